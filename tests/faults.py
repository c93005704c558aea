"""Planted faults: this clause broken, these tests red. Shared by the games' test_faults.py."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[1]


@dataclass(frozen=True)
class Fault:
    """A clause, and how to break it: one piece of source text and what stands there instead."""

    clause: str
    file: str
    text: str
    instead: str


def run_faults(package: str, tests: Sequence[str]) -> list[str]:
    """The clauses whose fault no test noticed. The sources as they are must pass, or it raises."""
    done = subprocess.run(
        [sys.executable, "-m", "tests.fault_runner", package, *tests],
        cwd=ROOT,
        # Plugins take longer to load than the tests to run.
        env={**os.environ, "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout[-4000:] + done.stderr[-4000:]
    missed: list[str] = json.loads(done.stdout.splitlines()[-1])
    return missed
