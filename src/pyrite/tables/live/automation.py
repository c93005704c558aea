"""What a live table does by itself: bots move, clocks run out, who is away is called."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass
from functools import partial
from typing import Any

from pyrite.tables import commands as c
from pyrite.tables.bots.request import Thinker, bot_request
from pyrite.tables.errors import Refused
from pyrite.tables.live.alerts import Contact, NotifierSettings, TurnNotifier, kept_contacts
from pyrite.tables.live.live_table import LiveTable
from pyrite.tables.live.table_cache import TableCache
from pyrite.tables.stores.store import Store, StoreError

RETRY = 1.0  # seconds until a bot tries again where the store would not take its move

Do = Callable[[LiveTable, c.Command], Awaitable[object]]
"""Decide, commit, tell."""


@dataclass(frozen=True, eq=False)
class Automation:
    """Looks after the live tables of one process."""

    store: Store
    thinker: Thinker
    clock: Callable[[], float]
    calling: NotifierSettings
    cache: TableCache
    do: Do

    def spawn(self, live: LiveTable, work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
        """Begin something at this table; a fault of it is this table's."""
        return self.cache.tasks.spawn(work, partial(self.cache.give_up, live.table.id))

    def look_after(self, live: LiveTable) -> None:
        """Bots that must move think; who is away is called; the next clock is watched.

        Bots among themselves play only while somebody looks.
        """
        if self.cache.tasks.is_stopping:
            return
        if live.notifier:
            live.notifier.look()
        self._watch_clocks(live)
        if live.table.is_left_to_bots and not live.listeners:
            return
        for seat in live.table.bots_asked:
            decision = live.table.questions.open(seat)
            if decision is not None and live.thinking.get(seat) != decision:
                live.thinking[seat] = decision
                self.spawn(live, self._bot_moves(live, seat, decision))

    def _watch_clocks(self, live: LiveTable) -> None:
        """At a table without clocks nobody does, once everybody has revealed."""
        if live.table.clocks or live.table.is_revealing:
            live.set_timer(lambda: self.spawn(live, self._call_time(live)), self.clock())

    async def _bot_moves(self, live: LiveTable, seat: int, decision: int) -> None:
        table = live.table
        try:
            number = await self.thinker.choose(bot_request(table, seat))
            await self.do(live, c.PlayForSeat(seat, decision, table.game.move_text(number)))
        except Refused:
            pass  # taken back meanwhile, or the person is back
        except StoreError:
            await asyncio.sleep(RETRY)
            live.thinking.pop(seat, None)
            if not live.is_gone:
                self.look_after(live)
        finally:
            if live.thinking.get(seat) == decision:
                del live.thinking[seat]

    async def _call_time(self, live: LiveTable) -> None:
        """Whoever's time is over is replaced, or counts without having revealed."""
        if live.table.is_revealing:
            await self._do_in_time(live, c.EndExchange())
        for seat, clock in enumerate(live.table.clocks):
            if clock.is_running:
                await self._do_in_time(live, c.CallTime(seat))
        self._watch_clocks(live)

    async def _do_in_time(self, live: LiveTable, command: c.Command) -> None:
        try:
            await self.do(live, command)
        except StoreError:
            await asyncio.sleep(RETRY)

    # Calling who is away

    async def kept_notifier(self, live: LiveTable) -> TurnNotifier | None:
        """For those who wanted to be called when the table was last in memory."""
        kept = kept_contacts(await self.store.extras(live.table.id))
        return self.new_notifier(live, kept) if kept else None

    def new_notifier(self, live: LiveTable, kept: dict[str, Contact]) -> TurnNotifier:
        """For one table; by key, how each is called."""
        return TurnNotifier(
            table=live.table,
            is_here=live.is_seen_by,
            calling=self.calling,
            store=self.store,
            clock=self.clock,
            spawn=partial(self.spawn, live),
            contacts=kept,
        )
