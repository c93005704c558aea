"""The life of a listener: one way only, wherever they hang up."""

from __future__ import annotations

from functools import partial
from itertools import count, product

import pytest

from pyrite.tables.live.listener import AFTER, Presence, advance
from tests.tables.build import key
from tests.tables.live.hanging_up import HangingUp
from tests.tables.live.test_service import Ear, Stage, flip, gold, on_stage

ORDER = list(Presence)


@pytest.mark.parametrize(("before", "after"), list(product(Presence, Presence)))
def test_advance__never_back(before: Presence, after: Presence) -> None:
    ear = Ear("", presence=before)
    is_next = ORDER.index(after) == ORDER.index(before) + 1 or after is Presence.GONE
    assert advance(ear, after) == (is_next and before is not Presence.GONE)
    assert ear.presence is (after if after in AFTER[before] else before)


@pytest.mark.parametrize("is_in_memory", [True, False])
def test_join__who_hangs_up_at_any_await_is_not_here(is_in_memory: bool) -> None:
    async def work(stage: Stage) -> None:
        service, table = stage.service, await gold(stage)
        await service.do(table.id, flip("a1"))
        for place in count():
            if not is_in_memory:
                await service.drop_idle(0)
            ear = Ear(key(0))
            coming = HangingUp(
                service.join(table.id, ear), place, partial(service.part, table.id, ear)
            )
            await coming
            if not coming.has_hung_up:
                break
            assert ear.heard == []
            assert await service.present(table.id) == frozenset()
        assert place > 0
        assert await service.present(table.id) == {key(0)}
        service.part(table.id, ear)
        await service.drop_idle(0)
        assert service.tables_here == 0

    on_stage(work)


def test_join__a_screen_that_hangs_up_at_any_await_is_none() -> None:
    async def work(stage: Stage) -> None:
        service, table = stage.service, await gold(stage)
        await service.do(table.id, flip("a1"))
        screens = service._cache.here[table.id].screens
        for place in count():
            ear = Ear("")
            joining = service.join(table.id, ear, screen=table.invite)
            coming = HangingUp(joining, place, partial(service.part, table.id, ear))
            await coming
            if not coming.has_hung_up:
                break
            assert not screens
        assert place > 0
        assert screens == {ear}
        service.part(table.id, ear)
        assert not screens

    on_stage(work)


def test_join__who_hung_up_before_does_not_come() -> None:
    async def work(stage: Stage) -> None:
        table, ear = await gold(stage), Ear(key(0))
        stage.service.part(table.id, ear)
        await stage.service.join(table.id, ear)
        assert ear.heard == []
        assert await stage.service.present(table.id) == frozenset()

    on_stage(work)
