"""Where the CPU time of a move goes."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from typing import Any
from unittest.mock import patch

from bench.tables import playing
from pyrite.tables.live import service
from pyrite.tables.live.broadcast import Broadcast

DECIDE, NEWS, ENCODE = "decide", "news", "encode"


@dataclass
class Parts:
    """Seconds by part; what is done while telling news is not counted twice."""

    decide: float = 0.0
    news: float = 0.0
    encode: float = 0.0
    loop: float = 0.0  # all of the thread that does this
    process: float = 0.0

    def shares(self) -> dict[str, float]:
        """Of all CPU time; threads beside the loop commit."""
        parts = {
            DECIDE: self.decide,
            "commit": self.process - self.loop,
            NEWS: self.news - self.encode,
            ENCODE: self.encode,
            "rest": self.loop - self.decide - self.news,
        }
        return {name: seconds / self.process for name, seconds in parts.items()}


@contextmanager
def watched() -> Iterator[Parts]:
    """While this lasts, every part is timed."""
    parts = Parts(loop=-time.thread_time(), process=-time.process_time())
    with ExitStack() as stack:
        for owner, name, part in (
            (service, "decide", DECIDE),
            (Broadcast, "happen", NEWS),
            (playing, "dump", ENCODE),
        ):
            stack.enter_context(patch.object(owner, name, _timed(parts, part, owner, name)))
        yield parts
    parts.loop += time.thread_time()
    parts.process += time.process_time()


def _timed(parts: Parts, part: str, owner: Any, name: str) -> Callable[..., Any]:
    function = getattr(owner, name)

    def timed(*values: Any, **named: Any) -> Any:
        began = time.thread_time()
        try:
            return function(*values, **named)
        finally:
            setattr(parts, part, getattr(parts, part) + time.thread_time() - began)

    return timed
