"""`pyrite replay FILE`: walk through a record."""

from __future__ import annotations

from pathlib import Path

import click

from pyrite.cli.session.records.replaying import show_replay
from pyrite.cli.session.screen import Screen
from pyrite.cli.shell.command import Command
from pyrite.cli.shell.options.values import Count
from pyrite.cli.shell.voice import Voice
from pyrite.core.law import ONLOOKER
from pyrite.core.words import Words
from pyrite.engine.records.files import read_record
from pyrite.engine.records.replay import Replay


def build(words: Words) -> click.Command:
    """The command."""
    return Command(
        "replay",
        words,
        run,
        params=[
            click.Argument(["file"], type=Path, metavar="FILE"),
            click.Option(["--at"], metavar="N", type=Count(), help=words.say("help-at")),
            click.Option(["--seat"], metavar="S", type=Count(), help=words.say("help-seat")),
            click.Option(["--plain"], is_flag=True, help=words.say("help-plain")),
        ],
    )


def run(words: Words, *, file: Path, at: int | None, seat: int | None, plain: bool) -> None:
    """As that seat sees it, or an onlooker."""
    replay = Replay(read_record(file))
    viewer = ONLOOKER if seat is None else seat
    replay.play.information(viewer)  # a seat that is not there is an error now
    screen = Screen(words, plain=plain)
    speech = Voice.at(replay.play, words.language, plain=screen.plain).for_viewer(viewer)
    show_replay(replay, screen, speech, at=at)
