"""A real server for tests, and visitors who call it and hold sockets."""

from __future__ import annotations

import asyncio
import json
import threading
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from functools import partial
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from pyrite.players.search.search import Advice
from pyrite.tables.bots.request import BotRequest, Thinker
from pyrite.tables.live.alerts import NotifierSettings
from pyrite.tables.live.service import TableService
from pyrite.tables.stores.opening import open_store
from pyrite.tables.stores.store import Store
from pyrite.web.api.limits import NO_LIMITS, Limits
from pyrite.web.process.context import ServerContext
from pyrite.web.process.http_server import listening_socket, loop_factory, make_server, serve
from pyrite.web.process.serving import peer_workers_of

PATIENCE = 120.0  # seconds until a silent server fails a test
HOST = "127.0.0.1"

Message = dict[str, Any]


class FirstMove:
    """Thinks of nothing but the first move."""

    async def choose(self, request: BotRequest) -> int:
        """The first."""
        return request.moves[0]

    async def advise(self, request: BotRequest) -> list[Advice]:
        """The first, twice tried."""
        return [Advice(request.moves[0], 2, 0.5, 1.25)]


class Hosted:
    """A server in a thread of its own."""

    def __init__(
        self,
        limits: Limits,
        store: Store | None = None,
        calling: NotifierSettings | None = None,
        thinker: Thinker | None = None,
        **context: Any,
    ) -> None:
        self._listening = listening_socket(HOST, 0)
        self.port: int = self._listening.getsockname()[1]
        self._ready = threading.Event()
        store = store or open_store(":memory:")
        service = TableService(
            store, thinker or FirstMove(), time.time, calling=calling or NotifierSettings()
        )
        self.context = ServerContext(service, limits, peers=peer_workers_of(service), **context)
        self._server = make_server(self.context, self._ready.set)
        self._thread = threading.Thread(target=self._run, daemon=True)

    def start(self) -> None:
        """Open the doors."""
        self._thread.start()
        assert self._ready.wait(PATIENCE)

    def _run(self) -> None:
        with asyncio.Runner(loop_factory=loop_factory()) as runner:
            self.loop = runner.get_loop()
            runner.run(serve(self.context, self._server, lambda: [self._listening]))

    def stop(self) -> None:
        """Close them."""
        self._server.should_exit = True
        self._thread.join(PATIENCE)
        self._listening.close()
        assert not self._thread.is_alive()


class Visitor:
    """Somebody who calls a server."""

    def __init__(self, port: int) -> None:
        self.port = port
        self.url = f"http://{HOST}:{port}"
        self.http = httpx.Client(base_url=self.url, timeout=PATIENCE)
        self._sockets = ExitStack()

    def close(self) -> None:
        """Everything this visitor holds."""
        self._sockets.close()
        self.http.close()

    def call(
        self, method: str, path: str, body: Any = None, *, key: str | None = None, **more: Any
    ) -> httpx.Response:
        """One call under `/api`."""
        headers = {"Authorization": f"Bearer {key}"} if key else {}
        headers.update(more.pop("headers", {}))
        content = body if isinstance(body, bytes) else None
        given = None if content is not None else body
        return self.http.request(
            method, f"/api{path}", json=given, content=content, headers=headers, **more
        )

    def open(self, **wanted: Any) -> Opened:
        """A new table: gold for two people, unless told otherwise."""
        body = {"game": "gold", "seats": 2, "players": ["me", "me"], **wanted}
        response = self.call("POST", "/tables", body)
        assert response.status_code == 201, response.text
        return Opened(self, response.json())

    def live(self, table: str, key: str | None = None, **hello: Any) -> Live:
        """A socket whose hello has been welcomed."""
        live = self.socket(table)
        live.say(do="hello", **({"key": key} if key else {}), **hello)
        live.welcome = live.hear()["welcome"]
        return live

    def socket(self, table: str, **more: Any) -> Live:
        """A socket that has not said anything."""
        url = f"ws://{HOST}:{self.port}/api/tables/{table}/live"
        late = partial(connect, open_timeout=PATIENCE, ping_interval=None)  # however late it is
        opening = late(url, close_timeout=1, max_size=None, **more)
        return Live(self._sockets.enter_context(opening))


class Opened:
    """A table that a visitor has opened."""

    def __init__(self, visitor: Visitor, answer: Message) -> None:
        self.visitor = visitor
        self.answer = answer
        self.id: str = answer["table"]
        self.key: str = answer["key"]

    def call(self, method: str, path: str = "", body: Any = None, **more: Any) -> httpx.Response:
        """One call for this table."""
        return self.visitor.call(method, f"/tables/{self.id}{path}", body, **more)

    def start(self, **body: Any) -> Opened:
        """The game begins."""
        assert self.call("POST", "/start", body, key=self.key).json() == {}
        return self

    def sit(self, **body: Any) -> Message:
        """Somebody sits down; the answer."""
        given = {"invite": self.answer["invite"] or "", **body}
        response = self.call("POST", "/seats", given)
        assert response.status_code == 201, response.text
        return dict(response.json())

    def live(self, key: str | None = "", **hello: Any) -> Live:
        """A socket: the opener's, another key's, or an onlooker's (None)."""
        return self.visitor.live(self.id, self.key if key == "" else key, **hello)

    def summary(self) -> Message:
        """The table in facts."""
        return dict(self.call("GET").json())


class Live:
    """A socket of a table."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.welcome: Message = {}
        self._id = 0

    def say(self, **message: Any) -> None:
        """As JSON."""
        self.socket.send(json.dumps(message))

    def hear(self) -> Message:
        """The next message."""
        return dict(json.loads(self.socket.recv(PATIENCE)))

    def hear_of(self, name: str) -> Message:
        """The next message that has this field."""
        while name not in (message := self.hear()):
            pass
        return message

    def hear_all(self) -> list[Message]:
        """Everything until the server closes."""
        heard = []
        try:
            while True:
                heard.append(self.hear())
        except ConnectionClosed:
            return heard

    def ask(self, do: str, **message: Any) -> Message:
        """Say something; its answer, whatever comes before it."""
        self._id += 1
        self.say(do=do, id=self._id, **message)
        answer = self.hear_of("re")
        assert answer.pop("re") == self._id
        return answer

    def refuse(self, do: str, **message: Any) -> str:
        """The code with which something is refused."""
        return str(self.ask(do, **message)["error"]["code"])

    def quiet(self) -> list[Message]:
        """What has been said to this socket until now."""
        self._id += 1
        self.say(do="ping", id=self._id)
        heard = []
        while (message := self.hear()) != {"re": self._id, "ok": True}:
            heard.append(message)
        return heard

    def move(self, ask: Message, text: str | None = None) -> Message:
        """Answer a question: this, or the first move there is."""
        text = ask["legal"][0] if text is None else text
        return self.ask("move", seat=ask["seat"], decision=ask["decision"], move=text)

    def play_on(self, ask: Message, moves: int = 10_000) -> Message:
        """Hot-seat: the first move, again and again; the last update."""
        update: Message = {}
        while moves and ask:
            assert self.move(ask) == {"ok": True}
            update = self.hear_of("news")
            ask, moves = update["ask"], moves - 1
        return update


@contextmanager
def hosted(limits: Limits = NO_LIMITS, **more: Any) -> Iterator[Visitor]:
    """A server, and somebody who visits it."""
    server = Hosted(limits, **more)
    server.start()
    visitor = Visitor(server.port)
    try:
        yield visitor
    finally:
        visitor.close()
        server.stop()
