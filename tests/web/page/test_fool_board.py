"""Fool! in a real browser: whole games with nothing but what the page offers."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect

from tests.web.browser import PHONE, Reader
from tests.web.place import Visitor, hosted
from tests.web.playing import skip_to
from tests.web.shots import boards, position

pytestmark = pytest.mark.slow

CARDS = "[role=listbox] [role=option]"
OFFERED = f"{CARDS}[aria-disabled=false]"
OVER = "#bar:has(.btn.main)"  # "again" is offered
GO_ON = re.compile("Go on|続ける|It is me")
AIMED = "document.activeElement.querySelector('.sr').textContent"


@pytest.fixture(scope="module")
def visitor() -> Iterator[Visitor]:
    """A server with the page as it was built."""
    with hosted() as one:
        yield one


def seated(
    browser: Browser, visitor: Visitor, seats: int, options: dict[str, str], **context: Any
) -> Reader:
    """Somebody at a table with bots, or with nobody else, which has begun."""
    others = context.pop("others", "bot easy")
    players = ["me", *[others] * (seats - 1)]
    opened = visitor.open(game="fool", seats=seats, options=options, players=players).start()
    reader = Reader(browser, visitor.url, **{"reduced_motion": "reduce", **context})
    reader.page.goto(f"/t/{opened.id}#{opened.key}")
    return reader


def play_to_the_end(page: Page, answer: Callable[[Page, Locator], None]) -> int:
    """Answer every question with a card that is offered; how many there were."""
    chance, count = random.Random("fool"), 0
    while is_asked(page):
        offered = page.locator(OFFERED)
        answer(page, offered.nth(chance.randrange(offered.count())))
        count += 1
    return count


def is_asked(page: Page) -> bool:
    """May a card be played, or is the game over? Who has read a round's end, or comes, says so."""
    done = page.get_by_role("button", name=GO_ON)
    skip_to(page, page.locator(f"{OFFERED}, {OVER}").or_(done))
    if done.count():
        done.click()
        return is_asked(page)
    return page.locator(OVER).count() == 0


def click(page: Page, card: Locator) -> None:
    """Near its left edge, where the next card does not cover it."""
    card.click(position={"x": 12, "y": 12})


def tap(page: Page, card: Locator) -> None:
    """The same with a finger."""
    card.tap(position={"x": 14, "y": 14})


def walk(page: Page, card: Locator) -> None:
    """To the hand, with arrows to a card, and play it."""
    name = card.locator(".sr").text_content()
    page.keyboard.press("Escape")
    page.keyboard.press("b")
    page.keyboard.press("Home")
    while page.evaluate(AIMED) != name:
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")


def test_a_whole_match__by_clicks(browser: Browser, visitor: Visitor) -> None:
    """F3.3: rounds are dealt until the match is over; every one of them is told."""
    reader = seated(browser, visitor, 4, {}, reduced_motion="no-preference")
    page = reader.page
    asked, told = play_to_the_end(page, click), page.locator("#log li")
    dealt = told.filter(has_text="all cards are dealt").count()
    assert asked > 5 * dealt > 0
    expect(told.filter(has_text="is over. The hands are shown")).to_have_count(dealt)
    expect(page.get_by_role("region", name="The last round")).to_be_visible()
    page.get_by_role("button", name="Result").click()
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("columnheader", name="Cards left")).to_be_visible()
    reader.close()


def test_a_whole_round__by_keys_alone(browser: Browser, visitor: Visitor) -> None:
    reader = seated(browser, visitor, 5, {"rounds": "single"})
    assert play_to_the_end(reader.page, walk) > 5
    reader.close()


def test_a_whole_round__eight_seats_by_touch_on_a_phone_in_japanese(
    browser: Browser, visitor: Visitor
) -> None:
    """F4.2: the aid to memory, for which a phone has no room, opens by touch."""
    options = {"rounds": "single", "memory_aid": "on"}
    phone: dict[str, Any] = {"viewport": PHONE, "has_touch": True, "locale": "ja-JP"}
    reader = seated(browser, visitor, 8, options, **phone)
    page = reader.page
    page.get_by_role("button", name="出たカードを見る").tap()
    aid = page.get_by_role("region", name="出たカード")
    expect(aid.get_by_role("listitem")).to_have_count(5)
    aid.get_by_role("button", name="閉じる").tap()
    assert play_to_the_end(page, tap) > 5
    expect(page.get_by_role("region", name="最後のラウンド")).to_be_visible()
    reader.close()


def test_a_whole_round__all_seats_at_one_browser(browser: Browser, visitor: Visitor) -> None:
    """F4.1: whoever is asked is shown their own hand, when they say that it is they."""
    reader = seated(browser, visitor, 4, {"rounds": "single"}, others="me")
    assert play_to_the_end(reader.page, click) > 20
    reader.close()


def test_the_hand__only_what_may_be_played_can_be_touched(
    browser: Browser, visitor: Visitor
) -> None:
    """F2.5: a card that does not follow stays where it is."""
    reader = seated(browser, visitor, 4, {"start": "1"})
    page = reader.page
    barred = page.locator(f"{CARDS}[aria-disabled=true]")
    while is_asked(page) and not barred.count():
        click(page, page.locator(OFFERED).first)
    held = page.locator(CARDS).count()
    barred.first.click(position={"x": 12, "y": 12}, force=True)
    expect(page.locator(CARDS)).to_have_count(held)
    expect(page.locator(OFFERED).first).to_be_visible()
    reader.close()


def test_an_onlooker__sees_every_seat_and_no_hand(browser: Browser, visitor: Visitor) -> None:
    """F4.1: hands are their owners' alone."""
    players = ["me", *["bot easy"] * 7]
    opened = visitor.open(game="fool", seats=8, players=players, public=True).start()
    reader = Reader(browser, visitor.url, reduced_motion="reduce")
    reader.page.goto(f"/t/{opened.id}")
    expect(reader.page.get_by_role("list", name="Trick").get_by_role("listitem")).to_have_count(8)
    expect(reader.page.get_by_role("listbox")).to_have_count(0)
    reader.close()


LAPTOP: ViewportSize = {"width": 1280, "height": 720}
OVERPRINTED = """() => {
    const boxes = [".seating", ".key", ".beside", ".board", ".bar"].map((place) =>
        document.querySelector(place)).concat([...document.querySelectorAll(".seat")]);
    const inside = (one, other) => one.contains(other) || other.contains(one);
    const over = (a, b) => a.left < b.right - 1 && b.left < a.right - 1
        && a.top < b.bottom - 1 && b.top < a.bottom - 1;
    return boxes.flatMap((one, i) => boxes.slice(i + 1)
        .filter((other) => !inside(one, other)
            && over(one.getBoundingClientRect(), other.getBoundingClientRect()))
        .map((other) => `${one.className} and ${other.className}`));
}"""
LEFT_OVER = "([...document.querySelectorAll('.seats')]).some(s => s.scrollHeight > s.clientHeight)"


def test_eight_seats__nothing_lies_over_another_on_a_laptop(browser: Browser) -> None:
    with boards() as url:
        reader = position(browser, url, "fool", "eight", LAPTOP)
        assert reader.page.evaluate(OVERPRINTED) == []
        assert not reader.page.evaluate(LEFT_OVER)
        reader.close()
