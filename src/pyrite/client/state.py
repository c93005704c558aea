"""What both faces show of a table and of a conversation."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from pyrite.client.calls import TableCalls
from pyrite.client.conversation import Conversation, Saying
from pyrite.client.errors import NotAsked
from pyrite.client.part import KeptPart
from pyrite.wire.answers import (
    Ask,
    ChatLine,
    Greeting,
    News,
    Player,
    Request,
    SeatTaken,
    TableOpened,
    TimeLeft,
)


@dataclass(frozen=True)
class Ticket:
    """What is needed to come back to a table: keep the key, it is the seat."""

    id: str
    key: str | None = None
    yours: tuple[int, ...] = ()
    invite: str | None = None
    commitment: str | None = None
    salt: str = ""

    @property
    def calls(self) -> TableCalls:
        """The calls of this table, with this key."""
        return TableCalls(self.id, self.key)

    @property
    def part(self) -> KeptPart:
        """What the proof will be held against."""
        return KeptPart(self.salt, self.commitment or "", has_seat=bool(self.yours))


def opened(told: TableOpened) -> Ticket:
    """Of a table that was opened."""
    yours = tuple(told["yours"])
    return Ticket(told["table"], told["key"], yours, told["invite"], told["commitment"])


def seated(table: Ticket, told: SeatTaken, commitment: str, salt: str) -> Ticket:
    """Of a seat that was taken; who came late has added nothing."""
    given = "" if told.get("late") else salt
    return Ticket(table.id, told["key"], tuple(told["yours"]), None, commitment, given)


def sitting(table: Ticket, seat: int | None, name: str, invite: str | None) -> dict[str, object]:
    """The body of a call that takes a seat; the opener knows the invite."""
    given = {"name": name, "invite": table.invite or "" if invite is None else invite}
    return {**given, **({} if seat is None else {"seat": seat})}


class Seen:
    """What a viewer knows, as of the last message."""

    def __init__(self, conversation: Conversation) -> None:
        self._conversation = conversation

    @property
    def known(self) -> Greeting:
        """Everything, in the shape of a welcome."""
        assert self._conversation.known is not None, "not yet welcomed"
        return self._conversation.known

    @property
    def yours(self) -> list[int]:
        """The seats of this key."""
        return self.known["yours"]

    @property
    def state(self) -> str:
        """`open`, `playing`, `over`, `stopped` or `closed`."""
        return self.known["state"]

    @property
    def view(self) -> Any:
        """What a screen shows; none while the table is open."""
        return self.known["view"]

    @property
    def ask(self) -> Ask | None:
        """What this key is asked now."""
        return self.known["ask"]

    @property
    def n(self) -> int:
        """How many news this key was told."""
        return self.known["n"]

    @property
    def log(self) -> list[News]:
        """All news since `after`."""
        return self.known["log"]

    @property
    def players(self) -> list[Player]:
        """Who sits where."""
        return self.known["players"]

    @property
    def requests(self) -> list[Request]:
        """Who asked to take back."""
        return self.known["requests"]

    @property
    def chat_lines(self) -> list[ChatLine]:
        """What was said."""
        return self.known["chat"]

    @property
    def time(self) -> TimeLeft | None:
        """The clocks, where there are any."""
        return self.known["time"]

    @property
    def rematch(self) -> str | None:
        """The table of the next game, if somebody asked for one."""
        return self._conversation.rematch

    def _say_move(self, move: str, ask: Ask | None) -> tuple[Saying, Ask]:
        asked = ask or self.ask
        if asked is None:
            raise NotAsked("not-asked")
        where = {"seat": asked["seat"], "decision": asked["decision"]}
        return self._conversation.say("move", **where, move=move), asked

    def _is_moved(self, saying: Saying, asked: Ask) -> bool:
        """Acknowledged, and the news of it have come."""
        if saying.error:
            return True
        is_asked = self._conversation.is_asked(asked["seat"], asked["decision"])
        return saying.is_answered and not is_asked

    def _seat(self, seat: int | None) -> int:
        """As given; else the one that is asked, or the lowest of this key."""
        if seat is not None:
            return seat
        return self.ask["seat"] if self.ask else min(self.yours, default=0)
