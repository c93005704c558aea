"""`pyrite site DIR`: the page with its own server in it, as a folder for any web space.

Made by the face that knows the page, which this one does not: it is started as the program it is.
"""

from __future__ import annotations

import runpy
import sys
from pathlib import Path

import click

from pyrite.cli.shell.command import Command
from pyrite.core.words import Words


def build(words: Words) -> click.Command:
    """The command."""
    return Command(
        "site",
        words,
        run,
        params=[
            click.Argument(["folder"], type=Path, metavar="DIR"),
            click.Option(
                ["--games"], metavar="GAME", multiple=True, help=words.say("help-site-games")
            ),
            click.Option(
                ["--pyodide"], metavar="FOLDER", type=Path, help=words.say("help-site-pyodide")
            ),
        ],
    )


def run(words: Words, *, folder: Path, games: tuple[str, ...], pyodide: Path | None) -> int:
    """Hand over, with everything that was said."""
    said = [part for game in games for part in ("--games", game)]
    said += ["--pyodide", str(pyodide)] if pyodide else []
    sys.argv = ["pyrite.web.site", str(folder), *said, "--lang", words.language]
    try:
        runpy.run_module("pyrite.web.site", run_name="__main__", alter_sys=True)
    except SystemExit as end:
        return int(end.code or 0)
    return 0
