"""Everybody can use the page: axe-core has nothing to say, whatever state it is in."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from pyrite.engine.registry import find_game, game_ids
from tests.web import axe
from tests.web.browser import PHONE, Reader
from tests.web.place import Opened, Visitor

pytestmark = pytest.mark.slow

YOURS = "#bar.yours"
CUT = """names => document.fonts.ready.then(() => names.filter(
    ({ scrollWidth, clientWidth, scrollHeight, clientHeight }) =>
        scrollWidth > clientWidth || scrollHeight > clientHeight
).map((one) => one.textContent))"""
"""The letters that a machine shows until ours have come may be wider."""


@pytest.fixture
def reader(browser: Browser, visitor: Visitor) -> Iterator[Reader]:
    """Somebody whose page is read by axe-core, too."""
    one = Reader(browser, visitor.url, reduced_motion="reduce")
    one.context.add_init_script(axe.SCRIPT())
    yield one
    one.close()


def sit(page: Page, opened: Opened) -> None:
    """At a table that was opened elsewhere."""
    page.goto(f"/t/{opened.id}#{opened.key}")


def with_bots(visitor: Visitor, game: str = "gold", **wanted: Any) -> Opened:
    """A table that has begun, at which the opener is asked first."""
    seats = find_game(game).seats[-1]
    players = ["me", *["bot easy"] * (seats - 1)]
    options = {"start": "0"}
    return visitor.open(game=game, seats=seats, players=players, options=options, **wanted).start()


def shown(page: Page, what: str) -> None:
    """Wait until something is seen."""
    expect(page.locator(what).first).to_be_visible()


def test_the_first_page__empty_and_full(reader: Reader, visitor: Visitor) -> None:
    page = reader.page
    page.goto("/")
    expect(page.get_by_text("Nobody is waiting just now.")).to_be_visible()
    axe.check(page)
    visitor.open(players=["me", "open"], public=True)
    over = visitor.open(game="fool", seats=4, players=["me"] * 4, options={"rounds": "single"})
    live = over.start().live()
    live.play_on(live.welcome["ask"])
    for opened in (over, with_bots(visitor)):
        sit(page, opened)
        shown(page, "#bar")
    page.goto("/")
    expect(page.get_by_role("article", name="Gold").get_by_text("your turn")).to_be_visible()
    expect(page.get_by_role("button", name="Play").first).to_be_visible()
    axe.check(page)


def test_names__are_whole_on_a_phone(browser: Browser, visitor: Visitor) -> None:
    """Of the bots that have one, at a table of four, in both languages."""
    players = ["me", "bot bold", "bot careful", "bot expert"]
    opened = visitor.open(seats=4, players=players).start()
    for locale in ("en-GB", "ja-JP"):
        reader = Reader(browser, visitor.url, viewport=PHONE, locale=locale)
        sit(reader.page, opened)
        names = reader.page.locator(".seat .name:visible")
        expect(names).to_have_count(4)
        assert names.evaluate_all(CUT) == []
        reader.close()


def test_names__are_whole_around_the_trick_where_there_is_room(
    reader: Reader, visitor: Visitor
) -> None:
    """In Fool!, on a desktop."""
    players = ["me", "bot bold", "bot careful", "bot expert", "bot hard"]
    sit(reader.page, visitor.open(game="fool", seats=5, players=players).start())
    names = reader.page.locator(".spot .name")
    expect(names).to_have_count(5)
    assert names.evaluate_all(CUT) == []


@pytest.mark.parametrize("place", ["new", "rules"])
def test_set_up_and_rules__of_every_game(reader: Reader, place: str) -> None:
    for game in game_ids():
        reader.page.goto(f"/{place}/{game}")
        shown(reader.page, "h1")
        axe.check(reader.page)


def test_nowhere__is_said_on_the_page(reader: Reader) -> None:
    reader.page.goto("/no/such/place")
    expect(reader.page.get_by_role("heading", name="There is nothing here.")).to_be_visible()
    axe.check(reader.page)
    reader.complaints.clear()  # the browser itself complains of the 404


def test_waiting_for_players__as_opener_guest_and_stranger(
    reader: Reader, visitor: Visitor
) -> None:
    opened = visitor.open(seats=3, players=["me", "open", "bot easy"])
    invited = f"/t/{opened.id}#i={opened.answer['invite']}"
    for address in (f"/t/{opened.id}", invited, f"/t/{opened.id}#{opened.key}"):
        reader.page.goto("about:blank")
        reader.page.goto(address)
        shown(reader.page, "#bar")
        axe.check(reader.page)


@pytest.mark.parametrize("game", game_ids())
def test_your_turn__of_every_game_with_a_hint(reader: Reader, visitor: Visitor, game: str) -> None:
    page = reader.page
    sit(page, with_bots(visitor, game))
    shown(page, YOURS)
    axe.check(page)
    page.keyboard.press("h")
    expect(page.locator("#bar h2")).to_contain_text("%")
    axe.check(page)


def test_sheets__are_open(reader: Reader, visitor: Visitor) -> None:
    """Rules, menu, a seat, the keys, the seat as a link, log and chat."""
    page = reader.page
    sit(page, with_bots(visitor))
    shown(page, YOURS)
    for name in ("Rules", "Menu", "Keys", "all that this seat shows", "Take this seat along"):
        if name in ("Keys", "Take this seat along"):
            page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name=name).first.click()
        shown(page, "dialog[open] .body > *")
        axe.check(page)
        page.keyboard.press("Escape")
        expect(page.locator("dialog")).to_have_count(0)
    page.get_by_role("button", name="Log and chat").click()
    page.locator("dialog").get_by_role("button", name="Chat").click()
    shown(page, "dialog #chat")
    axe.check(page)


def test_others_are_to_speak__in_turn_and_in_secret(reader: Reader, visitor: Visitor) -> None:
    page = reader.page
    for game in ("gold", "end-of-the-trail"):
        opened = visitor.open(game=game, seats=2, players=["me", "open"], options={"start": "1"})
        opened.sit(name="Ines")
        live = opened.live()
        if ask := live.welcome["ask"]:
            live.move(ask)
        sit(page, opened)
        shown(page, "#bar .dots")
        expect(page.locator("#bar")).to_contain_text("Ines")
        axe.check(page)


def test_over__with_result_and_proof(reader: Reader, visitor: Visitor) -> None:
    page = reader.page
    for game in game_ids():
        seats = find_game(game).seats[-2]
        opened = visitor.open(game=game, seats=seats, players=["me"] * seats).start()
        live = opened.live()
        live.play_on(live.welcome["ask"])
        sit(page, opened)
        page.get_by_role("button", name="Result").click()
        expect(page.get_by_role("heading", name="not checked that your part")).to_be_visible()
        axe.check(page)
        page.keyboard.press("Escape")
        expect(page.locator("dialog")).to_have_count(0)
        axe.check(page)


def test_an_onlooker(reader: Reader, visitor: Visitor) -> None:
    for game in game_ids():
        reader.page.goto(f"/t/{with_bots(visitor, game).id}")
        expect(reader.page.locator("#bar")).to_contain_text("You are watching")
        axe.check(reader.page)


def test_no_line__loading_and_no_such_table(reader: Reader, visitor: Visitor) -> None:
    page = reader.page
    page.route_web_socket("**/live", lambda line: None)  # it opens, and nobody speaks
    sit(page, with_bots(visitor))
    shown(page, "[aria-busy=true]")
    axe.check(page)


def test_a_line_that_is_lost__says_so(reader: Reader, visitor: Visitor) -> None:
    page, lines = reader.page, Lines()
    page.route_web_socket("**/live", lines.take)
    sit(page, with_bots(visitor))
    shown(page, YOURS)
    lines.cut()
    expect(page.get_by_text("Connecting again")).to_be_visible()
    axe.check(page)


def test_a_refusal__is_told_in_the_server_s_words(reader: Reader, visitor: Visitor) -> None:
    page, lines = reader.page, Lines(spoils=True)
    page.route_web_socket("**/live", lines.take)
    sit(page, with_bots(visitor))
    page.locator("[role=gridcell][aria-disabled=false]").first.click()
    shown(page, "[role=alert]")
    axe.check(page)


class Lines:
    """Lines to the server that can be cut, or on which every move is misheard."""

    def __init__(self, spoils: bool = False) -> None:
        self._spoils = spoils
        self._open: list[WebSocketRoute] = []
        self._is_cut = False

    def take(self, line: WebSocketRoute) -> None:
        """A page would like to speak."""
        if self._is_cut:
            line.close()
            return
        server = line.connect_to_server()
        line.on_message(lambda said: server.send(self._misheard(str(said))))
        self._open.append(line)

    def cut(self) -> None:
        """All of them, and all that will be tried."""
        self._is_cut = True
        for line in self._open:
            line.close()

    def _misheard(self, said: str) -> str:
        told = json.loads(said)
        return json.dumps({**told, "move": "nonsense"}) if self._spoils and "move" in told else said
