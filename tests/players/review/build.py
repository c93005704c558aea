"""Finished games to look back at."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from pyrite.core.seeds import fast_chance, player_seed, seed_text
from pyrite.engine.play import Play, start_play
from pyrite.engine.records.record import GameRecord
from pyrite.engine.registry import find_game
from pyrite.players.greedy import Greedy

SEED = seed_text("review")
VARIANTS = {
    "gold": (2, {}),
    "fool": (4, {"rounds": "single"}),
    "fools-gold": (3, {}),
    "end-of-the-trail": (2, {}),
}


def begun(id: str) -> Play:
    """A game of few seats."""
    seats, options = VARIANTS[id]
    return start_play(find_game(id), seats, seed=SEED, options=options)


def play_on(play: Play, until: Callable[[Play], bool] = lambda play: False) -> Play:
    """Everybody follows instinct to the end, or until something is so."""
    streams = [fast_chance(player_seed(SEED, seat)) for seat in range(play.seats)]
    player = Greedy(play.game)
    while not play.is_over and not until(play):
        seat = play.waiting[0]
        moves = play.legal_numbers(seat)
        play.move(seat, player.choose(play.information(seat), moves, streams[seat]))
    return play


@cache
def finished(id: str) -> GameRecord:
    """A short whole game."""
    return play_on(begun(id)).game_record()
