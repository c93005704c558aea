"""Records, moves, messages and proofs are read under a fuzzer that sees which lines are run."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.fuzz.length import MINUTES
from tests.sources import ROOT

RUNS = {"record": 100, "move": 300, "message": 1000, "proof": 1000}


@pytest.mark.slow
@pytest.mark.parametrize("target", RUNS)
def test_reading__ends_in_a_value_or_a_named_error(target: str, tmp_path: Path) -> None:
    pytest.importorskip("atheris")
    seeds = tmp_path / "seeds"
    seeds.mkdir()
    taste = (f"-runs={RUNS[target]}", "-seed=1")
    length = (f"-max_total_time={round(60 * MINUTES)}",) if MINUTES else taste
    command = (sys.executable, "-m", "tests.fuzz.parsing", target, *length)
    found = subprocess.run(
        [*command, f"-artifact_prefix={tmp_path}/", str(seeds)],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )
    assert found.returncode == 0, found.stderr[-4000:]
