"""How much is too much: rates by counting moments in a window. The clock is handed in."""

from __future__ import annotations

import ipaddress
import math
from bisect import bisect_right
from collections import Counter, OrderedDict
from collections.abc import Callable
from dataclasses import dataclass, replace

from pyrite.web.errors import WireError

MOST_WINDOWS = 10_000  # remembered at once


@dataclass(frozen=True)
class Limits:
    """The settings of a server; `None` where there is no limit."""

    message_bytes: int = 65_536
    messages: tuple[int, float] | None = (200, 10.0)  # of a socket: so many in so many seconds
    errors: tuple[int, float] | None = (20, 60.0)
    calls: tuple[int, float] | None = (200, 10.0)  # of an address
    upgrades: tuple[int, float] | None = (200, 10.0)  # sockets asked for by an address
    hellos: tuple[int, float] | None = (200, 10.0)  # of an address, through all its sockets
    address_messages: tuple[int, float] | None = (1_000, 10.0)  # the same
    chats: tuple[int, float] | None = (30, 10.0)  # said by an address
    openings: tuple[int, float] | None = (30, 60.0)  # tables opened by an address
    codes: tuple[int, float] | None = (20, 60.0)  # tried by an address
    record_bytes: int = 262_144  # of a call that brings a record
    replays: tuple[int, float] | None = (60, 60.0)  # records told to an address
    reviews: tuple[int, float] | None = (120, 60.0)  # records brought for a review, asked again too
    sockets: int | None = 100  # open at once, of an address
    connections: int | None = 200  # the same, before they are sockets
    key_calls: tuple[int, float] | None = (200, 10.0)  # of a key, from wherever
    key_messages: tuple[int, float] | None = (400, 10.0)  # of a key, through all its sockets
    webhooks: tuple[int, float] | None = (60, 60.0)  # to a host
    mails: tuple[int, float] | None = (12, 3600.0)  # to an address
    unsent_bytes: int = 1_048_576  # a slower reader is dropped
    slow_seconds: float = 5.0  # which that reader has to hear the goodbye
    hello_seconds: float = 10.0
    request_seconds: float = 20.0
    head_bytes: int = 65_536  # of a request
    idle_seconds: float = 5.0  # between two requests
    ping_seconds: float = (
        20.0  # until a silent socket is asked whether it lives, and for its answer
    )


def no_address_limits(limits: Limits) -> Limits:
    """What a proxy counts by address is not counted again."""
    return replace(
        limits,
        calls=None,
        upgrades=None,
        hellos=None,
        address_messages=None,
        chats=None,
        openings=None,
        codes=None,
        replays=None,
        reviews=None,
        sockets=None,
        connections=None,
    )


NO_LIMITS = replace(
    no_address_limits(Limits()),
    messages=None,
    errors=None,
    key_calls=None,
    key_messages=None,
    webhooks=None,
    mails=None,
)


def counted_as(address: str) -> str:
    """Whom an address stands for: with IPv6, everybody has a whole network of 64 bits."""
    if ":" not in address:
        return address
    try:
        network = ipaddress.IPv6Network((address.partition("%")[0], 64), strict=False)
    except ValueError:
        return address
    mapped = ipaddress.IPv6Address(address.partition("%")[0]).ipv4_mapped
    return str(mapped or network)


class Window:
    """Counts what happens within the last seconds."""

    __slots__ = ("_limit", "_moments")

    def __init__(self, limit: tuple[int, float] | None) -> None:
        self._limit = limit
        self._moments: list[float] = []  # few at a time, of many windows

    def is_too_many(self, now: float) -> bool:
        """One more happens; is it one too many?"""
        if self._limit is None:
            return False
        most, seconds = self._limit
        if self._moments and self._moments[0] <= now - seconds:
            del self._moments[: bisect_right(self._moments, now - seconds)]
        if len(self._moments) >= most:
            return True
        self._moments.append(now)
        return False

    def wait(self, now: float) -> int:
        """Whole seconds until there is room again."""
        if self._limit is None or not self._moments:
            return 0
        return max(1, math.ceil(self._moments[0] + self._limit[1] - now))


class Places:
    """So many at once of each address; `None`: as many as there are."""

    def __init__(self, most: int | None) -> None:
        self._most = most
        self._taken: Counter[str] = Counter()

    def take(self, address: str) -> bool:
        """One more; False where there are enough of them."""
        if self._most is not None and self._taken[address] >= self._most:
            return False
        self._taken[address] += 1
        return True

    def give_back(self, address: str) -> None:
        """One less."""
        self._taken[address] -= 1
        if self._taken[address] <= 0:
            del self._taken[address]


class Windows:
    """A window for each address or key; the longest silent are forgotten."""

    def __init__(self, limit: tuple[int, float] | None, clock: Callable[[], float]) -> None:
        self._limit = limit
        self._clock = clock
        self._windows: OrderedDict[str, Window] = OrderedDict()

    def count(self, name: str) -> None:
        """One more of this address or key; `too-many` says how long to wait."""
        if self._limit is None:
            return
        window = self._windows.setdefault(name, Window(self._limit))
        self._windows.move_to_end(name)
        while len(self._windows) > MOST_WINDOWS:
            self._windows.popitem(last=False)
        now = self._clock()
        if window.is_too_many(now):
            raise WireError("too-many", seconds=window.wait(now))
