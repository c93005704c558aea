"""Journals that stores hold: written once by the first format, read and written alike ever since.

A game's `journals.json` has three tables (played to the end, stopped, closed): their rows,
and what the writer's own table added up to. Gold's has one more, where seats committed to salts.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, get_args

import pytest

from pyrite.tables import events as e
from pyrite.tables.journal import JournalRow, event_row, row_event
from pyrite.tables.table import Table
from tests.tables.build import new_table

KEPT = sorted((Path(__file__).parents[1] / "games").glob("*/journals.json"))


def read(file: Path) -> dict[str, dict[str, Any]]:
    """The tables of a file."""
    tables: dict[str, dict[str, Any]] = json.loads(file.read_text(encoding="utf-8"))
    return tables


def rows_of(kept: dict[str, Any]) -> list[JournalRow]:
    """As a store keeps them."""
    return [JournalRow(*row) for row in kept["rows"]]


def facts(table: Table) -> dict[str, Any]:
    """What a table adds up to, as JSON values."""
    return {
        "state": table.state,
        "count": table.count,
        "changed": table.changed,
        "rematch": table.rematch,
        "chairs": [
            [one.kind, one.name, one.level, one.key, one.salt, one.is_away] for one in table.chairs
        ],
        "clocks": [[clock.left, clock.since] for clock in table.clocks],
        "told_clocks": [[clock.left, clock.since] for clock in table.told_clocks],
        "news": list(table.news),
        "decisions": list(table.decisions),
        "waiting": list(table.waiting),
        "faces": table.faces,
        "chats": [[at, one.seat, one.text] for at, one in table.chats],
        "time_lost": table.time_lost,
        "record": "" if table.state in ("open", "closed") else table.record().text(),
    }


@pytest.mark.parametrize("file", KEPT, ids=lambda file: file.parent.name)
def test_kept_journal__is_the_same_table(file: Path) -> None:
    for kept in read(file).values():
        table = new_table()
        for row in rows_of(kept):
            table.take(row_event(row), row.at)
        assert facts(table) == kept["facts"]


@pytest.mark.parametrize("file", KEPT, ids=lambda file: file.parent.name)
def test_kept_journal__is_written_byte_for_byte(file: Path) -> None:
    for kept in read(file).values():
        for row in rows_of(kept):
            assert event_row(row.table, row.number, row.at, row_event(row)) == row


def test_kept_journals__every_kind_of_event() -> None:
    events = {
        type(row_event(row))
        for file in KEPT
        for kept in read(file).values()
        for row in rows_of(kept)
    }
    assert events == set(get_args(e.Event))
