"""The service: journal first, whatever the store does; bots, hints, clocks, coming and going."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field, replace
from typing import Any

import pytest

from pyrite.players.search.search import Advice
from pyrite.tables import commands as c
from pyrite.tables.bots.request import BotRequest
from pyrite.tables.clocks import ClockRule
from pyrite.tables.errors import Refused
from pyrite.tables.live.listener import Presence
from pyrite.tables.live.service import ServiceSettings, TableService
from pyrite.tables.rights.opening import NewTable
from pyrite.tables.seats import Chair, bot, person
from pyrite.tables.stores.opening import open_store
from pyrite.tables.stores.store import Entry, Listing, Store, StoreAway, StoreError, StoreFull
from pyrite.tables.table import Table
from tests.tables.build import key


class FirstMove:
    """Thinks quickly, and not far."""

    async def choose(self, request: BotRequest) -> int:
        """The first there is."""
        return request.moves[0]

    async def advise(self, request: BotRequest) -> list[Advice]:
        """The same as advice."""
        return [Advice(request.moves[0], 1, 0.5, 1.0)]


@dataclass(eq=False)
class Ear:
    """Keeps what it hears."""

    key: str
    language: str = "en"
    heard: list[Any] = field(default_factory=list)
    presence: Presence = Presence.AWAITED

    def tell(self, message: Any) -> None:
        """Heard."""
        self.heard.append(message)

    def dismiss(self, code: str) -> None:
        """Heard, too."""
        self.heard.append({"bye": code})

    @property
    def news(self) -> list[Any]:
        """Only news."""
        return [one for message in self.heard for one in message.get("news", ())]


class Trouble:
    """A store that fails when it is told to, before or after the commit."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.error: StoreError | None = None
        self.commits_first = False

    def __getattr__(self, name: str) -> object:
        return getattr(self._store, name)

    async def append(self, entry: Entry) -> None:
        """Fails once."""
        error, self.error = self.error, None
        if error is None or self.commits_first:
            await self._store.append(entry)
        if error:
            raise error


@dataclass
class Stage:
    """A service on a store in memory, with a clock in hand."""

    service: TableService
    store: Trouble
    now: float = 1000.0


def on_stage(work: Callable[[Stage], Awaitable[None]]) -> None:
    """Run a test in a service of its own."""

    async def run() -> None:
        store = Trouble(open_store(":memory:"))
        stage: Stage
        service = TableService(store, FirstMove(), lambda: stage.now, ServiceSettings(tick=1000))  # type: ignore[arg-type]
        stage = Stage(service, store)
        await service.open()
        try:
            await work(stage)
        finally:
            await service.close()

    asyncio.run(run())


async def gold(stage: Stage, *chairs: Chair, clock: ClockRule | None = None) -> Table:
    """A game of Gold that has begun with seat 0."""
    sitting = chairs or (person("Ada", key(0)), person("Bob", key(1)))
    table = await stage.service.open_table(
        NewTable("gold", {"start": "0"}, sitting, key(0), clock=clock)
    )
    await stage.service.do(table.id, c.Start(key(0)))
    return table


async def until(is_so: Callable[[], bool]) -> None:
    """The service works on until this is so; a test that waits in vain fails by its time-out."""
    async with asyncio.timeout(60):
        while not is_so():
            await asyncio.sleep(0.001)


def flip(place: str, decision: int = 0) -> c.PlayMove:
    """A move of seat 0."""
    return c.PlayMove(key(0), 0, decision, f"flip {place}")


def test_do__acknowledged_before_it_is_told() -> None:
    async def work(stage: Stage) -> None:
        table = await gold(stage)
        ear = Ear(key(0))
        await stage.service.join(table.id, ear)
        heard: list[int] = []
        await stage.service.do(table.id, flip("a1"), lambda events: heard.append(len(ear.news)))
        assert heard == [0]
        assert [one["who"] for one in ear.news] == [0]

    on_stage(work)


@pytest.mark.parametrize(
    "error", [StoreFull("store-full", reason="no room"), StoreAway("store-away")]
)
def test_store_fails_before_the_commit__nothing_has_happened(error: StoreError) -> None:
    async def work(stage: Stage) -> None:
        table = await gold(stage)
        ear = Ear(key(1))
        await stage.service.join(table.id, ear)
        stage.store.error = error
        with pytest.raises(StoreError):
            await stage.service.do(table.id, flip("a1"))
        assert ear.news == []
        assert table.questions.open(0) == 0
        await stage.service.do(table.id, flip("b1"))
        assert [line.text for line in table.lines if line.who == "0"] == ["flip b1"]
        assert len(ear.news) == 1

    on_stage(work)


