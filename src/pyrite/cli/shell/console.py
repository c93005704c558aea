"""Where output goes: colours and width on a terminal, plain lines into a pipe."""

from __future__ import annotations

import json
import os
import sys
from typing import Any

import click
from rich.console import Console, RenderableType
from rich.measure import Measurement

PIPE_COLUMNS = 100
BOUNDLESS = 10_000  # columns
SIGNS = "▶░●★■◆−"  # that boards are drawn with


def console(*, plain: bool = False, stderr: bool = False) -> Console:
    """A console that never guesses: no markup, no emoji codes, no highlighting."""
    stream = sys.stderr if stderr else sys.stdout
    width = None if stream.isatty() or "COLUMNS" in os.environ else PIPE_COLUMNS
    return Console(
        stderr=stderr,
        markup=False,
        emoji=False,
        highlight=False,
        no_color=True if plain else None,  # None: as NO_COLOR in the environment says
        width=width,
    )


def must_be_plain() -> bool:
    """Can this terminal show letters only?"""
    if os.environ.get("TERM") == "dumb":
        return True
    try:
        SIGNS.encode(getattr(sys.stdout, "encoding", None) or "utf-8")
    except UnicodeEncodeError:
        return True
    return False


def print_report(*parts: RenderableType) -> None:
    """For people: as wide as the terminal, in a pipe as wide as it needs; no word is ever cut."""
    out = console()
    wanted = out.width
    for part in parts:
        out.width = BOUNDLESS
        needs = Measurement.get(out, out.options, part)
        if out.is_terminal:
            out.width = max(wanted, needs.minimum)
            out.print(part)
        else:
            out.width = max(1, needs.maximum)
            click.echo(unpadded(out, part))


def unpadded(out: Console, part: RenderableType) -> str:
    """What is printed, without blanks at the ends of lines and of it all."""
    with out.capture() as capture:
        out.print(part)
    lines = [line.rstrip() for line in capture.get().splitlines()]
    return "\n".join(lines).rstrip("\n")


def print_json(value: Any) -> None:
    """A result for programs."""
    click.echo(json.dumps(value, ensure_ascii=False, indent=2))
