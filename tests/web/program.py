"""The server as the program it is: a process of its own, which can be stopped and killed."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.web.place import PATIENCE, Visitor

COMMAND = (sys.executable, "-m", "pyrite.web")
QUIET = ("--no-limits", "--bots", "0")


class Program:
    """A server process; it has said that it is ready."""

    def __init__(self, store: str | Path, *options: str, port: int = 0) -> None:
        self._process = subprocess.Popen(
            [*COMMAND, "--store", str(store), "--port", str(port), *QUIET, *options],
            stdin=subprocess.DEVNULL,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
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
def running(store: str | Path, *options: str, port: int = 0) -> Iterator[Program]:
    """A server process for as long as it is needed."""
    program = Program(store, *options, port=port)
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


def children(pid: int) -> list[int]:
    """The processes that a process has started, oldest first."""
    found = []
    for entry in os.listdir("/proc"):
        if entry.isdigit() and _parent(entry) == pid:
            found.append(int(entry))
    return sorted(found)


def _parent(entry: str) -> int | None:
    try:
        return int(Path("/proc", entry, "stat").read_text().rpartition(")")[2].split()[1])
    except OSError:  # it has ended meanwhile
        return None
