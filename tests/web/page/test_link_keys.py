"""Links that hold a key, in a real browser: nobody's click gives a seat away."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.web.browser import Reader
from tests.web.place import Opened, Visitor

pytestmark = pytest.mark.slow

NO_KEY = "A" * 43


@pytest.fixture
def reader(browser: Browser, visitor: Visitor) -> Iterator[Reader]:
    """Somebody with a browser of their own."""
    one = Reader(browser, visitor.url)
    yield one
    one.close()


def two_people(visitor: Visitor) -> tuple[Opened, str]:
    """A game of Ada, who opened it, and Bo; his key."""
    opened = visitor.open(players=["me", "open"], name="Ada")
    return opened, str(opened.sit(name="Bo")["key"])


def follow(reader: Reader, table: str, key: str) -> None:
    """A click on a link, from elsewhere."""
    reader.page.goto("/")
    reader.page.goto(f"/t/{table}#{key}")


def kept_key(reader: Reader, table: str) -> str | None:
    """What the browser keeps of a table."""
    text = reader.page.evaluate("localStorage['pyrite.tables'] ?? '[]'")
    kept: list[dict[str, Any]] = json.loads(text)
    return next((one["key"] for one in kept if one["table"] == table), None)


def test_a_strangers_link__does_not_take_the_seat_away(reader: Reader, visitor: Visitor) -> None:
    opened, _ = two_people(visitor)
    follow(reader, opened.id, opened.key)
    expect(reader.page.locator("#bar")).to_be_visible()
    follow(reader, opened.id, NO_KEY)
    expect(reader.page.locator("#bar")).to_be_visible()
    assert kept_key(reader, opened.id) == opened.key
    expect(reader.page).to_have_url(f"/t/{opened.id}")


def test_what_is_no_key__is_not_kept(browser: Browser, visitor: Visitor) -> None:
    opened, _ = two_people(visitor)
    one = Reader(browser, visitor.url)
    follow(one, opened.id, NO_KEY)
    one.page.get_by_role("button", name="Watch").click()
    expect(one.page.locator("#bar")).to_be_visible()
    assert kept_key(one, opened.id) is None
    one.close()


@pytest.mark.parametrize(
    ("locale", "title", "mine", "other"),
    [
        ("en-GB", "Two seats at this table", "Stay on my seat", "Use the link’s seat"),
        ("ja-JP", "この卓には席が二つあります", "自分の席のまま", "リンクの席を使う"),
    ],
)
def test_two_keys_that_work__the_reader_is_asked(
    browser: Browser, visitor: Visitor, locale: str, title: str, mine: str, other: str
) -> None:
    opened, bo = two_people(visitor)
    one = Reader(browser, visitor.url, locale=locale)
    follow(one, opened.id, opened.key)
    expect(one.page.locator("#bar")).to_be_visible()
    for answer, address in ((other, f"/t/{opened.id}#{bo}"), (mine, f"/t/{opened.id}")):
        follow(one, opened.id, bo)
        expect(one.page.get_by_role("heading", name=title)).to_be_visible()
        expect(one.page.locator("main p").first).to_contain_text("Ada")
        expect(one.page.locator("main p").first).to_contain_text("Bo")
        one.page.get_by_role("button", name=answer).click()
        expect(one.page.locator("#bar")).to_be_visible()
        expect(one.page).to_have_url(address)
        assert kept_key(one, opened.id) == opened.key
    one.close()


def test_the_links_seat__speaks_in_this_window_only(reader: Reader, visitor: Visitor) -> None:
    opened, bo = two_people(visitor)
    follow(reader, opened.id, opened.key)
    expect(reader.page.locator("#bar")).to_be_visible()
    follow(reader, opened.id, bo)
    reader.page.get_by_role("button", name="Use the link’s seat").click()
    expect(reader.page.locator("#bar")).to_be_visible()
    reader.page.goto("/")
    reader.page.goto(f"/t/{opened.id}")
    expect(reader.page.locator("#bar")).to_be_visible()
    assert kept_key(reader, opened.id) == opened.key
