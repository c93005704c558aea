"""`python -m pyrite.web`: one command to host. `pyrite serve` hands over to this."""

from __future__ import annotations

import argparse
import asyncio
import logging
import sys
import time
import webbrowser
from collections.abc import Sequence
from dataclasses import dataclass

from pyrite.core.errors import PyriteError
from pyrite.core.words import Words
from pyrite.tables.house import House
from pyrite.tables.pool import Pool, PoolSettings
from pyrite.tables.stores.opening import open_store
from pyrite.web.app import Place, listening_socket, loop_factory, make_server, serve
from pyrite.web.limits import NO_LIMITS, Limits, no_address_limits

FAULT = 2


@dataclass(frozen=True)
class Options:
    """How to serve."""

    host: str
    port: int
    store: str
    is_relaxed: bool
    opens_browser: bool
    limits: Limits
    origins: frozenset[str]
    trusts_proxy: bool
    bots: int | None
    language: str


def parse_options(arguments: Sequence[str]) -> Options:
    """Checked already where people type; here they are only read."""
    parser = argparse.ArgumentParser(prog="python -m pyrite.web", add_help=True)
    parser.add_argument("--host", default="127.0.0.1")
    parser.add_argument("--port", type=int, default=8000)
    parser.add_argument("--store", required=True)
    parser.add_argument("--relaxed", action="store_true")
    parser.add_argument("--open", action="store_true")
    parser.add_argument("--no-address-limits", action="store_true")
    parser.add_argument("--no-limits", action="store_true")
    parser.add_argument("--origin", action="append", default=[])
    parser.add_argument("--behind-proxy", action="store_true")
    parser.add_argument("--bots", type=int)
    parser.add_argument("--lang", default="en")
    given = parser.parse_args(arguments)
    limits = NO_LIMITS if given.no_limits else Limits()
    return Options(
        host=given.host,
        port=given.port,
        store=given.store,
        is_relaxed=given.relaxed,
        opens_browser=given.open,
        limits=no_address_limits(limits) if given.no_address_limits else limits,
        origins=frozenset(given.origin),
        trusts_proxy=given.behind_proxy,
        bots=given.bots,
        language=given.lang,
    )


def main(arguments: Sequence[str]) -> int:
    """Serve until somebody stops it; every error is one line."""
    options = parse_options(arguments)
    words = Words(options.language, "pyrite.web")
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(levelname)s %(message)s")
    try:
        return run(options, words)
    except PyriteError as error:
        print(words.say("complaint", text=error.in_language(options.language)), file=sys.stderr)
        return FAULT
    except OSError as error:
        why = words.say("cannot-listen", port=str(options.port), why=str(error.strerror))
        print(words.say("complaint", text=why), file=sys.stderr)
        return FAULT


def run(options: Options, words: Words) -> int:
    """Open the doors."""
    listening = listening_socket(options.host, options.port)
    address = f"http://{options.host}:{listening.getsockname()[1]}/"
    store = open_store(options.store, is_relaxed=options.is_relaxed)

    def ready() -> None:
        print(words.say("serving", address=address), flush=True)
        if options.opens_browser:
            webbrowser.open(address)

    async def host() -> None:
        pool = Pool(PoolSettings() if options.bots is None else PoolSettings(options.bots))
        house = House(store, pool, time.time)
        place = Place(house, options.limits, options.origins, options.trusts_proxy)
        await pool.open()
        try:
            await serve(place, make_server(place, ready), listening)
        finally:
            await pool.close()

    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(host())
    print(words.say("stopped-serving"), flush=True)
    return 0
