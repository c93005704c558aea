"""The processes of a browser's pages, as the system counts them: Linux alone."""

from __future__ import annotations

import os
import signal
import threading
import time
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

BEAT = 0.02  # seconds: a part of it a slowed page runs, the rest of it stands still
BEATS = 25  # until one looks for new pages: to look takes longer than a beat
TICKS = os.sysconf("SC_CLK_TCK")
PARENT, USER, SYSTEM = 1, 11, 12  # places in /proc/PID/stat, behind the name


def stat(pid: int) -> list[str]:
    """What the system knows of a process."""
    return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()


def pages() -> list[int]:
    """Processes of pages, of browsers that this program has started."""
    found, ours = [], {os.getpid()}
    for pid in sorted(int(one.name) for one in Path("/proc").iterdir() if one.name.isdigit()):
        with suppress(OSError):
            if int(stat(pid)[PARENT]) in ours:
                ours.add(pid)
                if "--type=renderer" in Path(f"/proc/{pid}/cmdline").read_text():
                    found.append(pid)
    return found


def processor_seconds() -> float:
    """What all pages that are open have used, on all their threads."""
    return sum(int(stat(pid)[place]) for pid in pages() for place in (USER, SYSTEM)) / TICKS


def megabytes() -> float:
    """Of the heaviest page: what it shares with no other process."""
    return max(private_kilobytes(pid) for pid in pages()) / 1000


def private_kilobytes(pid: int) -> int:
    """Of one process."""
    lines = Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()
    return sum(int(line.split()[1]) for line in lines if line.startswith("Private"))


def send(number: signal.Signals, pids: Iterable[int]) -> None:
    """A signal to those that are still there."""
    for pid in pids:
        with suppress(ProcessLookupError):
            os.kill(pid, number)


@contextmanager
def slowed(times: int) -> Iterator[None]:
    """Pages have so much less of the time, all threads of theirs; 1 is as fast as it goes."""
    is_over = threading.Event()

    def beat(known: list[int]) -> None:
        send(signal.SIGSTOP, known)
        time.sleep(BEAT * (1 - 1 / times))
        send(signal.SIGCONT, known)
        time.sleep(BEAT / times)

    def hold_back() -> None:
        while not is_over.is_set():
            known = pages()
            for _ in range(BEATS):
                beat(known)

    thread = threading.Thread(target=hold_back, daemon=True)
    if times > 1:
        thread.start()
    try:
        yield
    finally:
        is_over.set()
        if times > 1:
            thread.join()
