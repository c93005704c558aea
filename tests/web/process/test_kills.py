"""Killed under load, through real sockets: nothing acknowledged is lost, nothing happens twice."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from tests.web.kills import Found, compare_seat, run
from tests.web.regulars import Gathering, Notes, Seat

TABLES = 4


@pytest.mark.parametrize(
    ("kept", "lost", "doubled"),
    [
        (["a", "b"], 0, 0),
        (["a", "b", "c"], 0, 0),
        (["a"], 1, 0),
        (["a", "x"], 1, 0),
        (["a", "a", "b", "c"], 0, 1),
    ],
)
def test_compare__notices_what_is_lost_or_doubled(kept: list[str], lost: int, doubled: int) -> None:
    table = Gathering(0, "gold", random.Random(0), Notes())
    seat = Seat(table, 0, "", moves=["a", "b"], pending={"move": "c"})
    found = Found()
    compare_seat(seat, kept, found)
    assert (len(found.lost), len(found.doubled)) == (lost, doubled)


@pytest.mark.slow
def test_killed_server__everybody_goes_on(tmp_path: Path) -> None:
    found = asyncio.run(run(2, str(tmp_path / "tables.db"), tables=TABLES))
    check(found, kills=2)
    assert len(found.notes.waits) >= TABLES


@pytest.mark.slow
def test_killed_workers__everybody_goes_on(postgres_url: str) -> None:
    check(asyncio.run(run(2, postgres_url, count=3, tables=TABLES)), kills=2)


def check(found: Found, kills: int) -> None:
    """Somebody played, and nothing is wrong."""
    assert found.is_well, list(found.lines())
    assert found.kills == kills
    assert found.notes.acknowledged > kills * TABLES
