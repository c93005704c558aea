"""A server to be measured: a process of its own, on cores of its own."""

from __future__ import annotations

import asyncio
import os
import re
import resource
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGESIZE")
STOP_SECONDS = 20.0
REST_SECONDS = 0.5
LONGEST = re.compile(r"^pyrite_loop_longest_(\S+) (\S+)$", re.MULTILINE)
HOLDS = {"loop_longest_ms": "seconds", "loop_longest_busy_ms": "busy_seconds"}
TROUBLE = re.compile(r"ERROR|CRITICAL|Traceback|^error", re.MULTILINE)


@dataclass(frozen=True)
class Cores:
    """Who runs where."""

    server: set[int]
    workers: set[int]  # in which bots think
    load: set[int]


class ServerProcess:
    """A running server, as the kernel and its log show it."""

    def __init__(self, arguments: Sequence[str], cores: Cores, log: Path) -> None:
        self._log = log
        began = time.perf_counter()
        with log.open("wb") as errors:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "pyrite.web", "--port", "0", "--no-limits", *arguments],
                stdout=subprocess.PIPE,
                stderr=errors,
                text=True,
            )
        self.pid = self._process.pid
        pin(self.pid, cores.server)
        self.port = self._read_port()
        self.start_seconds = time.perf_counter() - began
        for worker in self._workers():
            pin(worker, cores.workers)
        self._wait_for_workers()

    def _wait_for_workers(self) -> None:
        """Until those in which bots think have read what they need."""
        before = -1.0
        while (busy := sum(map(cpu_seconds, self._workers()))) != before:
            before = busy
            time.sleep(REST_SECONDS)

    def _read_port(self) -> int:
        assert self._process.stdout
        for line in self._process.stdout:
            if said := re.search(r"http://[^ ]*:(\d+)/", line):
                return int(said[1])
        raise SystemExit(self.log().strip())

    def stop(self) -> None:
        """Gracefully, if it can."""
        self._process.terminate()
        try:
            self._process.wait(STOP_SECONDS)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()

    def log(self) -> str:
        """What it has complained of."""
        return self._log.read_text("utf-8", "replace")

    @property
    def errors(self) -> int:
        """How often there was an error in its log."""
        return len(TROUBLE.findall(self.log()))

    @property
    def kilobytes(self) -> float:
        """Resident memory, without its workers."""
        return resident(self.pid)

    @property
    def workers_kilobytes(self) -> float:
        """Resident memory of the processes in which bots think."""
        return sum(map(resident, self._workers()))

    def _workers(self) -> list[int]:
        tasks = Path(f"/proc/{self.pid}/task").glob("*/children")
        return [int(child) for task in tasks for child in task.read_text().split()]

    @property
    def cpu_seconds(self) -> float:
        """What it has worked so far, without its workers."""
        return cpu_seconds(self.pid)

    def loop_longest(self) -> dict[str, float]:
        """How long its loop served nobody, in milliseconds: by the clock, and by its own work."""
        with urllib.request.urlopen(f"http://127.0.0.1:{self.port}/metrics") as told:
            found = dict(LONGEST.findall(told.read().decode()))
        return {
            name: round(float(found.get(measure, 0)) * 1000, 1) for name, measure in HOLDS.items()
        }


def resident(pid: int) -> float:
    """Memory of a process, in KB."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * PAGE / 1024


def cpu_seconds(pid: int) -> float:
    """What a process has worked so far."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS


def pin(pid: int, cores: set[int]) -> None:
    """Keep a process on these cores; on a machine without them, anywhere."""
    there = cores & os.sched_getaffinity(0)
    if there:
        os.sched_setaffinity(pid, there)


@contextmanager
def running_server(arguments: Sequence[str], cores: Cores, log: Path) -> Iterator[ServerProcess]:
    """A server on its cores; this process moves to those of the load."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    server = ServerProcess(arguments, cores, log)
    pin(os.getpid(), cores.load)
    try:
        yield server
    finally:
        server.stop()


async def settled(server: ServerProcess, seconds: float = 0.5) -> float:
    """Its memory in KB, once it has nothing to do."""
    busy = server.cpu_seconds
    while True:
        await asyncio.sleep(seconds)
        before, busy = busy, server.cpu_seconds
        if busy - before <= 0.1 * seconds:
            return server.kilobytes
