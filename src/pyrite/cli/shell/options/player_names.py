"""Players by name on the command line: `normal`, `search:500`, `easy,normal`."""

from __future__ import annotations

from typing import Any

import click
from click.shell_completion import CompletionItem

from pyrite.cli.shell.options.values import ParamType
from pyrite.players.levels import check_name, player_names


class PlayerName(ParamType):
    """A player by name, such as `normal` or `search:500`."""

    name = "player"

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """The name, known to be one."""
        check_name(value)
        return str(value)

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        """The names that begin so."""
        return [CompletionItem(name) for name in player_names() if name.startswith(incomplete)]


class PlayerNames(PlayerName):
    """Several of them: `easy,normal`."""

    name = "players"

    def convert(  # type: ignore[override]
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> tuple[str, ...]:
        """The names, each known to be one."""
        if isinstance(value, tuple):
            return value
        names = (name.strip() for name in str(value).split(","))
        return tuple(PlayerName.convert(self, name, param, ctx) for name in names)

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        """Names for what stands behind the last comma."""
        before, comma, last = incomplete.rpartition(",")
        found = super().shell_complete(ctx, param, last)
        return [CompletionItem(f"{before}{comma}{item.value}") for item in found]


def players_option(help: str) -> click.Option:
    """Who plays, as names with commas."""
    return click.Option(["--players"], metavar="A,B,...", type=PlayerNames(), help=help)
