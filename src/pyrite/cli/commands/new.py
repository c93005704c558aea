"""`pyrite new ID`: a small game that plays at once, to be changed rule by rule."""

from __future__ import annotations

import re
from collections.abc import Iterator
from importlib import resources
from pathlib import Path
from string import Template
from typing import Any

import click

from pyrite.cli.shell.command import Command
from pyrite.cli.shell.errors import CommandError
from pyrite.cli.shell.files import check_new
from pyrite.cli.shell.options.values import ParamType, label
from pyrite.core.words import Words
from pyrite.engine.registry import game_ids

ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
RANGE = re.compile(r"([1-8])(?:-([1-8]))?")
SEATS = (2, 3, 4)
SKELETON = "skeleton"
RULES = ("__init__", "box", "state", "moves", "rules", "knowledge", "view")
WORDS = ("en.ftl", "rules.en.md")


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
                help=words.say("help-new-seats"),
            ),
            click.Option(
                ["--package"],
                metavar="DIR",
                type=click.Path(path_type=Path),
                help=words.say("help-new-package"),
            ),
        ],
    )


def run(words: Words, *, id: str, seats: tuple[int, ...], package: Path | None) -> None:
    """Write the files, and say how to go on."""
    if not ID.fullmatch(id):
        raise CommandError("not-an-id", id=id)
    if id in game_ids():
        raise CommandError("id-taken", id=id, games=", ".join(game_ids()))
    folder = package or Path(id)
    check_new(folder)
    for file, text in skeleton(id, seats):
        (folder / file).parent.mkdir(parents=True, exist_ok=True)
        (folder / file).write_text(text, "utf-8")
    click.echo(words.say("new-made", folder=str(folder)))
    for line in (f"pip install -e {folder}", f"pyrite play {id}", f"pyrite open {id}"):
        click.echo(f"  {line}")
    click.echo(words.say("new-next", command=f"pyrite debts {id}"))


def skeleton(id: str, seats: tuple[int, ...]) -> Iterator[tuple[str, str]]:
    """Every file of a distribution of its own, and what stands in it."""
    name = id.replace("-", "_")
    values = {
        "id": id,
        "package": name,
        "title": id.replace("-", " ").title(),
        "seats": repr(seats),
        "most": str(seats[-1]),
    }
    yield "pyproject.toml", filled("pyproject.toml", values)
    for one in RULES:
        yield f"{name}/{one}.py", filled(f"{one}.py", values)
    for one in WORDS:
        yield f"{name}/words/{one}", filled(f"words/{one}", values)
    yield "tests/test_rules.py", filled("test_rules.py", values)


def filled(name: str, values: dict[str, str]) -> str:
    """One file of the skeleton."""
    file = resources.files("pyrite.cli") / SKELETON / f"{name}.txt"
    return Template(file.read_text("utf-8")).safe_substitute(values)
