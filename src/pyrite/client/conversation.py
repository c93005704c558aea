"""One viewer's conversation with a table, free of any transport.

It knows what the viewer has been told, which sayings wait for an answer, and what to say again
when the line broke: whatever does the same when said twice.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, cast

import msgspec

from pyrite.client.errors import Dismissed, ServerRefused, Unanswered
from pyrite.client.part import KeptPart
from pyrite.core.errors import PyriteError
from pyrite.wire.answers import Ask, FixedHashes, Greeting

Message = dict[str, Any]
"""What is heard; `wire.answers` says what may stand in it."""

Field = str | int | bool | None
"""What is said has fields of these kinds."""

REPEATABLE = frozenset({"move", "hint", "answer", "leave", "return", "reveal", "ping"})
COMING_BACK = frozenset({"restart", "slow", "too-many"})
FINISHED = ("over", "stopped", "closed")
HUNG_UP = "hung-up"
MOST_UNHEARD = 1000


@dataclass
class Saying:
    """Something said, until it is answered."""

    id: int
    do: str
    data: str
    is_sent: bool = False
    answer: Message | None = None
    error: PyriteError | None = None

    @property
    def is_answered(self) -> bool:
        """One way or the other."""
        return self.answer is not None or self.error is not None


class Conversation:
    """Takes what is heard, keeps what is known."""

    def __init__(
        self,
        key: str | None,
        language: str = "en",
        after: int | None = None,
        salt: str = "",
        part: KeptPart | None = None,
    ) -> None:
        self._key = key
        self._language = language
        self._after = after
        self._salt = salt
        self._part = part or KeptPart()
        self._sayings: dict[int, Saying] = {}
        self._last_id = 0
        self.unheard: deque[Message] = deque(maxlen=MOST_UNHEARD)
        self.known: Greeting | None = None
        self.rematch: str | None = None
        self.bye: str | None = None
        self.fault: PyriteError | None = None  # to be told to whoever waits next
        self.is_greeted = False  # on the line there is now
        self.is_ended = False

    # What is said

    def hello(self) -> str:
        """The first message on any line: from where we had got."""
        after = self._after if self.known is None else self.known["n"]
        hello = {"do": "hello", "lang": self._language, "key": self._key, "after": after}
        return _text({**hello, **self._part.said(self._salt if self.known is None else "")})

    def say(self, do: str, **fields: Field) -> Saying:
        """Something that will be answered; it is sent by whoever holds the line."""
        self._last_id += 1
        data = _text({"do": do, "id": self._last_id, **fields})
        saying = self._sayings[self._last_id] = Saying(self._last_id, do, data)
        return saying

    def unsent(self) -> list[str]:
        """What is to be sent now; nothing before the welcome."""
        waiting = [one for one in self._sayings.values() if self.is_greeted and not one.is_sent]
        for saying in waiting:
            saying.is_sent = True
        return [saying.data for saying in waiting]

    def lose(self) -> None:
        """The line broke. What is the same when said twice will be said again."""
        self.is_greeted = False
        self.is_ended |= self.bye is not None and self.bye not in COMING_BACK
        for saying in list(self._sayings.values()):
            if saying.is_sent and saying.do not in REPEATABLE:
                self._close(saying, error=Unanswered("unanswered", do=saying.do))
            saying.is_sent = False

    def end(self) -> None:
        """We hang up ourselves."""
        self.bye, self.is_ended = self.bye or HUNG_UP, True

    def check(self) -> None:
        """Whoever waits for more hears why nothing will come."""
        if self.fault:
            fault, self.fault = self.fault, None
            raise fault
        if self.is_ended:
            raise Dismissed("dismissed", code=str(self.bye))

    # What is heard

    def hear(self, message: Message) -> None:
        """Whatever the server says."""
        if "re" in message:
            self._answered(message)
            return
        if "welcome" in message:
            self._welcomed(message["welcome"])
        elif "reveal" in message:
            self._reveal(message["reveal"])
        elif self.known is not None:
            self._told(self.known, message)
        if self.known is not None:
            self._part.saw(self.known)
        self.bye = message.get("bye")
        self.unheard.append(message)

    def _welcomed(self, greeting: Greeting) -> None:
        self._part.welcomed(greeting, self._salt if self.known is None else "")
        before = [] if self.known is None else self.known["log"]
        late = [news for news in greeting["log"] if not before or news["n"] > before[-1]["n"]]
        self.known = {**greeting, "log": [*before, *late]}
        self.is_greeted = True

    def _reveal(self, told: FixedHashes) -> None:
        """All hashes are fixed: our salt may be known now, if ours is among them."""
        if self._part.may_reveal(told):
            self.say("reveal", salt=self._part.salt)

    def _told(self, known: Greeting, message: Message) -> None:
        if "news" in message:
            known["log"].extend(message["news"])
            news = {name: message[name] for name in ("n", "view", "ask", "time")}
            known.update(cast(Any, news))
        elif "state" in message or "players" in message:
            known.update(cast(Any, message))
        elif "chat" in message:
            known["chat"].append(message["chat"])
        elif "request" in message:
            others = [one for one in known["requests"] if one["id"] != message["request"]["id"]]
            known["requests"] = [*others, message["request"]]
        elif "rematch" in message:
            self.rematch = message["rematch"]

    def _answered(self, message: Message) -> None:
        error = ServerRefused(message["error"]) if "error" in message else None
        saying = self._sayings.get(message["re"])
        if saying:
            self._close(saying, message, error)
        elif error:
            self.fault = error

    def _close(
        self, saying: Saying, answer: Message | None = None, error: PyriteError | None = None
    ) -> None:
        saying.answer, saying.error = answer, error
        if saying.do == "reveal" and answer and not error:
            self._part.is_heard = True
        del self._sayings[saying.id]

    # What is known

    @property
    def ask(self) -> Ask | None:
        """What this viewer is asked now."""
        return self.known["ask"] if self.known else None

    @property
    def is_finished(self) -> bool:
        """Will nobody be asked any more?"""
        return self.is_ended or (self.known is not None and self.known["state"] in FINISHED)

    def has_new_ask(self, last: Ask | None) -> bool:
        """Is there a question, and another than that?"""
        ask = self.ask
        return ask is not None and not (last and self.is_asked(last["seat"], last["decision"]))

    def is_asked(self, seat: int, decision: int) -> bool:
        """Is this still the question?"""
        ask = self.ask
        return ask is not None and (ask["seat"], ask["decision"]) == (seat, decision)


def _text(message: Mapping[str, Field]) -> str:
    return msgspec.json.encode(message).decode()
