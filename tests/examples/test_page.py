"""A game that nobody has drawn, on the page in a real browser: by clicks and by keys."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.examples.site import GAMES, environment, site
from tests.web import axe
from tests.web.browser import DESKTOP, PHONE, Reader, launched
from tests.web.place import Visitor
from tests.web.playing import skip_to
from tests.web.program import Program, running

pytestmark = pytest.mark.slow
MOVES = "#bar .moves .btn, .plain .moves .btn"
MOST_MOVES = 300
MEASURED = 240_000  # milliseconds for a review on a machine that has much else to do


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A browser without a window."""
    with launched() as one:
        yield one


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Program]:
    """A server that finds the example games, with bots."""
    folder = tmp_path_factory.mktemp("plain")
    env = environment(site(), folder)
    with running(folder / "tables.sqlite", "--bots", "1", env=env) as one:
        yield one


def reader_at(browser: Browser, server: Program, **context: object) -> Reader:
    """Somebody at the first page."""
    reader = Reader(browser, f"http://127.0.0.1:{server.port}", **context)
    reader.context.add_init_script(axe.SCRIPT())
    reader.page.goto("/")
    return reader


def begin(page: Page, game: str) -> None:
    """One click at home."""
    page.locator(f"[data-game={game}]").get_by_role("button", name="Play").click()
    expect(page.locator("#bar")).to_be_visible()


@pytest.mark.parametrize("game", GAMES)
def test_plain_board__by_clicks_with_a_hint(browser: Browser, server: Program, game: str) -> None:
    reader = reader_at(browser, server)
    page = reader.page
    begin(page, game)
    page.get_by_role("button", name="Hint").click()
    expect(page.get_by_text("wins about").first).to_be_attached()
    axe.check(page)
    page.set_viewport_size(DESKTOP)
    page.locator(MOVES).last.click()
    expect(page.get_by_role("log").locator("li").nth(1)).not_to_be_empty()
    reader.close()


@pytest.mark.parametrize("game", GAMES)
def test_plain_board__on_a_phone_by_keys_in_the_dark(
    browser: Browser, server: Program, game: str
) -> None:
    reader = reader_at(browser, server, viewport=PHONE, color_scheme="dark")
    page = reader.page
    begin(page, game)
    expect(page.locator(MOVES).first).to_be_visible()
    axe.check(page)
    page.set_viewport_size(PHONE)
    width = page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert width <= 0
    before = page.locator(".plain").inner_text()
    page.keyboard.press("1")
    expect(page.locator(".plain")).not_to_have_text(before, use_inner_text=True)
    reader.close()


PLAYED = [("creek", 2, "click"), ("nuggets", 3, "1")]
"""A whole game of each: by clicks, and by a key."""


@pytest.mark.parametrize(("game", "seats", "way"), PLAYED)
def test_plain_board__a_whole_game_replayed_and_reviewed(
    browser: Browser, server: Program, game: str, seats: int, way: str
) -> None:
    visitor = Visitor(server.port)
    opened = visitor.open(game=game, seats=seats, players=["me", *["bot easy"] * (seats - 1)])
    opened.start()
    reader = reader_at(browser, server, reduced_motion="reduce")
    page = reader.page
    page.goto(f"/t/{opened.id}#{opened.key}")
    for _ in range(MOST_MOVES):
        if not move_once(page, way):
            break
    expect(page.get_by_role("region", name="Result")).to_contain_text("win")
    page.get_by_role("link", name="Review").click()
    expect(page.get_by_role("heading", name="Winning chances")).to_be_visible(timeout=MEASURED)
    expect(page.locator(".plain")).to_be_visible()
    page.get_by_role("slider", name="Step of the game").press("Home")
    axe.check(page)
    reader.close()
    visitor.close()


def test_plain_board__people_at_one_screen_hand_nothing_over(
    browser: Browser, server: Program
) -> None:
    """Nothing is hidden in Nuggets."""
    visitor = Visitor(server.port)
    opened = visitor.open(game="nuggets", seats=3, players=["me"] * 3).start()
    reader = reader_at(browser, server, reduced_motion="reduce")
    page = reader.page
    page.goto(f"/t/{opened.id}#{opened.key}")
    skip_to(page, page.locator("#bar.yours"))
    for pebbles in "12":
        page.locator(MOVES).last.click()
        expect(page.locator(".tile[data-field=pot] b")).to_have_text(pebbles)
    reader.close()
    visitor.close()


def move_once(page: Page, way: str) -> bool:
    """The first move that is offered; none when the game is over."""
    over = page.get_by_role("link", name="Review")
    skip_to(page, page.locator("#bar.yours").or_(over).first)
    if over.is_visible():
        return False
    if way == "click":
        page.locator(MOVES).first.click()
    else:
        page.keyboard.press(way)
    return True


@pytest.mark.parametrize("game", GAMES)
def test_plain_board__rules_are_told_by_the_server(
    browser: Browser, server: Program, game: str
) -> None:
    reader = reader_at(browser, server)
    reader.page.goto(f"/rules/{game}")
    expect(reader.page.get_by_role("heading", level=1)).to_contain_text(game.capitalize())
    expect(reader.page.get_by_role("link", name="Play").first).to_be_visible()
    assert reader.page.locator("a[href^='/learn/']").count() == 0
    reader.close()
