"""A live table: `live.py` with `await`."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import AsyncExitStack
from types import TracebackType
from typing import Self

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from pyrite.client.address import SOCKET
from pyrite.client.conversation import Conversation, Field, Message, Saying
from pyrite.client.reconnect import (
    Connect,
    Doing,
    Lost,
    Pause,
    Rejected,
    Send,
    Steps,
    TableConnection,
)
from pyrite.client.state import Seen
from pyrite.wire.answers import AdviceLine, Ask


class AsyncLive(Seen):
    """A conversation with a table. It may be used from several tasks."""

    def __init__(self, conversation: Conversation, line: TableConnection) -> None:
        super().__init__(conversation)
        self._line = line
        self._turn = asyncio.Lock()
        self._held = AsyncExitStack()
        self._socket: ClientConnection | None = None

    async def __aenter__(self) -> Self:
        try:
            await self._until(lambda: self._conversation.known is not None)
        except BaseException:
            await self.close()
            raise
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: object, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def close(self) -> None:
        """Hang up; the seat stays yours."""
        self._conversation.end()
        await self._held.aclose()

    # What is heard

    async def hear(self) -> Message | None:
        """The next message, whatever it is; none after the end."""
        conversation = self._conversation
        await self._until(lambda: bool(conversation.unheard) or conversation.is_ended)
        return conversation.unheard.popleft() if conversation.unheard else None

    async def __aiter__(self) -> AsyncIterator[Message]:
        while (message := await self.hear()) is not None:
            yield message

    async def asks(self) -> AsyncIterator[Ask]:
        """Every question as it comes, until the game is over."""
        last: Ask | None = None
        while (ask := await self._next_ask(last)) is not None:
            yield ask
            last = ask

    async def _next_ask(self, last: Ask | None) -> Ask | None:
        conversation = self._conversation
        await self._until(lambda: conversation.has_new_ask(last) or conversation.is_finished)
        return conversation.ask if conversation.has_new_ask(last) else None

    # What is said

    async def move(self, move: str, ask: Ask | None = None) -> None:
        """Answer the question; when this returns it is stored, and `view` and `ask` are new."""
        saying, asked = self._say_move(move, ask)
        await self._send()
        await self._until(lambda: self._is_moved(saying, asked))
        self._answer(saying)

    async def hint(self, seat: int | None = None) -> list[AdviceLine]:
        """What a search thinks, most visited first."""
        advice: list[AdviceLine] = (await self._say("hint", seat=self._seat(seat)))["advice"]
        return advice

    async def undo(self, seat: int | None = None) -> int | None:
        """Take back: none if it is done, else the number of the request to the others."""
        number: int | None = (await self._say("undo", seat=self._seat(seat))).get("request")
        return number

    async def answer(self, request: int, *, yes: bool) -> None:
        """May they take back?"""
        await self._say("answer", request=request, yes=yes)

    async def leave(self, seat: int | None = None) -> None:
        """A bot plays on; before the start the seat is open again."""
        await self._say("leave", seat=self._seat(seat))

    async def return_to(self, seat: int | None = None) -> None:
        """Back again."""
        await self._say("return", seat=self._seat(seat))

    async def chat(self, text: str, seat: int | None = None) -> None:
        """To everybody."""
        await self._say("chat", text=text, seat=seat)

    async def remove(self, seat: int) -> None:
        """The opener sends somebody away, whose key opens nothing here any more."""
        await self._say("remove", seat=seat)

    async def mute(self, seat: int, *, yes: bool = True) -> None:
        """The opener wants nothing more said from a seat, or lets it speak again."""
        await self._say("mute", seat=seat, yes=yes)

    async def hand_over(self, seat: int) -> None:
        """Somebody else is the opener from now on."""
        await self._say("hand-over", seat=seat)

    async def ping(self) -> None:
        """Are you there?"""
        await self._say("ping")

    # The line

    async def _say(self, do: str, **fields: Field) -> Message:
        saying = self._conversation.say(do, **fields)
        await self._send()
        await self._until(lambda: saying.is_answered)
        return self._answer(saying)

    def _answer(self, saying: Saying) -> Message:
        if saying.error:
            raise saying.error
        assert saying.answer is not None
        return saying.answer

    async def _send(self) -> None:
        await self._run(self._line.flush())

    async def _until(self, is_done: Callable[[], bool]) -> None:
        """Listen; who has the turn listens for all."""
        while not is_done():
            async with self._turn:
                if not is_done():
                    self._conversation.check()
                    await self._run(self._line.pump())

    async def _run(self, steps: Steps) -> None:
        """Carry out what the line wants."""
        try:
            doing = next(steps)
            while True:
                try:
                    heard = await self._do(doing)
                except (Lost, Rejected) as error:
                    doing = steps.throw(error)
                else:
                    doing = steps.send(heard)
        except StopIteration:
            return

    async def _do(self, doing: Doing) -> str | bytes:
        try:
            return await self._do_now(doing)
        except InvalidStatus as error:
            answer = error.response
            raise Rejected(answer.status_code, bytes(answer.body or b"")) from None
        except (ConnectionClosed, WebSocketException, OSError) as error:
            raise Lost(str(error)) from None

    async def _do_now(self, doing: Doing) -> str | bytes:
        match doing:
            case Connect():
                await self._held.aclose()
                self._socket = await self._held.enter_async_context(connect(doing.url, **SOCKET))
            case Pause():
                await asyncio.sleep(doing.seconds)
            case Send():
                assert self._socket
                await self._socket.send(doing.data)
            case _:
                assert self._socket
                return await self._socket.recv()
        return ""
