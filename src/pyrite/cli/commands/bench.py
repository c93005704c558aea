"""`pyrite bench`: how fast the games are on this machine."""

from __future__ import annotations

from pathlib import Path

import click

from pyrite.cli.shell.command import Command
from pyrite.cli.shell.console import print_json
from pyrite.cli.shell.errors import CommandError
from pyrite.cli.shell.parameters import file_option, game_argument, json_option
from pyrite.cli.shell.values import Count, Seconds
from pyrite.core.words import Words
from pyrite.engine.compiling import check_native
from pyrite.engine.registry import find_game, game_ids

SECONDS = 1.0
DUEL_GAMES = 2  # per match of searches: the same chance with the seats swapped


def build(words: Words) -> click.Command:
    """The command."""
    return Command(
        "bench",
        words,
        run,
        params=[
            game_argument(required=False, several=True),
            click.Option(
                ["--seconds"],
                metavar="S",
                type=Seconds(),
                default=SECONDS,
                help=words.say("help-seconds", usual=str(SECONDS)),
            ),
            click.Option(["--skip-cold"], is_flag=True, help=words.say("help-skip-cold")),
            click.Option(["--peers"], is_flag=True, help=words.say("help-peers")),
            click.Option(
                ["--games", "count"],
                metavar="N",
                type=Count(1),
                default=DUEL_GAMES,
                help=words.say("help-peers-games", usual=str(DUEL_GAMES)),
            ),
            click.Option(
                ["--within"],
                metavar="POINTS",
                type=Count(1),
                help=words.say("help-peers-within"),
            ),
            click.Option(["--guided"], is_flag=True, help=words.say("help-peers-guided")),
            file_option("--save", words.say("help-peers-save")),
            json_option(words),
        ],
    )


def run(
    words: Words,
    *,
    games: tuple[str, ...],
    seconds: float,
    skip_cold: bool,
    peers: bool,
    count: int,
    within: int | None,
    guided: bool,
    save: Path | None,
    as_json: bool,
) -> None:
    """Measure, and print: the table at the end, peers row by row."""
    check_native()
    from pyrite.arena.peer_notes import PeerNotes  # needs NumPy, as the reports do
    from pyrite.cli.reports import bench_text, peers_text

    if save and not peers:
        raise CommandError("save-peers")
    found = [find_game(id) for id in games or game_ids()]
    if peers:
        reports = peers_text.Peers(words, PeerNotes(save), tells=not as_json)
        terms = peers_text.Terms(seconds, count, (within or 0) / 100, is_guided=guided)
        results = reports.measure(found, terms)
    else:
        results = bench_text.measure(words, found, seconds, cold=not skip_cold)
    if as_json:
        print_json(results)
    elif not peers:
        bench_text.print_results(words, results)
