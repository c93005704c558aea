"""The review on the page: measured while one waits, read beside the board, jumped from."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.players.review.build import finished
from tests.web import axe
from tests.web.api.test_reviews import FOOL, QUICK
from tests.web.browser import DESKTOP, PHONE, Reader
from tests.web.place import Opened, Visitor, hosted

pytestmark = pytest.mark.slow
A_TABLE = re.compile(r"/t/[^/#]+$")
"""Where somebody sits down; a replay's address goes on after it."""

MEASURED = 240_000  # milliseconds for a review on a machine that has much else to do


@pytest.fixture(scope="module")
def visitor() -> Iterator[Visitor]:
    """A server with the page as it was built, and quick, rough reviews."""
    with hosted(review_settings=QUICK) as one:
        yield one


@pytest.fixture(scope="module")
def over(visitor: Visitor) -> Opened:
    """A table whose game has ended."""
    table = visitor.open(**FOOL).start()
    live = table.live()
    live.play_on(live.welcome["ask"])
    return table


def see_review(page: Page, *, heading: str) -> None:
    """It is measured, then shown: graph, moments, ledger, decisions."""
    expect(page.get_by_role("heading", name=heading)).to_be_visible(timeout=MEASURED)
    for section in (".plot svg", ".marks button", "caption"):
        expect(page.locator(f".review {section}").first).to_be_visible()


def show_gold(page: Page) -> None:
    """Decisions that were good are listed, too."""
    gold = page.locator(".review .marks button").first
    if gold.get_attribute("aria-pressed") == "false":
        gold.click()


def test_after_a_game__its_review_is_one_click_away(
    browser: Browser, visitor: Visitor, over: Opened
) -> None:
    reader = Reader(browser, visitor.url)
    page = reader.page
    page.goto(f"/t/{over.id}#{over.key}")
    link = page.get_by_role("link", name="Review")
    expect(link).to_be_visible()
    link.click()
    see_review(page, heading="Winning chances")
    scrubber = page.get_by_role("slider", name="Step of the game")
    scrubber.press("End")
    expect(page.locator(".here-text")).to_contain_text("with all cards known")
    last = scrubber.get_attribute("max")
    expect(page.locator("#bar input")).to_have_value(last or "")
    reader.close()


def test_decisions__are_filtered_by_grade_and_lead_to_their_step(
    browser: Browser, visitor: Visitor, over: Opened
) -> None:
    reader = Reader(browser, visitor.url)
    page = reader.page
    page.goto(f"/t/{over.id}/replay#review")
    see_review(page, heading="Winning chances")
    show_gold(page)
    line = page.locator(".review details").first
    line.locator("summary").click()
    step = line.locator(".step").inner_text()
    line.get_by_role("button", name="Show this step").click()
    expect(page.locator("#bar")).to_contain_text(f"Step {step} of")
    reader.close()


def test_going_on__a_table_opens_before_a_decision(
    browser: Browser, visitor: Visitor, over: Opened
) -> None:
    reader = Reader(browser, visitor.url)
    page = reader.page
    page.goto(f"/t/{over.id}/replay#review")
    see_review(page, heading="Winning chances")
    show_gold(page)
    line = page.locator(".review details").nth(1)
    line.locator("summary").click()
    line.get_by_role("button", name="Play on from here").click()
    sheet = page.get_by_role("dialog", name="Play on from here")
    sheet.get_by_role("button", name="Dealt anew").click()
    sheet.get_by_role("button", name="Play on").last.click()
    expect(page).to_have_url(A_TABLE)
    expect(page.locator("#bar")).to_be_visible()
    table = page.url.rpartition("/")[2]
    state = visitor.call("GET", f"/tables/{table}").json()["state"]
    assert state == "playing"
    reader.close()


@pytest.mark.parametrize("size", [DESKTOP, PHONE])
def test_everybody__can_read_it(
    browser: Browser, visitor: Visitor, over: Opened, size: ViewportSize
) -> None:
    """On a phone it lies over the board; in Japanese."""
    reader = Reader(browser, visitor.url, viewport=size, locale="ja", reduced_motion="reduce")
    reader.context.add_init_script(axe.SCRIPT())
    page = reader.page
    page.goto(f"/t/{over.id}/replay#review")
    see_review(page, heading="勝つ見込み")
    show_gold(page)
    page.locator(".review details summary").first.click()
    axe.check(page)
    reader.close()


def test_dropped_record__has_a_review_too_with_its_cards_laid_open(
    browser: Browser, visitor: Visitor, tmp_path: Path
) -> None:
    file = tmp_path / "game.record"
    file.write_text(finished("gold").text(), "utf-8")
    reader = Reader(browser, visitor.url, reduced_motion="reduce")
    reader.context.add_init_script(axe.SCRIPT())
    page = reader.page
    page.goto("/replay")
    page.locator("input[type=file]").set_input_files(file)
    button = page.get_by_role("button", name="Review", exact=True)
    expect(button).to_be_visible()
    button.click()
    see_review(page, heading="Winning chances")
    page.get_by_role("slider", name="Step of the game").fill("5")
    expect(page.get_by_role("heading", name="What lay hidden")).to_be_visible()
    axe.check(page)
    reader.close()
