"""An evening on the page: how it stands, what comes next, and the screen that goes along."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.web.browser import Reader
from tests.web.place import Live, Opened, Visitor


def play_out(*people: Live) -> None:
    """Everybody makes the first move there is, until the game is over."""
    asks = {one: one.welcome["ask"] for one in people}
    while any(asks.values()):
        mover = next(one for one, ask in asks.items() if ask)
        mover.move(asks[mover])
        for one in people:
            for message in one.quiet():
                asks[one] = message.get("ask", asks[one])


def finished(visitor: Visitor) -> tuple[Opened, str]:
    """Ada and Bob have played Gold; the table, and Bob's key."""
    opened = visitor.open(players=["me", "open"], name="Ada")
    guest: str = opened.sit(name="Bob")["key"]
    play_out(opened.live(), opened.live(guest))
    return opened, guest


def test_evening__the_same_cards_again_and_everybody_comes_along(
    browser: Browser, visitor: Visitor
) -> None:
    opened, key = finished(visitor)
    host, guest = Reader(browser, visitor.url), Reader(browser, visitor.url, locale="ja-JP")
    screen = Reader(browser, visitor.url)
    screen.page.goto(f"/t/{opened.id}/screen#i={opened.answer['invite']}")
    host.page.goto(f"/t/{opened.id}#{opened.key}")
    guest.page.goto(f"/t/{opened.id}#{key}")
    expect(screen.page.get_by_text("The evening so far")).to_be_visible()
    host.page.get_by_role("button", name="The evening").click()
    standing = host.page.get_by_role("dialog")
    for name in ("Ada", "Bob"):
        expect(standing.get_by_role("rowheader", name=name)).to_be_visible()
    expect(standing.get_by_role("button", name="Next: Fool!")).to_be_visible()
    standing.get_by_role("button", name="The same cards again").click()
    expect(host.page.get_by_text("dealt again", exact=True)).to_be_visible()
    guest.page.locator("#bar .btn.main").click()
    expect(guest.page.get_by_role("heading", level=1)).to_contain_text("Ada")
    next_table = host.page.url.rpartition("/")[2]
    expect(screen.page.locator(".code")).to_have_text(opened.answer["code"])
    host.page.get_by_role("button", name="Start", exact=True).click()
    expect(guest.page.locator("#board")).to_be_visible()
    expect(screen.page.locator("#board")).to_be_visible()
    play_out(visitor.live(next_table, opened.key), visitor.live(next_table, key))
    guest.page.reload()
    guest.page.get_by_role("button", name="今夜の成績").click()
    for told in ("同じ札で：ゴールド", "席1", "席2"):
        expect(guest.page.get_by_role("dialog").get_by_text(told)).to_be_visible()
    for one in (host, guest, screen):
        one.close()
