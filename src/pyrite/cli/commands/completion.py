"""`pyrite completion SHELL`: the script that completes commands, games and options."""

from __future__ import annotations

import click
from click.shell_completion import get_completion_class

from pyrite.cli.shell.command import Command
from pyrite.cli.shell.options.values import OneOfWords
from pyrite.core.words import Words

SHELLS = ("bash", "zsh", "fish")
VARIABLE = "_PYRITE_COMPLETE"


def build(words: Words) -> click.Command:
    """The command."""
    return Command(
        "completion",
        words,
        run,
        params=[click.Argument(["shell"], type=OneOfWords(SHELLS), metavar="|".join(SHELLS))],
    )


def run(words: Words, *, shell: str) -> None:
    """Print it."""
    found = get_completion_class(shell)
    assert found is not None
    root = click.get_current_context().find_root().command
    click.echo(found(root, {}, "pyrite", VARIABLE).source())
