"""What can be measured: each mode takes a running server and gives figures."""

from __future__ import annotations

import asyncio
import gc
import os
import sys
import time
from argparse import Namespace

from bench.server.figures import Figures, waits
from bench.server.load import Load
from bench.server.server import ServerProcess, cpu_seconds, settled

WARM_SECONDS = 1.0
SAMPLES = 60  # of memory, in a soak
COMPARED = ("ack_p50_ms", "ack_p99_ms", "all_p50_ms", "all_p99_ms", "server_us_per_move")


class Span:
    """A span of time in which a load is counted."""

    def __init__(self, server: ServerProcess, load: Load) -> None:
        self._server, self._load = server, load
        load.waits.clear()
        self._began = time.perf_counter()
        self._cpu = server.cpu_seconds, cpu_seconds(os.getpid())

    def figures(self) -> Figures:
        """Rates, waits and what should not have been, since it began."""
        passed, seen = time.perf_counter() - self._began, self._load.waits
        cpu = self._server.cpu_seconds - self._cpu[0]
        moves = len(seen.until_ack)
        return {
            "moves_per_second": round(moves / passed),
            **waits("ack", seen.until_ack),
            **waits("all", seen.until_all),
            "server_us_per_move": round(cpu / max(1, moves) * 1e6),
            "server_cores": round(cpu / passed, 2),
            "load_cores": round((cpu_seconds(os.getpid()) - self._cpu[1]) / passed, 2),
            **self._server.loop_longest(),
            "refusals": seen.refusals,
            "late_news": seen.late,
            "lost_sockets": seen.lost,
        }


async def counted(server: ServerProcess, load: Load, seconds: float) -> Figures:
    """Warm up, then count."""
    gc.collect()
    gc.freeze()
    gc.disable()
    load.start()
    await asyncio.sleep(WARM_SECONDS + load.pace)
    span = Span(server, load)
    await asyncio.sleep(seconds)
    return span.figures()


async def saturated(server: ServerProcess, given: Namespace) -> Figures:
    """As fast as it goes."""
    load = Load(server.port)
    await load.open(given.tables)
    figures = await counted(server, load, given.seconds)
    load.close()
    return figures


async def paced(server: ServerProcess, given: Namespace) -> Figures:
    """Every table moves once in a while; beside them, maybe, tables where bots think."""
    load = Load(server.port, given.pace)
    await load.open(given.tables)
    await load.open(given.thinking, given.level)
    figures = await counted(server, load, given.seconds)
    load.close()
    return figures


async def memory(server: ServerProcess, given: Namespace) -> Figures:
    """What a table with all its sockets needs, at first and after some moves."""
    idle = await settled(server)
    figures: Figures = {
        "start_seconds": round(server.start_seconds, 2),
        "idle_megabytes": round(idle / 1024, 1),
        "idle_workers_megabytes": round(server.workers_kilobytes / 1024, 1),
    }
    load = Load(server.port, given.pace)
    await load.open(given.tables)
    figures["kilobytes_a_table"] = round((await settled(server) - idle) / given.tables, 1)
    load.start()
    await asyncio.sleep(given.seconds)
    load.is_running = False
    played = (await settled(server) - idle) / given.tables
    figures["moves_a_table"] = round(len(load.waits.until_ack) / given.tables, 1)
    figures["kilobytes_a_table_then"] = round(played, 1)
    load.close()
    return figures


async def onlookers(server: ServerProcess, given: Namespace) -> Figures:
    """One table, alone and then with a crowd; all have heard when the last onlooker has."""
    alone = await one_table(server, given, 0)
    crowded = await one_table(server, given, given.onlookers)
    return {**{f"alone_{name}": alone[name] for name in COMPARED}, **crowded}


async def one_table(server: ServerProcess, given: Namespace, crowd: int) -> Figures:
    """Slow enough that its game does not end."""
    load = Load(server.port, given.pace, crowd)
    await load.open(1)
    figures = await counted(server, load, given.seconds)
    load.close()
    return figures


async def soak(server: ServerProcess, given: Namespace) -> Figures:
    """Half of what it bears, for long; memory over time."""
    rate = given.rate or float((await saturated(server, given))["moves_per_second"]) / 2
    load = Load(server.port, given.tables / rate)
    await load.open(given.tables)
    load.start()
    await asyncio.sleep(WARM_SECONDS + load.pace)
    span, sizes = Span(server, load), [server.kilobytes]
    for sample in range(SAMPLES):
        await asyncio.sleep(given.minutes * 60 / SAMPLES)
        sizes.append(server.kilobytes)
        if not given.json:
            print(f"{sample + 1}/{SAMPLES}  {sizes[-1] / 1024:.1f} MB", file=sys.stderr, flush=True)
    figures = span.figures()
    load.close()
    return {**figures, **growth(sizes)}


def growth(sizes: list[float]) -> Figures:
    """Memory at the beginning, after a quarter of the time, and at the end."""
    early = sizes[len(sizes) // 4]
    return {
        "megabytes_first": round(sizes[0] / 1024, 1),
        "megabytes_after_a_quarter": round(early / 1024, 1),
        "megabytes_last": round(sizes[-1] / 1024, 1),
        "kilobytes_grown_since": round(sizes[-1] - early),
    }


MODES = {
    "saturated": saturated,
    "paced": paced,
    "memory": memory,
    "onlookers": onlookers,
    "soak": soak,
}
