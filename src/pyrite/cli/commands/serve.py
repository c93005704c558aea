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
from pyrite.cli.shell.options.values import Count, OneOfWords
from pyrite.core.words import Words

HOST = "127.0.0.1"
PORT = 8000
SCREEN = "/"
SECURITIES = ("starttls", "tls", "none")


def build(words: Words) -> click.Command:
    """The command; every option can also be said by the environment."""
    options = serve_options(words)
    for option in options:
        option.envvar = variable_of(option)
    return Command("serve", words, run, params=options)


def variable_of(option: click.Option) -> str:
    """`PYRITE_STORE` for `--store`."""
    return "PYRITE_" + option.opts[0].lstrip("-").replace("-", "_").upper()


def serve_options(words: Words) -> list[click.Option]:
    """All of them, the most used first."""
    say = words.say

    def value(
        name: str, metavar: str, type: Any = None, *, key: str = "", **more: Any
    ) -> click.Option:
        usual = {"usual": str(more["default"])} if "default" in more else {}
        help = say(f"help-{key or name}", **usual)
        return click.Option([f"--{name}"], metavar=metavar, type=type, help=help, **more)

    def flag(name: str, *, key: str = "") -> click.Option:
        return click.Option([f"--{name}"], is_flag=True, help=say(f"help-{key or name}"))

    return [
        value("host", "ADDRESS", default=HOST),
        value("port", "N", Count(), default=PORT),
        value("store", "FILE|URL"),
        flag("relaxed"),
        flag("open", key="serve-open"),
        value("screen", "PATH", default=SCREEN),
        value("workers", "N", Count(1), key="serve-workers", default=1),
        flag("own-ports"),
        value("bots", "N", Count()),
        value("site", "URL"),
        value("origin", "URL", multiple=True),
        flag("behind-proxy"),
        flag("no-address-limits"),
        flag("no-limits"),
        flag("json-logs"),
        flag("private-webhooks"),
        value("smtp", "HOST[:PORT]"),
        value("smtp-from", "ADDRESS"),
        value("smtp-security", "|".join(SECURITIES), OneOfWords(SECURITIES), default=SECURITIES[0]),
        value("smtp-user", "NAME"),
        value("smtp-password-file", "FILE"),
    ]


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
