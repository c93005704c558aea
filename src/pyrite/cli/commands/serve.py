"""`pyrite serve`: this machine becomes a place to play.

The server is another face, which this one does not know: it is started as the program it is.
"""

from __future__ import annotations

import runpy
import sys
from pathlib import Path

import click
import platformdirs

from pyrite.cli.shell.command import Command
from pyrite.cli.shell.values import Count
from pyrite.core.words import Words

HOST = "127.0.0.1"
PORT = 8000


def build(words: Words) -> click.Command:
    """The command."""
    say = words.say
    return Command(
        "serve",
        words,
        run,
        params=[
            click.Option(
                ["--host"], metavar="ADDRESS", default=HOST, help=say("help-host", usual=HOST)
            ),
            click.Option(
                ["--port"],
                metavar="N",
                type=Count(),
                default=PORT,
                help=say("help-port", usual=str(PORT)),
            ),
            click.Option(["--store"], metavar="FILE|URL", help=say("help-store")),
            click.Option(["--relaxed"], is_flag=True, help=say("help-relaxed")),
            click.Option(["--open", "opens"], is_flag=True, help=say("help-open")),
            click.Option(
                ["--workers"], metavar="N", type=Count(1), default=1, help=say("help-workers")
            ),
            click.Option(["--own-ports"], is_flag=True, help=say("help-own-ports")),
            click.Option(["--bots"], metavar="N", type=Count(), help=say("help-bots")),
            click.Option(["--origin"], metavar="URL", multiple=True, help=say("help-origin")),
            click.Option(["--behind-proxy"], is_flag=True, help=say("help-behind-proxy")),
            click.Option(["--no-address-limits"], is_flag=True, help=say("help-no-address-limits")),
            click.Option(["--no-limits"], is_flag=True, help=say("help-no-limits")),
        ],
    )


def usual_store() -> Path:
    """Where tables are kept when nobody says where."""
    return Path(platformdirs.user_data_dir("pyrite", appauthor=False)) / "tables.db"


def run(
    words: Words,
    *,
    host: str,
    port: int,
    store: str | None,
    relaxed: bool,
    opens: bool,
    workers: int,
    own_ports: bool,
    bots: int | None,
    origin: tuple[str, ...],
    behind_proxy: bool,
    no_address_limits: bool,
    no_limits: bool,
) -> int:
    """Hand over to the server, with everything that was said."""
    flags = {
        "--relaxed": relaxed,
        "--open": opens,
        "--own-ports": own_ports,
        "--behind-proxy": behind_proxy,
        "--no-address-limits": no_address_limits,
        "--no-limits": no_limits,
    }
    sys.argv = [
        "pyrite.web",
        *("--host", host, "--port", str(port), "--store", store or str(usual_store())),
        *("--workers", str(workers)),
        *(() if bots is None else ("--bots", str(bots))),
        *(part for one in origin for part in ("--origin", one)),
        *(flag for flag, is_set in flags.items() if is_set),
        *("--lang", words.language),
    ]
    try:
        runpy.run_module("pyrite.web", run_name="__main__", alter_sys=True)
    except SystemExit as end:
        return int(end.code or 0)
    return 0
