"""`python -m pyrite.web`: one command to host. `pyrite serve` hands over to this."""

from __future__ import annotations

import asyncio
import gc
import logging
import socket
import sys
import threading
import time
import urllib.parse
import webbrowser
from collections.abc import Callable, Sequence
from contextlib import suppress

from pyrite.core.errors import PyriteError
from pyrite.core.words import FIRST_LANGUAGE, Words
from pyrite.engine.registry import all_games
from pyrite.tables.bots.pool import BotPool, PoolSettings
from pyrite.tables.live.alerts import NotifierSettings
from pyrite.tables.live.service import TableService
from pyrite.tables.live.steady_clock import SteadyClock
from pyrite.tables.reviews.job import Depth
from pyrite.tables.reviews.queue import ReviewSettings
from pyrite.tables.stores.opening import open_store
from pyrite.tables.stores.store import Store
from pyrite.web.api.finding import game_facts
from pyrite.web.errors import ServingError
from pyrite.web.outgoing.addresses import addresses, qr_lines, shared_address
from pyrite.web.pages import is_built
from pyrite.web.process.checkup import check_up
from pyrite.web.process.context import ServerContext
from pyrite.web.process.fd_passing import meeting_folder
from pyrite.web.process.http_server import Doors, listening_socket, loop_factory, make_server, serve
from pyrite.web.process.logs import start_logs
from pyrite.web.process.options import Options, checked_options, parse_arguments
from pyrite.web.process.peer_workers import PeerWorkers
from pyrite.web.process.supervisor import FAULT, READY, Supervisor, held_port

try:
    import resource
except ImportError:  # on Windows there is no such limit
    resource = None  # type: ignore[assignment]

LOG = logging.getLogger("pyrite.web")
Ready = Callable[[ServerContext], None]
DESCRIPTORS = 65_536  # as many connections are open at most
COLLECT_AT = (10_000, 10, 10)  # objects more than before, and how often until older ones
PARENT = 0  # the pipe from a worker's parent: its standard input


def main(arguments: Sequence[str]) -> int:
    """Serve until somebody stops it; every error is one line."""
    given = parse_arguments(arguments)
    words = Words(given.lang, "pyrite.web")
    start_logs(is_json=given.json_logs, worker=given.worker)
    try:
        options = checked_options(given)
        if options.only_checks:
            return check_up(options, words)
        raise_descriptors()
        if options.workers > 1 and not options.worker:
            return run_supervisor(options, words, arguments)
        return run(options, words)
    except PyriteError as error:
        print(words.say("complaint", text=error.in_language(given.lang)), file=sys.stderr)
        return FAULT


def raise_descriptors() -> None:
    """As many connections as we may have; many systems begin with a soft limit of 1,024."""
    if resource is not None:
        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, DESCRIPTORS)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            with suppress(OSError, ValueError):  # some systems allow less than they say
                resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


def run_supervisor(options: Options, words: Words, arguments: Sequence[str]) -> int:
    """Several workers, where they can share a store and a port."""
    store = open_store(options.store)
    if not store.name:
        raise ServingError("workers-need-postgres")
    if not hasattr(socket, "SO_REUSEPORT"):
        raise ServingError("no-shared-port")
    asyncio.run(check_store(store))
    with held_port(options.host, options.port) as port:
        said = (*arguments, "--port", str(port))
        supervisor = Supervisor(options.workers, said, lambda: welcome(options, words, port))
        code = asyncio.run(supervisor.run())
    if code == 0:
        print(words.say("stopped-serving"), flush=True)
    return code


async def check_store(store: Store) -> None:
    """What is wrong with it is said once."""
    await store.open()
    await store.close()


def welcome(options: Options, words: Words, port: int) -> None:
    """Tell people where to go."""
    first, *_ = addresses(options.host, port)
    print(words.say("serving", address=first), flush=True)
    tell_others(shared_address(options.host, port, options.messenger.site), words)
    if not is_built():
        print(words.say("page-not-built"), flush=True)
    if options.opens_browser:  # some browsers keep whoever starts them waiting
        page = urllib.parse.urljoin(first, options.screen)
        threading.Thread(target=webbrowser.open, args=(page,), daemon=True).start()


def tell_others(address: str | None, words: Words) -> None:
    """The address for phones, to be typed or looked at; or how there would be one."""
    if address is None:
        print(words.say("serving-alone"), flush=True)
        return
    print(words.say("serving-others", address=address), flush=True)
    if sys.stdout.isatty():
        print("\n".join(qr_lines(address)), flush=True)


def doors_of(options: Options) -> list[socket.socket]:
    """The port, and a worker's own."""
    is_worker = bool(options.worker)
    doors = [listening_socket(options.host, options.port, is_shared=is_worker)]
    if is_worker and options.has_own_ports:
        doors.append(listening_socket(options.host, options.port + options.worker))
    return doors


def run(options: Options, words: Words) -> int:
    """Open the doors: alone, or as one worker of several."""
    doors: list[socket.socket] = []

    def open_doors() -> list[socket.socket]:
        doors.extend(doors_of(options))
        return doors

    def ready(context: ServerContext) -> None:
        port = options.port if options.worker else doors[0].getsockname()[1]
        context.address = shared_address(options.host, port, options.messenger.site)
        if options.worker:
            print(READY, flush=True)
        else:
            welcome(options, words, port)

    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(host(options, open_doors, ready))
    if not options.worker:
        print(words.say("stopped-serving"), flush=True)
    return 0


async def host(options: Options, open_doors: Doors, ready: Ready) -> None:
    """Tables and everything around them, until somebody stops it."""
    store = open_store(options.store, is_relaxed=options.is_relaxed)
    pool = BotPool(PoolSettings(options.bots_here))
    service = TableService(
        store,
        pool,
        SteadyClock(time.time, time.monotonic),
        options.service_settings,
        NotifierSettings(options.messenger),
    )
    context = ServerContext(
        service,
        options.limits,
        options.origins,
        options.trusts_proxy,
        options.names,
        peer_workers_of(service),
        options.messenger,
        has_public_metrics=options.has_public_metrics,
        review_settings=ReviewSettings(depth=Depth(threads=options.review_threads)),
    )
    context.watched.append(pool.tasks)
    server = make_server(context, lambda: ready(context))
    if options.worker:
        asyncio.get_running_loop().add_reader(PARENT, server.stop)
    await pool.open()
    load_games()
    collect_seldom()
    try:
        await serve(context, server, open_doors)
    finally:
        await pool.close()


def load_games() -> None:
    """Before anybody comes: whoever asked for the first one would keep all others waiting."""
    for game in all_games():
        game_facts(game, FIRST_LANGUAGE)


def collect_seldom() -> None:
    """Tables and sockets are gone when nobody needs them: hardly anything refers to itself.

    Python would look through all of them again and again, and every move waits meanwhile.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT_AT)


def peer_workers_of(service: TableService) -> PeerWorkers | None:
    """Other workers on this machine, where they can share the store."""
    if not service.store.name:
        return None
    folder = meeting_folder()
    if folder is None:
        LOG.warning("there is no private folder to meet other servers in: tables wander to clients")
    return PeerWorkers(service, folder) if folder else None
