"""The load tool measures a real server: every mode runs, and nothing goes wrong under way."""

from __future__ import annotations

import json
import subprocess
import sys
from typing import Any

import pytest

QUICK = ("--tables", "4", "--seconds", "0.5", "--json")


def measured(*words: str) -> Any:
    """What a run of the command prints."""
    command = [sys.executable, "-m", "bench.server", *words, *QUICK]
    return json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)


@pytest.mark.slow
@pytest.mark.parametrize(
    "words",
    [
        ("saturated",),
        ("paced", "--relaxed", "--pace", "0.1", "--thinking", "1", "--level", "easy"),
        ("onlookers", "--onlookers", "5"),
        ("soak", "--minutes", "0.01"),
    ],
    ids=lambda words: words[0],
)
def test_bench__moves_are_made_and_nothing_is_refused_or_lost(words: tuple[str, ...]) -> None:
    figures = measured(*words)
    assert figures["moves_per_second"] > 0
    assert figures["ack_p50_ms"] <= figures["ack_p99_ms"]
    wrong = {name: figures[name] for name in ("refusals", "lost_sockets", "errors_in_log")}
    assert not any(wrong.values()), wrong


@pytest.mark.slow
def test_bench__memory_of_tables_and_of_the_idle_server() -> None:
    figures = measured("memory", "--pace", "0.1")
    assert figures["idle_megabytes"] > 0
    assert figures["moves_a_table"] > 0
    assert figures["errors_in_log"] == 0
