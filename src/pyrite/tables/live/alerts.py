"""Whoever must speak and has no page of the table open is called: what is kept, and quiet rules.

Nobody is called while a page of theirs is open, nor a moment after it was closed. Questions that
come at once are told in one call. Who was called for a seat is not called for it again before they
have come, or it has moved. All this is kept beside the journal while the table lives, so that a
restart neither forgets a call nor repeats one.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import logging
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine, Mapping
from dataclasses import asdict, dataclass, field, replace
from typing import Any, Literal, Protocol, get_args

from pyrite.tables.runtime.quiet_hours import quiet_seconds
from pyrite.tables.stores.store import Store, StoreError
from pyrite.tables.table import Table

LOG = logging.getLogger("pyrite.tables")
KEPT_AS = "alert "  # before the digest of the key, beside the journal

Way = Literal["webhook", "mail", "push"]
WAYS: tuple[Way, ...] = get_args(Way)
Sleep = Callable[[float], Awaitable[None]]
Spawn = Callable[[Coroutine[Any, Any, None]], "asyncio.Task[None]"]


@dataclass(frozen=True, slots=True)
class Contact:
    """How somebody is called, and for what they were called and have not come."""

    webhook: str | None = None
    mail: str | None = None
    language: str = "en"
    told: Mapping[int, int] = field(default_factory=dict)  # by seat: the decision
    push: str | None = None  # the subscription of a browser
    quiet: str | None = None  # hours in which nobody is called: `22:00-08:00 Asia/Tokyo`

    @property
    def ways(self) -> tuple[Way, ...]:
        """The ways in which they can be called."""
        return tuple(way for way in WAYS if getattr(self, way) is not None)


def off_token(key: str) -> str:
    """What stops all calls to whoever has this digest of a key, and says nothing of the key."""
    return hashlib.sha256(f"pyrite alerts off {key}".encode()).hexdigest()


def contact_text(contact: Contact) -> str:
    """As it is kept."""
    return json.dumps({**asdict(contact), "told": list(contact.told.items())})


def parse_contact(text: str) -> Contact:
    """As it was kept."""
    kept = json.loads(text)
    return Contact(**{**kept, "told": dict(kept["told"])})


def kept_contacts(extras: Mapping[str, str]) -> dict[str, Contact]:
    """Everybody of a table, by digest of their key, from what is kept beside its journal."""
    return {
        name.removeprefix(KEPT_AS): parse_contact(text)
        for name, text in extras.items()
        if name.startswith(KEPT_AS)
    }


@dataclass(frozen=True, slots=True)
class Alert:
    """Somebody must speak, for these seats."""

    table: str
    game: str
    seats: tuple[int, ...]
    key: str  # digest of their key
    contact: Contact


class NotReached(Exception):
    """A call has failed, for this reason; finally, if another try would be in vain."""

    def __init__(self, why: str, *, is_final: bool = False) -> None:
        super().__init__(why)
        self.is_final = is_final


class Caller(Protocol):
    """Who goes out and calls."""

    async def call(self, way: Way, alert: Alert) -> None:
        """Try once; NotReached."""


class Nobody:
    """Calls nobody."""

    async def call(self, way: Way, alert: Alert) -> None:
        """There is nobody to call."""


@dataclass(frozen=True)
class NotifierSettings:
    """How a server calls people."""

    caller: Caller = field(default_factory=Nobody)
    sleep: Sleep = asyncio.sleep
    gather: float = 1.0  # seconds: what is asked meanwhile is told in one call
    grace: float = 3.0  # seconds after a page was closed: it may only be loading again
    pauses: tuple[float, ...] = (5.0, 30.0, 120.0, 600.0)  # seconds until another try
    ends: Counter[tuple[Way, str]] = field(default_factory=Counter)  # how calls have ended


@dataclass(eq=False)
class TurnNotifier:
    """Calls those who must speak at one table."""

    table: Table
    is_here: Callable[[str], bool]  # does a page with this key look?
    calling: NotifierSettings
    store: Store
    clock: Callable[[], float]
    spawn: Spawn
    contacts: dict[str, Contact] = field(default_factory=dict)  # by digest of the key

    def __post_init__(self) -> None:
        self._since = dict.fromkeys(self.contacts, self.clock())  # perhaps here a moment ago
        self._calls: dict[str, asyncio.Task[None]] = {}
        self._keeping = asyncio.Lock()

    @property
    def is_busy(self) -> bool:
        """Is somebody being called, or about to be?"""
        return bool(self._calls)

    async def put(self, key: str, **changes: Any) -> None:
        """Somebody says how to call them, or no longer to; kept when this returns."""
        async with self._keeping:
            contact = replace(self.contacts.get(key, Contact()), **changes, told={})
            await self._write(key, contact)
            self._hush(key)
            self.contacts[key] = contact
        self.look()

    async def _write(self, key: str, contact: Contact | None) -> None:
        text = contact_text(contact) if contact and contact.ways else None
        await self.store.put_extra(self.table.id, KEPT_AS + key, text)

    def _change(self, key: str, contact: Contact | None) -> None:
        """In memory now, in the store soon."""
        if contact:
            self.contacts[key] = contact
        else:
            self.contacts.pop(key)
        self.spawn(self._keep(key))

    async def _keep(self, key: str) -> None:
        async with self._keeping:
            try:
                await self._write(key, self.contacts.get(key))
            except StoreError as error:
                LOG.warning("the store does not answer: %s", error)

    def stop(self) -> None:
        """Call nobody any more."""
        for key in list(self._calls):
            self._hush(key)

    # What to do now

    def look(self) -> None:
        """Something has happened, or somebody came or went."""
        for key in list(self.contacts):
            self._look(key)

    def _look(self, key: str) -> None:
        if self._is_needless(key):
            self._hush(key)
            self._change(key, None)
        elif self.is_here(key):
            self._see(key)
        elif not self._unheard(key):
            self._hush(key)
        elif key not in self._calls:
            self._calls[key] = self.spawn(self._call(key))

    def _is_needless(self, key: str) -> bool:
        """Will nobody ever have to be called?"""
        is_over = self.table.state not in ("open", "playing")
        return is_over or not self.table.seats_of(key) or not self.contacts[key].ways

    def hear(self, key: str, language: str) -> None:
        """Somebody opens a page, in their language."""
        contact = self.contacts.get(key)
        if contact and contact.language != language:
            self._change(key, replace(contact, language=language))
        self.look()

    def leave(self, key: str) -> None:
        """Somebody closes a page."""
        self._since[key] = self.clock()
        self.look()

    def _see(self, key: str) -> None:
        self._hush(key)
        if self.contacts[key].told:
            self._change(key, replace(self.contacts[key], told={}))

    def _hush(self, key: str) -> None:
        if call := self._calls.pop(key, None):
            call.cancel()

    def _unheard(self, key: str) -> dict[int, int]:
        """The seats for which a key must speak and was not called, with what they are asked."""
        table, told = self.table, self.contacts[key].told
        return {
            seat: decision
            for seat in table.waiting
            if table.chairs[seat].key == key and not table.chairs[seat].is_away
            if (decision := table.questions.open(seat)) is not None
            if seat not in told or table.answer_to(seat, told[seat]) is not None
        }

    # Calling

    async def _call(self, key: str) -> None:
        """Wait a moment, call, note it; then look whether there is more."""
        await self.calling.sleep(self._wait(key))
        asked, contact = self._unheard(key), self.contacts[key]
        alert = Alert(self.table.id, self.table.game.title, tuple(asked), key, contact)
        await asyncio.gather(*(self._try(way, alert) for way in contact.ways))
        del self._calls[key]
        told = {**self.contacts[key].told, **asked}
        self._change(key, replace(self.contacts[key], told=told))
        self._look(key)

    def _wait(self, key: str) -> float:
        """Seconds until it is time to call."""
        left = self._since.get(key)
        grace = 0.0 if left is None else left + self.calling.grace - self.clock()
        quiet = quiet_seconds(self.contacts[key].quiet, self.clock())
        return max(self.calling.gather, grace, quiet)

    async def _try(self, way: Way, alert: Alert) -> None:
        """Again and again, with longer and longer pauses; not for ever."""
        for pause in (*self.calling.pauses, None):
            try:
                await self.calling.caller.call(way, alert)
                self.calling.ends[way, "reached"] += 1
                return
            except NotReached as fault:
                if pause is None or fault.is_final:
                    LOG.warning("table %s: a %s was not reached: %s", alert.table, way, fault)
                    break
            except Exception:  # a fault of ours: the table goes on
                LOG.exception("table %s: a %s could not be called", alert.table, way)
                break
            await self.calling.sleep(pause)
        self.calling.ends[way, "given-up"] += 1
