"""`pyrite completion SHELL`: the script that completes commands, games and options."""

from __future__ import annotations

import click
from click.shell_completion import get_completion_class

from pyrite.cli.shell.command import Command, Root
from pyrite.cli.shell.parameters import OneOf
from pyrite.core.words import Words

SHELLS = ("bash", "zsh", "fish")
VARIABLE = "_PYRITE_COMPLETE"


def build(words: Words) -> click.Command:
    """The command."""
    return Command(
        "completion",
        words,
        run,
        help=words.say("help-completion"),
        params=[click.Argument(["shell"], type=OneOf(SHELLS), metavar="|".join(SHELLS))],
    )


def run(words: Words, *, shell: str) -> None:
    """Print it."""
    found = get_completion_class(shell)
    assert found is not None
    click.echo(found(Root(words), {}, "pyrite", VARIABLE).source())
