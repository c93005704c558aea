"""A site in a real browser: every game begins, and goes on without a host and a connection."""

from __future__ import annotations

import random
import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from pyrite.engine.records.record import parse_record
from pyrite.engine.records.replay import verify
from pyrite.engine.registry import game_ids
from pyrite.web.pages import STATIC, TAB
from pyrite.web.site.folder import make_site, write_site
from pyrite.web.site.packages import pyodide_folder
from tests.web.api.test_replays import over
from tests.web.browser import PHONE, Reader
from tests.web.page.test_trail_page import BOARD
from tests.web.place import hosted
from tests.web.playing import click
from tests.web.tab.python_page import PythonPage
from tests.web.tab.site_host import FOLDER, SiteHost
from tests.web.tab.step_digests import plain_digests, program

pytestmark = pytest.mark.slow

READY = "navigator.serviceWorker.ready.then(() => true)"
LINES = "document.querySelectorAll('[role=log] li').length"
STEPPED = range(2)  # games; `python -m tests.web.tab.step_digests` plays a thousand
IS_LOADED = 60_000  # milliseconds, on a busy machine


@pytest.fixture(scope="module")
def root(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Where a host has a site in some folder."""
    made = tmp_path_factory.mktemp("host")
    write_site(make_site(game_ids(), pyodide_folder(None)), made / FOLDER)
    return made


@pytest.fixture
def host(root: Path) -> Iterator[SiteHost]:
    """A host that may go."""
    one = SiteHost(root)
    yield one
    one.go()


def begin(page: Page, game: str) -> None:
    """From the first screen to the first question."""
    page.locator(f"[data-game={game}]").locator(".btn.play").click(timeout=IS_LOADED)
    expect(page.locator("#bar")).to_be_visible(timeout=IS_LOADED)
    expect(page.get_by_role("log").locator("li").first).not_to_be_empty()


def test_every_game__begins_with_one_click_and_is_found_again(
    browser: Browser, host: SiteHost
) -> None:
    reader = Reader(browser, host.url)
    reader.page.goto("./")
    for game in game_ids():
        begin(reader.page, game)
        reader.page.locator("a.home").click()
        expect(reader.page.get_by_text(re.compile("your turn|is asked")).first).to_be_visible()
    reader.close()


def test_compiled_rules__make_the_same_steps_as_the_plain_ones(
    browser: Browser, host: SiteHost
) -> None:
    page = browser.new_page()
    python = PythonPage(page, host.url)
    for game in game_ids():
        assert python.run(program(game, STEPPED)) == plain_digests(game, STEPPED)
    page.close()


def test_without_a_host__a_whole_game_to_its_end_in_japanese_on_a_phone(
    browser: Browser, root: Path
) -> None:
    host = SiteHost(root)
    reader = Reader(browser, host.url, locale="ja-JP", reduced_motion="reduce", viewport=PHONE)
    page = reader.page
    page.goto("./")
    page.evaluate(READY)
    host.go()
    reader.context.set_offline(True)
    page.goto(f"./?/new/{BOARD.game}")
    page.get_by_role("button", name="1", exact=True).click()
    page.locator("form .btn.main").click(timeout=IS_LOADED)
    expect(page.locator("#bar")).to_be_visible(timeout=IS_LOADED)
    BOARD.play(page, random.Random(5), click)
    record = record_of(page)
    assert verify(parse_record(record)).is_finished
    reader.close()


def test_beside_a_server__the_page_holds_its_records_against_the_rules_by_itself(
    browser: Browser, root: Path, tmp_path: Path
) -> None:
    page_folder = shutil.copytree(STATIC, tmp_path / "page", ignore=shutil.ignore_patterns(TAB))
    shutil.copytree(root / FOLDER, page_folder / TAB)
    with hosted(page=page_folder) as visitor:
        reader = Reader(browser, visitor.url, reduced_motion="reduce")
        page, opened = reader.page, over(visitor)
        page.goto(f"/t/{opened.id}/replay#proof")
        holds = page.get_by_role("heading", name="Every line holds by the rules")
        expect(holds).to_be_visible(timeout=IS_LOADED)
        page.goto("/")
        page.get_by_role("link", name="Play without a connection").click()
        expect(page.locator("[data-game=gold]")).to_be_visible()
        assert page.url == f"{visitor.url}/tab/"
        reader.close()


def record_of(page: Page) -> str:
    """As it is saved."""
    page.locator("a[href$=replay]").first.click()
    page.wait_for_url("**/replay")
    table = page.url.split("/")[-2]
    with page.expect_download() as found:
        page.evaluate(
            """table => {
                const link = document.createElement("a");
                link.href = `/api/tables/${table}/record`;
                link.download = "game.record";
                document.body.append(link);
                link.click();
            }""",
            table,
        )
    return Path(found.value.path()).read_text("utf-8")


def test_a_tab_that_is_killed__has_lost_nothing_that_was_told(
    browser: Browser, host: SiteHost
) -> None:
    reader = Reader(browser, host.url, reduced_motion="reduce")
    reader.page.goto("./")
    begin(reader.page, "gold")
    page = reader.page
    for _ in range(2):
        expect(page.locator("#bar.yours")).to_be_visible(timeout=IS_LOADED)
        before = page.evaluate(LINES)
        page.locator(".can").first.click()
        page.wait_for_function(f"before => {LINES} > before", arg=before)
        told, url = page.evaluate(LINES), page.url
        page.close()
        page = reader.context.new_page()
        page.goto(url)
        expect(page.locator("#bar")).to_be_visible(timeout=IS_LOADED)
        page.wait_for_function(f"told => {LINES} >= told", arg=told)
    reader.close()
