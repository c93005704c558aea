"""`pyrite serve`: this machine becomes a place to play.

The server is another face, which this one does not know: it is started as the program it is.
"""

from __future__ import annotations

import runpy
import sys
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

import click
import platformdirs

from pyrite.cli.shell.command import Command
from pyrite.cli.shell.options.values import Count, OneOfWords, ParamType
from pyrite.core.words import Words
from pyrite.wire.serve_options import SERVE_OPTIONS, ServeOption


def build(words: Words) -> click.Command:
    """The command; every option can also be said by the environment."""
    return Command("serve", words, run, params=serve_options(words))


def serve_options(words: Words) -> list[click.Option]:
    """All of them, the most used first."""
    return [click_option(one, words) for one in SERVE_OPTIONS]


def click_option(option: ServeOption, words: Words) -> click.Option:
    """As it is offered."""
    usual = {} if option.default is None else {"usual": str(option.default)}
    help = words.say(option.help_key or f"help-{option.name}", **usual)
    if option.is_flag:
        return click.Option([f"--{option.name}"], is_flag=True, help=help, envvar=option.variable)
    return click.Option(
        [f"--{option.name}"],
        metavar=option.metavar,
        type=value_type(option),
        default=option.default,
        multiple=option.is_repeated,
        help=help,
        envvar=option.variable,
    )


def value_type(option: ServeOption) -> ParamType | None:
    """What its value may be; none: any text."""
    if option.choices:
        return OneOfWords(option.choices)
    return None if option.least is None else Count(option.least)


def usual_store() -> Path:
    """Where tables are kept when nobody says where; on a new machine there is no such folder."""
    folder = Path(platformdirs.user_data_dir("pyrite", appauthor=False))
    folder.mkdir(parents=True, exist_ok=True)
    return folder / "tables.db"


def run(words: Words, **given: Any) -> int:
    """Hand over to the server, with everything that was said."""
    given["store"] = given["store"] or usual_store()
    sys.argv = ["pyrite.web", *arguments(given), "--lang", words.language]
    try:
        runpy.run_module("pyrite.web", run_name="__main__", alter_sys=True)
    except SystemExit as end:
        return int(end.code or 0)
    return 0


def arguments(given: Mapping[str, Any]) -> Iterator[str]:
    """What was said, once more as words."""
    for name, value in given.items():
        option = "--" + name.replace("_", "-")
        if value is True:
            yield option
        elif isinstance(value, tuple):
            yield from (part for one in value for part in (option, str(one)))
        elif value is not None and value is not False:
            yield from (option, str(value))
