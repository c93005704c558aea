"""Fool's Gold in a real browser: whole games by what the page offers, and nothing else."""

from __future__ import annotations

import random
from typing import Any

import pytest
from playwright.sync_api import Browser, ElementHandle, Page, expect

from tests.web.browser import DESKTOP, PHONE
from tests.web.place import Visitor
from tests.web.playing import BoardOnPage, click, reader_at, tap

pytestmark = pytest.mark.slow

GAME = "fools-gold"
TOUCHED = ".goldboard [role=gridcell][aria-disabled=false]"
BOARD = BoardOnPage(GAME, f"#bar.yours .moves .btn, {TOUCHED}", ".goldboard.over")
ROWS = """() => [...document.querySelectorAll('.goldboard [role=row]')].map(row =>
    [...row.querySelectorAll('[role=gridcell]')]
        .filter(one => one.offsetParent !== null).map(one => one.dataset.place))"""
HERE = "() => document.activeElement.dataset.place"


@pytest.mark.parametrize(
    ("seats", "options", "context"),
    [
        (4, {}, {"viewport": DESKTOP}),
        (5, {"screens": "open"}, {"viewport": DESKTOP, "color_scheme": "dark"}),
    ],
    ids=["four", "five-open"],
)
def test_a_whole_game__by_clicks(
    browser: Browser,
    visitor: Visitor,
    seats: int,
    options: dict[str, str],
    context: dict[str, Any],
) -> None:
    reader = reader_at(browser, visitor, GAME, seats, options, **context)
    BOARD.play(reader.page, random.Random(seats), click)
    expect(reader.page.locator(".scoring tbody tr")).to_have_count(seats)
    reader.close()


def test_a_whole_game__by_touch_on_a_phone_in_japanese(browser: Browser, visitor: Visitor) -> None:
    reader = reader_at(
        browser, visitor, GAME, 3, {}, viewport=PHONE, has_touch=True, locale="ja-JP"
    )
    BOARD.play(reader.page, random.Random(3), tap)
    expect(reader.page.locator(".scoring")).to_contain_text("得点計算")
    reader.close()


def test_a_whole_game__by_keys_alone(browser: Browser, visitor: Visitor) -> None:
    reader = reader_at(browser, visitor, GAME, 3, {})
    BOARD.play(reader.page, random.Random(33), press)
    reader.close()


def press(page: Page, one: ElementHandle) -> None:
    """A button by its number; a place of the board with arrows."""
    place = one.get_attribute("data-place")
    if place is None:
        label = one.inner_text()
        labels = page.locator("#bar .moves .btn").all_inner_texts()
        page.keyboard.press(str(labels.index(label) + 1))
    else:
        page.keyboard.press("b")
        walk(page, place)
        page.keyboard.press("Enter")


def walk(page: Page, place: str) -> None:
    """To the row first, then along it."""
    rows = page.evaluate(ROWS)
    wanted = next(i for i, row in enumerate(rows) if place in row)
    start = next(i for i, row in enumerate(rows) if page.evaluate(HERE) in row)
    for _ in range(abs(wanted - start)):
        page.keyboard.press("ArrowDown" if wanted > start else "ArrowUp")
    here = rows[wanted].index(page.evaluate(HERE))
    there = rows[wanted].index(place)
    for _ in range(abs(there - here)):
        page.keyboard.press("ArrowRight" if there > here else "ArrowLeft")
    assert page.evaluate(HERE) == place