def test_store_fails_after_the_commit__it_has_happened_once() -> None:
    async def work(stage: Stage) -> None:
        table = await gold(stage)
        ear = Ear(key(1))
        await stage.service.join(table.id, ear)
        stage.store.error, stage.store.commits_first = StoreAway("store-away"), True
        with pytest.raises(StoreAway):
            await stage.service.do(table.id, flip("a1"))
        assert ear.news == []
        assert await stage.service.do(table.id, flip("a1")) == []  # the same again is harmless
        assert len(ear.news) == 1
        assert [line.text for line in table.lines if line.who == "0"] == ["flip a1"]

    on_stage(work)


def test_asker_gives_up_while_it_is_stored__it_has_happened_once() -> None:
    async def work(stage: Stage) -> None:
        table = await gold(stage)
        ear = Ear(key(1))
        await stage.service.join(table.id, ear)
        move = asyncio.ensure_future(stage.service.do(table.id, flip("a1")))
        await asyncio.sleep(0)  # it is on its way to the store
        move.cancel()
        with pytest.raises(asyncio.CancelledError):
            await move
        assert ear.news == []
        assert await stage.service.do(table.id, flip("a1")) == []
        assert len(ear.news) == 1
        assert [line.text for line in table.lines if line.who == "0"] == ["flip a1"]

    on_stage(work)


def test_house_is_closed__the_next_goes_on() -> None:
    async def work(stage: Stage) -> None:
        table = await gold(stage)
        await stage.service.do(table.id, flip("a1"))
        stage.service._cache.here.clear()  # as if it had been dropped from memory
        again = await stage.service.table(table.id)
        assert again is not table
        assert again.record().text() == table.record().text()
        assert again.questions.open(0) == 1

    on_stage(work)


def test_bots__move_by_themselves() -> None:
    async def work(stage: Stage) -> None:
        table = await gold(stage, person("Ada", key(0)), bot("easy"))
        await stage.service.do(table.id, flip("a1"))
        await stage.service.do(table.id, flip("b1", 1))
        await until(lambda: table.waiting == (0,))
        assert sum(line.who == "1" for line in table.lines) >= 2

    on_stage(work)


def test_hint__only_for_who_is_asked() -> None:
    async def work(stage: Stage) -> None:
        table = await gold(stage)
        (advice,) = await stage.service.hint(table.id, key(0), 0)
        assert table.game.move_text(advice.move) == "flip a1"
        for seat, code in ((1, "not-asked"), (0, "not-your-seat")):
            with pytest.raises(Refused) as caught:
                await stage.service.hint(table.id, key(1), seat)
            assert caught.value.code == code

    on_stage(work)


def test_clock__runs_out_by_itself() -> None:
    async def work(stage: Stage) -> None:
        table = await gold(stage, clock=ClockRule(bank=0.01))
        stage.now += 1
        await until(lambda: table.chairs[0].is_away)

    on_stage(work)


def test_join__a_strange_key_and_a_strange_table() -> None:
    async def work(stage: Stage) -> None:
        table = await gold(stage)
        with pytest.raises(Refused, match="opens nothing"):
            await stage.service.join(table.id, Ear("stranger"))
        with pytest.raises(Refused, match="no such table"):
            await stage.service.join("nowhere", Ear(""))

    on_stage(work)


def test_join__with_after_only_what_is_new() -> None:
    async def work(stage: Stage) -> None:
        table = await gold(stage)
        await stage.service.do(table.id, flip("a1"))
        ears = [Ear(key(0)), Ear(key(0)), Ear(key(0))]
        for ear, after in zip(ears, (None, 1, 99), strict=True):
            await stage.service.join(table.id, ear, after)
        logs = [ear.heard[0]["welcome"]["log"] for ear in ears]
        assert [one["n"] for one in logs[0]] == [1, 2]
        assert logs[1] == logs[0][1:]
        assert logs[2] == []

    on_stage(work)


def test_rematch__the_second_to_ask_gets_the_same() -> None:
    async def work(stage: Stage) -> None:
        table = await gold(stage)
        while table.state == "playing" and table.play:
            seat = table.waiting[0]
            decision = table.questions.open(seat)
            assert decision is not None
            move = table.play.legal(seat)[0]
            await stage.service.do(table.id, c.PlayMove(key(seat), seat, decision, move))
        first, is_new = await stage.service.rematch(table.id, key(1))
        assert is_new
        assert await stage.service.rematch(table.id, key(0)) == (first, False)
        other = await stage.service.table(first)
        assert other.opener == key(1)
        assert other.seats_of(key(0)) == (0,)
        assert other.commitment != table.commitment

    on_stage(work)


