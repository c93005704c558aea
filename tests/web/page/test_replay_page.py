"""Looking at a game again, in a real browser: from a file, from a table, by keys, with proof."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web import axe
from tests.web.api.test_replays import over, record
from tests.web.browser import DESKTOP, PHONE, Reader
from tests.web.place import Visitor

pytestmark = pytest.mark.slow


@pytest.fixture
def reader(browser: Browser, visitor: Visitor) -> Iterator[Reader]:
    """Somebody whose page is read by axe-core, too; nothing moves, so that nothing waits."""
    one = Reader(browser, visitor.url, reduced_motion="reduce")
    one.context.add_init_script(axe.SCRIPT())
    yield one
    one.close()


def read_by_axe(page: Page) -> None:
    """Nothing to say of it; then the screen is wide again."""
    axe.check(page)
    page.set_viewport_size(DESKTOP)


def choose(page: Page, text: str) -> None:
    """A record from a file."""
    file: Any = {"name": "a.record", "mimeType": "text/plain", "buffer": text.encode()}
    page.locator("input[type=file]").set_input_files(file)


def place(page: Page) -> int:
    """Where the scrubber stands."""
    return int(page.get_by_role("slider", name="Step").input_value())


def stands(page: Page, step: int) -> None:
    """Wait until the scrubber stands there."""
    expect(page.get_by_role("slider", name="Step")).to_have_value(str(step))


def test_replay__a_record_from_a_file_by_keys_and_by_clicks(reader: Reader) -> None:
    page = reader.page
    page.goto("/replay")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    read_by_axe(page)
    choose(page, record("gold").text())
    stands(page, 0)
    count = len([line for line in record("gold").lines if line.who in "*012"])
    for key, step in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", count)):
        page.keyboard.press(key)
        stands(page, step)
    expect(page.locator("#bar h2")).not_to_be_empty()
    page.keyboard.press("Home")
    stands(page, 0)
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    page.keyboard.press("Space")
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
    page.locator(".story button").nth(9).click()
    stands(page, 10)
    expect(page.locator(".story [aria-current=step]")).to_have_count(1)
    read_by_axe(page)


@pytest.mark.parametrize("game", ["fool", "end-of-the-trail"])
def test_replay__with_all_eyes_and_with_one_seats(reader: Reader, game: str) -> None:
    page = reader.page
    page.goto("/replay")
    choose(page, record(game).text())
    stands(page, 0)
    page.get_by_role("slider", name="Step").fill("30")
    read_by_axe(page)
    hands = page.get_by_role("region", name="Hands")
    expect(hands).to_have_count(1 if game == "fool" else 0)
    page.get_by_label("With whose eyes").select_option("0")
    expect(page.get_by_label("With whose eyes")).to_have_value("0")
    expect(hands).to_have_count(0)
    assert place(page) <= 30
    read_by_axe(page)


def test_replay__a_wrong_record_is_said_in_the_pages_language(
    browser: Browser, visitor: Visitor
) -> None:
    text = record("gold").text()
    lines = text.splitlines()
    first = lines.index("") + 1
    other = 1 if "2" in lines[first] else 2
    spoilt = text.replace(f"{lines[first]}\n", f"* start {other}\n")
    reader = Reader(browser, visitor.url, locale="ja-JP", viewport=PHONE)
    reader.page.goto("/replay")
    choose(reader.page, spoilt)
    expect(reader.page.get_by_role("status")).to_contain_text(f"{first + 1} 行目")
    choose(reader.page, "nothing of ours\n")
    expect(reader.page.get_by_role("status")).to_contain_text("棋譜ではありません")
    reader.context.close()  # the browser itself complains of the 422


def test_replay__from_the_end_of_a_table_to_its_proof_and_a_link_to_a_step(
    reader: Reader, visitor: Visitor
) -> None:
    page, opened = reader.page, over(visitor)
    page.goto(f"/t/{opened.id}#{opened.key}")
    page.get_by_role("link", name="Look at it again").click()
    stands(page, 0)
    page.get_by_role("button", name="Proof").click()
    expect(page.get_by_text("All of chance follows from the seed")).to_be_visible()
    expect(page.get_by_text("2 outcomes of chance were drawn again")).to_be_visible()
    expect(page.get_by_role("heading", name="not checked that your part")).to_be_visible()
    for details in page.locator("details").all():
        details.locator("summary").click()
    read_by_axe(page)
    page.keyboard.press("End")
    page.wait_for_url(f"**/t/{opened.id}/replay#*")
    page.goto("/")
    page.goto(f"/t/{opened.id}/replay#7/0")
    stands(page, 7)
    expect(page.get_by_label("With whose eyes")).to_have_value("0")
    page.get_by_role("button", name="Menu").click()
    link = page.get_by_label("Link to this position")
    expect(link).to_have_value(f"{visitor.url}/t/{opened.id}/replay#7/0")
