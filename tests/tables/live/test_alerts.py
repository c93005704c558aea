"""Who must speak and does not look is called: once, quietly, whatever happens to the service."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest

from pyrite.tables import commands as c
from pyrite.tables.errors import Refused
from pyrite.tables.live.alerts import (
    Alert,
    Contact,
    NotifierSettings,
    NotReached,
    Way,
    kept_contacts,
)
from pyrite.tables.live.service import ServiceSettings, TableService
from pyrite.tables.rights.opening import NewTable
from pyrite.tables.seats import Chair, person
from pyrite.tables.stores.sqlite import SqliteStore
from pyrite.tables.stores.store import StoreAway
from pyrite.tables.table import Table
from tests.tables.build import key
from tests.tables.live.test_service import Ear, FirstMove, until

HOOK = "https://example.org/hook"
MAIL = "bob@example.org"


class Fickle(SqliteStore):
    """A store in memory, or in a file, that keeps nothing beside journals when told so."""

    is_away = False

    async def put_extra(self, table: str, name: str, text: str | None) -> None:
        """Unless it is away."""
        if self.is_away:
            raise StoreAway("store-away")
        await super().put_extra(table, name, text)


class Time:
    """A clock in hand: who sleeps wakes when it is turned."""

    def __init__(self) -> None:
        self.now = 1000.0
        self._sleepers: list[tuple[float, asyncio.Event]] = []

    async def sleep(self, seconds: float) -> None:
        """Until it is turned so far."""
        event = asyncio.Event()
        self._sleepers.append((self.now + seconds, event))
        await event.wait()

    async def turn(self, seconds: float) -> None:
        """Forward; everybody does what is due."""
        await settle()
        self.now += seconds
        for due, event in self._sleepers:
            if due <= self.now:
                event.set()
        await settle()


async def settle() -> None:
    """Whatever can go on without the clock has gone on."""
    for _ in range(50):
        await asyncio.sleep(0)


@dataclass
class Notebook:
    """A caller that notes who was called, and reaches them unless told otherwise."""

    calls: list[tuple[Way, Alert]] = field(default_factory=list)
    fault: Exception | None = None

    async def call(self, way: Way, alert: Alert) -> None:
        """Noted."""
        self.calls.append((way, alert))
        if self.fault:
            raise self.fault

    @property
    def seats(self) -> list[tuple[Way, tuple[int, ...]]]:
        """By which way, for which seats."""
        return [(way, alert.seats) for way, alert in self.calls]


@dataclass
class Scene:
    """A service, its clock and caller in hand, and its table: Ada on 0, Bob on 1, Ada begins."""

    store: Fickle
    time: Time
    caller: Notebook
    service: TableService = field(init=False)
    table: Table = field(init=False)

    async def open(self) -> None:
        """A service on the same store."""
        calling = NotifierSettings(self.caller, self.time.sleep)
        settings = ServiceSettings(tick=1000)
        self.service = TableService(
            self.store, FirstMove(), lambda: self.time.now, settings, calling
        )
        await self.service.open()

    async def begin(self, *chairs: Chair, game: str = "gold", **options: str) -> None:
        """A game."""
        sitting = chairs or (person("Ada", key(0)), person("Bob", key(1)))
        opening = NewTable(game, options or {"start": "0"}, sitting, key(0))
        self.table = await self.service.open_table(opening)
        await self.service.do(self.table.id, c.Start(key(0)))

    async def call_by(self, seat: int, **changes: Any) -> None:
        """A seat says how to call it."""
        await self.service.call_by(self.table.id, key(seat), **changes)

    async def come(self, seat: int, language: str = "en") -> Ear:
        """Somebody opens a page."""
        ear = Ear(key(seat), language)
        await self.service.join(self.table.id, ear)
        return ear

    def go(self, ear: Ear) -> None:
        """And closes it."""
        self.service.part(self.table.id, ear)

    async def move(self, seat: int) -> None:
        """The first move there is."""
        table = await self.service.table(self.table.id)
        assert table.play
        decision = table.questions.open(seat)
        assert decision is not None
        text = table.play.legal(seat)[0]
        await self.service.do(table.id, c.PlayMove(table.chairs[seat].key, seat, decision, text))

    async def pass_to(self, seat: int) -> None:
        """The others move until this seat must."""
        while seat not in (waiting := (await self.service.table(self.table.id)).waiting):
            await self.move(waiting[0])

    async def contacts(self) -> dict[str, Contact]:
        """What the store has."""
        return kept_contacts(await self.store.extras(self.table.id))


def scene(work: Callable[[Scene], Awaitable[None]]) -> None:
    """Run a test in a service of its own."""

    async def run() -> None:
        one = Scene(Fickle(None), Time(), Notebook())
        await one.open()
        await one.begin()
        try:
            await work(one)
        finally:
            await one.service.close()

    asyncio.run(run())


def test_call__who_must_speak_and_has_no_page_open() -> None:
    async def work(one: Scene) -> None:
        await one.call_by(1, webhook=HOOK, mail=MAIL)
        await one.time.turn(100)
        assert one.caller.calls == []  # it is Ada's turn
        await one.pass_to(1)
        await one.time.turn(1)
        assert one.caller.seats == [("webhook", (1,)), ("mail", (1,))]
        alert = one.caller.calls[0][1]
        assert (alert.table, alert.game, alert.key) == (one.table.id, "Gold", key(1))
        assert (alert.contact.webhook, alert.contact.mail) == (HOOK, MAIL)

    scene(work)


def test_call__who_is_asked_already_when_they_say_how_to_call_them() -> None:
    async def work(one: Scene) -> None:
        await one.call_by(0, webhook=HOOK)
        await one.time.turn(1)
        assert one.caller.seats == [("webhook", (0,))]

    scene(work)


def test_quiet__while_a_page_is_open() -> None:
    async def work(one: Scene) -> None:
        await one.call_by(1, webhook=HOOK)
        first, second = await one.come(1), await one.come(1)
        await one.pass_to(1)
        one.go(first)
        await one.time.turn(100)
        assert one.caller.calls == []
        one.go(second)
        await one.time.turn(2.5)
        assert one.caller.calls == []  # perhaps the page is only loaded again
        await one.time.turn(0.5)
        assert one.caller.seats == [("webhook", (1,))]

    scene(work)


def test_quiet__a_page_that_opens_again_within_the_grace() -> None:
    async def work(one: Scene) -> None:
        await one.call_by(1, webhook=HOOK)
        page = await one.come(1)
        await one.pass_to(1)
        one.go(page)
        await one.time.turn(2)
        await one.come(1)
        await one.time.turn(100)
        assert one.caller.calls == []

    scene(work)


def test_quiet__once_until_they_have_come_or_moved() -> None:
    async def work(one: Scene) -> None:
        await one.call_by(1, webhook=HOOK)
        await one.pass_to(1)
        await one.time.turn(1)
        await one.time.turn(1000)
        assert len(one.caller.calls) == 1
        page = await one.come(1)
        one.go(page)
        await one.time.turn(10)
        assert len(one.caller.calls) == 2  # they have come, and have not moved
        await one.move(1)
        await one.pass_to(0)
        await one.pass_to(1)
        await one.time.turn(1)
        assert len(one.caller.calls) == 3

    scene(work)


def test_quiet__a_question_that_is_put_again_is_no_new_one() -> None:
    async def work(one: Scene) -> None:
        await one.call_by(1, webhook=HOOK)
        await one.pass_to(1)
        await one.time.turn(1)
        before = one.table.questions.open(1)
        await one.service.do(one.table.id, c.TakeBack(key(0), 0))
        if request := one.table.requests.open_of(0):
            await one.service.do(one.table.id, c.AnswerRequest(key(1), request.number, True))
        await one.pass_to(1)
        assert one.table.questions.open(1) != before
        await one.time.turn(100)
        assert len(one.caller.calls) == 1

    scene(work)


def test_gathered__seats_that_are_asked_at_once() -> None:
    async def work(one: Scene) -> None:
        ours = person("Ada", key(0))
        await one.begin(ours, person("Bob", key(1)), ours, game="end-of-the-trail", jokers="on")
        assert one.table.waiting == (0, 1, 2)
        await one.call_by(0, webhook=HOOK)
        await one.time.turn(1)
        assert one.caller.seats == [("webhook", (0, 2))]

    scene(work)


def test_gathered__what_is_asked_after_the_call_is_a_call_of_its_own() -> None:
    async def work(one: Scene) -> None:
        ours = person("Ada", key(1))
        await one.begin(person("Bob", key(0)), ours, ours)
        await one.call_by(1, webhook=HOOK)
        await one.pass_to(1)
        await one.time.turn(1)
        assert one.caller.seats == [("webhook", (1,))]
        await one.move(1)
        await one.pass_to(2)
        await one.time.turn(1)
        assert one.caller.seats == [("webhook", (1,)), ("webhook", (2,))]

    scene(work)


def test_left__a_bot_plays_and_nobody_is_called() -> None:
    async def work(one: Scene) -> None:
        await one.call_by(1, webhook=HOOK)
        await one.service.do(one.table.id, c.Leave(key(1), 1))
        await one.move(0)
        await one.time.turn(100)
        assert one.caller.calls == []

    scene(work)


# Trying again


def test_retries__with_longer_and_longer_pauses_but_not_for_ever() -> None:
    async def work(one: Scene) -> None:
        one.caller.fault = NotReached("away")
        await one.call_by(0, webhook=HOOK)
        await one.time.turn(1)
        counts = []
        for pause in (5, 30, 120, 600):
            await one.time.turn(pause - 1)
            counts.append(len(one.caller.calls))
            await one.time.turn(1)
        assert counts == [1, 2, 3, 4]
        await one.time.turn(10_000)
        assert len(one.caller.calls) == 5
        assert one.service.calling.ends == {("webhook", "given-up"): 1}

    scene(work)


def test_retries__only_of_what_has_failed_and_not_in_vain() -> None:
    async def work(one: Scene) -> None:
        one.caller.fault = NotReached("nobody lives there", is_final=True)
        await one.call_by(0, webhook=HOOK)
        await one.time.turn(1)
        await one.time.turn(10_000)
        assert len(one.caller.calls) == 1

    scene(work)


def test_retries__none_after_a_fault_of_ours(caplog: pytest.LogCaptureFixture) -> None:
    async def work(one: Scene) -> None:
        one.caller.fault = ValueError("what is this?")
        await one.call_by(0, webhook=HOOK)
        await one.time.turn(1)
        await one.time.turn(10_000)
        assert len(one.caller.calls) == 1
        assert one.service.calling.ends == {("webhook", "given-up"): 1}
        assert "could not be called" in caplog.text
        assert HOOK not in caplog.text
        one.caller.fault = None
        one.go(await one.come(0))
        await one.time.turn(10)
        assert len(one.caller.calls) == 2  # the next time is another matter

    scene(work)


def test_retries__end_when_somebody_comes() -> None:
    async def work(one: Scene) -> None:
        one.caller.fault = NotReached("away")
        await one.call_by(0, webhook=HOOK)
        await one.time.turn(1)
        await one.come(0)
        await one.time.turn(10_000)
        assert len(one.caller.calls) == 1

    scene(work)


# What is kept


def test_contact__left_out_stays_and_none_removes() -> None:
    async def work(one: Scene) -> None:
        await one.call_by(1, webhook=HOOK, mail=MAIL, language="ja")
        assert await one.contacts() == {key(1): Contact(HOOK, MAIL, "ja")}
        await one.call_by(1, webhook=None)
        assert await one.contacts() == {key(1): Contact(None, MAIL, "ja")}
        await one.call_by(1)
        assert await one.contacts() == {key(1): Contact(None, MAIL, "ja")}
        await one.call_by(1, mail=None)
        assert await one.contacts() == {}
        await one.pass_to(1)
        await one.time.turn(100)
        assert one.caller.calls == []

    scene(work)


def test_contact__speaks_the_language_of_the_last_page() -> None:
    async def work(one: Scene) -> None:
        await one.call_by(1, mail=MAIL, language="en")
        one.go(await one.come(1, "ja"))
        await settle()
        assert (await one.contacts())[key(1)].language == "ja"

    scene(work)


def test_contact__is_forgotten_when_the_game_is_over() -> None:
    async def work(one: Scene) -> None:
        await one.call_by(1, webhook=HOOK)
        await one.come(1)
        while one.table.waiting:
            await one.move(one.table.waiting[0])
        await settle()
        assert await one.contacts() == {}
        with pytest.raises(Refused) as caught:
            await one.call_by(1, webhook=HOOK)
        assert caught.value.code == "over"

    scene(work)


def test_contact__is_forgotten_with_the_seat() -> None:
    async def work(one: Scene) -> None:
        chairs = (person("Ada", key(0)), person("Bob", key(1)), Chair())
        one.table = await one.service.open_table(NewTable("gold", {}, chairs, key(0)))
        await one.call_by(1, webhook=HOOK)
        await one.service.do(one.table.id, c.Leave(key(1), 1))
        await settle()
        assert await one.contacts() == {}

    scene(work)


@pytest.mark.parametrize("asker", ["key 7", ""])
def test_contact__seats_only(asker: str) -> None:
    async def work(one: Scene) -> None:
        with pytest.raises(Refused) as caught:
            await one.service.call_by(one.table.id, asker, webhook=HOOK)
        assert caught.value.code == "seats-only"

    scene(work)


def test_store__that_is_away_keeps_nothing_and_says_so() -> None:
    async def work(one: Scene) -> None:
        one.store.is_away = True
        with pytest.raises(StoreAway):
            await one.call_by(0, webhook=HOOK)
        await one.time.turn(100)
        assert one.caller.calls == []

    scene(work)


# Restarts


def test_restart__neither_forgets_a_call_nor_repeats_one(tmp_path: Path) -> None:
    async def run() -> None:
        one = Scene(Fickle(tmp_path / "tables.db"), Time(), Notebook())
        await one.open()
        await one.begin()
        await one.call_by(1, webhook=HOOK)
        await one.pass_to(1)
        await one.service.close()  # before anybody was called
        await one.open()
        await until(lambda: one.service.tables_here == 1)
        await one.time.turn(10)
        assert one.caller.seats == [("webhook", (1,))]
        await settle()
        await one.service.close()
        await one.open()
        await one.service.table(one.table.id)
        await one.time.turn(100)
        assert len(one.caller.calls) == 1
        await one.service.close()

    asyncio.run(run())


def test_memory__a_table_stays_while_somebody_is_being_called() -> None:
    async def work(one: Scene) -> None:
        one.caller.fault = NotReached("away")
        await one.call_by(0, webhook=HOOK)
        await one.time.turn(1)
        await one.service._round()
        one.time.now += 100
        await one.service._round()
        assert one.service.tables_here == 1
        for _ in range(4):
            await one.time.turn(600)
        await one.service._round()
        assert one.service.tables_here == 0
        listing = await one.store.listing(one.table.id)
        assert listing
        assert listing.wakes is None

    scene(work)
