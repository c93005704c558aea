"""`pyrite play`: a game for people at this terminal, with bots on the other seats."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path

import click

from pyrite.cli.session.beginning import LEVEL, NEWEST, Wish, next_table, open_table
from pyrite.cli.session.game_loop import play_to_the_end
from pyrite.cli.session.records.departing import Departure, departed_table
from pyrite.cli.session.screen import Screen
from pyrite.cli.shell.command import Command
from pyrite.cli.shell.options.parameters import (
    game_argument,
    seats_option,
    seed_option,
    settings_option,
)
from pyrite.cli.shell.options.player_names import PlayerNames
from pyrite.cli.shell.options.values import Count, OneOfWords, Seconds
from pyrite.core.words import Words
from pyrite.players.levels import player_names
from pyrite.tables.keyboard.table import FileTable

HINTS = ("on", "off")
PAUSE = 2.0


def build(words: Words) -> click.Command:
    """The command."""
    say = words.say
    return Command(
        "play",
        words,
        run,
        params=[
            game_argument(required=False),
            seats_option(words),
            click.Option(["--people"], metavar="0,2", help=say("help-people")),
            click.Option(
                ["--bots", "--against", "bots"],
                metavar="A,B,...",
                type=PlayerNames(),
                help=say("help-against", usual=LEVEL, names=", ".join(player_names())),
            ),
            settings_option(words),
            seed_option(words),
            *record_options(words),
            click.Option(
                ["--pause"],
                metavar="SECONDS",
                type=Seconds(),
                default=PAUSE,
                help=say("help-pause", seconds=str(PAUSE)),
            ),
            click.Option(
                ["--hints"],
                metavar="|".join(HINTS),
                type=OneOfWords(HINTS),
                default=HINTS[0],
                help=say("help-hints"),
            ),
            click.Option(["--plain"], is_flag=True, help=say("help-plain")),
        ],
    )


def record_options(words: Words) -> list[click.Option]:
    """Where the record is kept, and which one is gone on with."""
    say = words.say
    return [
        click.Option(["--save"], metavar="FILE", help=say("help-save"), type=Path),
        click.Option(
            ["--resume"],
            metavar="[FILE]",
            is_flag=False,
            flag_value=str(NEWEST),
            help=say("help-resume"),
            type=Path,
        ),
        click.Option(["--from", "file"], metavar="FILE", help=say("help-from"), type=Path),
        click.Option(["--step"], metavar="N", type=Count(1), help=say("help-step")),
        click.Option(["--anew"], is_flag=True, help=say("help-anew")),
    ]


def run(
    words: Words,
    *,
    game: str | None,
    seats: int | None,
    people: str | None,
    bots: tuple[str, ...] | None,
    settings: tuple[tuple[str, str], ...],
    seed: str | None,
    save: Path | None,
    resume: Path | None,
    file: Path | None,
    step: int | None,
    anew: bool,
    pause: float,
    hints: str,
    plain: bool,
) -> None:
    """Set up or resume, play, say how it ended."""
    screen = Screen(words, plain=plain)
    against = ",".join(bots) if bots else None
    wish = Wish(game, seats, people, against, dict(settings), seed)
    may_ask = hints == HINTS[0]
    with suppress(EOFError):
        departure = Departure(file, step, is_anew=anew)
        table: FileTable | None = (
            departed_table(departure, wish, screen, save=save, resume=resume)
            if departure.is_wished
            else open_table(wish, words, screen, save=save, resume=resume)
        )
        while table:
            play_to_the_end(table, screen, words, pause=pause, may_ask_for_hints=may_ask)
            table = next_table(table, words, screen)
