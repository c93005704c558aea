"""What the server writes down for whoever keeps it: lines for people, or JSON for programs.

Never a key, an invitation, a hand or anything else that a seat alone may know.
"""

from __future__ import annotations

import json
import logging

from pyrite.tables.live.summary import time_text


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


def start_logs(*, is_json: bool, worker: int = 0) -> None:
    """To standard error: warnings, and what is worse."""
    handler = logging.StreamHandler()
    handler.setFormatter(formatter(is_json=is_json, worker=worker))
    logging.basicConfig(level=logging.WARNING, handlers=[handler])
