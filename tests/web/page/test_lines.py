"""Several browsers at one table, and lines that break: nobody sees or loses anything."""

from __future__ import annotations

import re
import signal
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.browser import Reader
from tests.web.place import Opened, Visitor
from tests.web.program import free_ports, running, visiting

pytestmark = pytest.mark.slow

OFFERED = "[role=gridcell][aria-disabled=false]"
HAND = "[role=listbox] [role=option]"
PLAYABLE = f"{HAND}[aria-disabled=false]"
NAMES = "all => all.map(one => one.querySelector('.sr').textContent.trim())"
EVERYTHING = "document.documentElement.outerHTML"
SEEN = """() => [
    ...[...document.querySelectorAll('[role=gridcell]')].map(one => one.ariaLabel),
    ...[...document.querySelectorAll('#log li')].map(one => one.textContent.trim()),
    document.querySelector('#bar h2').textContent.trim(),
]"""
NO_LINE = re.compile("WebSocket connection .* failed|Failed to load resource: net::ERR_")


def sit(browser: Browser, visitor: Visitor, opened: Opened, key: str, **context: Any) -> Reader:
    """Somebody with a key to a seat."""
    reader = Reader(browser, visitor.url, **{"reduced_motion": "reduce", **context})
    reader.page.goto(f"/t/{opened.id}#{key}")
    return reader


def hand(page: Page) -> set[str]:
    """The coloured cards that somebody holds, in words; there is one of each."""
    expect(page.locator(HAND).first).to_be_visible()
    return {one for one in page.locator(HAND).evaluate_all(NAMES) if one != "a 1"}


def told(page: Page, cards: set[str]) -> set[str]:
    """Those cards of which anything on the page speaks."""
    everything = page.evaluate(EVERYTHING)
    return {one for one in cards if re.search(rf"\b{one}\b", everything)}


def test_two_browsers__each_sees_its_own_hand_alone(browser: Browser, visitor: Visitor) -> None:
    """F4.1: hands are their owners' alone; what is played is everybody's."""
    players = ["me", "open", "bot easy", "bot easy"]
    opened = visitor.open(game="fool", seats=4, players=players, options={"start": "0"})
    friend = sit(browser, visitor, opened, opened.sit(name="Ines")["key"])
    reader = sit(browser, visitor, opened, opened.key)
    for one, other in ((reader, friend), (friend, reader)):
        card = one.page.locator(PLAYABLE, has_not_text="a 1").first
        expect(card).to_be_visible()
        assert not told(one.page, hand(other.page))
        assert not told(other.page, hand(one.page))
        (played,) = card.evaluate_all(NAMES)
        card.click(position={"x": 12, "y": 12})
        for page in (one.page, other.page):
            expect(page.locator("#log")).to_contain_text(played)
    friend.close()
    reader.close()


def test_reload__in_the_middle_of_a_turn(browser: Browser, visitor: Visitor) -> None:
    """The card that lies open, the log and the question are there again."""
    players = ["me", "bot easy", "bot easy"]
    opened = visitor.open(seats=3, players=players, options={"start": "0"}).start()
    reader = sit(browser, visitor, opened, opened.key)
    page = reader.page
    flip(page)
    before = page.evaluate(SEEN)
    page.reload()
    expect(page.locator("#bar h2")).to_have_text(before[-1])
    assert page.evaluate(SEEN) == before
    flip(page)
    reader.close()


def flip(page: Page) -> None:
    """One card more; the log tells it."""
    lines = page.locator("#log li")
    page.locator(OFFERED).first.hover()
    told = lines.count()
    page.locator(OFFERED).first.click()
    expect(lines.nth(told)).to_be_visible()


def test_a_server_that_is_killed__loses_nothing_and_the_page_plays_on(
    browser: Browser, tmp_path: Path
) -> None:
    """Also what was played while it was away."""
    store = tmp_path / "tables.db"
    with running(store, port=free_ports(1)) as program, visiting(program.port) as visitor:
        players = ["me", "bot easy"]
        opened = visitor.open(players=players, options={"start": "0"}).start()
        reader = sit(browser, visitor, opened, opened.key)
        page = reader.page
        flip(page)
        before = page.evaluate(SEEN)
        program.end(signal.SIGKILL)
        expect(page.get_by_text("Connecting again")).to_be_visible()
        assert page.evaluate(SEEN) == before
        page.locator(OFFERED).first.click()
        expect(page.locator("#bar h2")).to_contain_text("Sending")
    with running(store, port=program.port):
        expect(page.get_by_text("Connecting again")).to_have_count(0)
        expect(page.locator("#log li").nth(len(before) - 65)).to_be_visible()
        flip(page)
        reader.complaints[:] = [one for one in reader.complaints if not NO_LINE.search(one)]
        reader.close()
