"""End of the Trail in a real browser: whole games by what the page offers, and nothing else."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, ElementHandle, Page, ViewportSize

from tests.web import axe
from tests.web.browser import DESKTOP, PHONE
from tests.web.place import Visitor
from tests.web.playing import MOST, BoardOnPage, click, reader_at
from tests.web.shots import boards, position

pytestmark = pytest.mark.slow

GAME = "end-of-the-trail"
OFFERED = "#bar.yours .moves .btn, .tile.can, button[data-card], button[data-lot]"
BOARD = BoardOnPage(GAME, OFFERED, ".trailboard.over")
IS_AT = """one => {
    const at = document.activeElement;
    if (one === at) return true;
    const group = one.closest('[role=grid], [role=group]:not(#bar)');
    return group !== null && group.contains(at);
}"""
IS_THERE = "one => one === document.activeElement"
PLACE = """one => {
    const group = one.closest('[role=grid], [role=group]:not(#bar)');
    if (group === null) return null;
    const all = [...group.querySelectorAll('[role=gridcell], button')];
    return [all.indexOf(document.activeElement), all.indexOf(one)];
}"""

LAPTOP: ViewportSize = {"width": 1280, "height": 720}
SHORT: ViewportSize = {"width": 360, "height": 520}
LOW: ViewportSize = {"width": 1280, "height": 600}
LYING: ViewportSize = {"width": 844, "height": 390}
PHASES = ("hole", "lot", "four-bid", "pay", "select", "turn", "four-turn", "look", "keep", "final")
BOXES = """() => [".trailboard .hand", ".map", "#bar"].map((place) => {
    const { x, y, right, bottom } = document.querySelector(place).getBoundingClientRect();
    return [x, y, right, bottom].map(Math.round);
})"""
CUT = """places => places.flatMap((place) => [...document.querySelectorAll(place)])
    .filter((one) => one.scrollHeight > one.clientHeight + 1
        || one.scrollWidth > one.clientWidth + 1)
    .map((one) => `${one.className}: ${one.scrollHeight} > ${one.clientHeight}`)"""


@pytest.fixture(scope="module")
def url() -> Iterator[str]:
    """Where all positions are shown."""
    with boards() as one:
        yield one


def test_wide__land_hand_and_bar_stand_still_in_every_phase(browser: Browser, url: str) -> None:
    standing = {}
    for name in PHASES:
        reader = position(browser, url, GAME, name, LAPTOP)
        standing[name] = reader.page.evaluate(BOXES)
        reader.close()
    assert len({str(boxes) for boxes in standing.values()}) == 1, standing


@pytest.mark.parametrize("name", ["four-bid", "four-turn", "hole", "select", "keep", "over"])
def test_wide__nothing_is_cut(browser: Browser, url: str, name: str) -> None:
    """Four seats and three lots among them."""
    reader = position(browser, url, GAME, name, LAPTOP)
    places = [".trailboard", ".panel", ".hand", ".hand .row", ".seats", ".key"]
    assert reader.page.evaluate(CUT, places) == []
    reader.close()


@pytest.mark.parametrize("name", ["four-bid", "lot", "pay", "select"])
def test_a_phone_that_lies__nothing_is_cut(browser: Browser, url: str, name: str) -> None:
    reader = position(browser, url, GAME, name, LYING)
    assert reader.page.evaluate(CUT, [".trailboard", ".main", ".side", ".lot", ".seats"]) == []
    reader.close()


@pytest.mark.parametrize(
    ("name", "size"),
    [("over", SHORT), ("look", SHORT), ("jump", SHORT), ("hole", LOW)],
    ids=["over", "look", "jump", "hole-low"],
)
def test_what_scrolls__is_reached_by_keys(
    browser: Browser, url: str, name: str, size: ViewportSize
) -> None:
    reader = position(browser, url, GAME, name, size)
    reader.page.evaluate(axe.SCRIPT())
    assert axe.findings(reader.page, size["width"]) == []
    reader.close()


@pytest.mark.parametrize(
    ("seats", "options", "context"),
    [
        (3, {}, {"viewport": DESKTOP}),
        (4, {"jokers": "on"}, {"viewport": DESKTOP, "color_scheme": "dark"}),
        (1, {"jokers": "on", "argonauts": "A1A2"}, {"viewport": PHONE, "locale": "ja-JP"}),
    ],
    ids=["three", "four-jokers", "solo-phone-ja"],
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
    reader.close()


def test_a_whole_game__by_keys(browser: Browser, visitor: Visitor) -> None:
    reader = reader_at(browser, visitor, GAME, 2, {})
    BOARD.play(reader.page, random.Random(2), press)
    reader.close()


def press(page: Page, one: ElementHandle) -> None:
    """Reach it, and play it, unless the page went on by itself."""
    reach(page, one)
    if one.evaluate(IS_THERE):
        page.keyboard.press("Enter")


def reach(page: Page, one: ElementHandle) -> None:
    """Tab to its place, then by arrows to itself."""
    for _ in range(60):
        if one.evaluate(IS_AT):
            break
        page.keyboard.press("Tab")
    place = one.evaluate(PLACE)
    if one.evaluate(IS_THERE) or place is None:
        return
    columns = page.locator(".map [role=row]").first.locator("[role=gridcell]").count()
    start, end = place
    wide = columns if one.get_attribute("role") == "gridcell" else MOST
    for _ in range(abs(end // wide - start // wide)):
        page.keyboard.press("ArrowDown" if end > start else "ArrowUp")
    for _ in range(abs(end % wide - start % wide)):
        page.keyboard.press("ArrowRight" if end % wide > start % wide else "ArrowLeft")
