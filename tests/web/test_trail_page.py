"""End of the Trail in a real browser: whole games by what the page offers, and nothing else."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from playwright.sync_api import Browser, ElementHandle, Error, Page

from tests.web.browser import DESKTOP, PHONE, Reader
from tests.web.place import Visitor

pytestmark = pytest.mark.slow

OFFERED = "#bar.yours .moves .btn, .tile.can, button[data-card], button[data-lot]"
READY = "#bar.yours, .trailboard.over"
MAIN = "#bar.yours .moves .btn.main"
MOST = 3000  # touches until a game must be over
IS_AT = """one => {
    const at = document.activeElement;
    if (one === at) return true;
    const group = one.closest('[role=grid], [role=group]');
    return group !== null && group.contains(at);
}"""
PLACE = """one => {
    const group = one.closest('[role=grid], [role=group]');
    const all = [...group.querySelectorAll('[role=gridcell], button')];
    return [all.indexOf(document.activeElement), all.indexOf(one)];
}"""


def reader_at(
    browser: Browser, visitor: Visitor, seats: int, options: dict[str, str], **context: Any
) -> Reader:
    """Somebody at a table whose other seats are bots; nothing moves, so that nothing waits."""
    players = ["me", *["bot easy"] * (seats - 1)]
    opened = visitor.open(game="end-of-the-trail", seats=seats, players=players, options=options)
    opened.start()
    kept = {"table": opened.id, "key": opened.key, "game": "end-of-the-trail", "invite": None}
    drawer = json.dumps([{**kept, "seen": "2026-01-01T00:00:00Z", "result": None}])
    reader = Reader(browser, visitor.url, reduced_motion="reduce", **context)
    reader.context.add_init_script(f"localStorage['pyrite.tables'] ??= {json.dumps(drawer)}")
    reader.page.goto(f"/t/{opened.id}")
    return reader


def is_over(page: Page) -> bool:
    """Is the game over, as the page shows it?"""
    page.locator(READY).first.wait_for()
    return page.locator(".trailboard.over").count() == 1


def choose(page: Page, chance: random.Random) -> ElementHandle | None:
    """Something that is offered: the main button mostly, so that games end."""
    main = page.query_selector(MAIN)
    if main and chance.random() < 0.6:
        return main
    offered = page.query_selector_all(OFFERED)
    return chance.choice(offered) if offered else None


def click(one: ElementHandle) -> None:
    """It can be hit, unless the page went on by itself."""
    try:
        one.click(timeout=3000)
    except Error:
        if one.evaluate("one => one.isConnected && one.matches('#bar.yours *, .can, button')"):
            raise


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
    reader = reader_at(browser, visitor, seats, options, **context)
    chance = random.Random(seats)
    for _ in range(MOST):
        if is_over(reader.page):
            break
        if one := choose(reader.page, chance):
            click(one)
    assert is_over(reader.page)
    reader.close()


def test_a_whole_game__by_keys(browser: Browser, visitor: Visitor) -> None:
    reader = reader_at(browser, visitor, 2, {})
    chance = random.Random(2)
    for _ in range(MOST):
        if is_over(reader.page):
            break
        if one := choose(reader.page, chance):
            reach(reader.page, one)
            reader.page.keyboard.press("Enter")
    assert is_over(reader.page)
    reader.close()


def reach(page: Page, one: ElementHandle) -> None:
    """Tab to its place, then by arrows to itself."""
    for _ in range(60):
        if one.evaluate(IS_AT):
            break
        page.keyboard.press("Tab")
    if one.evaluate("one => one === document.activeElement"):
        return
    columns = page.locator(".map [role=row]").first.locator("[role=gridcell]").count()
    start, end = one.evaluate(PLACE)
    wide = columns if one.get_attribute("role") == "gridcell" else MOST
    for _ in range(abs(end // wide - start // wide)):
        page.keyboard.press("ArrowDown" if end > start else "ArrowUp")
    for _ in range(abs(end % wide - start % wide)):
        page.keyboard.press("ArrowRight" if end % wide > start % wide else "ArrowLeft")
