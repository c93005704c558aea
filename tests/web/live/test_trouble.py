"""What seldom happens at a table, over the wire: rules that changed, time that is over, no room."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import asyncpg
import pytest
from websockets.exceptions import InvalidStatus

from pyrite.players.search.search import Advice
from pyrite.tables.bots.pool import BotPool, PoolSettings
from pyrite.tables.bots.request import BotRequest
from pyrite.tables.live import table_cache
from pyrite.tables.stores.opening import open_store
from pyrite.tables.stores.session import lock_key
from tests.web.api.test_calls import code
from tests.web.place import Live, Message, Opened, Visitor, hosted

BANK = 1  # second


class Dreamer:
    """Thinks for ever."""

    async def choose(self, request: BotRequest) -> int:
        """Never."""
        return await asyncio.Future()

    async def advise(self, request: BotRequest) -> list[Advice]:
        """Never."""
        return await asyncio.Future()


# Rules that have changed since


@pytest.fixture
def stopped(tmp_path: Path) -> Iterator[Opened]:
    """A table that was begun under other rules; it has seen one move."""
    path = tmp_path / "tables.db"
    with hosted(store=open_store(str(path))) as visitor:
        table = visitor.open().start()
        live = table.live()
        live.play_on(live.welcome["ask"], moves=1)
    change_rules(path)
    with hosted(store=open_store(str(path))) as visitor:
        yield Opened(visitor, table.answer)


def change_rules(path: Path) -> None:
    """As if the table had been begun long ago."""
    with sqlite3.connect(path) as db:
        ((data,),) = db.execute("SELECT data FROM journal WHERE kind = 'started'")
        older = json.dumps({**json.loads(data), "rules": 0})
        db.execute("UPDATE journal SET data = ? WHERE kind = 'started'", (older,))
    db.close()


def test_stopped__says_why_and_shows_everything(stopped: Opened) -> None:
    assert stopped.summary()["state"] == "stopped"
    record = stopped.call("GET", "/record")
    assert record.status_code == 200
    assert "\ngame: gold\nrules: 0\n" in record.text
    proof = stopped.call("GET", "/proof").json()
    assert set(proof) == {"commitment", "secret", "salts", "seed"}
    assert proof["commitment"] == stopped.answer["commitment"]
    assert f"seed: {proof['seed']}\n" in record.text
    refused = stopped.call("GET", "/review")
    assert code(refused) == (409, "stopped")
    assert refused.json()["error"]["text"] == (
        "Gold was begun with rules 0; here are rules 1, so it cannot go on."
    )


def test_stopped__nothing_goes_on(stopped: Opened) -> None:
    live = stopped.live()
    assert live.welcome["state"] == "stopped"
    assert live.welcome["ask"] is None
    assert live.refuse("move", seat=0, decision=9, move="flip a1") == "stopped"
    assert live.refuse("undo", seat=0) == "stopped"
    assert live.refuse("hint", seat=0) == "stopped"
    assert code(stopped.call("POST", "/rematch", key=stopped.key)) == (409, "not-over")
    assert code(stopped.call("DELETE", key=stopped.key)) == (409, "started")
    assert live.ask("chat", text="What a pity!") == {"ok": True}


# Time that is over


@pytest.fixture
def timed() -> Iterator[tuple[Live, Live, int]]:
    """Two people, one of whom is asked and has little time; bots think for ever.

    Both have come in before the clock runs.
    """
    wanted = {"seats": 3, "players": ["me", "open", "open"], "options": {"start": "0"}}
    with hosted(thinker=Dreamer()) as visitor:
        table = visitor.open(**wanted, clock={"bank": BANK, "increment": 0})
        friend = table.sit()
        live, other = table.live(), visitor.live(table.id, friend["key"])
        table.start(fill="bot easy")
        yield live, other, 0


def test_time_over__a_bot_plays_until_the_person_is_back(timed: tuple[Live, Live, int]) -> None:
    live, other, seat = timed
    begun = live.hear_of("news")
    n, ask = begun["n"], begun["ask"]
    for one in (live, other):
        while not one.hear_of("players")["players"][seat]["bot_plays"]:
            pass  # somebody came
    update = live.hear_of("news")
    assert (update["news"], update["n"], update["ask"]) == ([], n, None)
    assert update["time"]["left"][seat] == 0
    assert answer(live, ask, seat) == "left"
    assert live.ask("return", seat=seat) == {"ok": True}
    update = live.hear_of("news")
    assert (update["news"], update["n"], update["ask"]) == ([], n, ask)
    assert 9 < update["time"]["left"][seat] <= 10
    assert live.move(update["ask"]) == {"ok": True}
    assert other.hear_of("news")["news"][0]["who"] == seat


def answer(live: Live, ask: Message, seat: int) -> str:
    """The code with which a move is refused."""
    return live.refuse("move", seat=seat, decision=ask["decision"], move=ask["legal"][0])


# No room to think, or to come in


def test_busy__nobody_is_there_to_think() -> None:
    with hosted(thinker=BotPool(PoolSettings(workers=0))) as visitor:
        live = visitor.open().start().live()
        assert live.refuse("hint", seat=live.welcome["ask"]["seat"]) == "busy"


def test_busy__somebody_else_does_not_let_go(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_cache, "CLAIM_WAITS", (0.0, 0.0))
    with hosted(store=open_store(postgres_url)) as visitor:
        table = visitor.open().id
    with hosted(store=open_store(postgres_url)) as visitor:
        asyncio.run(while_held(postgres_url, table, visitor))
        assert visitor.call("GET", f"/tables/{table}").status_code == 200


async def while_held(url: str, table: str, visitor: Visitor) -> None:
    """Somebody has the table, and does not hear."""
    connection: Any = await asyncpg.connect(url)
    await connection.execute("SELECT pg_advisory_lock($1)", lock_key(table))
    refused = await asyncio.to_thread(visitor.call, "GET", f"/tables/{table}")
    assert code(refused) == (503, "busy")
    with pytest.raises(InvalidStatus) as caught:
        await asyncio.to_thread(visitor.socket, table)
    assert caught.value.response.status_code == 503
    await connection.close()
