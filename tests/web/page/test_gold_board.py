"""Gold in a real browser: whole games with nothing but what the page offers."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from pyrite.tables.bots.request import BotRequest
from tests.web.browser import PHONE, Reader
from tests.web.place import FirstMove, Visitor, hosted
from tests.web.playing import skip_to

pytestmark = pytest.mark.slow

CELLS = "[role=gridcell]"
OFFERED = f"{CELLS}[aria-disabled=false]"
HAUL = ".haul"
SIDE = 8
FACES = "cells => cells.filter(one => one.querySelector('.paper')).map(one => one.dataset.place)"
BACKS = "cards => new Set(cards.map(one => one.innerHTML)).size"
CORNERS = """() => ['a1', 'h8'].map((place) => {
    const box = document.querySelector(`[data-place=${place}]`).closest('[role=row], .ground')
        .getBoundingClientRect();
    return [box.x, box.y, box.width, box.height].map(Math.round).join(' ');
}).join(' · ')"""
PLACE = "document.activeElement.dataset.place"


class AnyMove(FirstMove):
    """Bots that dig anywhere: a game is over sooner than with those that remember nothing new."""

    def __init__(self) -> None:
        self._chance = random.Random("bots")

    async def choose(self, request: BotRequest) -> int:
        return self._chance.choice(request.moves)


@pytest.fixture(scope="module")
def visitor() -> Iterator[Visitor]:
    """A server with the page as it was built."""
    with hosted(thinker=AnyMove()) as one:
        yield one


def seated(browser: Browser, visitor: Visitor, **context: Any) -> Reader:
    """Somebody who has begun a game against bots with one click."""
    reader = Reader(browser, visitor.url, **context)
    reader.page.goto("/")
    reader.page.locator("[data-game=gold]").get_by_role("button").first.click()
    return reader


def play_to_the_end(page: Page, answer: Callable[[Page, random.Random], None]) -> None:
    """Answer every question with something that is offered."""
    chance = random.Random("gold")
    while is_asked(page):
        answer(page, chance)
    expect(page.locator(HAUL).locator("li")).to_have_count(4)


def is_asked(page: Page) -> bool:
    """Is there something to flip, or is the game over?"""
    skip_to(page, page.locator(f"{OFFERED}, {HAUL}"))
    return page.locator(HAUL).count() == 0


def offered(page: Page) -> list[str]:
    """The places that may be touched."""
    return list(page.locator(OFFERED).evaluate_all("all => all.map(one => one.dataset.place)"))


def click(page: Page, chance: random.Random) -> None:
    page.locator(f"[data-place={chance.choice(offered(page))}]").click()


def tap(page: Page, chance: random.Random) -> None:
    page.locator(f"[data-place={chance.choice(offered(page))}]").tap()


def walk(page: Page, chance: random.Random) -> None:
    """To the board, with arrows to a card, and flip it."""
    page.keyboard.press("b")
    here, there = page.evaluate(PLACE), chance.choice(offered(page))
    steps = {"Right": ord(there[0]) - ord(here[0]), "Down": int(there[1]) - int(here[1])}
    back = {"Right": "Left", "Down": "Up"}
    for way, count in steps.items():
        for _ in range(abs(count)):
            page.keyboard.press(f"Arrow{way if count > 0 else back[way]}")
    assert page.evaluate(PLACE) == there
    page.keyboard.press(chance.choice(["Enter", "Space"]))


def test_a_whole_game__by_clicks(browser: Browser, visitor: Visitor) -> None:
    reader = seated(browser, visitor)
    play_to_the_end(reader.page, click)
    reader.close()


def test_a_whole_game__by_keys_alone(browser: Browser, visitor: Visitor) -> None:
    reader = seated(browser, visitor, reduced_motion="reduce")
    play_to_the_end(reader.page, walk)
    reader.close()


def test_a_whole_game__by_touch_on_a_phone_in_japanese(browser: Browser, visitor: Visitor) -> None:
    reader = seated(browser, visitor, viewport=PHONE, has_touch=True, locale="ja-JP")
    play_to_the_end(reader.page, tap)
    expect(reader.page.locator(HAUL)).to_contain_text("金カード")
    reader.close()


@pytest.mark.parametrize(
    ("size", "locale"),
    [((360, 640), "en-GB"), ((360, 740), "ja-JP"), ((390, 844), "ja-JP"), ((412, 915), "en-GB")],
    ids=str,
)
def test_rows__stand_still_whatever_the_bar_says(
    browser: Browser, visitor: Visitor, size: tuple[int, int], locale: str
) -> None:
    """People remember cards by their place on the screen: in turns, hints and refusals."""
    viewport = {"width": size[0], "height": size[1]}
    reader = seated(browser, visitor, viewport=viewport, locale=locale, reduced_motion="reduce")
    page = reader.page
    expect(page.locator(OFFERED).first).to_be_visible()
    seen = {page.evaluate(CORNERS)}
    page.keyboard.press("h")
    expect(page.locator("#bar h2")).to_contain_text("%")
    seen.add(page.evaluate(CORNERS))
    for _ in range(4):
        click(page, random.Random("still"))
        seen.add(page.evaluate(CORNERS))
        assert is_asked(page)
        seen.add(page.evaluate(CORNERS))
    page.keyboard.press("u")
    toast = page.get_by_role("alert")
    expect(toast).to_be_visible()
    seen.add(page.evaluate(CORNERS))
    assert len(seen) == 1, seen
    board, told = page.locator("main").bounding_box(), toast.bounding_box()
    assert board
    assert told
    assert told["y"] + told["height"] <= board["y"]
    reader.close()


def test_a_card__has_a_face_only_while_it_is_shown(browser: Browser, visitor: Visitor) -> None:
    """G6.2: nothing in the document tells backs from each other."""
    reader = seated(browser, visitor, reduced_motion="reduce")
    page = reader.page
    assert is_asked(page)
    place = offered(page)[0]  # the bots may have dug before, anywhere
    page.locator(f"{CELLS}[aria-label='{place}, face down']").click()
    expect(page.locator(f"[data-place={place}]")).to_have_attribute(
        "aria-label", re.compile(f"^{place}, .* face up$")
    )
    assert page.locator(CELLS).evaluate_all(FACES) == [place]
    assert page.locator(f"{CELLS}[aria-label$='face down'] .card").evaluate_all(BACKS) == 1
    reader.close()
