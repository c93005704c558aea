"""`pyrite` itself: which commands there are; each is imported when it is named."""

from __future__ import annotations

import importlib

import click

from pyrite import __version__
from pyrite.cli.commands import COMMANDS
from pyrite.cli.shell.command import help_option, lang_option, said_option
from pyrite.cli.shell.errors import CommandError
from pyrite.cli.shell.help import help_text
from pyrite.core.words import Words


def version_option(words: Words) -> click.Option:
    """`--version`."""
    return said_option(
        ["--version"], words.say("help-version"), lambda ctx: f"pyrite {__version__}"
    )


class Root(click.Group):
    """Says what the commands do without building them."""

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
