"""What all our commands share: words, help in two languages, `--lang` before or after the name."""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from typing import Any

import click

from pyrite.cli.shell.help import help_text
from pyrite.cli.shell.options.values import OneOfWords
from pyrite.core.words import LANGUAGES, Words


def lang_option(words: Words) -> click.Option:
    """Every command takes it; its value was read before anything was built."""
    return click.Option(
        ["--lang"],
        help=words.say("help-lang"),
        type=OneOfWords(LANGUAGES),
        metavar="|".join(LANGUAGES),
        expose_value=False,
    )


def help_option(words: Words) -> click.Option:
    """`--help`, explained in the language of the rest."""
    return said_option(["-h", "--help"], words.say("help-help"), click.Context.get_help)


def said_option(
    names: Sequence[str], help: str, text: Callable[[click.Context], str]
) -> click.Option:
    """A flag that has something said, and no more."""

    def show(ctx: click.Context, param: click.Parameter, value: bool) -> None:
        if value and not ctx.resilient_parsing:
            click.echo(text(ctx))
            ctx.exit()

    return click.Option(
        list(names), is_flag=True, is_eager=True, expose_value=False, help=help, callback=show
    )


class Command(click.Command):
    """One command: calls `run(words, **parameters)`; what it does is said in the catalogue."""

    def __init__(
        self,
        name: str,
        words: Words,
        run: Callable[..., Any],
        *,
        params: Sequence[click.Parameter] = (),
    ) -> None:
        self.words = words
        super().__init__(
            name,
            callback=functools.partial(run, words),
            help=words.say(f"help-{name}"),
            params=[*params, lang_option(words), help_option(words)],
            add_help_option=False,
            options_metavar=words.say("help-options-metavar"),
        )

    def get_help(self, ctx: click.Context) -> str:
        """The help page."""
        return help_text(self, ctx, self.words)

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        """What is wrong with the words is said of this command."""
        try:
            return super().parse_args(ctx, args)
        except click.UsageError as error:
            error.ctx = error.ctx or ctx
            raise
