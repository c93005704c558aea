"""A game's rules on paper: in a pager on a terminal, else as they stand in the file."""

from __future__ import annotations

import os

from rich.markdown import Markdown

from pyrite.cli.shell.console import console
from pyrite.core.words import rules_text

WIDEST = 88


def show_rules(package: str, language: str, *, plain: bool = False) -> None:
    """Markdown, drawn for a terminal."""
    out = console(plain=plain)
    page = Markdown(rules_text(package, language))
    if not out.is_terminal:
        out.print(page)
        return
    os.environ.setdefault("LESS", "-R")  # the pager must understand colours
    with out.pager(styles=not plain):
        out.print(page, width=min(out.width, WIDEST))
