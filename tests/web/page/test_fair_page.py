"""The page keeps what it added and was promised, and catches a server that chose the cards."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from pyrite.tables import table
from tests.web.browser import Reader
from tests.web.cheating import Grind, cheat, for_a_bot, for_the_last_person, instead_of_a_person
from tests.web.place import Message, Visitor

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


def until_kept(reader: Reader, what: str) -> None:
    """The browser writes down in its own time what it has heard."""
    reader.page.evaluate(
        f"""async () => {{
          const isThere = () => JSON.parse(localStorage["pyrite.tables"])[0].part.{what};
          while (!isThere()) await new Promise(requestAnimationFrame);
        }}"""
    )


def play_one(reader: Reader, visitor: Visitor) -> str:
    """A game of Gold that the page has opened, played to its end by its key; the table."""
    reader.page.goto("/")
    reader.page.locator("[data-game=gold]").get_by_role("button", name="Play").click()
    expect(reader.page.locator("#bar")).to_be_visible()
    until_kept(reader, "seat === 0")
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


# Commit first, reveal later


def open_for_friends(reader: Reader) -> str:
    """A table of Gold for two that the page has opened; the link for a friend."""
    reader.page.goto("/new/gold#friends")
    reader.page.get_by_role("button", name="2", exact=True).click()
    reader.page.get_by_role("button", name="Open a table").click()
    return str(reader.page.get_by_label("Link for friends").input_value())


def finish(visitor: Visitor, *readers: dict[str, Any]) -> Message:
    """The game is played to its end by what the browsers keep; its proof."""
    lives = [visitor.live(one["table"], one["key"]) for one in readers]
    asks = [live.welcome["ask"] for live in lives]
    while any(asks):
        for i, live in enumerate(lives):
            if asks[i]:
                assert live.move(asks[i]) == {"ok": True}
                asks[i] = None
        for i, live in enumerate(lives):
            for message in live.quiet():
                asks[i] = message.get("ask", asks[i])
    return dict(visitor.call("GET", f"/tables/{readers[0]['table']}/proof").json())


def two_browsers(reader: Reader, friend: Reader) -> list[dict[str, Any]]:
    """Both at a table that has begun; what they keep of it."""
    friend.page.goto(open_for_friends(reader))
    friend.page.get_by_role("button", name="Sit down").click()
    for one in (reader, friend):
        expect(one.page.get_by_role("log").locator("li").first).not_to_be_empty()
        until_kept(one, "isHeard")
        until_kept(one, "seat !== undefined")
    return [kept(reader), kept(friend)]


@pytest.fixture
def friend(browser: Browser, visitor: Visitor) -> Iterator[Reader]:
    """Somebody else."""
    one = Reader(browser, visitor.url, reduced_motion="reduce")
    yield one
    one.close()


def test_two_browsers__commit_and_reveal(reader: Reader, friend: Reader, visitor: Visitor) -> None:
    both = two_browsers(reader, friend)
    proof = finish(visitor, *both)
    assert (proof["committed"], proof["silent"]) == ([0, 1], [])
    assert proof["salts"] == [one["part"]["salt"] for one in both]
    for one in (reader, friend):
        expect_verdict(one, both[0]["table"], FAIR)
        assert kept(one)["part"]["isHeard"] is True
        assert kept(one)["part"]["fixed"] == proof["fixed"]


def test_two_browsers__a_server_in_league_with_the_last_to_sit_is_caught(
    reader: Reader, friend: Reader, visitor: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    cheat(monkeypatch, for_the_last_person)
    both = two_browsers(reader, friend)
    finish(visitor, *both)
    expect_verdict(reader, both[0]["table"], WRONG)


def test_a_browser_that_was_closed__counts_with_its_hash_and_says_so(
    reader: Reader, visitor: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table, "REVEAL_SECONDS", 0.01)
    link = open_for_friends(reader)
    until_kept(reader, "isGiven")
    reader.page.goto("/")
    mine = kept(reader)
    invite = link.partition("#i=")[2]
    given = {"invite": invite, "salt": "ab"}
    guest = visitor.call("POST", f"/tables/{mine['table']}/seats", given).json()
    live = visitor.live(mine["table"], guest["key"])
    if live.welcome["state"] == "open":
        live.hear_of("news")
    proof = finish(visitor, mine, {"table": mine["table"], "key": guest["key"]})
    assert proof["silent"] == [0]
    assert proof["salts"] == [mine["part"]["commit"], "ab"]
    reader.page.goto(f"/t/{mine['table']}")
    until_kept(reader, "seat === 0")
    expect_verdict(reader, mine["table"], FAIR)
    expect(reader.page.get_by_text("was not there in time to reveal its part")).to_be_visible()
