"""How long bots think where a page is its own server: a program for Python in a browser."""

from __future__ import annotations

PROGRAM = """
import json, time
from pyrite.core.seeds import fast_chance, seed_text
from pyrite.engine.play import start_play
from pyrite.engine.registry import find_game
from pyrite.players.levels import make_player

game = find_game("@GAME@")
play = start_play(game, game.usual_seats, seed=seed_text("tab"))
streams = [fast_chance(seed_text(f"tab {seat}")) for seat in range(play.seats)]
quick, player = make_player(game, "greedy"), make_player(game, "@LEVEL@")
times = []
while not play.is_over and len(times) <= @COUNT@:
    seat = play.waiting[0]
    moves, known = play.legal_numbers(seat), play.information(seat)
    if len(moves) > 1:
        began = time.perf_counter()
        player.choose(known, moves, streams[seat])
        times.append(1000 * (time.perf_counter() - began))
    play.move(seat, quick.choose(known, moves, streams[seat]))
json.dumps(times[1:])
"""


def thinking(game: str, level: str, count: int) -> str:
    """Prints the milliseconds of so many real decisions, without the first one, which loads."""
    given = {"GAME": game, "LEVEL": level, "COUNT": str(count)}
    program = PROGRAM
    for name, value in given.items():
        program = program.replace(f"@{name}@", value)
    return program
