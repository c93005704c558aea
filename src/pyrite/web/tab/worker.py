"""What the worker of a page calls: a server of its own, with the browser's storage under it.

What is long is done by a game's module, in calls of some milliseconds. After such a call whoever
waits goes on first: the browser can leave Python's stack as it stands and come back to it. Where it
cannot, they wait until a bot has thought.
"""

from __future__ import annotations

import asyncio
import json
import time
from typing import Any

from pyodide.ffi import can_run_sync, run_sync, to_js

from pyrite.core.backends.tab import AFTER_CALLS
from pyrite.web.tab.key_values import Changes, Outcome, ValueKey
from pyrite.web.tab.server import TabServer

AT_A_TIME = 0.004  # seconds without giving way


class Pauses:
    """Lets others go on, when it is time to."""

    def __init__(self) -> None:
        self._last = time.monotonic()

    def __call__(self) -> None:
        """In the middle of something."""
        if time.monotonic() - self._last >= AT_A_TIME and can_run_sync():
            run_sync(asyncio.sleep(0))
            self._last = time.monotonic()


class IndexedDb:
    """Values in the browser; both sides speak JSON, which is quicker than objects."""

    def __init__(self, values: Any) -> None:
        self._values = values

    async def change(self, changes: Changes) -> Outcome:
        """One transaction."""
        outcome: Outcome = await self._values.change(json.dumps(changes))
        return outcome

    async def read(self, *prefix: str | int) -> list[tuple[ValueKey, Any]]:
        """Everything whose key begins so, in the order of keys."""
        found = json.loads(await self._values.read(json.dumps(prefix)))
        return [(tuple(key), value) for key, value in found]

    async def claim(self, name: str) -> bool:
        """By a lock that ends with the tab."""
        return bool(await self._values.claim(name))

    async def release(self, name: str) -> None:
        """Another tab may have it."""
        await self._values.release(name)


class WorkerServer:
    """The server as JavaScript calls it."""

    def __init__(self, server: TabServer) -> None:
        self._server = server
        self.open_line, self.say, self.close_line = (
            server.open_line,
            server.say,
            server.close_line,
        )
        self.stop_review = server.stop_review

    async def call(self, method: str, path: str, headers: str, body: str) -> Any:
        """Status, headers and body of an answer."""
        found = await self._server.call(method, path, json.loads(headers), body)
        return to_js([found.status, json.dumps(found.headers), found.body.decode()])


async def start(values: Any, port: Any) -> WorkerServer:
    """Opened, and ready to be called."""
    give_way = Pauses()
    AFTER_CALLS.append(give_way)
    server = TabServer(IndexedDb(values), port, give_way)
    await server.open()
    return WorkerServer(server)
