"""Play at a live table from any program: `Server`, or `AsyncServer` with `await`.

with Server("http://127.0.0.1:8000") as server:
    table = server.open("gold", 2)
    table.start()
    with table.live() as live:
        for ask in live.asks():
            live.move(ask["legal"][0])
"""

from pyrite.client.async_live import AsyncLive
from pyrite.client.async_server import AsyncRemoteTable, AsyncServer
from pyrite.client.errors import (
    ClientError,
    Dismissed,
    NotAsked,
    NotPyrite,
    ServerRefused,
    Unanswered,
    Unreachable,
)
from pyrite.client.live import Live
from pyrite.client.server import RemoteTable, Server

__all__ = [
    "Server",
    "RemoteTable",
    "Live",
    "AsyncServer",
    "AsyncRemoteTable",
    "AsyncLive",
    "ClientError",
    "ServerRefused",
    "Unreachable",
    "NotPyrite",
    "NotAsked",
    "Unanswered",
    "Dismissed",
]
