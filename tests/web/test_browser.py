"""The page in a real browser: every game can be begun and played on with one click each."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from pyrite.engine.registry import game_ids
from pyrite.web.pages import is_built
from tests.web.browser import Reader, launched
from tests.web.place import Visitor, hosted

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """One for all."""
    assert is_built(), "run: make page"
    with launched() as one:
        yield one


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
