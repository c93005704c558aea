"""Nobody holds the loop for long: long work comes in slices, and a watch says how long it was."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from pyrite.engine.play import Play
from pyrite.tables import commands as c
from pyrite.tables.deciding import MOST_UNDONE
from pyrite.tables.errors import Refused
from pyrite.tables.live.live_table import LiveTable
from pyrite.tables.rights.opening import NewTable
from pyrite.tables.runtime.loop_sharing import BEAT, SLICE, WINDOW, Hold, LoopShare, LoopWatch
from pyrite.tables.seats import person
from pyrite.tables.table import Table
from tests.tables.build import key
from tests.tables.live.test_service import Ear, Stage, gold, on_stage

PLAYED = 20  # moves that stand, before somebody changes their mind again and again


class Labour:
    """Work on rows of which a slice holds three, and others who look on in every turn."""

    def __init__(self) -> None:
        self._now = 0.0
        self._here: list[str] = []
        self.turns: list[str] = []
        self.share = LoopShare(lambda: self._now)

    def do(self, row: object) -> None:
        """One row."""
        self._now += 0.4 * SLICE
        self._here.append(str(row))

    def fail(self, row: object) -> None:
        """One row too many."""
        raise ZeroDivisionError

    async def watch(self, *work: Awaitable[object]) -> list[str]:
        """All of it side by side: what is done in each turn of the loop in which something is."""
        doing = asyncio.gather(*work, return_exceptions=True)
        while not doing.done():
            await asyncio.sleep(0)
            self.turns.append("".join(self._here))
            self._here.clear()
        return [turn for turn in self.turns if turn]


def test_share__others_have_the_loop_between_two_slices() -> None:
    async def work() -> list[str]:
        labour = Labour()
        return await labour.watch(labour.share.each(range(7), labour.do))

    assert asyncio.run(work()) == ["012", "345", "6"]


def test_share__of_all_long_work_one_slice_is_done_in_a_turn() -> None:
    async def work() -> list[str]:
        labour = Labour()
        jobs = ("abcd", "efgh", "i")
        return await labour.watch(*(labour.share.each(job, labour.do) for job in jobs))

    assert asyncio.run(work()) == ["abc", "efg", "i", "d", "h"]


def test_share__a_fault_of_one_holds_up_nobody() -> None:
    async def work() -> list[str]:
        labour = Labour()
        faulty = labour.share.each("x", labour.fail)
        return await labour.watch(faulty, labour.share.each("abcd", labour.do))

    assert asyncio.run(work()) == ["abc", "d"]


class Watched:
    """A watch whose clocks and sleep are in hand."""

    def __init__(self) -> None:
        self.now = self.worked = 0.0
        self._late: list[tuple[float, float]] = []
        self._watch = LoopWatch(lambda: self.now, lambda: self.worked, self._sleep)

    async def _sleep(self, seconds: float) -> None:
        if not self._late:
            raise EOFError
        late, worked = self._late.pop(0)
        self.now += seconds + late
        self.worked += worked

    def beats(self, *late: tuple[float, float]) -> Hold:
        """So many beats, each so late and with so much work: the longest of them."""
        self._late = list(late)
        with pytest.raises(EOFError):
            asyncio.run(self._watch.watch())
        return self._watch.longest


def test_watch__says_how_late_the_latest_beat_was() -> None:
    assert Watched().beats((0.0, 0.0), (0.25, 0.5), (0.125, 0.0)) == pytest.approx((0.25, 0.25))


def test_watch__a_machine_without_time_for_us_is_not_our_work() -> None:
    assert Watched().beats((2.0, 0.125), (0.0, 0.5)) == pytest.approx((2.0, 0.125))


def test_watch__forgets_after_two_windows() -> None:
    watched = Watched()
    assert watched.beats((2.0, 1.0)) == pytest.approx((2.0, 1.0))
    watched.now += WINDOW
    assert watched.beats((0.5, 0.25)) == pytest.approx((2.0, 1.0))
    watched.now += WINDOW
    assert watched.beats((0.25, 0.0)) == pytest.approx((0.5, 0.25))
    assert BEAT < 0.02


class Counted:
    """How often something is called, of which a slice holds two: in all, at most in one turn."""

    def __init__(self, call: Callable[..., Any]) -> None:
        self._call = call
        self.total = self.most = self._here = 0

    def __get__(self, owner: object, kind: type) -> Callable[..., Any]:
        def call(*given: Any) -> Any:
            self.total += 1
            self._here += 1
            self.most = max(self.most, self._here)
            return self._call(owner, *given)

        return call

    def time(self) -> float:
        """As long as all these calls took."""
        return self.total * 0.75 * SLICE

    async def watch_turns(self) -> None:
        """Beside the work that is counted."""
        while True:
            await asyncio.sleep(0)
            self._here = 0


async def minds_changed(stage: Stage) -> Table:
    """A game in which somebody takes the same card back as often as they may."""
    chairs = tuple(person(f"P{seat}", key(0)) for seat in range(4))
    table = await stage.service.open_table(NewTable("fool", {}, chairs, key(0)))
    await stage.service.do(table.id, c.Start(key(0)))
    for _ in range(PLAYED):
        await stage.service.do(table.id, first_move(table))
    asker = first_move(table)
    for _ in range(MOST_UNDONE):
        await stage.service.do(table.id, first_move(table))
        await stage.service.do(table.id, c.TakeBack(key(0), asker.seat))
    await stage.service.do(table.id, first_move(table))
    with pytest.raises(Refused, match="100 times") as caught:
        await stage.service.do(table.id, c.TakeBack(key(0), asker.seat))
    assert caught.value.code == "undone-enough"
    return table


def first_move(table: Table) -> c.PlayMove:
    """Of whoever must speak."""
    assert table.play
    seat = table.waiting[0]
    decision = table.questions.open(seat)
    assert decision is not None
    return c.PlayMove(key(0), seat, decision, table.play.legal(seat)[0])


async def counting(counted: Counted, work: Awaitable[object]) -> None:
    """Do it, and count by turns."""
    beside = asyncio.create_task(counted.watch_turns())
    await work
    beside.cancel()


def test_hello__to_a_table_where_much_was_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(stage: Stage) -> None:
        table = await minds_changed(stage)
        rows = len(await stage.service.store.rows(table.id))
        taken, played = Counted(Table.take), Counted(Play.repeat)
        monkeypatch.setattr(Table, "take", taken)
        monkeypatch.setattr(Play, "repeat", played)
        ear = Ear(key(0))
        stage.service._cache.share = LoopShare(taken.time)
        await counting(taken, stage.service.join(table.id, ear))
        assert len(ear.heard[0]["welcome"]["log"]) == ear.heard[0]["welcome"]["n"]
        assert taken.total == rows
        assert taken.most == 2  # no single call holds the loop for more
        assert played.total <= rows + PLAYED  # nothing is played again for every taking back

    on_stage(work)


def test_hellos__at_once_are_welcomed_turn_by_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(stage: Stage) -> None:
        tables = [await gold(stage) for _ in range(4)]
        greeted = Counted(LiveTable.greeting)
        monkeypatch.setattr(LiveTable, "greeting", greeted)
        ears = [Ear(key(0)) for _ in tables]
        hellos = (stage.service.join(one.id, ear) for one, ear in zip(tables, ears, strict=True))
        await counting(greeted, asyncio.gather(*hellos))
        assert all("welcome" in ear.heard[0] for ear in ears)
        assert greeted.most == 1

    on_stage(work)


def test_a_table_is_loaded__in_slices(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(stage: Stage) -> None:
        table = await minds_changed(stage)
        await stage.service.drop_idle(0)
        assert stage.service.tables_here == 0
        taken = Counted(Table.take)
        monkeypatch.setattr(Table, "take", taken)
        stage.service._cache.share = LoopShare(taken.time)
        await counting(taken, stage.service.table(table.id))
        assert taken.total > 2 * MOST_UNDONE
        assert taken.most == 2

    on_stage(work)
