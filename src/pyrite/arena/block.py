"""One deal played several times with the seats turned, so that luck falls on everybody alike."""

from __future__ import annotations

import functools
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any

from pyrite.core.seeds import fast_chance, game_seed, player_seed
from pyrite.engine.play import Play, start_play
from pyrite.engine.player import Player
from pyrite.engine.registry import find_game
from pyrite.players.levels import make_player


@dataclass(frozen=True)
class Tournament:
    """What is to be played."""

    game: str
    seats: int
    players: tuple[str, ...]
    games: int
    seed: str
    options: tuple[tuple[str, str], ...] = ()

    @property
    def blocks(self) -> int:
        """Deals: each is played once per seat."""
        return -(-self.games // self.seats)

    def seating(self, block: int, turn: int) -> tuple[int, ...]:
        """Which player (by index) sits at each seat: all players come round, seats turn."""
        count = len(self.players)
        first = block * self.seats if count > self.seats else 0
        sitting = [(first + i) % count for i in range(self.seats)]
        return tuple(sitting[(seat + turn) % self.seats] for seat in range(self.seats))


@dataclass(frozen=True)
class GameResult:
    """One game of a tournament in numbers."""

    block: int
    turn: int
    players: tuple[int, ...]  # by seat
    scores: tuple[int, ...]
    wins: tuple[float, ...]  # win share by seat
    decisions: int
    choices: int  # legal moves, summed over decisions
    lead_changes: int

    def row(self) -> dict[str, Any]:
        """As JSON."""
        return asdict(self)

    @staticmethod
    def from_row(row: dict[str, Any]) -> GameResult:
        """From JSON."""
        values: dict[str, Any] = {
            key: tuple(value) if isinstance(value, list) else value for key, value in row.items()
        }
        return GameResult(**values)


@functools.cache
def _player(game: str, name: str) -> Player:
    return make_player(find_game(game), name, seed=name)


def play_block(tournament: Tournament, block: int) -> list[GameResult]:
    """All games of one deal; the same wherever it runs."""
    turns = range(min(tournament.seats, tournament.games - block * tournament.seats))
    return [play_turned(tournament, block, turn) for turn in turns]


def play_turned(tournament: Tournament, block: int, turn: int) -> GameResult:
    """The deal with the seats turned so far."""
    game = find_game(tournament.game)
    seed = game_seed(tournament.seed, block)
    seating = tournament.seating(block, turn)
    players = [_player(game.id, tournament.players[index]) for index in seating]
    play = start_play(game, tournament.seats, seed=seed, options=dict(tournament.options))
    counts = play_on(play, players, seed)
    result = play.result
    assert result
    wins = tuple((seat in result.winners) / len(result.winners) for seat in range(tournament.seats))
    return GameResult(block, turn, seating, result.scores, wins, *counts)


def play_on(play: Play, players: Sequence[Player], seed: str) -> tuple[int, int, int]:
    """To the end; returns decisions, choices and how often the lead changed."""
    streams = [fast_chance(player_seed(seed, seat)) for seat in range(play.seats)]
    decisions = choices = changes = 0
    leader = -1
    while not play.is_over:
        seat = play.waiting[0]
        moves = play.legal_numbers(seat)
        play.move(seat, players[seat].choose(play.information(seat), moves, streams[seat]))
        decisions += 1
        choices += len(moves)
        ahead = sole_leader(play.score())
        if ahead >= 0 and ahead != leader:
            changes += leader >= 0
            leader = ahead
    return decisions, choices, changes


def sole_leader(scores: Sequence[int]) -> int:
    """Who is ahead of all others; -1 if nobody is."""
    best = max(scores)
    return scores.index(best) if list(scores).count(best) == 1 else -1
