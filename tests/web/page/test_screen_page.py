"""The big screen: code and QR while seats are open, then the table; phones are hands."""

from __future__ import annotations

from playwright.sync_api import Browser, ViewportSize, expect

from tests.web import axe
from tests.web.browser import Reader
from tests.web.place import Visitor

TELEVISIONS: tuple[ViewportSize, ...] = (
    {"width": 1920, "height": 1080},
    {"width": 1280, "height": 720},
)
PHONE: ViewportSize = {"width": 390, "height": 844}


def test_screen__shows_code_and_picture_then_the_table_and_phones_are_hands(
    browser: Browser, visitor: Visitor
) -> None:
    opened = visitor.open(game="fool", seats=5, players=["me", *["open"] * 4], name="Mara")
    guest = opened.sit(name="Jun")
    for size in TELEVISIONS:
        screen = Reader(browser, visitor.url, viewport=size)
        screen.page.goto(f"/t/{opened.id}/screen#i={opened.answer['invite']}")
        expect(screen.page.locator(".code")).to_have_text(opened.answer["code"])
        expect(screen.page.get_by_role("img", name="The link as a QR code")).to_be_visible()
        expect(screen.page.get_by_text("2 are here.")).to_be_visible()
        screen.close()
    screen = Reader(browser, visitor.url, viewport=TELEVISIONS[0])
    screen.page.goto(f"/t/{opened.id}/screen#i={opened.answer['invite']}")
    expect(screen.page.locator(".code")).to_be_visible()
    opened.start(fill="bot easy")
    expect(screen.page.locator("#board")).to_be_visible()
    expect(screen.page.get_by_role("listbox")).to_have_count(0)  # no hand
    phone = Reader(browser, visitor.url, viewport=PHONE)
    phone.page.goto(f"/t/{opened.id}#{guest['key']}")
    expect(phone.page.get_by_role("listbox")).to_be_visible()
    expect(phone.page.locator(".seating")).to_be_hidden()
    for one in (screen, phone):
        is_whole = "document.documentElement.scrollHeight <= innerHeight"
        one.page.wait_for_function(is_whole)
    screen.close()
    expect(phone.page.locator(".seating")).to_be_visible()
    phone.close()


def test_screen__everybody_can_read_it(browser: Browser, visitor: Visitor) -> None:
    opened = visitor.open(seats=3, players=["me", "open", "bot easy"])
    screen = Reader(browser, visitor.url, viewport=TELEVISIONS[0])
    screen.page.goto(f"/t/{opened.id}/screen#i={opened.answer['invite']}")
    expect(screen.page.locator(".code")).to_be_visible()
    screen.page.evaluate(axe.SCRIPT())
    assert not axe.findings(screen.page, 1920)
    screen.close()
