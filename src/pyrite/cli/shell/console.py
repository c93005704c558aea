"""Where output goes: colours and width on a terminal, plain lines into a pipe."""

from __future__ import annotations

import json
import os
import sys
from typing import Any

import click
from rich.console import Console

PIPE_COLUMNS = 100


def console(*, plain: bool = False, stderr: bool = False) -> Console:
    """A console that never guesses: no markup, no emoji codes, no highlighting."""
    stream = sys.stderr if stderr else sys.stdout
    width = None if stream.isatty() or "COLUMNS" in os.environ else PIPE_COLUMNS
    return Console(
        stderr=stderr, markup=False, emoji=False, highlight=False, no_color=plain, width=width
    )


def print_json(value: Any) -> None:
    """A result for programs."""
    click.echo(json.dumps(value, ensure_ascii=False, indent=2))
