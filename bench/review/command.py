"""What reviews can tell: whether grades follow strength, how stable they are, what luck explains.

    python -m bench review strength gold --players normal,expert --games 50
    python -m bench review grades fools-gold --players uniform,easy,hard --games 5
    python -m bench review stability fool --players normal,hard --games 3
    python -m bench review luck gold --players greedy,instinct --games 400

`strength`: one seat of the first player, the rest of the second; `grades`: all seats alike, one
player after the other; `luck`: as `pyrite arena --adjusted`. How far it is goes to standard error;
after Ctrl-C the game that runs is finished, and what was measured is told. With `--save FILE` every
game is kept, and the same command goes on. Knows the clock, as every benchmark does.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path

from bench.arguments import count_of, make_parser
from bench.resumable_rows import measured
from bench.review.ladder import ladder, tell_ladder
from bench.review.modes import MODES, TWO, Asked, cup_of
from pyrite.arena.luck_adjusted import ROLLOUTS
from pyrite.engine.play import check_options, check_seats
from pyrite.engine.registry import find_game
from pyrite.players.review.review import ITERATIONS

LABORATORIES = {**MODES, "ladder": (ladder, tell_ladder)}


def review_parser() -> argparse.ArgumentParser:
    """What can be asked for."""
    parser = make_parser("review", __doc__)
    parser.add_argument("mode", choices=LABORATORIES)
    parser.add_argument("game")
    parser.add_argument("--players", default="normal,expert")
    parser.add_argument("--seats", type=count_of)
    parser.add_argument("--games", type=count_of, default=10)
    parser.add_argument("--iterations", type=count_of)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--save", type=Path, metavar="FILE")
    return parser


def asked_of(said: argparse.Namespace) -> Asked:
    """Checked against the game."""
    game = find_game(said.game)
    seats = said.seats or game.usual_seats
    check_seats(game, seats)
    pairs = dict(one.partition("=")[::2] for one in said.option)
    options = {name: check_options(game, seats, pairs)[name] for name in sorted(pairs)}
    iterations = said.iterations or (ROLLOUTS if said.mode == "luck" else ITERATIONS)
    players = tuple(said.players.split(","))
    return Asked(said.mode, game.id, seats, players, said.games, iterations, tuple(options.items()))


def main(words: Sequence[str]) -> None:
    """Measure one thing of one game."""
    parser = review_parser()
    said = parser.parse_args(words)
    if said.mode == "strength" and len(said.players.split(",")) != TWO:
        parser.error("strength compares two players: --players WEAK,STRONG")
    asked = asked_of(said)
    measure, tell = LABORATORIES[asked.mode]
    count = cup_of(asked).blocks if asked.mode == "luck" else asked.games
    tell(asked, measured(count, asked.title, lambda one: measure(asked, one), said.save))
