"""The exchange of salts at a live table: who is asked, when, and what waits for it."""

from __future__ import annotations

import asyncio

from pyrite.engine.records.proof import hash_of
from pyrite.tables import commands as c
from pyrite.tables.rights.opening import NewTable
from pyrite.tables.seats import Chair, person
from pyrite.tables.table import REVEAL_SECONDS, Table
from tests.tables.build import key
from tests.tables.live.test_service import Ear, Stage, on_stage, until

ADA, BOB = "aa" * 32, "bb" * 32


async def open_for(stage: Stage, *chairs: Chair) -> Table:
    """An open table of Gold."""
    return await stage.service.open_table(NewTable("gold", {}, chairs, key(0)))


async def two(stage: Stage, *ears: Ear) -> Table:
    """Ada has committed, Bob gives a salt openly; not begun yet."""
    table = await open_for(stage, person("Ada", key(0)), person("Bob", key(1)))
    await stage.service.do(table.id, c.GiveSalt(key(0), "", hash_of(ADA)))
    await stage.service.do(table.id, c.GiveSalt(key(1), BOB))
    for ear in ears:
        await stage.service.join(table.id, ear)
    return table


def test_reveal__only_who_has_committed_is_asked_and_sees_all_hashes() -> None:
    async def work(stage: Stage) -> None:
        ada, bob, onlooker = Ear(key(0)), Ear(key(1)), Ear("")
        table = await two(stage, ada, bob, onlooker)
        await stage.service.do(table.id, c.Start(key(0)))
        fixed = {"fixed": [hash_of(ADA), hash_of(BOB)], "committed": [0], "seconds": REVEAL_SECONDS}
        assert [one["reveal"] for one in ada.heard if "reveal" in one] == [fixed]
        for other in (bob, onlooker):
            assert not any("reveal" in one or "state" in one for one in other.heard)
        await stage.service.do(table.id, c.Reveal(key(0), ADA))
        for ear in (ada, bob, onlooker):
            assert {"state": "playing"} in ear.heard
            assert ear.news
        assert table.salts == (ADA, BOB)

    on_stage(work)


def test_reveal__who_comes_meanwhile_is_asked_after_the_welcome() -> None:
    async def work(stage: Stage) -> None:
        table = await two(stage)
        await stage.service.do(table.id, c.Start(key(0)))
        stage.now += 2
        ada = Ear(key(0))
        await stage.service.join(table.id, ada)
        welcome, asked = ada.heard
        assert (welcome["welcome"]["state"], welcome["welcome"]["view"]) == ("open", None)
        assert asked["reveal"]["seconds"] == REVEAL_SECONDS - 2

    on_stage(work)


def test_reveal__silence_ends_by_the_clock_of_the_house() -> None:
    async def work(stage: Stage) -> None:
        table = await two(stage)
        await stage.service.do(table.id, c.Start(key(0)))
        assert table.is_revealing
        stage.now += REVEAL_SECONDS
        await stage.service.do(table.id, c.Chat(key(1), "hello?"))  # timers are set anew
        await until(lambda: table.state == "playing")
        assert table.salts == (hash_of(ADA), BOB)

    on_stage(work)


def test_start__of_who_has_nothing_to_reveal_is_answered_when_it_has_begun() -> None:
    async def work(stage: Stage) -> None:
        table = await two(stage)
        await stage.service.do(table.id, c.Start(key(0)))
        await stage.service.wait_for_others(table.id, key(0))  # must reveal: is not kept waiting
        waiting = asyncio.create_task(stage.service.wait_for_others(table.id, key(1)))
        await asyncio.sleep(0)
        assert not waiting.done()
        await stage.service.do(table.id, c.Reveal(key(0), ADA))
        await waiting

    on_stage(work)


def test_reveal__goes_on_after_the_table_was_out_of_memory() -> None:
    async def work(stage: Stage) -> None:
        table = await two(stage)
        await stage.service.do(table.id, c.Start(key(0)))
        stage.service._cache.let_go(stage.service._cache.here[table.id])
        again = await stage.service.table(table.id)
        assert again is not table
        assert again.is_revealing
        await stage.service.do(table.id, c.Reveal(key(0), ADA))
        assert again.salts == (ADA, BOB)

    on_stage(work)


def test_start__of_who_waits_for_others_is_answered_when_the_house_closes() -> None:
    async def work(stage: Stage) -> None:
        table = await two(stage)
        await stage.service.do(table.id, c.Start(key(0)))
        waiting = asyncio.create_task(stage.service.wait_for_others(table.id, key(1)))
        await asyncio.sleep(0)
        await stage.service.close()
        await waiting
        await stage.service.open()

    on_stage(work)
