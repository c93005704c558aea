"""Ours beside other libraries, as far as they are installed: OpenSpiel, RLCard, PettingZoo, pgx.

    python -m bench peers gold fool --seconds 3
    python -m bench peers --games 400 --within 5 --guided --save peers.rows

Steps per second of ours and of their nearest games; then our search against OpenSpiel's, in our own
games. All games, unless some are named. With --save every figure and every game is kept, and the
same command goes on with what is missing.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from pathlib import Path

from bench.arguments import count_of, make_parser, time_of
from bench.peers.log import PeerLog
from bench.peers.report import PeerReport, Terms
from pyrite.engine.compilation.choice import check_native
from pyrite.engine.registry import find_game, game_ids

SECONDS = 1.0
GAMES = 2  # the same chance with the seats swapped


def parsed(words: Sequence[str]) -> argparse.Namespace:
    """What was asked for."""
    parser = make_parser("peers", __doc__)
    parser.add_argument("games", metavar="GAME", nargs="*", help=", ".join(game_ids()))
    parser.add_argument(
        "--seconds", metavar="S", type=time_of, default=SECONDS, help="for a figure; usually 1"
    )
    parser.add_argument(
        "--games", dest="count", metavar="N", type=count_of, default=GAMES, help="of each match"
    )
    parser.add_argument(
        "--within",
        metavar="POINTS",
        type=count_of,
        default=0,
        help="end a match as soon as our share is known to so many points on each side",
    )
    parser.add_argument(
        "--guided", action="store_true", help="our search is guided by the game's network"
    )
    parser.add_argument(
        "--save", metavar="FILE", type=Path, help="keep what is measured, go on with it"
    )
    parser.add_argument("--json", action="store_true", help="for programs")
    return parser.parse_args(words)


def main(words: Sequence[str]) -> None:
    """Measure and print, row by row, or everything as JSON."""
    said = parsed(words)
    check_native()
    games = [find_game(id) for id in said.games or game_ids()]
    terms = Terms(said.seconds, said.count, said.within / 100, is_guided=said.guided)
    results = PeerReport(PeerLog(said.save), tells=not said.json).measure(games, terms)
    if said.json:
        print(json.dumps(results, ensure_ascii=False, indent=2))
