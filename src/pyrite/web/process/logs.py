"""What the server writes down for whoever keeps it: lines for people, or JSON for programs.

Never a key, an invitation, a hand or anything else that a seat alone may know.
"""

from __future__ import annotations

import json
import logging
import time
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass

from pyrite.tables.live.summary import time_text

MINUTE = 60.0
MOST_OF_A_KIND = 5  # in a minute
MOST_KINDS = 1_000  # remembered


class JsonLines(logging.Formatter):
    """One object for each record."""

    def __init__(self, worker: int) -> None:
        super().__init__()
        self._worker = worker

    def format(self, record: logging.LogRecord) -> str:
        """As JSON, in one line."""
        made = {
            "at": time_text(record.created),
            "level": record.levelname.lower(),
            "from": record.name,
            "text": record.getMessage(),
        }
        if self._worker:
            made["worker"] = str(self._worker)
        if record.exc_info:
            made["fault"] = self.formatException(record.exc_info)
        return json.dumps(made, ensure_ascii=False)


def formatter(*, is_json: bool, worker: int = 0) -> logging.Formatter:
    """How a record is written; where there are several workers, with the number of this one."""
    who = f"worker {worker}: " if worker else ""
    lines = logging.Formatter(f"%(asctime)s %(levelname)s {who}%(message)s")
    return JsonLines(worker) if is_json else lines


class FloodFilter(logging.Filter):
    """Of each kind of record a few in a minute; whatever came beyond is counted in the next one."""

    def __init__(self, clock: Callable[[], float]) -> None:
        super().__init__()
        self._clock = clock
        self._kinds: OrderedDict[tuple[str, int, str], FloodCount] = OrderedDict()

    def filter(self, record: logging.LogRecord) -> bool:
        """Is it written down?"""
        kind = record.name, record.levelno, str(record.msg)
        count = self._kinds.setdefault(kind, FloodCount(self._clock()))
        self._kinds.move_to_end(kind)
        if len(self._kinds) > MOST_KINDS:
            self._kinds.popitem(last=False)
        left_out = count.note(self._clock())
        if left_out:
            record.msg = f"{record.getMessage()} (and {left_out} more such lines)"
            record.args = None
        return left_out is not None


@dataclass
class FloodCount:
    """How many of a kind there were since a moment."""

    since: float
    written: int = 0
    left_out: int = 0

    def note(self, now: float) -> int | None:
        """One more: how many were left out before it, or None if it is left out, too."""
        if now - self.since >= MINUTE:
            left_out, self.since, self.written, self.left_out = self.left_out, now, 1, 0
            return left_out
        if self.written < MOST_OF_A_KIND:
            self.written += 1
            return 0
        self.left_out += 1
        return None


def start_logs(*, is_json: bool, worker: int = 0) -> None:
    """To standard error: warnings, and what is worse."""
    handler = logging.StreamHandler()
    handler.addFilter(FloodFilter(time.monotonic))
    handler.setFormatter(formatter(is_json=is_json, worker=worker))
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
