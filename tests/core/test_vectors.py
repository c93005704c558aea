"""Rows added up: in vectors what they are plainly, whatever their widths."""

from __future__ import annotations

import random
from typing import Any

import pytest

from pyrite.core.backends.backend import plain
from pyrite.core.backends.library import Library
from pyrite.core.vectors import add_rows
from pyrite.games.gold import GAME

MOST = (1 << 15) - 1


def added(backend: Any, code: str, count: int, width: int) -> list[int]:
    """Sums of so many rows, about half of them wanted."""
    draw = random.Random(count * 1000 + width)
    rows = [draw.randint(-MOST, MOST) for _ in range(count * width)]
    times = [draw.choice((0, draw.randint(-127, 127))) for _ in range(count)]
    sums = backend.narrow("i32", (width,), range(width))
    backend.entry(add_rows)(
        backend.narrow("i16", (count, width), rows), backend.narrow(code, (count,), times), sums
    )
    return list(map(int, sums))


@pytest.mark.parametrize("is_checked", [False, True])
@pytest.mark.parametrize("code", ["i8", "i32", "i16"])
def test_add_rows__gives_the_sums_of_the_plain_form(code: str, is_checked: bool) -> None:
    backend = Library(GAME, is_checked=is_checked)
    for count, width in ((1, 64), (46, 64), (64, 32), (200, 64), (130, 70), (3, 5)):
        assert added(backend, code, count, width) == added(plain(GAME), code, count, width)


def test_add_rows__checked_looks_at_places_and_sums() -> None:
    backend = Library(GAME, is_checked=True)
    add = backend.entry(add_rows)

    def run(count: int, width: int, often: int) -> None:
        times = backend.narrow("i32", (count,), [often] * count)
        add(backend.narrow("i16", (2, 3), [MOST] * 6), times, backend.narrow("i32", (width,)))

    run(2, 3, 1)
    for count, width, often, text in ((3, 3, 1, "index 2 of 2"), (2, 4, 1, "index 3 of 3")):
        with pytest.raises(IndexError, match=text):
            run(count, width, often)
    with pytest.raises(IndexError, match=r"does not fit 32 bits"):
        run(1, 3, 1 << 17)
