"""Progress on a terminal while searches are compiled: one line, and quiet elsewhere."""

from __future__ import annotations

import asyncio
import io

import pytest
from rich.cells import cell_len

from pyrite.core.words import LANGUAGES, Words
from pyrite.web.process.progress import CLEAR, progress_line, show_progress


class Screen(io.StringIO):
    """A terminal, or not."""

    def __init__(self, *, is_terminal: bool = True) -> None:
        super().__init__()
        self._is_terminal = is_terminal

    def isatty(self) -> bool:
        """Told beforehand."""
        return self._is_terminal

    @property
    def lines(self) -> list[str]:
        """What stood there, one after the other."""
        return self.getvalue().split(CLEAR)[1:]


class Two:
    """Two things that are compiled while one sleeps."""

    def __init__(self, *, is_compiling: bool = True) -> None:
        self.is_compiling = is_compiling
        self.share_ready = 0.0
        self.now = 0.0

    async def sleep(self, seconds: float) -> None:
        """Half of it is done in forty seconds."""
        self.now += 40
        self.share_ready += 0.5


def shown(pool: Two, screen: Screen, language: str = "en") -> list[str]:
    """Everything that is said."""
    words = Words(language, "pyrite.web")
    asyncio.run(show_progress(pool, words, screen, clock=lambda: pool.now, sleep=pool.sleep))
    return screen.lines


def test_progress__a_line_that_moves_and_an_end() -> None:
    first, second, last = shown(Two(), Screen())
    assert first.endswith("░░░░░░░░░░░░ 0:00")
    assert second.endswith("██████░░░░░░ 0:40")
    assert last == "Bots are warm.\n"


@pytest.mark.parametrize(
    ("pool", "screen"),
    [
        (Two(), Screen(is_terminal=False)),
        (Two(is_compiling=False), Screen()),
    ],
    ids=["into a pipe", "nothing to compile"],
)
def test_progress__is_quiet(pool: Two, screen: Screen) -> None:
    assert shown(pool, screen) == []


def test_progress__in_japanese() -> None:
    assert shown(Two(), Screen(), "ja")[-1] == "ボットの準備ができました。\n"


def test_progress__a_server_that_stops_takes_its_line_away() -> None:
    async def work() -> list[str]:
        pool, screen = Two(), Screen()

        async def never(seconds: float) -> None:
            await asyncio.Event().wait()

        words = Words("en", "pyrite.web")
        task = asyncio.create_task(
            show_progress(pool, words, screen, clock=lambda: 0.0, sleep=never)
        )
        await asyncio.sleep(0)
        task.cancel()
        await asyncio.wait([task])
        return screen.lines

    assert asyncio.run(work())[-1] == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_progress_line__fits_a_terminal(language: str) -> None:
    line = progress_line(Words(language, "pyrite.web"), 0.5, 3661)
    assert cell_len(line) < 80
