"""One line on a terminal while searches are compiled, which takes minutes on a new machine."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Protocol, TextIO

from pyrite.core.words import Words

LOOK_SECONDS = 0.5
CLEAR = "\r\x1b[K"  # to the line's beginning, and away with what stands there
CELLS = 12


class Compiling(Protocol):
    """Somebody who compiles."""

    @property
    def is_compiling(self) -> bool:
        """Is there something to compile?"""

    @property
    def share_ready(self) -> float:
        """The part that is done."""


async def show_progress(
    pool: Compiling,
    words: Words,
    screen: TextIO,
    *,
    clock: Callable[[], float],
    sleep: Callable[[float], Awaitable[None]] = asyncio.sleep,
) -> None:
    """Until everything is compiled; into a pipe or a log nothing is said, nor if it is quick."""
    began, shown = clock(), ""
    try:
        while screen.isatty() and pool.share_ready < 1:
            if pool.is_compiling:
                shown = progress_line(words, pool.share_ready, clock() - began)
                _write(screen, shown)
            await sleep(LOOK_SECONDS)
        if shown:
            _write(screen, words.say("compiled") + "\n")
    except asyncio.CancelledError:
        if shown:
            _write(screen, "")
        raise


def _write(screen: TextIO, text: str) -> None:
    screen.write(CLEAR + text)
    screen.flush()


def progress_line(words: Words, share: float, seconds: float) -> str:
    """How far, and how long it has taken."""
    done = round(share * CELLS)
    minutes, rest = divmod(int(seconds), 60)
    bar = "█" * done + "░" * (CELLS - done)
    return words.say("compiling", bar=bar, time=f"{minutes}:{rest:02d}")
