"""`pyrite play`: a game for people at this terminal, with bots on the other seats."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from pathlib import Path

import click

from pyrite.cli.evening.ending import show_ending
from pyrite.cli.evening.host import Host
from pyrite.cli.evening.people import all_players, parse_people
from pyrite.cli.evening.screen import Screen
from pyrite.cli.evening.setup import Setup
from pyrite.cli.evening.table import Table
from pyrite.cli.shell.command import Command
from pyrite.cli.shell.errors import CommandError
from pyrite.cli.shell.files import check_new, default_file
from pyrite.cli.shell.parameters import game_argument, seats_option, seed_option, settings_option
from pyrite.cli.shell.player_names import PlayerName
from pyrite.cli.shell.values import OneOf, Seconds
from pyrite.cli.shell.voice import Voice
from pyrite.core.seeds import seed_text
from pyrite.core.words import Words
from pyrite.engine.files import claim, read_record
from pyrite.engine.names import PERSON, is_bot
from pyrite.engine.play import check_options, check_seats, new_play
from pyrite.engine.registry import all_games, find_game
from pyrite.engine.replay import resume
from pyrite.players.levels import player_names

LEVEL = "normal"
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
                ["--against"],
                metavar="LEVEL",
                type=PlayerName(),
                help=say("help-against", usual=LEVEL, names=", ".join(player_names())),
            ),
            settings_option(words),
            seed_option(words),
            click.Option(["--save"], metavar="FILE", help=say("help-save"), type=Path),
            click.Option(["--resume"], metavar="FILE", help=say("help-resume"), type=Path),
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
                type=OneOf(HINTS),
                default=HINTS[0],
                help=say("help-hints"),
            ),
            click.Option(["--plain"], is_flag=True, help=say("help-plain")),
        ],
    )


def run(
    words: Words,
    *,
    game: str | None,
    seats: int | None,
    people: str | None,
    against: str | None,
    settings: tuple[tuple[str, str], ...],
    seed: str | None,
    save: Path | None,
    resume: Path | None,
    pause: float,
    hints: str,
    plain: bool,
) -> None:
    """Set up or resume, play, say how it ended."""
    screen = Screen(plain=plain)
    if resume:
        if game or seats or people or against or settings or seed:
            raise CommandError("resume-alone")
        table = resumed_table(resume, save)
    else:
        check_new(save)
        try:
            table = new_table(
                words, screen, game, seats, people, against, dict(settings), seed, save
            )
        except EOFError:
            return
    play_to_the_end(words, screen, table, pause, may_ask_for_hints=hints == HINTS[0])


def resumed_table(file: Path, save: Path | None) -> Table:
    """The game of a record, where it stopped."""
    record = read_record(file)
    play = resume(record)
    if play.seed is None and not play.is_over:
        raise CommandError("resume-no-seed", file=str(file))
    for seat in range(play.seats):
        play.players.setdefault(seat, PERSON)
    if all(is_bot(name) for name in play.players.values()):
        play.players[0] = PERSON
    return Table(play, save or file, record)


def new_table(
    words: Words,
    screen: Screen,
    id: str | None,
    seats: int | None,
    people: str | None,
    against: str | None,
    settings: dict[str, str],
    seed: str | None,
    save: Path | None,
) -> Table:
    """A new game; what the command line leaves open is asked, or is as usual if it names a game."""
    setup = Setup(screen, words) if id is None else None
    game = find_game(id) if id is not None else Setup(screen, words).ask_game(all_games())
    if seats is None:
        seats = setup.ask_seats(game) if setup else game.usual_seats
    check(game.id, seats, settings)
    if people is None and setup:
        sitting = setup.ask_people(seats)
    else:
        sitting = parse_people(people or "0", seats)
    if against is None:
        against = setup.ask_level(LEVEL) if setup and len(sitting) < seats else LEVEL
    if setup and not settings:
        settings = setup.ask_settings(game, seats)
    players = all_players(sitting, seats, against)
    return start_table(game.id, seats, players, settings, seed, save)


def check(id: str, seats: int, settings: Mapping[str, str]) -> None:
    """Say what is wrong before asking more."""
    check_seats(find_game(id), seats)
    check_options(find_game(id), seats, settings)


def start_table(
    id: str,
    seats: int,
    players: Mapping[int, str],
    settings: Mapping[str, str],
    seed: str | None,
    save: Path | None,
) -> Table:
    """A game before chance has spoken, with a file of its own."""
    full_seed = secrets.token_hex(32) if seed is None else seed_text(seed)
    play = new_play(find_game(id), seats, seed=full_seed, options=settings, players=players)
    return Table(play, save or claim(default_file(id)))


def play_to_the_end(
    words: Words, screen: Screen, table: Table, pause: float, *, may_ask_for_hints: bool
) -> None:
    """Host the game, then say how it ended or how to go on."""
    play = table.play
    speech = Voice.at(play, words.language, plain=screen.plain)
    if len(table.people) == 1:
        speech = speech.for_viewer(table.people[0])
    screen.print_lines([speech.say("saved-as-you-play", file=str(table.file))])
    try:
        if not play.is_over:
            Host(table, screen, speech, pause=pause, may_ask_for_hints=may_ask_for_hints).run()
    except KeyboardInterrupt:
        show_ending(table, screen, speech)
        raise
    finally:
        table.bots.compiler.close()
    show_ending(table, screen, speech)
