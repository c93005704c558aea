"""Planted faults: this clause broken, these tests red. Shared by the games' test_faults.py."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[1]
WORKERS = 2


@dataclass(frozen=True)
class Fault:
    """A clause, and how to break it: one piece of source text and what stands there instead."""

    clause: str
    file: str
    text: str
    instead: str


def run_faults(package: str, faults: Sequence[Fault], tests: Sequence[str]) -> list[str]:
    """The clauses whose fault no test noticed. The sources as they are must pass, or it raises."""
    if not _is_red(package, None, tests):
        with ThreadPoolExecutor(WORKERS) as pool:
            red = pool.map(lambda fault: _is_red(package, fault, tests), faults)
            return [f.clause for f, is_red in zip(faults, red, strict=True) if not is_red]
    raise AssertionError("the rule tests fail without any fault")


def _is_red(package: str, fault: Fault | None, tests: Sequence[str]) -> bool:
    with tempfile.TemporaryDirectory() as folder:
        # Compiled modules come along and stay valid, all but the one with the fault.
        shutil.copytree(ROOT / "src" / "pyrite", Path(folder) / "pyrite")
        if fault:
            _plant(Path(folder) / "pyrite" / "games" / package / fault.file, fault)
        command = [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *tests]
        environment = {
            **os.environ,
            "PYTHONPATH": folder,
            "PYTHONDONTWRITEBYTECODE": "1",
            "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",  # they take longer to load than the tests
        }
        done = subprocess.run(
            command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False
        )
        if done.returncode not in (0, 1):
            raise AssertionError(f"{fault}: {done.stdout[-2000:]}{done.stderr[-2000:]}")
        return done.returncode == 1


def _plant(path: Path, fault: Fault) -> None:
    source = path.read_text("utf-8")
    assert source.count(fault.text) == 1, f"{fault.clause}: stands {source.count(fault.text)} times"
    path.write_text(source.replace(fault.text, fault.instead), "utf-8")
