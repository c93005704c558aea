"""Arguments and options that several commands share; their types speak our words."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import click
from click.shell_completion import CompletionItem

from pyrite.cli.shell.errors import CommandError
from pyrite.cli.shell.options.values import Count, OneOfWords, ParamType, label
from pyrite.core.words import Words
from pyrite.engine.registry import find_game, game_ids

BACKENDS = ("auto", "python", "native")


class GameId(ParamType):
    """The id of a game; whether there is one is asked later."""

    name = "game"

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        """The ids that begin so."""
        return [CompletionItem(id) for id in game_ids() if id.startswith(incomplete)]


class Setting(ParamType):
    """`NAME=VALUE`; the game judges both."""

    name = "setting"

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> tuple[str, str]:
        """Name and value."""
        if isinstance(value, tuple):
            return value
        name, sign, chosen = str(value).partition("=")
        if not (name and sign and chosen):
            raise CommandError("not-a-setting", name=label(param), value=str(value))
        return name.strip(), chosen.strip()

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        """All settings of the game named before."""
        named = (
            ctx.params.get("game"),
            *ctx.args,
        )  # where click keeps it while a line is unfinished
        game = next((word for word in named if word in game_ids()), None)
        options = find_game(game).options if game else ()
        settings = [f"{o.name}={value}" for o in options for value in o.values]
        return [CompletionItem(one) for one in settings if one.startswith(incomplete)]


def game_argument(*, required: bool = True, several: bool = False) -> click.Argument:
    """GAME, or GAME… for all that are named."""
    return click.Argument(
        ["games" if several else "game"],
        type=GameId(),
        required=required,
        nargs=-1 if several else 1,
        metavar=f"{'' if required else '['}GAME{'' if required else ']'}{'...' if several else ''}",
    )


def seats_option(words: Words) -> click.Option:
    """How many play."""
    return click.Option(["--seats"], type=Count(1), metavar="N", help=words.say("help-seats"))


def settings_option(words: Words) -> click.Option:
    """Options of the game, any number of them."""
    return click.Option(
        ["--option", "settings"],
        type=Setting(),
        multiple=True,
        metavar="NAME=VALUE",
        help=words.say("help-option"),
    )


def seed_option(words: Words) -> click.Option:
    """Where chance comes from."""
    return click.Option(["--seed"], metavar="TEXT", help=words.say("help-seed"))


def game_options(words: Words, *, required: bool = True) -> list[click.Parameter]:
    """Which game: GAME, its seats, its options, its seed."""
    return [
        game_argument(required=required),
        seats_option(words),
        settings_option(words),
        seed_option(words),
    ]


def series_options(
    words: Words, *, usual: int, least: int = 1, deals: bool = False, may_resume: bool = False
) -> list[click.Parameter]:
    """Which games and how many; what may be resumed needs neither said."""
    count = click.Option(
        ["--games", "count"],
        metavar="M",
        type=Count(least),
        default=None if may_resume else usual,
        help=words.say("help-arena-games" if deals else "help-games-count", usual=str(usual)),
    )
    return [*game_options(words, required=not may_resume), count]


def workers_option(words: Words) -> click.Option:
    """How many processes play."""
    return click.Option(["--workers"], metavar="W", type=Count(1), help=words.say("help-workers"))


def file_option(name: str, help: str) -> click.Option:
    """A file to write or read."""
    return click.Option([name], metavar="FILE", type=Path, help=help)


def json_option(words: Words) -> click.Option:
    """Results for programs."""
    return click.Option(["--json", "as_json"], is_flag=True, help=words.say("help-json"))


def backend_option(words: Words) -> click.Option:
    """Plain Python or compiled."""
    return click.Option(
        ["--backend"],
        type=OneOfWords(BACKENDS),
        default="auto",
        metavar="|".join(BACKENDS),
        help=words.say("help-backend"),
    )
