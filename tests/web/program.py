"""The server as the program it is: a process of its own, which can be stopped and killed."""

from __future__ import annotations

import fcntl
import os
import random
import re
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping, Sequence
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

from tests.web.place import HOST, PATIENCE, Visitor

COMMAND = (sys.executable, "-m", "pyrite.web")
QUIET = ("--no-limits", "--bots", "0")
ROW = 10  # ports, the most that one asks for
LOCK = os.O_CREAT | os.O_RDWR


class Program:
    """A server process; it has said that it is ready."""

    def __init__(
        self,
        store: str | Path,
        *options: str,
        port: int = 0,
        command: Sequence[str] = COMMAND,
        env: Mapping[str, str] | None = None,
    ) -> None:
        self._process = subprocess.Popen(
            [*command, "--store", str(store), "--port", str(port), *QUIET, *options],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            env=env,
        )
        self.pid = self._process.pid
        assert self._process.stdout
        self.first_line = self._process.stdout.readline()
        found = re.search(r":(\d+)/", self.first_line)
        assert found, self.end()
        self.port = int(found[1])

    def send(self, number: signal.Signals) -> None:
        """A signal."""
        self._process.send_signal(number)

    def end(self, number: signal.Signals | None = None) -> tuple[int, str, str]:
        """Send a signal and wait for the end: the code, and what it still said."""
        if number and self._process.poll() is None:
            self.send(number)
        out, err = self._process.communicate(timeout=PATIENCE)
        return self._process.returncode, out, err


@contextmanager
def running(store: str | Path, *options: str, **more: Any) -> Iterator[Program]:
    """A server process for as long as it is needed."""
    program = Program(store, *options, **more)
    try:
        yield program
    finally:
        if program._process.returncode is None:
            program.end(signal.SIGKILL)


@contextmanager
def visiting(port: int) -> Iterator[Visitor]:
    """Somebody at a port."""
    visitor = Visitor(port)
    try:
        yield visitor
    finally:
        visitor.close()


def free_ports(count: int) -> int:
    """The first of so many free ports in a row, where the system takes none for itself.

    Nobody else who asks so gets them while this process lives: a file is locked for each row.
    """
    assert count <= ROW
    while True:
        first = random.SystemRandom().randrange(10_000, 30_000, ROW)
        lock = os.open(Path(tempfile.gettempdir(), f"pyrite-tests-{first}.lock"), LOCK)
        with ExitStack() as closing, suppress(OSError):
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
            for port in range(first, first + count):
                closing.enter_context(socket.create_server((HOST, port)))
            return first
        os.close(lock)


def workers(pid: int) -> dict[int, int]:
    """The processes of the workers that a server has started, by their numbers."""
    found = {}
    for entry in os.listdir("/proc"):
        if entry.isdigit() and _parent(entry) == pid:
            told = _told(entry).split("\0")
            if "--worker" in told:
                found[int(told[told.index("--worker") + 1])] = int(entry)
    return found


def is_alive(pid: int) -> bool:
    """Is there such a process, not yet ended?"""
    return _field(str(pid), 0) not in (None, "Z")


def _parent(entry: str) -> int | None:
    found = _field(entry, 1)
    return None if found is None else int(found)


def _field(entry: str, place: int) -> str | None:
    """State, parent, …: what stands behind the name."""
    try:
        return Path("/proc", entry, "stat").read_text().rpartition(")")[2].split()[place]
    except OSError:  # it has ended meanwhile
        return None


def _told(entry: str) -> str:
    try:
        return Path("/proc", entry, "cmdline").read_text()
    except OSError:
        return ""
