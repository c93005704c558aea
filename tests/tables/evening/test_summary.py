"""An evening as everybody may know it."""

from __future__ import annotations

from pyrite.tables.evening.games import GamePlayed, SeatPlayed
from pyrite.tables.evening.summary import evening_data


def test_told__people_by_number_and_no_keys() -> None:
    seats = (SeatPlayed(1, 9, "Ada", "secret"), SeatPlayed(2, 3, level="easy"))
    told = evening_data([GamePlayed("a", "gold", "a", seats)])
    assert told["people"] == [{"name": "Ada", "games": 1, "wins": 1.0, "behind": 1.0}]
    assert [seat["person"] for seat in told["games"][0]["seats"]] == [0, None]
    assert "secret" not in str(told)
