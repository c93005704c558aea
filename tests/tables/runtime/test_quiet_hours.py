"""Hours in which nobody is called."""

from __future__ import annotations

import datetime

import pytest

from pyrite.tables.runtime.quiet_hours import quiet_seconds


def at(hour: int, minute: int = 0, second: int = 0) -> float:
    """A moment of some day in Greenwich."""
    return datetime.datetime(2026, 1, 5, hour, minute, second, tzinfo=datetime.UTC).timestamp()


@pytest.mark.parametrize(
    ("quiet", "now", "seconds"),
    [
        (None, at(3), 0),
        ("22:00-08:00 UTC", at(21, 59, 59), 0),
        ("22:00-08:00 UTC", at(22), 36_000),
        ("22:00-08:00 UTC", at(7, 59, 30), 30),
        ("22:00-08:00 UTC", at(8), 0),
        ("12:00-13:00 UTC", at(12, 30), 1800),
        ("22:00-08:00 Asia/Tokyo", at(14), 32_400),  # eleven in the evening there
        ("08:00-08:00 UTC", at(8), 0),
    ],
)
def test_quiet_hours__until_somebody_may_be_called(
    quiet: str | None, now: float, seconds: float
) -> None:
    assert quiet_seconds(quiet, now) == seconds
