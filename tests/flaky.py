"""Hunts tests that are red by accident: `python -m tests.flaky MINUTES [SEED …]`, or `make flaky`.

Round after round, a few files of what waits for something — browsers, sockets, processes, clocks —
in random order, with everything late (`tests/delays.py`) and a hog on every processor. What a red
round said is kept in `build/flaky`, by its seed; the same seed runs the same round again. Nothing
is tried a second time to make it green.
"""

from __future__ import annotations

import os
import random
import secrets
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path

ROOT = Path(__file__).parents[1]
KEPT = ROOT / "build" / "flaky"
HUNTED = (
    *("tests/web", "tests/client", "tests/tables", "tests/bench/server", "tests/cli/session"),
    *("tests/cli/test_terminal.py", "tests/arena/test_workers.py", "tests/players/test_cluster.py"),
)
LEFT_OUT = ("test_faults.py", "test_shots.py")  # of which nothing waits for another
FILES = 6  # a round
DELAYS = "PYRITE_DELAYS"
"""The seed of all delays; `tests/conftest.py` looks whether there is one."""

HOG = "while True: pass"
HOGS = "PYRITE_HOGS"
"""How many, where the machine is busy enough without one for each processor."""


def hunted_files() -> list[str]:
    """All files that are hunted in."""
    found = [
        file
        for place in HUNTED
        for file in ([ROOT / place] if place.endswith(".py") else (ROOT / place).rglob("test_*.py"))
        if file.name not in LEFT_OUT
    ]
    return sorted(str(file.relative_to(ROOT)) for file in found)


def files_of(seed: int) -> list[str]:
    """The files of a round."""
    return random.Random(seed).sample(hunted_files(), FILES)


@contextmanager
def hogs(count: int) -> Iterator[None]:
    """Somebody else who needs the processors."""
    with ExitStack() as stack:
        for _ in range(count):
            hog = stack.enter_context(subprocess.Popen([sys.executable, "-c", HOG]))
            stack.callback(hog.kill)
        yield


def run_round(seed: int) -> bool:
    """Is it green? What a red one said is kept."""
    begun = time.monotonic()
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", *files_of(seed)],
        cwd=ROOT,
        env={**os.environ, DELAYS: str(seed)},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    color = "red" if done.returncode else "green"
    print(f"seed {seed}: {color} after {time.monotonic() - begun:.0f} s", flush=True)
    if done.returncode:
        KEPT.mkdir(parents=True, exist_ok=True)
        head = f"again: make flaky SEEDS={seed}\n{' '.join(files_of(seed))}\n\n"
        (KEPT / f"{seed}.txt").write_text(head + done.stdout, "utf-8")
        print("".join(f"  {one}\n" for one in failures(done.stdout)), end="", flush=True)
    return done.returncode == 0


def failures(said: str) -> list[str]:
    """The lines that name what failed."""
    return [one for one in said.splitlines() if one.startswith(("FAILED ", "ERROR "))]


def rounds(minutes: float, seeds: Sequence[int]) -> Iterator[int]:
    """The seeds that were asked for, or fresh ones until the time is over."""
    yield from seeds
    until = time.monotonic() + minutes * 60
    while not seeds and time.monotonic() < until:
        yield secrets.randbelow(1_000_000)


def main(minutes: str, *seeds: str) -> int:
    """How it went, and whether anything was red."""
    with hogs(int(os.environ.get(HOGS, os.cpu_count() or 1))):
        found = [run_round(seed) for seed in rounds(float(minutes), list(map(int, seeds)))]
    print(f"{len(found)} rounds, {found.count(False)} red (build/flaky)")
    return int(not all(found))


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
