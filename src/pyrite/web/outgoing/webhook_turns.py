"""Who may call next, when more want to call than can at once.

Tables take turns, so that no table's calls wait for all of another's. Few calls go to one domain at
once, and domains that were slow share a few turns among them: whoever answers slowly keeps the
slow waiting, and nobody else.
"""

from __future__ import annotations

import asyncio
import ipaddress
from collections import Counter, OrderedDict, deque
from collections.abc import Iterator
from dataclasses import dataclass

MOST_REMEMBERED = 1_000  # slow domains


@dataclass(frozen=True)
class QueueLimits:
    """How many at once: in all, to one domain, to all slow ones together."""

    most: int = 20
    of_one: int = 2
    slow: int = 4


@dataclass(eq=False)
class WaitingCall:
    """A call that wants to be made."""

    domain: str
    turn: asyncio.Future[None]


def domain_of(host: str) -> str:
    """What is likely one owner's: the last two parts of a name, the network of a number."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return ".".join(host.rstrip(".").lower().split(".")[-2:])
    bits = 24 if address.version == 4 else 48
    return str(ipaddress.ip_network((address, bits), strict=False))


class WebhookTurns:
    """Hands out turns."""

    def __init__(self, limits: QueueLimits | None = None) -> None:
        self._limits = limits or QueueLimits()
        self._waiting: OrderedDict[str, deque[WaitingCall]] = OrderedDict()  # by table
        self._at_work: Counter[str] = Counter()  # by domain
        self._slow: OrderedDict[str, None] = OrderedDict()

    async def take(self, table: str, domain: str) -> None:
        """A turn for a call; every one is to be given back."""
        call = WaitingCall(domain, asyncio.get_running_loop().create_future())
        self._waiting.setdefault(table, deque()).append(call)
        self._let_in()
        try:
            await call.turn
        except asyncio.CancelledError:
            self._leave(table, call)
            raise

    def _leave(self, table: str, call: WaitingCall) -> None:
        """Somebody does not want to call any more."""
        if call.turn.done() and not call.turn.cancelled():
            self.give_back(call.domain)
        elif table in self._waiting and call in self._waiting[table]:
            self._remove(table, call)

    def give_back(self, domain: str) -> None:
        """A turn is over."""
        self._at_work[domain] -= 1
        if not self._at_work[domain]:
            del self._at_work[domain]
        self._let_in()

    def note(self, domain: str, *, is_slow: bool) -> None:
        """How quickly a domain has answered."""
        self._slow.pop(domain, None)
        if is_slow:
            self._slow[domain] = None
            if len(self._slow) > MOST_REMEMBERED:
                self._slow.popitem(last=False)

    def _let_in(self) -> None:
        while found := next(self._admissible(), None):
            table, call = found
            self._remove(table, call)
            if table in self._waiting:
                self._waiting.move_to_end(table)  # the others come first now
            if not call.turn.done():
                self._at_work[call.domain] += 1
                call.turn.set_result(None)

    def _admissible(self) -> Iterator[tuple[str, WaitingCall]]:
        """Who may be called now, tables that have waited longest first."""
        if self._at_work.total() >= self._limits.most:
            return
        slow = sum(count for domain, count in self._at_work.items() if domain in self._slow)
        for table, calls in self._waiting.items():
            for call in calls:
                is_crowded = self._at_work[call.domain] >= self._limits.of_one
                if not is_crowded and (call.domain not in self._slow or slow < self._limits.slow):
                    yield table, call

    def _remove(self, table: str, call: WaitingCall) -> None:
        self._waiting[table].remove(call)
        if not self._waiting[table]:
            del self._waiting[table]
