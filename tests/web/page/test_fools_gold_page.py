"""Fool's Gold in a real browser: whole games by what the page offers, and nothing else."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Browser, ElementHandle, Page, expect

from tests.web import axe
from tests.web.browser import DESKTOP, PHONE
from tests.web.place import Visitor
from tests.web.playing import Answer, BoardOnPage, click, reader_at, tap

pytestmark = pytest.mark.slow

GAME = "fools-gold"
TOUCHED = ".goldboard [role=gridcell][aria-disabled=false]"
BOARD = BoardOnPage(GAME, f"#bar.yours .moves .btn, {TOUCHED}", ".goldboard.over")
ROWS = """() => [...document.querySelectorAll('.goldboard [role=row]')].map(row =>
    [...row.querySelectorAll('[role=gridcell]')]
        .filter(one => one.offsetParent !== null).map(one => one.dataset.place))"""
HERE = "() => document.activeElement.dataset.place"


def test_a_whole_game__by_clicks(browser: Browser, visitor: Visitor) -> None:
    reader = reader_at(browser, visitor, GAME, 4, {})
    BOARD.play(reader.page, random.Random(4), click)
    expect(reader.page.locator(".scoring tbody tr")).to_have_count(4)
    reader.close()


def test_a_whole_game__with_open_screens_for_everybody(browser: Browser, visitor: Visitor) -> None:
    """Whatever is asked for the first time is held against all rules of axe-core."""
    reader = reader_at(browser, visitor, GAME, 5, {"screens": "open"})
    reader.page.evaluate(axe.SCRIPT())
    BOARD.play(reader.page, random.Random(5), looked_at(click))
    axe.check(reader.page)
    reader.close()


def looked_at(answer: Answer) -> Answer:
    """Every kind of question is looked at once before it is answered."""
    seen: set[str] = set()

    def look(page: Page, one: ElementHandle) -> None:
        question = " ".join(page.locator("#bar h2").inner_text().split()[:2])
        if question not in seen:
            seen.add(question)
            axe.check(page)
            page.set_viewport_size(DESKTOP)
        answer(page, one)

    return look


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
        if label in labels:  # else the page went on by itself
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
