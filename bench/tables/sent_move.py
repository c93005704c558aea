"""Moves through a session of a server, without a socket: what was sent is answered at once."""

from __future__ import annotations

import asyncio
import time
from contextlib import AbstractContextManager

import msgspec

from bench.tables.playing import Nobody
from pyrite.tables import commands as c
from pyrite.tables.keys import key_digest
from pyrite.tables.live.service import TableService
from pyrite.tables.rights.opening import NewTable
from pyrite.tables.seats import person
from pyrite.tables.stores.opening import open_store
from pyrite.tables.table import Table
from pyrite.web.live.sessions import Session
from pyrite.web.process.context import ServerContext

KEY = "K" * 43


async def send_moves(count: int, follow: AbstractContextManager[object]) -> None:
    """So many, each once the one before is answered; the last one is followed."""
    service = TableService(open_store(":memory:"), Nobody(), time.time)
    await service.store.open()
    context, ada = ServerContext(service), person("Ada", key_digest(KEY))
    table = await service.open_table(NewTable("gold", {}, (ada, ada), ada.key))
    await service.do(table.id, c.Start(ada.key))
    session = Session(context, table.id, "", lambda *_: None, lambda: None, time.monotonic)
    await _send(context, session, {"do": "hello", "key": KEY})
    for _ in range(count - 1):
        await _send(context, session, _first_move(table))
    last = _first_move(table)
    with follow:
        await _send(context, session, last)
    session.stop()
    await service.store.close()


async def _send(context: ServerContext, session: Session, message: dict[str, object]) -> None:
    session.receive(msgspec.json.encode(message))
    while session in context.at_work:
        await asyncio.sleep(0)


def _first_move(table: Table) -> dict[str, object]:
    assert table.play
    seat = table.waiting[0]
    decision, move = table.questions.open(seat), table.play.legal(seat)[0]
    return {"do": "move", "id": 1, "seat": seat, "decision": decision, "move": move}
