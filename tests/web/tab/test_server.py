"""The server of a tab, without a tab: calls, lines, and a values that keeps."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Any

import pytest

from pyrite.engine.records.record import parse_record
from pyrite.engine.records.replay import verify
from pyrite.tables.bots.pool import Pace
from pyrite.web.tab.server import TabServer
from tests.tables.stores.key_values import SharedValues

OPEN = {"game": "gold", "seats": 2, "players": ["me", "bot easy"], "name": "Ada"}
LINE = 7


class Page:
    """Speaks to a tab's server as the page does."""

    def __init__(self, values: SharedValues) -> None:
        self.server = TabServer(values.opened(), self, lambda: None, Pace(beat=0))
        self.messages: asyncio.Queue[Any] = asyncio.Queue()
        self.lines: list[str] = []

    def opened(self, line: int) -> None:
        self.lines.append("opened")

    def heard(self, line: int, text: str) -> None:
        self.messages.put_nowait(json.loads(text))

    def closed(self, line: int) -> None:
        self.lines.append("closed")

    async def call(self, method: str, path: str, body: Any = None, key: str = "") -> Any:
        headers = {"Authorization": f"Bearer {key}"} if key else {}
        said = "" if body is None else json.dumps(body)
        found = await self.server.call(method, f"/api{path}", headers, said)
        is_json = found.headers["content-type"].startswith("application/json")
        return json.loads(found.body) if is_json else found.body.decode()

    async def begin(self, **changes: Any) -> tuple[str, str]:
        """A table that has begun, and the key to it."""
        opened = await self.call("POST", "/tables", {**OPEN, **changes})
        await self.call("POST", f"/tables/{opened['table']}/start", {}, opened["key"])
        return opened["table"], opened["key"]

    async def greet(self, table: str, key: str) -> Any:
        """What a line is welcomed with."""
        await self.server.open_line(LINE, table)
        self.say(do="hello", key=key)
        return (await self.messages.get())["welcome"]

    def say(self, **message: Any) -> None:
        self.server.say(LINE, json.dumps(message))

    async def first_ask(self, table: str, key: str) -> Any:
        """What is asked first, whoever begins."""
        ask = (await self.greet(table, key))["ask"]
        while ask is None:
            ask = (await self.messages.get()).get("ask")
        return ask

    async def play(self, ask: Any, moves: int) -> bool:
        """The first legal move so many times, or until it is over."""
        for id in range(1, moves + 1):
            self.say(
                do="move", id=id, seat=ask["seat"], decision=ask["decision"], move=ask["legal"][0]
            )
            ask = None
            while ask is None:
                message = await self.messages.get()
                assert "error" not in message
                if message.get("state") == "over":
                    return True
                ask = message.get("ask")
        return False


@asynccontextmanager
async def a_page(values: SharedValues) -> AsyncIterator[Page]:
    """With its server opened."""
    page = Page(values)
    await page.server.open()
    try:
        yield page
    finally:
        await page.server.close()


def in_a_tab(scene: Callable[[Page, SharedValues], Awaitable[None]]) -> Callable[[], None]:
    """A test with a page and an empty values."""

    async def play() -> None:
        values = SharedValues()
        async with a_page(values) as page:
            await scene(page, values)

    def test() -> None:
        asyncio.run(play())

    return test


@in_a_tab
async def test_a_whole_game__its_record_holds(page: Page, values: SharedValues) -> None:
    table, key = await page.begin()
    assert await page.play(await page.first_ask(table, key), 1000)
    record = await page.call("GET", f"/tables/{table}/record")
    assert verify(parse_record(record)).is_finished


@in_a_tab
async def test_moves__are_there_when_the_tab_is_opened_again(
    page: Page, values: SharedValues
) -> None:
    table, key = await page.begin()
    await page.play(await page.first_ask(table, key), 3)
    values.claims.clear()  # the tab was killed: nobody said goodbye
    async with a_page(values) as again:
        greeting = await again.greet(table, key)
        assert greeting["state"] == "playing"
        assert [one["who"] for one in greeting["log"] if one["who"] == 0].count(0) >= 3


@in_a_tab
async def test_a_second_tab__does_not_get_a_table_that_is_open(
    page: Page, values: SharedValues
) -> None:
    table, _ = await page.begin()
    async with a_page(values) as second:
        told = await second.call("GET", f"/tables/{table}")
        assert told["error"]["code"] == "busy"


@in_a_tab
async def test_a_line_to_no_table__is_closed(page: Page, values: SharedValues) -> None:
    await page.server.open_line(LINE, "nowhere")
    assert page.lines == ["closed"]


@in_a_tab
async def test_a_line_that_is_hung_up__says_nothing_more(page: Page, values: SharedValues) -> None:
    table, key = await page.begin()
    await page.greet(table, key)
    page.server.close_line(LINE)
    page.say(do="ping", id=1)
    assert page.lines == ["opened", "closed"]


@in_a_tab
async def test_alerts__are_refused_in_one_sentence(page: Page, values: SharedValues) -> None:
    table, key = await page.begin()
    told = await page.call("PUT", f"/tables/{table}/alerts", {"mail": "ada@example.org"}, key)
    assert told["error"]["field"] == "mail"
    assert "tab" in told["error"]["text"]


@in_a_tab
async def test_full__a_move_is_refused_and_nothing_has_happened(
    page: Page, values: SharedValues
) -> None:
    table, key = await page.begin()
    ask = await page.first_ask(table, key)
    values.refuses = "full"
    page.say(do="move", id=1, seat=ask["seat"], decision=ask["decision"], move=ask["legal"][0])
    message = await page.messages.get()
    values.refuses = ""
    assert message["error"]["code"] == "store-full"


@in_a_tab
async def test_a_record_told_again__in_this_very_thread(page: Page, values: SharedValues) -> None:
    table, key = await page.begin()
    await page.play(await page.first_ask(table, key), 1000)
    record = await page.call("GET", f"/tables/{table}/record")
    told = await page.call("POST", "/replay", {"record": record, "eyes": "all"})
    assert told["finished"]
    assert told["count"] == len(told["steps"])


@pytest.mark.parametrize("wrong", ["no record", "pyrite record 1"])
def test_what_is_no_record__says_so(wrong: str) -> None:
    @in_a_tab
    async def scene(page: Page, values: SharedValues) -> None:
        told = await page.call("POST", "/replay", {"record": wrong, "eyes": "all"})
        assert told["error"]["field"] == "record"

    scene()
