"""What all our commands share: words, help in two languages, `--lang` before or after the name."""

from __future__ import annotations

import functools
import importlib
from collections.abc import Callable, Sequence
from typing import Any

import click

from pyrite import __version__
from pyrite.cli.shell.errors import CommandError
from pyrite.cli.shell.help import help_text
from pyrite.cli.shell.parameters import OneOf
from pyrite.core.words import LANGUAGES, Words

COMMANDS = (
    "play",
    "games",
    "rules",
    "replay",
    "verify",
    "simulate",
    "arena",
    "balance",
    "perft",
    "playthrough",
    "schema",
    "bench",
    "warm",
    "completion",
)


def lang_option(words: Words) -> click.Option:
    """Every command takes it; its value was read before anything was built."""
    return click.Option(
        ["--lang"],
        help=words.say("help-lang"),
        type=OneOf(LANGUAGES),
        metavar="|".join(LANGUAGES),
        expose_value=False,
    )


def help_option(words: Words) -> click.Option:
    """`--help`, explained in the language of the rest."""

    def show(ctx: click.Context, param: click.Parameter, value: bool) -> None:
        if value and not ctx.resilient_parsing:
            click.echo(ctx.get_help())
            ctx.exit()

    return click.Option(
        ["--help"],
        is_flag=True,
        is_eager=True,
        expose_value=False,
        help=words.say("help-help"),
        callback=show,
    )


def version_option(words: Words) -> click.Option:
    """`--version`."""

    def show(ctx: click.Context, param: click.Parameter, value: bool) -> None:
        if value and not ctx.resilient_parsing:
            click.echo(f"pyrite {__version__}")
            ctx.exit()

    return click.Option(
        ["--version"],
        is_flag=True,
        is_eager=True,
        expose_value=False,
        help=words.say("help-version"),
        callback=show,
    )


class Command(click.Command):
    """One command: calls `run(words, **parameters)`."""

    def __init__(
        self,
        name: str,
        words: Words,
        run: Callable[..., Any],
        *,
        help: str,
        params: Sequence[click.Parameter] = (),
    ) -> None:
        self.words = words
        super().__init__(
            name,
            callback=functools.partial(run, words),
            help=help,
            params=[*params, lang_option(words), help_option(words)],
            add_help_option=False,
            options_metavar=words.say("help-options-metavar"),
        )

    def get_help(self, ctx: click.Context) -> str:
        """The help page."""
        return help_text(self, ctx, self.words)


class Root(click.Group):
    """`pyrite` itself; a command's module is imported when the command is named."""

    def __init__(self, words: Words) -> None:
        self.words = words
        super().__init__(
            "pyrite",
            help=words.say("help-pyrite"),
            params=[version_option(words), lang_option(words), help_option(words)],
            callback=self._show_help,
            invoke_without_command=True,
            add_help_option=False,
            options_metavar=words.say("help-options-metavar"),
            subcommand_metavar=words.say("help-command-metavar"),
        )

    def _show_help(self) -> None:
        ctx = click.get_current_context()
        if ctx.invoked_subcommand is None:
            click.echo(ctx.get_help())

    def get_help(self, ctx: click.Context) -> str:
        """The help page."""
        return help_text(self, ctx, self.words)

    def list_commands(self, ctx: click.Context) -> list[str]:
        """All names, in the order of use."""
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The command of that name, loaded now."""
        if cmd_name not in COMMANDS:
            return None
        module = importlib.import_module(f"pyrite.cli.commands.{cmd_name}")
        command: click.Command = module.build(self.words)
        return command

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """An unknown name is said in our words."""
        if args and args[0] not in COMMANDS and not ctx.resilient_parsing:
            raise CommandError("no-command", name=args[0], commands=", ".join(COMMANDS))
        return super().resolve_command(ctx, args)
