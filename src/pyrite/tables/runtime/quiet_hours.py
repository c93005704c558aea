"""Hours in which nobody is called: `22:00-08:00 Asia/Tokyo`."""

from __future__ import annotations

import datetime
import re
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

HOURS = re.compile(r"([01]\d|2[0-3]):([0-5]\d)-([01]\d|2[0-3]):([0-5]\d) ([\w+/-]{1,40})", re.ASCII)
MINUTES = 24 * 60


def parse_quiet(text: str) -> tuple[int, int, ZoneInfo]:
    """From when until when, in minutes of the day, and where; ValueError."""
    found = HOURS.fullmatch(text)
    if not found:
        raise ValueError(text)
    begins, begin_minutes, ends, end_minutes = map(int, found.groups()[:4])
    try:
        zone = ZoneInfo(found[5])
    except (ZoneInfoNotFoundError, OSError) as error:
        raise ValueError(text) from error
    return begins * 60 + begin_minutes, ends * 60 + end_minutes, zone


def quiet_seconds(text: str | None, now: float) -> float:
    """Seconds until somebody may be called; 0 outside their quiet hours."""
    if text is None:
        return 0.0
    begin, end, zone = parse_quiet(text)
    clock = datetime.datetime.fromtimestamp(now, zone)
    minute = clock.hour * 60 + clock.minute
    is_quiet = (minute - begin) % MINUTES < (end - begin) % MINUTES
    if not is_quiet:
        return 0.0
    return ((end - minute) % MINUTES) * 60.0 - clock.second
