"""Whole games in a real browser with nothing but what the page offers, for tests of boards."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from playwright.sync_api import Browser, ElementHandle, Error, Locator, Page, expect

from tests.web.browser import Reader
from tests.web.place import Visitor

MAIN = "#bar.yours .moves .btn.main"
MOST = 3000  # touches until a game must be over

Answer = Callable[[Page, ElementHandle], None]


@dataclass(frozen=True)
class BoardOnPage:
    """How a game is played on the page: what can be touched, and how its end looks."""

    game: str
    offered: str
    over: str
    haste: float = 0.6  # how often the main button is taken, so that games end

    def is_over(self, page: Page) -> bool:
        """Is the game over, as the page shows it?"""
        skip_to(page, page.locator(f"#bar.yours, {self.over}"))
        return page.locator(self.over).count() == 1

    def choose(self, page: Page, chance: random.Random) -> ElementHandle | None:
        """Something that is offered."""
        main = page.query_selector(MAIN)
        if main and chance.random() < self.haste:
            return main
        offered = page.query_selector_all(self.offered)
        return chance.choice(offered) if offered else None

    def play(self, page: Page, chance: random.Random, answer: Answer) -> None:
        """Answer every question, to the end."""
        for _ in range(MOST):
            if self.is_over(page):
                break
            if one := self.choose(page, chance):
                answer(page, one)
        assert self.is_over(page)


def skip_to(page: Page, wanted: Locator) -> None:
    """Until it is seen, whatever is still being shown is skipped, as people may."""
    for _ in range(MOST):
        if wanted.first.is_visible():
            break
        page.keyboard.press("s")
    expect(wanted.first).to_be_visible()


def reader_at(
    browser: Browser,
    visitor: Visitor,
    game: str,
    seats: int,
    options: Mapping[str, str],
    **context: Any,
) -> Reader:
    """Somebody at a table whose other seats are bots; nothing moves, so that nothing waits."""
    players = ["me", *["bot easy"] * (seats - 1)]
    opened = visitor.open(game=game, seats=seats, players=players, options=options)
    opened.start()
    kept = {"table": opened.id, "key": opened.key, "game": game, "invite": None}
    drawer = json.dumps([{**kept, "seen": "2026-01-01T00:00:00Z", "result": None}])
    reader = Reader(browser, visitor.url, reduced_motion="reduce", **context)
    reader.context.add_init_script(f"localStorage['pyrite.tables'] ??= {json.dumps(drawer)}")
    reader.page.goto(f"/t/{opened.id}")
    return reader


def click(_: Page, one: ElementHandle) -> None:
    """It can be hit, unless the page went on by itself."""
    hit(one, one.click)


def tap(_: Page, one: ElementHandle) -> None:
    """The same with a finger."""
    hit(one, one.tap)


def hit(one: ElementHandle, way: Callable[..., None]) -> None:
    """By whatever means."""
    try:
        way()
    except Error:
        if one.evaluate("one => one.isConnected && one.matches('#bar.yours *, .can, button')"):
            raise
