"""One socket's conversation with a table: a small state machine, free of any transport.

First a hello, within ten seconds; then messages, answered one after the other in their order.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Generic, TypeVar

from pyrite.core.errors import PyriteError
from pyrite.core.words import nearest_language
from pyrite.engine.telling.speech import move_sentence
from pyrite.tables import commands as c
from pyrite.tables import events as e
from pyrite.tables.errors import Refused
from pyrite.tables.keys import key_digest
from pyrite.tables.live.listener import Presence
from pyrite.web.api.limits import Window
from pyrite.web.api.messages import (
    Asked,
    Hello,
    Hint,
    Look,
    Ping,
    Say,
    Undo,
    dump,
    parse_asked,
    parse_hello,
    read_id,
)
from pyrite.web.errors import WireError, code_of, error_body
from pyrite.wire import answers as wire

if TYPE_CHECKING:
    from pyrite.web.process.context import ServerContext

LOG = logging.getLogger("pyrite.web")

FEW = 4  # sessions at work; beyond, the server is busy
HELLO_ENDS: dict[str, wire.ByeCode] = {"no-such-key": "no-such-key", "too-many": "too-many"}
NO_TEXT = b"\xff"  # stands for whatever was no text

Given = TypeVar("Given")
Made = TypeVar("Made")

Send = Callable[[bytes, bytes], None]
"""Send a text, and another one before it if it is not empty."""
End = Callable[[], None]


class Once(Generic[Given, Made]):
    """Makes something once, however many sockets it goes to in a row."""

    def __init__(self, make: Callable[[Given], Made]) -> None:
        self._make = make
        self._last: tuple[Given, Made] | None = None

    def __call__(self, given: Given) -> Made:
        """As made just now, if it was made from the same object."""
        if self._last is None or self._last[0] is not given:
            self._last = given, self._make(given)
        return self._last[1]


@dataclass(frozen=True, slots=True)
class Crossed:
    """A limit was crossed: what is said of it, and goodbye."""

    code: wire.ByeCode
    error: PyriteError | None = None
    id: int | None = None


class Session:
    """A listener of a table, at the other end of a socket."""

    __slots__ = (
        "_address",
        "_address_messages",
        "_at_work",
        "_chats",
        "_clock",
        "_dump",
        "_end",
        "_errors",
        "_held",
        "_hello_timer",
        "_hellos",
        "_service",
        "_is_deaf",
        "_is_hinted",
        "_key_messages",
        "_limits",
        "_messages",
        "_refusals",
        "_send",
        "_table",
        "_waiting",
        "_worker",
        "key",
        "language",
        "presence",
    )

    def __init__(
        self,
        context: ServerContext,
        table: str,
        address: str,
        send: Send,
        end: End,
        clock: Callable[[], float],
    ) -> None:
        self.key = ""
        self.language = "en"
        self.presence = Presence.AWAITED
        self._service = context.service
        self._table = table
        self._address = address
        self._send = send
        self._end = end
        self._limits = limits = context.limits
        self._dump = context.dump
        self._at_work = context.at_work
        self._refusals = context.refusals
        self._clock = clock
        self._messages = Window(limits.messages)
        self._key_messages = context.key_messages
        self._address_messages = context.address_messages
        self._hellos = context.hellos
        self._chats = context.chats
        self._errors = Window(limits.errors)
        self._held = b""  # an acknowledgement that goes with the news of what was done
        self._waiting: list[bytes | Crossed] = []
        self._is_deaf = False  # after a limit was crossed
        self._is_hinted = False  # advice is thought about
        self._worker: asyncio.Task[None] | None = None
        loop = asyncio.get_running_loop()
        self._hello_timer: asyncio.TimerHandle | None = loop.call_later(
            limits.hello_seconds, self.dismiss, "no-hello"
        )

    @property
    def is_over(self) -> bool:
        """Is nobody at the other end any more?"""
        return self.presence is Presence.GONE

    # What the service says

    def tell(self, message: wire.TableMessage) -> None:
        """To the other end."""
        if not self.is_over:
            held, self._held = self._held, b""
            self._send(self._dump(message), held)

    def dismiss(self, code: wire.ByeCode) -> None:
        """Goodbye, and the end."""
        if not self.is_over:
            self.tell({"bye": code})
            self.stop()
            self._end()

    def stop(self) -> None:
        """The socket is gone."""
        self._stop_hello_timer()
        self._waiting.clear()
        if self._is_hinted and self._worker:
            self._worker.cancel()  # nobody would hear the advice
        self._service.part(self._table, self)

    def _stop_hello_timer(self) -> None:
        if self._hello_timer:
            self._hello_timer.cancel()
            self._hello_timer = None

    # What the client says

    def receive(self, data: bytes, *, is_text: bool = True) -> None:
        """A message has come; whatever came before it is answered first."""
        if self.is_over or self._is_deaf:
            return
        crossed = self._crossed(data)
        self._is_deaf = crossed is not None
        self._waiting.append(crossed or (data if is_text else NO_TEXT))
        if self._worker is None:
            self._at_work.add(self)
            self._worker = asyncio.get_running_loop().create_task(self._work())

    def _crossed(self, data: bytes) -> Crossed | None:
        if len(data) > self._limits.message_bytes:
            return Crossed("too-large")
        try:
            self._count()
        except WireError as error:
            return Crossed("too-many", error, read_id(data))
        return None

    def _count(self) -> None:
        """One more message of this socket, of its address, and of its key."""
        now = self._clock()
        if self._messages.is_too_many(now):
            raise WireError("too-many", seconds=self._messages.wait(now))
        self._address_messages.count(self._address)
        if self.key:
            self._key_messages.count(self.key)

    async def _work(self) -> None:
        """Everything that waits, in order."""
        try:
            while self._waiting and not self.is_over:
                await self._take(self._waiting.pop(0))
        except Exception:
            LOG.exception("a message could not be answered")
            self.dismiss("restart")
        finally:
            self._worker = None
            self._at_work.discard(self)

    async def _take(self, item: bytes | Crossed) -> None:
        if isinstance(item, Crossed):
            if item.error:
                self._say_error(item.error, item.id)
            self.dismiss(item.code)
        else:
            await (self._answer(item) if self.presence is Presence.HERE else self._greet(item))

    async def _greet(self, data: bytes) -> None:
        """The hello; anything else is the end."""
        try:
            self._hellos.count(self._address)
            hello = parse_hello(data)
            self.language = nearest_language(hello.lang)
            await self._check_hello(hello)
            self._stop_hello_timer()
            await self._service.join(self._table, self, hello.after, hello.screen)
        except PyriteError as error:
            self._say_error(error, None)
            self.dismiss(HELLO_ENDS.get(code_of(error), "no-hello"))

    async def _check_hello(self, hello: Hello) -> None:
        table = await self._service.table(self._table)
        if hello.key is not None:
            key = key_digest(hello.key)
            if not table.knows_key(key):
                raise Refused("no-such-key")
            self.key = key
        if hello.salt or hello.commit:
            command = c.GiveSalt(self.key, hello.salt, hello.commit)
            await self._service.do(self._table, command)

    async def _answer(self, data: bytes) -> None:
        try:
            message = parse_asked(data)
        except PyriteError as error:
            self._refuse(error, read_id(data))
            return
        try:
            await self._do(message)
        except PyriteError as error:
            self._refuse(error, message.id)

    async def _do(self, message: Asked) -> None:
        if isinstance(message, Ping):
            self._reply({"re": message.id, "ok": True})
        elif isinstance(message, Look):
            self._service.look(self._table, self, is_seen=message.yes)
            self._reply({"re": message.id, "ok": True})
        elif isinstance(message, Hint):
            await self._hint(message)
        else:
            if isinstance(message, Say):
                self._chats.count(self._address)
            command = message.command(self.key)
            try:
                await self._service.do(
                    self._table, command, lambda events: self._acknowledge(message, events)
                )
            finally:
                self._say_held()

    def _acknowledge(self, message: Asked, events: list[e.Event]) -> None:
        """It is stored: the asker knows before they hear of it.

        At once while there is time; where many wait, in one breath with the news, which the service
        tells them first: to send twice costs a twentieth of a move.
        """
        answer: wire.Reply = {"re": message.id, "ok": True}
        if isinstance(message, Undo):
            request = _request_number(events) or self._open_request(message.seat)
            if request:
                answer = {"re": message.id, "request": request}
        self._held = dump(answer)
        if len(self._at_work) <= FEW:
            self._say_held()

    def _say_held(self) -> None:
        """Nothing shall take it along, or nothing came that could have."""
        held, self._held = self._held, b""
        if held and not self.is_over:
            self._send(held, b"")

    def _open_request(self, seat: int) -> int | None:
        table = self._service.table_here(self._table)
        request = table.requests.open_of(seat) if table else None
        return request.number if request else None

    async def _hint(self, message: Hint) -> None:
        self._is_hinted = True
        try:
            advice = await self._service.hint(self._table, self.key, message.seat)
        finally:
            self._is_hinted = False
        table = await self._service.table(self._table)
        told: list[wire.AdviceLine] = [
            {
                "move": table.game.move_text(one.move),
                "text": move_sentence(table.game, one.move, self.language),
                "visits": one.visits,
                "win": round(one.win_share, 4),
                "score": round(one.score, 2),
            }
            for one in advice
        ]
        self._reply({"re": message.id, "advice": told})

    def _reply(self, answer: wire.Reply) -> None:
        if not self.is_over:
            self._send(dump(answer), b"")

    def _refuse(self, error: PyriteError, id: int | None) -> None:
        """Say why not; too many errors are nonsense."""
        self._say_error(error, id)
        if self._errors.is_too_many(self._clock()):
            self.dismiss("nonsense")

    def _say_error(self, error: PyriteError, id: int | None) -> None:
        self._refusals[code_of(error)] += 1
        self._reply({"re": id, **error_body(error, self.language)})


def _request_number(events: list[e.Event]) -> int | None:
    return next((event.request for event in events if isinstance(event, e.Requested)), None)
