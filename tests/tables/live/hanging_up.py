"""Work during which somebody hangs up, at the place of one's choice."""

from __future__ import annotations

from collections.abc import Callable, Coroutine, Generator
from typing import Any


class HangingUp:
    """Awaited, does the work; where it waits for the n-th time, somebody hangs up."""

    def __init__(
        self, work: Coroutine[Any, Any, object], place: int, hang_up: Callable[[], object]
    ) -> None:
        self._work = work
        self._left = place
        self._hang_up = hang_up

    @property
    def has_hung_up(self) -> bool:
        """Did the work wait so often?"""
        return self._left < 0

    def __await__(self) -> Generator[Any, None, None]:
        steps = self._work.__await__()
        for waited_for in steps:
            self._left -= 1
            if self._left == -1:
                self._hang_up()
            yield waited_for
