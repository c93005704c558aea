"""The page in a real browser: every game can be begun and played on with one click each."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from pyrite.engine.registry import game_ids
from tests.web.browser import Reader
from tests.web.place import Visitor, hosted

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def visitor() -> Iterator[Visitor]:
    """A server with the page as it was built."""
    with hosted() as one:
        yield one


@pytest.fixture
def reader(browser: Browser, visitor: Visitor) -> Iterator[Reader]:
    """Somebody at the first page; nothing may be complained of."""
    one = Reader(browser, visitor.url)
    one.page.goto("/")
    yield one
    one.close()


@pytest.mark.parametrize("game", game_ids())
def test_every_game__one_click_to_play(reader: Reader, game: str) -> None:
    reader.page.locator(f"[data-game={game}]").get_by_role("button", name="Play").click()
    expect(reader.page.locator("#bar")).to_be_visible()
    expect(reader.page.get_by_role("log").locator("li").first).not_to_be_empty()


def test_a_seat_that_is_taken_along__plays_on_and_its_key_leaves_the_address(
    reader: Reader, visitor: Visitor
) -> None:
    opened = visitor.open().start()
    reader.page.goto(f"/t/{opened.id}#{opened.key}")
    expect(reader.page.locator("#bar .btn.hint")).to_be_visible()
    expect(reader.page).to_have_url(f"/t/{opened.id}")
    reader.page.goto("/")
    expect(reader.page.get_by_role("article", name="Gold").get_by_text("your turn")).to_be_visible()


def test_two_browsers__one_opens_by_set_up_the_other_sits_down_by_link(
    browser: Browser, reader: Reader, visitor: Visitor
) -> None:
    reader.page.goto("/new/gold#friends")
    reader.page.get_by_role("button", name="2", exact=True).click()
    reader.page.get_by_placeholder("Your name").fill("Ada")
    reader.page.get_by_role("button", name="Open a table").click()
    link = reader.page.get_by_label("Link for friends").input_value()
    friend = Reader(browser, visitor.url, locale="ja-JP")
    friend.page.goto(link)
    friend.page.get_by_label("お名前").fill("Ines")
    friend.page.get_by_role("button", name="座る").click()
    for one, other in ((reader, "Ines"), (friend, "Ada")):
        expect(one.page.locator("#bar")).to_be_visible()
        expect(one.page.locator(".seats").get_by_text(other)).to_be_visible()
    friend.close()


def test_language__changes_without_losing_the_table(reader: Reader, visitor: Visitor) -> None:
    opened = visitor.open(players=["me", "me"]).start()
    reader.page.goto(f"/t/{opened.id}#{opened.key}")
    reader.page.get_by_role("button", name="Menu").click()
    reader.page.get_by_role("button", name="日本語").click()
    expect(reader.page.get_by_role("heading", level=1, name="ゴールド")).to_be_visible()
    expect(reader.page.locator("#log").get_by_text("始めます").first).to_be_visible()


def test_no_such_table__is_said(browser: Browser, visitor: Visitor) -> None:
    one = Reader(browser, visitor.url)
    one.page.goto("/t/nowhere")
    expect(one.page.get_by_role("heading", name="There is no such table.")).to_be_visible()
    one.context.close()  # the browser itself complains of the 404
