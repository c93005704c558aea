"""The waiting room: who comes by code, link or later, and what whoever runs the table may do."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from pyrite.tables.keys import key_digest
from pyrite.tables.live.alerts import off_token
from tests.web.browser import Reader
from tests.web.outgoing.test_push import PushedBrowser
from tests.web.place import Visitor, hosted

ADDRESS = "http://192.168.1.24:8000"


@pytest.fixture
def reader(browser: Browser, visitor: Visitor) -> Iterator[Reader]:
    """Somebody with a browser."""
    one = Reader(browser, visitor.url)
    yield one
    one.close()


def open_room(reader: Reader, seats: int = 3) -> str:
    """A table of Gold for friends; its code."""
    reader.page.goto("/new/gold#friends")
    reader.page.get_by_role("button", name=str(seats), exact=True).click()
    reader.page.get_by_placeholder("Your name").fill("Mara")
    reader.page.get_by_role("button", name="Open a table").click()
    return reader.page.locator(".code").inner_text()


def come_by_code(friend: Reader, code: str, name: str) -> None:
    """Four letters at home, a name, a seat."""
    friend.page.goto("/")
    friend.page.locator("#code").fill(code.lower())
    friend.page.locator("#code + button").click()
    friend.page.locator("input[autocomplete=nickname]").fill(name)
    friend.page.locator("form .btn.main").click()


def test_code__typed_at_home_leads_to_a_seat(
    browser: Browser, reader: Reader, visitor: Visitor
) -> None:
    code = open_room(reader)
    friend = Reader(browser, visitor.url, locale="ja-JP")
    come_by_code(friend, code, "Ines")
    expect(reader.page.get_by_text("Ines", exact=True)).to_be_visible()
    expect(reader.page.get_by_role("status").get_by_text("Ines sat down.")).to_be_attached()
    expect(friend.page.locator(".code")).to_have_text(code)
    reader.page.get_by_role("button", name="Start with a bot").click()
    for one in (reader, friend):
        expect(one.page.locator("#bar")).to_be_visible()
    friend.close()


def test_code__that_leads_nowhere_says_so(browser: Browser, visitor: Visitor) -> None:
    stranger = Reader(browser, visitor.url)
    stranger.page.goto("/")
    stranger.page.get_by_label("A friend’s table: four letters").fill("XXXX")
    stranger.page.get_by_role("button", name="Join").click()
    expect(stranger.page.get_by_role("alert")).to_contain_text("No table")
    stranger.complaints.clear()  # the browser tells of the 404, too
    stranger.close()


def test_invitation__that_only_this_machine_can_open_says_so(reader: Reader) -> None:
    open_room(reader)
    expect(reader.page.get_by_text("Only this machine can open this link.")).to_be_visible()
    expect(reader.page.get_by_text("--host 0.0.0.0")).to_be_visible()


def test_invitation__has_the_address_that_others_can_open(browser: Browser) -> None:
    with hosted(address=f"{ADDRESS}/") as visitor:
        host = Reader(browser, visitor.url)
        open_room(host)
        link = host.page.get_by_label("Link for friends").input_value()
        assert link.startswith(f"{ADDRESS}/t/")
        expect(host.page.get_by_text("Only this machine")).to_have_count(0)
        host.close()


def test_rights__who_is_sent_away_is_told_and_does_not_come_back(
    browser: Browser, reader: Reader, visitor: Visitor
) -> None:
    code = open_room(reader)
    friend = Reader(browser, visitor.url)
    come_by_code(friend, code, "Ines")
    reader.page.get_by_label("What you can do about Ines").click()
    reader.page.get_by_role("button", name="Send away").click()
    reader.page.get_by_role("button", name="Send away? Their seat is lost").click()
    expect(friend.page.get_by_text("This seat is not yours any more.")).to_be_visible()
    expect(reader.page.locator(".code")).not_to_have_text(code)
    friend.page.reload()
    expect(friend.page.get_by_role("button", name="Sit down")).to_have_count(0)
    friend.complaints.clear()
    friend.close()


def test_latecomer__takes_the_seat_of_a_bot(
    browser: Browser, reader: Reader, visitor: Visitor
) -> None:
    code = open_room(reader)
    reader.page.get_by_role("button", name="Start with 2 bots").click()
    expect(reader.page.locator("#bar")).to_be_visible()
    late = Reader(browser, visitor.url)
    come_by_code(late, code, "Tomo")
    expect(reader.page.locator(".seats").get_by_text("Tomo")).to_be_visible()
    late.close()


def test_calls__are_asked_for_in_the_menu_and_stopped_by_a_link(
    reader: Reader, visitor: Visitor
) -> None:
    opened = visitor.open(players=["me", "me"]).start()
    reader.page.goto(f"/t/{opened.id}#{opened.key}")
    reader.page.get_by_role("button", name="Menu").click()
    reader.page.get_by_role("button", name="Call me when it is my turn").click()
    reader.page.get_by_label("Webhook").fill("https://example.org/hook")
    reader.page.get_by_label("from").fill("22:00")
    reader.page.get_by_label("until").fill("08:00")
    reader.page.get_by_role("button", name="Save").click()
    expect(reader.page.get_by_text("Done.")).to_be_visible()
    reader.page.goto(f"/off/{opened.id}#{off_token(key_digest(opened.key))}")
    expect(reader.page.get_by_text("You are not called any more at this table.")).to_be_visible()


def allow_calls(reader: Reader) -> None:
    """A browser with a window asks its owner, and has a push service; this one does as if."""
    mine = PushedBrowser("https://push.example.org/one").subscription
    reader.context.add_init_script(f"""
        Object.defineProperty(Notification, 'permission', {{ get: () => 'default' }});
        Notification.requestPermission = async () => 'granted';
        PushManager.prototype.subscribe = async () => ({mine});
    """)


def test_offer__to_call_this_browser_is_taken_with_one_click(
    reader: Reader, visitor: Visitor
) -> None:
    allow_calls(reader)
    open_room(reader)
    reader.page.get_by_role("button", name="Call me").click()
    expect(reader.page.get_by_text("You will be called.")).to_be_visible()


def test_offer__is_not_made_again_after_a_no(reader: Reader) -> None:
    allow_calls(reader)
    open_room(reader)
    reader.page.get_by_role("button", name="No, thanks").click()
    reader.page.reload()
    expect(reader.page.locator(".code")).to_be_visible()
    expect(reader.page.get_by_role("button", name="Call me")).to_have_count(0)


def test_sit__at_the_place_of_a_face(browser: Browser, visitor: Visitor) -> None:
    opened = visitor.open(seats=4, players=["me", "open", "open", "open"], name="Mara")
    friend = Reader(browser, visitor.url)
    friend.page.goto(f"/t/{opened.id}#i={opened.answer['invite']}")
    friend.page.get_by_role("group", name="Your face").get_by_label("Player 3").click()
    friend.page.get_by_label("Your name").fill("Jun")
    friend.page.get_by_role("button", name="Sit down").click()
    expect(friend.page.locator(".code")).to_be_visible()
    assert [one["name"] for one in opened.summary()["players"]] == ["Mara", None, "Jun", None]
    friend.close()
