"""What calls and sockets of one server share: its tables, limits, counts, and who is connected."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from hashlib import blake2s
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from pyrite.tables.bots.processes import StartWorker, start_worker
from pyrite.tables.live.service import TableService
from pyrite.tables.reviews.queue import Reviews, ReviewSettings, StartReviewer, start_reviewer
from pyrite.tables.runtime.tasks import Tasks
from pyrite.web.api.limits import Limits, Places, Windows, counted_as
from pyrite.web.api.messages import dump
from pyrite.web.api.replays import Replayer
from pyrite.web.errors import WireError
from pyrite.web.live.frames import text_frame
from pyrite.web.live.sessions import Once, Session
from pyrite.web.pages import STATIC

if TYPE_CHECKING:  # a tab has none of them, and not what they need
    from pyrite.tables.stores.store import Store
    from pyrite.web.live.sockets import Socket
    from pyrite.web.process.peer_workers import PeerWorkers

STOP_SECONDS = 3
PARTING_SECONDS = 0.01  # between two looks whether the last socket is gone


class PeopleCaller(Protocol):
    """Who calls people that are away, as far as calls need to know."""

    @property
    def site(self) -> str:
        """Where this server is found; empty: not said."""
        ...

    def check_webhook(self, url: str) -> str:
        """The address, if it may be called."""
        ...

    def check_mail(self, address: str) -> str:
        """The address, if mail goes out from here."""
        ...

    def check_push(self, text: str) -> str:
        """A subscription of a browser, if it may be called."""
        ...

    @property
    def sends_mail(self) -> bool:
        """Does mail go out from here?"""
        ...

    @property
    def push_key(self) -> str | None:
        """By which push services know us; None: nobody is called so."""
        ...

    async def open(self, store: Store) -> None:
        """Once the store is open, which keeps our key."""

    async def close(self) -> None:
        """Nobody is called any more."""


def webhook_messenger() -> PeopleCaller:
    """Who calls people by webhook alone."""
    from pyrite.web.outgoing.messenger import Messenger

    return Messenger()


@dataclass
class ServerContext:
    """What calls and sockets share."""

    service: TableService
    limits: Limits = field(default_factory=Limits)
    origins: frozenset[str] = frozenset()
    trusts_proxy: bool = False
    names: frozenset[str] | None = None  # beside this machine's own; None: any name will do
    peers: PeerWorkers | None = None
    messenger: PeopleCaller = field(default_factory=webhook_messenger)
    has_public_metrics: bool = False
    page: Path = STATIC
    address: str | None = None  # which others can open; None: only this machine can
    review_settings: ReviewSettings = field(default_factory=ReviewSettings)
    start_worker: StartWorker = start_worker
    start_reviewer: StartReviewer = start_reviewer

    def __post_init__(self) -> None:
        self.dump = Once(dump)
        self.frame = Once(text_frame)
        self.sockets: set[Socket] = set()
        self.at_work: set[Session] = set()  # whose client has said something
        self.calls = Windows(self.limits.calls, time.monotonic)
        self.upgrades = Windows(self.limits.upgrades, time.monotonic)
        self.hellos = Windows(self.limits.hellos, time.monotonic)
        self.address_messages = Windows(self.limits.address_messages, time.monotonic)
        self.chats = Windows(self.limits.chats, time.monotonic)
        self.codes = Windows(self.limits.codes, time.monotonic)
        self.openings = Windows(self.limits.openings, time.monotonic)
        self.replays = Windows(self.limits.replays, time.monotonic)
        self.replayer = Replayer(start=self.start_worker)
        self.reviews = Reviews(
            self.service.store, self.service.clock, self.review_settings, self.start_reviewer
        )
        self.review_calls = Windows(self.limits.reviews, time.monotonic)
        self.key_calls = Windows(self.limits.key_calls, time.monotonic)
        self.key_messages = Windows(self.limits.key_messages, time.monotonic)
        self._pepper = secrets.token_bytes(16)
        self.tasks = Tasks()
        self.watched = [self.tasks, self.service.tasks, self.reviews.tasks]
        if self.peers:
            self.watched.append(self.peers.tasks)
        self.refusals: Counter[str] = Counter()
        self.open_sockets = Places(self.limits.sockets)
        self.connections = Places(None if self.trusts_proxy else self.limits.connections)

    @property
    def is_well(self) -> bool:
        """Can moves be stored, and does everything go on that should?"""
        return self.service.is_well and not self.is_broken

    @property
    def is_broken(self) -> bool:
        """Has a task ended that should go on?"""
        return any(tasks.has_failed for tasks in self.watched)

    def address_of(self, peer: str, forwarded: str | None) -> str:
        """Who is there; a proxy's word counts only where it is trusted."""
        if self.trusts_proxy and forwarded:
            return counted_as(forwarded.split(",")[-1].strip())
        return counted_as(peer)

    def origin_of(self, address: str) -> str:
        """An address as journals keep it: nobody can read it, two from one address are the same.

        Only as long as this process lives: what it is mixed with is kept nowhere.
        """
        return blake2s(address.encode(), key=self._pepper, digest_size=8).hexdigest()

    def count_socket(self, address: str) -> None:
        """One more of this address; `too-many` where it has enough."""
        if not self.open_sockets.take(address):
            raise WireError("too-many", seconds=1)

    async def close(self) -> None:
        """Tell everybody, close the tables, and give them a moment to hear it."""
        if self.peers:
            await self.peers.close()
        for one in list(self.sockets):
            one.dismiss("restart")
        await self.tasks.stop()
        await self.reviews.close()
        await self.service.close()
        await self.messenger.close()
        await self.replayer.close()
        with suppress(TimeoutError):
            async with asyncio.timeout(STOP_SECONDS):
                while self.sockets:
                    await asyncio.sleep(PARTING_SECONDS)
