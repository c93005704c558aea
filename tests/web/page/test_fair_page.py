"""The page keeps what it added and was promised, and catches a server that chose the cards."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.web.browser import Reader
from tests.web.cheating import Grind, cheat, for_a_bot, instead_of_a_person
from tests.web.place import Visitor

pytestmark = pytest.mark.slow

FAIR = "Fair: nobody chose the cards"
UNCHECKED = "The proof holds; not checked that your part is in it"
WRONG = "This game is not proved"


@pytest.fixture
def reader(browser: Browser, visitor: Visitor) -> Iterator[Reader]:
    """Somebody with a browser of their own."""
    one = Reader(browser, visitor.url, reduced_motion="reduce")
    yield one
    one.close()


def kept(reader: Reader) -> dict[str, Any]:
    """The newest table that the browser keeps."""
    (newest, *_) = json.loads(reader.page.evaluate("localStorage['pyrite.tables']"))
    return dict(newest)


def play_one(reader: Reader, visitor: Visitor) -> str:
    """A game of Gold that the page has opened, played to its end by its key; the table."""
    reader.page.goto("/")
    reader.page.locator("[data-game=gold]").get_by_role("button", name="Play").click()
    expect(reader.page.locator("#bar")).to_be_visible()
    mine = kept(reader)
    live = visitor.live(mine["table"], mine["key"])
    ask, is_over = live.welcome["ask"], False
    while not is_over:
        if ask:
            assert live.move(ask) == {"ok": True}
            ask = None
        message = live.hear()
        ask, is_over = message.get("ask", ask), message.get("state") == "over"
    return str(mine["table"])


def expect_verdict(reader: Reader, table: str, title: str) -> None:
    """At the table and in its replay."""
    reader.page.goto(f"/t/{table}")
    reader.page.get_by_role("button", name="Result").click()
    expect(reader.page.get_by_role("heading", name=title)).to_be_visible()
    reader.page.goto(f"/t/{table}/replay#proof")
    expect(reader.page.get_by_role("heading", name=title)).to_be_visible()


def test_honest_server__fair(reader: Reader, visitor: Visitor) -> None:
    table = play_one(reader, visitor)
    expect_verdict(reader, table, FAIR)
    part = kept(reader)["part"]
    proof = visitor.call("GET", f"/tables/{table}/proof").json()
    assert (part["salt"], part["commitment"]) == (proof["salts"][0], proof["commitment"])


@pytest.mark.parametrize(
    ("grind", "why"),
    [
        (instead_of_a_person, "What your browser added before the game is not in it"),
        (for_a_bot, "A part stands where nobody had one to add"),
    ],
)
def test_cheating_server__is_caught(
    reader: Reader, visitor: Visitor, monkeypatch: pytest.MonkeyPatch, grind: Grind, why: str
) -> None:
    cheat(monkeypatch, grind)
    table = play_one(reader, visitor)
    expect_verdict(reader, table, WRONG)
    expect(reader.page.get_by_text(why)).to_be_visible()


def test_who_kept_nothing__is_told_what_was_not_checked(
    reader: Reader, browser: Browser, visitor: Visitor
) -> None:
    table = play_one(reader, visitor)
    onlooker = Reader(browser, visitor.url)
    expect_verdict(onlooker, table, UNCHECKED)
    onlooker.close()
