"""`pyrite perft`."""

from __future__ import annotations

import json

from tests.cli.conftest import Pyrite


def test_perft__a_line_per_depth(pyrite: Pyrite) -> None:
    ran = pyrite("perft", "gold", "--depth", "2", "--backend", "python")
    assert [line.split(",", 1)[0] for line in ran.out.splitlines()[:2]] == [
        "depth 0: 1 nodes",
        "depth 1: 64 nodes",
    ]
    assert "4,032" in ran.out


def test_perft__json(pyrite: Pyrite) -> None:
    words = ("perft", "gold", "--depth", "1", "--backend", "python", "--json", "--seats", "5")
    assert [row["nodes"] for row in json.loads(pyrite(*words).out)] == [1, 64]
