"""`pyrite rules GAME`: a game's rules in our own words."""

from __future__ import annotations

import os

import click

from pyrite.cli.shell.command import Command
from pyrite.cli.shell.parameters import game_argument
from pyrite.core.words import Words


def build(words: Words) -> click.Command:
    """The command."""
    return Command("rules", words, run, params=[game_argument()])


def run(words: Words, *, game: str) -> None:
    """Read them in a pager on a terminal, else as they stand in the file."""
    from pyrite.engine.registry import find_game

    show_rules(find_game(game).package, words.language)


def show_rules(package: str, language: str, *, plain: bool = False) -> None:
    """Markdown, drawn for a terminal."""
    from rich.markdown import Markdown

    from pyrite.cli.shell.console import console
    from pyrite.core.words import rules_text

    out = console(plain=plain)
    page = Markdown(rules_text(package, language))
    if not out.is_terminal:
        out.print(page)
        return
    os.environ.setdefault("LESS", "-R")  # the pager must understand colours
    with out.pager(styles=not plain):
        out.print(page, width=min(out.width, 88))
