"""Values that options take, with complaints in our words."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import click
from click.shell_completion import CompletionItem

from pyrite.cli.shell.errors import CommandError

if TYPE_CHECKING:
    ParamType = click.ParamType[Any]
else:  # not subscriptable in every version
    ParamType = click.ParamType


def label(param: click.Parameter | None) -> str:
    if isinstance(param, click.Option):
        return param.opts[-1]
    return (param.name or "").upper() if param else ""


class Count(ParamType):
    """A whole number from `least` on."""

    name = "number"

    def __init__(self, least: int = 0) -> None:
        self.least = least

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> int:
        """The number, or one line that says what was wrong."""
        try:
            number = int(value)
        except ValueError:
            number = self.least - 1
        if number < self.least:
            raise CommandError(
                "not-a-count", name=label(param), value=str(value), least=str(self.least)
            )
        return number


class Seconds(ParamType):
    """A time that may be zero."""

    name = "seconds"

    def convert(
        self, value: Any, param: click.Parameter | None, ctx: click.Context | None
    ) -> float:
        """The number of seconds."""
        try:
            seconds = float(value)
        except ValueError:
            seconds = -1.0
        if not 0 <= seconds < 1e6:
            raise CommandError("not-seconds", name=label(param), value=str(value))
        return seconds


class OneOfWords(ParamType):
    """One of a few words."""

    name = "word"

    def __init__(self, values: Sequence[str]) -> None:
        self.values = tuple(values)

    def convert(self, value: Any, param: click.Parameter | None, ctx: click.Context | None) -> str:
        """The word itself."""
        if value not in self.values:
            raise CommandError(
                "not-one-of", name=label(param), value=str(value), values=", ".join(self.values)
            )
        return str(value)

    def shell_complete(
        self, ctx: click.Context, param: click.Parameter, incomplete: str
    ) -> list[CompletionItem]:
        """The words that begin so."""
        return [CompletionItem(value) for value in self.values if value.startswith(incomplete)]