def test_idle__a_table_leaves_the_memory_and_comes_back_as_it_was() -> None:
    async def work(stage: Stage) -> None:
        table = await gold(stage)
        await stage.service.do(table.id, flip("a1"))
        ear = Ear(key(0))
        await stage.service.join(table.id, ear)
        stage.now += 60
        await stage.service._round()
        assert stage.service.tables_here == 1  # somebody looks
        stage.service.part(table.id, ear)
        stage.now += 59
        await stage.service._round()
        assert stage.service.tables_here == 1
        stage.now += 1
        await stage.service._round()
        assert stage.service.tables_here == 0
        again = await stage.service.table(table.id)
        assert again is not table
        assert again.lines == table.lines

    on_stage(work)


async def kept_listing(stage: Stage, table: Table) -> Listing:
    """What lists keep of a table."""
    listing = await stage.service.store.listing(table.id)
    assert listing
    return listing


def test_round__writes_what_lists_keep_of_tables_that_moved() -> None:
    async def work(stage: Stage) -> None:
        table = await gold(stage)
        before = await kept_listing(stage, table)
        stage.now += 1
        await stage.service.do(table.id, flip("a1"))
        assert await kept_listing(stage, table) == before  # a move writes its journal alone
        await stage.service._round()
        after = await kept_listing(stage, table)
        assert after.changed == before.changed + 1
        assert json.loads(after.summary)["n"] == json.loads(before.summary)["n"] + 1

    on_stage(work)


def test_round__leaves_when_a_table_wakes_as_it_was_said() -> None:
    async def work(stage: Stage) -> None:
        table = await gold(stage, clock=ClockRule(bank=60, increment=0))
        stage.now += 1
        await stage.service.do(table.id, flip("a1"))
        kept = await kept_listing(stage, table)
        assert kept.wakes is not None
        assert kept.wakes <= stage.now + 60
        await stage.service._round()
        after = await kept_listing(stage, table)
        assert after.wakes == kept.wakes

    on_stage(work)


def test_do__a_table_where_a_bot_may_move_wakes_from_the_first_move_on() -> None:
    async def work(stage: Stage) -> None:
        table = await gold(stage, person("Ada", key(0)), bot("easy"))
        first = await kept_listing(stage, table)
        assert first.wakes is None
        stage.now += 1
        await stage.service.do(table.id, flip("a1"))
        kept = await kept_listing(stage, table)
        assert kept.wakes == stage.now

    on_stage(work)


def test_do__a_bot_wakes_at_once_although_there_are_clocks() -> None:
    async def work(stage: Stage) -> None:
        hours = ClockRule(bank=36_000, increment=0)
        table = await gold(stage, person("Ada", key(0)), bot("easy"), clock=hours)
        assert ((await kept_listing(stage, table)).wakes or 0) > stage.now
        stage.now += 1
        await stage.service.do(table.id, flip("a1"))
        assert (await kept_listing(stage, table)).wakes == stage.now

    on_stage(work)


class Patient(FirstMove):
    """Thinks when it may, and keeps count."""

    def __init__(self) -> None:
        self.thoughts = 0
        self.may_think = asyncio.Semaphore(0)

    async def choose(self, request: BotRequest) -> int:
        """The first there is."""
        self.thoughts += 1
        await self.may_think.acquire()
        return request.moves[0]


async def settle() -> None:
    """Whatever can be done at once is done."""
    for _ in range(50):
        await asyncio.sleep(0)


@pytest.mark.parametrize("has_left", [False, True], ids=["from the beginning", "after all left"])
def test_bots_alone__play_while_somebody_looks(has_left: bool) -> None:
    async def work(stage: Stage) -> None:
        thinker = Patient()
        stage.service._automation = replace(stage.service._automation, thinker=thinker)
        ada = person("Ada", key(0)) if has_left else bot("easy")
        table = await gold(stage, ada, bot("easy"))
        if has_left:
            await stage.service.do(table.id, c.Leave(key(0), 0))
        await settle()
        assert thinker.thoughts == 0
        ear = Ear("")
        await stage.service.join(table.id, ear)
        thinker.may_think.release()
        await until(lambda: len(ear.news) == 1 and thinker.thoughts == 2)
        stage.service.part(table.id, ear)
        thinker.may_think.release()
        await until(lambda: not table.play or len(table.play.lines) == len(ear.news) + 2)
        await settle()
        assert thinker.thoughts == 2
        await stage.service.drop_idle(0)
        assert stage.service.tables_here == 0
        assert list(await stage.service.store.waking(stage.now + 1e6)) == []

    on_stage(work)
