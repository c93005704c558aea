"""A live table, plainly: every saying waits for its answer. `async_live.py` has `await` for it."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from types import TracebackType
from typing import Self

from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException
from websockets.sync.client import ClientConnection, connect

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


class Live(Seen):
    """A conversation with a table. It may be used from several threads."""

    def __init__(self, conversation: Conversation, line: TableConnection) -> None:
        super().__init__(conversation)
        self._line = line
        self._heard = threading.Condition()
        self._is_listening = False
        self._held = ExitStack()
        self._socket: ClientConnection | None = None

    def __enter__(self) -> Self:
        try:
            self._until(lambda: self._conversation.known is not None)
        except BaseException:
            self.close()
            raise
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: object, trace: TracebackType | None
    ) -> None:
        self.close()

    def close(self) -> None:
        """Hang up; the seat stays yours."""
        self._conversation.end()
        self._held.close()

    # What is heard

    def hear(self) -> Message | None:
        """The next message, whatever it is; none after the end."""
        conversation = self._conversation
        self._until(lambda: bool(conversation.unheard) or conversation.is_ended)
        return conversation.unheard.popleft() if conversation.unheard else None

    def __iter__(self) -> Iterator[Message]:
        while (message := self.hear()) is not None:
            yield message

    def asks(self) -> Iterator[Ask]:
        """Every question as it comes, until the game is over."""
        last: Ask | None = None
        while (ask := self._next_ask(last)) is not None:
            yield ask
            last = ask

    def _next_ask(self, last: Ask | None) -> Ask | None:
        conversation = self._conversation
        self._until(lambda: conversation.has_new_ask(last) or conversation.is_finished)
        return conversation.ask if conversation.has_new_ask(last) else None

    # What is said

    def move(self, move: str, ask: Ask | None = None) -> None:
        """Answer the question; when this returns it is stored, and `view` and `ask` are new."""
        saying, asked = self._say_move(move, ask)
        self._send()
        self._until(lambda: self._is_moved(saying, asked))
        self._answer(saying)

    def hint(self, seat: int | None = None) -> list[AdviceLine]:
        """What a search thinks, most visited first."""
        advice: list[AdviceLine] = self._say("hint", seat=self._seat(seat))["advice"]
        return advice

    def undo(self, seat: int | None = None) -> int | None:
        """Take back: none if it is done, else the number of the request to the others."""
        number: int | None = self._say("undo", seat=self._seat(seat)).get("request")
        return number

    def answer(self, request: int, *, yes: bool) -> None:
        """May they take back?"""
        self._say("answer", request=request, yes=yes)

    def leave(self, seat: int | None = None) -> None:
        """A bot plays on; before the start the seat is open again."""
        self._say("leave", seat=self._seat(seat))

    def return_to(self, seat: int | None = None) -> None:
        """Back again."""
        self._say("return", seat=self._seat(seat))

    def chat(self, text: str, seat: int | None = None) -> None:
        """To everybody."""
        self._say("chat", text=text, seat=seat)

    def remove(self, seat: int) -> None:
        """The opener sends somebody away, whose key opens nothing here any more."""
        self._say("remove", seat=seat)

    def mute(self, seat: int, *, yes: bool = True) -> None:
        """The opener wants nothing more said from a seat, or lets it speak again."""
        self._say("mute", seat=seat, yes=yes)

    def hand_over(self, seat: int) -> None:
        """Somebody else is the opener from now on."""
        self._say("hand-over", seat=seat)

    def ping(self) -> None:
        """Are you there?"""
        self._say("ping")

    # The line

    def _say(self, do: str, **fields: Field) -> Message:
        saying = self._conversation.say(do, **fields)
        self._send()
        self._until(lambda: saying.is_answered)
        return self._answer(saying)

    def _answer(self, saying: Saying) -> Message:
        if saying.error:
            raise saying.error
        assert saying.answer is not None
        return saying.answer

    def _send(self) -> None:
        self._run(self._line.flush())

    def _until(self, is_done: Callable[[], bool]) -> None:
        """Listen; one thread listens for all."""
        while self._takes_turn(is_done):
            try:
                self._run(self._line.pump())
            finally:
                with self._heard:
                    self._is_listening = False
                    self._heard.notify_all()

    def _takes_turn(self, is_done: Callable[[], bool]) -> bool:
        """Must this thread listen? While another does, it waits."""
        with self._heard:
            self._heard.wait_for(lambda: is_done() or not self._is_listening)
            if is_done():
                return False
            self._conversation.check()
            self._is_listening = True
            return True

    def _run(self, steps: Steps) -> None:
        """Carry out what the line wants."""
        try:
            doing = next(steps)
            while True:
                try:
                    heard = self._do(doing)
                except (Lost, Rejected) as error:
                    doing = steps.throw(error)
                else:
                    doing = steps.send(heard)
        except StopIteration:
            return

    def _do(self, doing: Doing) -> str | bytes:
        try:
            return self._do_now(doing)
        except InvalidStatus as error:
            answer = error.response
            raise Rejected(answer.status_code, bytes(answer.body or b"")) from None
        except (ConnectionClosed, WebSocketException, OSError) as error:
            raise Lost(str(error)) from None

    def _do_now(self, doing: Doing) -> str | bytes:
        match doing:
            case Connect():
                self._held.close()
                self._socket = self._held.enter_context(connect(doing.url, **SOCKET))
            case Pause():
                time.sleep(doing.seconds)
            case Send():
                assert self._socket
                self._socket.send(doing.data)
            case _:
                assert self._socket
                return self._socket.recv()
        return ""
