"""The page has one timeline: no word is ahead of its picture, and no click is lost."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.place import Visitor, hosted
from tests.web.timeline import PIECES, Paced, Timeline, touch, watched

pytestmark = pytest.mark.slow

TURNS = 6


class Quick(Paced):
    """Bots that answer at once: the more waits to be shown."""

    beat = 0.0


@pytest.fixture(scope="module")
def visitor() -> Iterator[Visitor]:
    """A server whose bots outrun what the page shows."""
    with hosted(thinker=Quick()) as one:
        yield one


@pytest.mark.parametrize("game", PIECES)
def test_a_word__is_never_ahead_of_its_picture(
    browser: Browser, visitor: Visitor, game: str
) -> None:
    """Log and bar follow the board; who answers while others' moves are shown is heard."""
    reader = watched(browser, visitor, game)
    chance = random.Random(game)
    touches = [touch(reader.page, game, chance) for _ in range(TURNS)]
    assert not any(one.is_lost for one in touches)
    expect(reader.page.locator("#bar.yours")).to_be_visible()
    told = Timeline.of(reader.page)
    assert told.ahead == 0
    assert told.asked
    reader.close()


def test_a_log__forgets_what_lies_face_down_again(browser: Browser, visitor: Visitor) -> None:
    """G6.2: neither log nor what was said to a screen reader is an aid to memory."""
    reader = watched(browser, visitor, "gold")
    page = reader.page
    chance = random.Random("memory")
    for _ in range(TURNS):
        touch(page, "gold", chance)
    expect(page.locator("#bar.yours")).to_be_visible()
    down = set(page.evaluate(DOWN))
    assert down
    for line in page.locator("#log li").all_inner_texts():
        assert not down & set(PLACE.findall(line)), line
    expect(page.locator("[aria-live=polite]")).to_be_empty()
    expect(page.locator("[aria-live=assertive] p").first).to_be_empty()
    reader.close()


PLACE = re.compile(r"\b[a-h][1-8]\b")
DOWN = """() => [...document.querySelectorAll('.cell.down')].map((one) => one.dataset.place)"""


def test_bots__wait_while_rules_are_read(browser: Browser, visitor: Visitor) -> None:
    """What they did meanwhile is shown, and told, when the sheet is closed."""
    reader = watched(browser, visitor, "gold", reduced_motion="reduce")
    page = reader.page
    chance = random.Random("rules")
    touch(page, "gold", chance)
    page.wait_for_function("() => window.timeline.legal !== null")
    page.get_by_role("button", name="Rules").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    shown = Timeline.of(page).told
    flip_behind_the_sheet(page)
    page.wait_for_function("(told) => window.timeline.heard > told", arg=shown)
    assert Timeline.of(page).told == shown
    page.keyboard.press("Escape")
    page.wait_for_function("(told) => window.timeline.told > told", arg=shown)
    reader.close()


def flip_behind_the_sheet(page: Page) -> None:
    """Nobody can; a script can, and the bots play on."""
    page.evaluate("() => document.querySelector('.cell.can').click()")
