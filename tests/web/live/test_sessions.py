"""A session from its hello to its end, without a socket."""

from __future__ import annotations

import asyncio
from itertools import count

import msgspec
import pytest

from pyrite.players.search.search import Advice
from pyrite.tables import commands as c
from pyrite.tables.bots.request import BotRequest
from pyrite.tables.keys import key_digest
from pyrite.tables.rights.opening import NewTable
from pyrite.tables.seats import Chair, person
from pyrite.web.live.sessions import Session
from pyrite.web.process.context import ServerContext
from tests.tables.live.hanging_up import HangingUp
from tests.tables.live.test_service import FirstMove, Stage, on_stage, until

KEY = "K" * 43
HELLO = msgspec.json.encode({"do": "hello", "key": KEY, "salt": "ab" * 32})


class Visit:
    """A hello at a table of its own, during which the visitor hangs up at some await."""

    def __init__(self, context: ServerContext, table: str, place: int) -> None:
        self.said: list[bytes] = []
        self._context = context
        self._place = place
        self.session = Session(context, table, "127.0.0.1", self._send, self._end, lambda: 0.0)
        self.hello: HangingUp | None = None

    def _send(self, data: bytes, first: bytes) -> None:
        self.said.append(data)

    def _end(self) -> None:
        """There is no socket."""

    async def come(self, monkeypatch: pytest.MonkeyPatch) -> bool:
        """Say hello; did they hang up?"""
        greet = Session._greet

        async def hanging_up(session: Session, data: bytes) -> None:
            self.hello = HangingUp(greet(session, data), self._place, session.stop)
            await self.hello

        with monkeypatch.context() as patch:
            patch.setattr(Session, "_greet", hanging_up)
            self.session.receive(HELLO)
            await until(lambda: self.session not in self._context.at_work)
        assert self.hello
        return self.hello.has_hung_up


def test_hello__who_hangs_up_at_any_await_is_not_here(monkeypatch: pytest.MonkeyPatch) -> None:
    async def work(stage: Stage) -> None:
        service, ada = stage.service, person("Ada", key_digest(KEY))
        for place in count():
            table = await service.open_table(NewTable("gold", {}, (ada, Chair()), ada.key))
            visit = Visit(ServerContext(service), table.id, place)
            if not await visit.come(monkeypatch):
                break
            assert visit.said == []
            assert await service.present(table.id) == frozenset()
            await service.drop_idle(0)
            assert service.tables_here == 0
        assert place > 0
        assert b"welcome" in visit.said[0]
        visit.session.stop()

    on_stage(work)


class Thinking(FirstMove):
    """Thinks about advice for ever, and notes when it may stop."""

    def __init__(self) -> None:
        self.asked, self.stopped = 0, 0

    async def advise(self, request: BotRequest) -> list[Advice]:
        """Never."""
        self.asked += 1
        try:
            await asyncio.Event().wait()
        finally:
            self.stopped += 1
        return []


def test_hint__is_thought_about_only_while_somebody_waits_for_it() -> None:
    async def work(stage: Stage) -> None:
        thinker = stage.service.thinker = Thinking()
        ada = person("Ada", key_digest(KEY))
        table = await stage.service.open_table(
            NewTable("gold", {"start": "0"}, (ada, ada), ada.key)
        )
        await stage.service.do(table.id, c.Start(ada.key))
        visit = Visit(ServerContext(stage.service), table.id, 0)
        visit.session.receive(HELLO)
        visit.session.receive(msgspec.json.encode({"do": "hint", "id": 1, "seat": 0}))
        await until(lambda: thinker.asked == 1)
        visit.session.stop()
        await until(lambda: thinker.stopped == 1)

    on_stage(work)
