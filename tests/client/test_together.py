"""One live table, used from several tasks or threads at once."""

from __future__ import annotations

import asyncio
import threading

from pyrite.client import AsyncServer, Server
from tests.web.place import PATIENCE, Visitor

MOVES = 10


def test_tasks__one_listens_while_another_moves(visitor: Visitor) -> None:
    async def play() -> list[str]:
        heard = []
        async with AsyncServer(visitor.url) as server:
            table = await server.open("gold", 2, players=["me", "me"])
            await table.start()
            async with table.live() as live:

                async def listen() -> None:
                    async for message in live:
                        heard.append(next(iter(message)))

                listening = asyncio.create_task(listen())
                for _ in range(MOVES):
                    assert live.ask
                    await live.move(live.ask["legal"][0])
                    await asyncio.gather(live.ping(), live.ping())
                await live.close()
                await listening
        return heard

    heard = asyncio.run(asyncio.wait_for(play(), PATIENCE))
    assert heard[0] == "welcome"
    assert heard.count("n") == MOVES


def test_tasks__a_cancelled_listener_spoils_nothing(visitor: Visitor) -> None:
    async def play() -> None:
        async with AsyncServer(visitor.url) as server:
            table = await server.open("gold", 2, players=["me", "me"])
            await table.start()
            async with table.live() as live:
                for _ in range(MOVES):
                    await live.hear()
                    listening = asyncio.create_task(live.hear())
                    await asyncio.sleep(0)
                    listening.cancel()
                    assert live.ask
                    await live.move(live.ask["legal"][0])
                assert [news["n"] for news in live.log] == list(range(1, live.n + 1))

    asyncio.run(asyncio.wait_for(play(), PATIENCE))


def test_threads__one_listens_while_another_moves(visitor: Visitor) -> None:
    heard: list[str] = []
    with Server(visitor.url) as server:
        table = server.open("gold", 2, players=["me", "me"])
        table.start()
        live = table.live()
        with live:
            listening = threading.Thread(
                target=lambda: heard.extend(next(iter(message)) for message in live)
            )
            listening.start()
            for _ in range(MOVES):
                assert live.ask
                live.move(live.ask["legal"][0])
                live.ping()
        listening.join(PATIENCE)
    assert not listening.is_alive()
    assert heard.count("n") == MOVES
