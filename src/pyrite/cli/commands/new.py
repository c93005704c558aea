"""`pyrite new ID`: a small game that plays at once, to be changed rule by rule."""

from __future__ import annotations

import keyword
import re
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import click

from pyrite import games
from pyrite.cli.shell.command import Command
from pyrite.cli.shell.errors import CommandError
from pyrite.cli.shell.files import check_new
from pyrite.cli.shell.options.values import ParamType, label
from pyrite.cli.skeleton import Files, NewGame, letters_in
from pyrite.core.words import Words
from pyrite.engine.registry import game_ids

ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
RANGE = re.compile(r"([1-8])(?:-([1-8]))?")
SEATS = (2, 3, 4)


class SeatRange(ParamType):
    """`3-6`, or `4` alone."""

    name = "seats"

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> tuple[int, ...]:
        """All numbers of seats."""
        if isinstance(value, tuple):
            return value
        found = RANGE.fullmatch(str(value))
        if not found or int(found[2] or found[1]) < int(found[1]):
            raise CommandError("not-seats", name=label(param), value=str(value))
        return tuple(range(int(found[1]), int(found[2] or found[1]) + 1))


def build(words: Words) -> click.Command:
    """The command."""
    say = words.say
    return Command(
        "new",
        words,
        run,
        params=[
            click.Argument(["id"], metavar="ID"),
            click.Option(
                ["--seats"],
                metavar="N-M",
                type=SeatRange(),
                default=SEATS,
                help=say("help-new-seats"),
            ),
            click.Option(
                ["--package"],
                metavar="DIR",
                type=click.Path(path_type=Path),
                help=say("help-new-package"),
            ),
            click.Option(["--here"], is_flag=True, help=say("help-new-here")),
        ],
    )


def run(words: Words, *, id: str, seats: tuple[int, ...], package: Path | None, here: bool) -> None:
    """Write the files, and say how to go on."""
    if not ID.fullmatch(id):
        raise CommandError("not-an-id", id=id)
    if id in game_ids():
        raise CommandError("id-taken", id=id, games=", ".join(game_ids()))
    if keyword.iskeyword(name := id.replace("-", "_")) or find_spec(name):
        raise CommandError("name-taken", name=name)
    if here and package:
        raise CommandError("here-or-package")
    if here:
        write_here(words, id, seats, checkout())
    else:
        write_package(words, NewGame(id, seats), package or Path(id))


def write_package(words: Words, game: NewGame, folder: Path) -> None:
    """A distribution of its own."""
    check_new(folder)
    write(folder, game.distribution())
    commands = f"pip install -e {folder}", f"python -m pytest {folder / 'tests'}"
    say_next(words, game, folder, *commands)


def write_here(words: Words, id: str, seats: tuple[int, ...], root: Path) -> None:
    """One of our own games."""
    game = NewGame(id, seats, letters_in(root / "docs" / "rules"))
    folder, tests = (root / one / game.name for one in ("src/pyrite/games", "tests/games"))
    check_new(folder, tests)
    write(root, game.in_checkout())
    say_next(words, game, folder, f"python -m pytest {tests.relative_to(root)}")


def checkout() -> Path:
    """The root of the repository that this program runs from."""
    root = Path(games.__path__[0]).parents[2]
    if not (root / "tests" / "games").is_dir():
        raise CommandError("no-checkout", folder=str(root))
    return root


def write(folder: Path, files: Files) -> None:
    """All of them, with the folders they lie in."""
    for path, text in files:
        file = folder / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")


def say_next(words: Words, game: NewGame, folder: Path, *commands: str) -> None:
    """Where it lies, and what can be done with it at once."""
    click.echo(words.say("new-made", folder=str(folder)))
    for line in (*commands, f"pyrite play {game.id}", f"pyrite open {game.id}"):
        click.echo(f"  {line}")
    click.echo(words.say("new-next", command=f"pyrite debts {game.id}"))
