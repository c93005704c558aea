"""Several people at one screen: nobody sees another's cards, not for a moment."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.web import axe
from tests.web.browser import Reader
from tests.web.place import Visitor

pytestmark = pytest.mark.slow

CARDS = "[role=listbox] [role=option]"
PLAYABLE = f"{CARDS}[aria-disabled=false]"
NAMES = "all => all.map(one => one.querySelector('.sr').textContent.trim())"
# Before anything is painted, what the document says is read, whatever has changed in it.
WATCH = """
window.told = new Set();
const read = () => {
    const text = document.documentElement.outerHTML;
    for (const [card] of text.matchAll(/(?:red|blue|green|yellow|purple) \\d+/g)) told.add(card);
};
const watched = { subtree: true, childList: true, attributes: true, characterData: true };
new MutationObserver(read).observe(document, watched);
"""
TAKE = "() => { const all = [...told]; told.clear(); return all; }"


@pytest.fixture
def reader(browser: Browser, visitor: Visitor) -> Iterator[Reader]:
    """Somebody whose document is read at every change."""
    one = Reader(browser, visitor.url, reduced_motion="reduce")
    one.context.add_init_script(WATCH)
    one.context.add_init_script(axe.SCRIPT())
    yield one
    one.close()


def curtain(page: Page) -> Locator:
    """The button that opens it."""
    return page.get_by_role("button", name="It is me")


def hand(page: Page) -> set[str]:
    """The coloured cards of whoever sits in front; there is one of each."""
    expect(page.locator(CARDS).first).to_be_visible()
    return {one for one in page.locator(CARDS).evaluate_all(NAMES) if one != "a 1"}


def told(page: Page) -> set[str]:
    """All cards of which the document spoke since this was asked last."""
    return set(page.evaluate(TAKE))


def test_fool__a_hand_is_in_the_document_when_its_owner_says_so(
    reader: Reader, visitor: Visitor
) -> None:
    """F4.1, for three people around one screen, from the first moment of the page."""
    players = ["me", "me", "me", "bot easy"]
    opened = visitor.open(
        game="fool", seats=4, players=players, name="Ada", options={"start": "0"}
    ).start()
    page = reader.page
    page.goto(f"/t/{opened.id}#{opened.key}")
    before: set[str] = set()
    for name in ("Ada", "Ada 2", "Ada 3"):
        expect(page.get_by_role("heading", name=f"{name} is next")).to_be_visible()
        expect(page.locator(CARDS)).to_have_count(0)
        so_far = told(page)
        curtain(page).click()
        own = hand(page)
        assert not own & so_far
        assert not before & told(page)
        card = page.locator(PLAYABLE, has_not_text="a 1").first
        expect(card).to_be_visible()
        (played,) = card.evaluate_all(NAMES)
        card.click(position={"x": 12, "y": 12})
        before = own - {played}


def test_the_curtain__hangs_again_after_a_reload_and_axe_has_nothing_to_say(
    reader: Reader, visitor: Visitor
) -> None:
    opened = visitor.open(game="fool", seats=4, players=["me"] * 4).start()
    page = reader.page
    page.goto(f"/t/{opened.id}#{opened.key}")
    curtain(page).click()
    expect(page.locator(CARDS).first).to_be_visible()
    page.reload()
    expect(curtain(page)).to_be_visible()
    assert not told(page)
    axe.check(page)


def test_a_double_click__does_not_open_the_curtain(reader: Reader, visitor: Visitor) -> None:
    opened = visitor.open(game="fool", seats=4, players=["me"] * 4).start()
    page = reader.page
    page.goto(f"/t/{opened.id}#{opened.key}")
    curtain(page).dispatch_event("click", {"detail": 2})
    expect(curtain(page)).to_be_visible()
    page.keyboard.press("Enter")
    expect(curtain(page)).to_be_visible()
    assert not told(page)


@pytest.mark.parametrize(
    ("game", "seats", "options"),
    [("gold", 2, {"memory_aid": "on"}), ("fools-gold", 3, {"screens": "open"})],
)
def test_where_nothing_is_hidden__there_is_no_curtain(
    reader: Reader, visitor: Visitor, game: str, seats: int, options: dict[str, str]
) -> None:
    opened = visitor.open(game=game, seats=seats, players=["me"] * seats, options=options).start()
    live = opened.live()
    live.play_on(live.welcome["ask"], moves=20)
    reader.page.goto(f"/t/{opened.id}#{opened.key}")
    expect(reader.page.locator("#bar.yours")).to_be_visible()
    expect(curtain(reader.page)).to_have_count(0)
