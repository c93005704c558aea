"""A lesson in a real browser, walked by somebody who knows only what the screen says."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from pyrite.engine.lessons import find_lesson, lesson_ids
from tests.web import axe
from tests.web.browser import PHONE, Reader
from tests.web.place import Visitor

pytestmark = pytest.mark.slow

COACH = "#coach"
REASON = f"{COACH} .reason"
GO_ON = f"{COACH} .btn.main"
POINTED = "#coach .pointed"
LOOK = "Look at the table"
SHOW_ME = f"{COACH} .show"
PLACES = re.compile(r"\b[a-h][1-8]\b")


@pytest.fixture
def reader(browser: Browser, visitor: Visitor) -> Iterator[Reader]:
    """A newcomer; nothing moves, so that nothing waits."""
    one = Reader(browser, visitor.url, reduced_motion="reduce")
    one.context.add_init_script(axe.SCRIPT())
    yield one
    one.close()


def flip(page: Page, place: str) -> None:
    """Touch a card."""
    page.locator(f"[data-place={place}]").click()


def named_places(page: Page) -> list[str]:
    """What the lesson speaks of, in the order of reading."""
    return list(dict.fromkeys(PLACES.findall(page.locator(COACH).inner_text())))


def may_be_flipped(page: Page, place: str) -> bool:
    """Does a card lie there?"""
    return page.locator(f"[data-place={place}]").get_attribute("aria-disabled") == "false"


def find_the_card(page: Page, memory: list[str]) -> int:
    """Try the cards that are or were named, until one is right; how often it was not."""
    tried: list[str] = []
    expect(page.locator(COACH)).not_to_contain_text(LOOK)
    while page.locator(GO_ON).count() == 0:
        memory[:0] = named_places(page)
        place = next(one for one in memory if one not in tried and may_be_flipped(page, one))
        tried.append(place)
        flip(page, place)
        expect(page.locator(f"{REASON}, {GO_ON}").first).to_be_visible()
    return len(tried) - 1


def test_a_newcomer__is_led_through_gold_and_plays_for_real(reader: Reader) -> None:
    page = reader.page
    page.goto("/")
    page.get_by_role("link", name="Learn it in five minutes: Gold", exact=True).click()
    expect(page.locator(COACH)).to_contain_text("Step 1 of 9")
    flip(page, "h8")  # not what was asked for
    expect(page.locator(REASON)).to_contain_text("You may turn over any card")
    expect(page.locator("[data-place=h8]")).to_have_attribute("aria-label", "h8, face down")
    axe.check(page)
    mistakes: list[int] = []
    memory: list[str] = []
    for number in range(1, len(find_lesson("gold").steps) + 1):
        expect(page.locator(COACH)).to_contain_text(f"Step {number} of 9")
        mistakes.append(find_the_card(page, memory))
        expect(page.locator(REASON)).to_have_count(0)
        page.locator(GO_ON).click()
    assert mistakes[0] == 0
    assert any(mistakes)
    expect(page.get_by_role("heading", name="That was the lesson")).to_be_visible()
    axe.check(page)
    page.get_by_role("button", name="Now play for real").click()
    expect(page.locator("#bar")).to_be_visible()


@pytest.mark.parametrize("id", lesson_ids())
def test_every_lesson__can_be_looked_at(browser: Browser, visitor: Visitor, id: str) -> None:
    """On a phone, in Japanese, by a learner who wants to be shown everything."""
    reader = Reader(browser, visitor.url, reduced_motion="reduce", viewport=PHONE, locale="ja-JP")
    page = reader.page
    page.goto(f"/learn/{id}")
    for step in find_lesson(id).steps:
        expect(page.locator(COACH)).to_contain_text(words(id, f"{step.name}-ask"))
        page.locator(SHOW_ME).click()  # points
        expect(page.locator(POINTED)).to_be_visible()
        page.locator(SHOW_ME).click()  # plays
        expect(page.locator(COACH)).to_contain_text(words(id, f"{step.name}-done"))
        page.locator(GO_ON).click()
    expect(page.locator(COACH)).to_contain_text(words(id, "end"))
    reader.close()


def words(id: str, key: str) -> str:
    """What a lesson says in Japanese."""
    return find_lesson(id).words("ja").say(key)
