"""A table in memory, and whoever looks at it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field

from pyrite.core.law import ONLOOKER
from pyrite.engine.telling.speech import Speech
from pyrite.tables import events as e
from pyrite.tables.journal import JournalRow
from pyrite.tables.live.alerts import TurnNotifier
from pyrite.tables.live.information_cache import InformationCache
from pyrite.tables.live.listener import Listener, Presence, advance
from pyrite.tables.live.summary import listing_of, players_data, summary_of, time_text
from pyrite.tables.live.viewer_news import (
    AskedSeat,
    Names,
    NewsItem,
    Teller,
    ask_data,
    asked_of,
    audience_of,
    names_of,
    speech_to,
    time_of,
    view_of,
)
from pyrite.tables.stores.store import Listing
from pyrite.tables.table import Table
from pyrite.wire import answers as wire


@dataclass(slots=True)
class LiveTable:
    """A table, its listeners, and what the server has in hand for it."""

    table: Table
    used: float  # when somebody last needed it
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    listeners: set[Listener] = field(default_factory=set)
    hidden: set[Listener] = field(default_factory=set)  # whose page is open and not seen
    screens: set[Listener] = field(default_factory=set)  # for all to see: of these listeners
    thinking: dict[int, int] = field(default_factory=dict)  # by seat: the decision thought about
    is_behind: bool = False  # the journal may know more
    is_gone: bool = False  # dropped from memory, or handed over to another server
    time_owed: float = 0.0  # seconds that nobody kept, not yet in the journal
    timer: asyncio.TimerHandle | None = None
    exchange_over: asyncio.Event | None = None  # where somebody waits for it
    notifier: TurnNotifier | None = None  # once somebody wants to be called
    informations: InformationCache = field(init=False)
    names: Names = ()  # once somebody was told something
    listing: Listing = field(init=False)  # what lists keep
    _groups: dict[str, ListenerGroup] | None = None  # as long as the same people listen

    def __post_init__(self) -> None:
        self.informations = InformationCache(self.table)
        if self.table.count:
            self.note_listing()

    def note_listing(self) -> None:
        """What lists keep now."""
        self.listing = listing_of(self.table, self.table.changed)

    # Who looks

    @property
    def keys_here(self) -> frozenset[str]:
        """The keys with which somebody looks."""
        return frozenset(listener.key for listener in self.listeners if listener.key)

    def is_seen_by(self, key: str) -> bool:
        """Does somebody with this key look at a page of theirs?"""
        return any(one.key == key for one in self.listeners - self.hidden)

    def welcome(
        self,
        listener: Listener,
        log: Sequence[wire.News],
        at: float,
        screen: str | None = None,
    ) -> None:
        """Somebody comes: they hear how things stand, others that they are here.

        Nobody is welcomed who has gone meanwhile.
        """
        if not advance(listener, Presence.HERE):
            return
        is_new = bool(listener.key) and listener.key not in self.keys_here
        self.listeners.add(listener)
        is_screen = self.is_screen(listener, screen)
        if is_screen:
            self.screens.add(listener)
        self._groups = None
        listener.tell({"welcome": self.greeting(listener, log, at)})
        self.used = at
        if is_screen:
            self.tell_all({"screens": len(self.screens)}, but=listener)
        if is_new and self.table.seats_of(listener.key):
            self.tell_players(but=listener)
        self.ask_to_reveal(listener, at)
        if self.table.state == "closed":
            listener.tell({"state": "closed"})
            listener.dismiss("closed")

    def is_screen(self, listener: Listener, invite: str | None) -> bool:
        """Who brings the invitation and no key shows the table to all who sit before it."""
        return invite is not None and not listener.key and self.table.is_invitation(invite)

    def ask_to_reveal(self, listener: Listener, at: float) -> None:
        """Who has committed is shown what is fixed, and reveals."""
        table = self.table
        if table.exchange and table.is_revealing and table.has_committed(listener.key):
            fixed, committed = list(table.exchange.fixed), list(table.exchange.committed)
            seconds = max(0.0, table.reveal_until - table.time_at(at))
            listener.tell({"reveal": {"fixed": fixed, "committed": committed, "seconds": seconds}})

    def end_exchange(self) -> None:
        """Who waits for it goes on."""
        if self.exchange_over:
            self.exchange_over.set()

    def greeting(self, listener: Listener, log: Sequence[wire.News], at: float) -> wire.Greeting:
        """Everything a viewer needs to begin."""
        table, key, informations = self.table, listener.key, InformationCache(self.table)
        audience = audience_of(table.seats_of(key))
        view = view_of(table, key, informations, table.play.result if table.play else None)
        informations.close()
        return {
            **summary_of(table, self.keys_here),
            "yours": list(audience.seats),
            "entrance": self.entrance_for(listener),
            "screens": len(self.screens),
            "rematch": table.rematch or None,
            "n": table.news_count(audience.mask),
            "view": view,
            "ask": ask_data(table, asked_of(table, audience.seats)),
            "log": list(log),
            "requests": [request.data() for request in table.requests.open()],
            "chat": [chat_data(when, chat) for when, chat in table.chats],
            "time": time_of(table, key, at),
        }

    def entrance_for(self, listener: Listener) -> wire.Entrance | None:
        """What lets others in, for whoever has a key, and for screens that bring people in."""
        table, key = self.table, listener.key
        if not table.knows_key(key) and listener not in self.screens:
            return None
        return {
            "invite": table.invite or None,
            "code": (table.code or None) if table.is_enterable else None,
            "yours_to_run": bool(key) and key == table.opener,
        }

    def has_news(self, listener: Listener, after: int | None) -> bool:
        """Has a viewer been told anything since?"""
        mask = audience_of(self.table.seats_of(listener.key)).mask
        return self.table.play is not None and (after or 0) < self.table.news_count(mask)

    def part(self, listener: Listener, at: float) -> None:
        """Somebody goes."""
        self.used = at
        if listener not in self.listeners:
            return
        self.listeners.discard(listener)
        self.hidden.discard(listener)
        self._groups = None
        if listener in self.screens:
            self.screens.discard(listener)
            self.tell_all({"screens": len(self.screens)})
        if listener.key not in self.keys_here and self.table.seats_of(listener.key):
            self.tell_players()

    def groups(self) -> dict[str, ListenerGroup]:
        """Who hears what, by key."""
        if self._groups is None:
            self._groups = {}
            for listener in self.listeners:
                key = listener.key
                if key not in self._groups:
                    audience = audience_of(self.table.seats_of(key))
                    self._groups[key] = ListenerGroup(
                        key, Teller(self.table, audience, self.informations)
                    )
                self._groups[key].add(listener)
        return self._groups

    def gather_anew(self) -> None:
        """Somebody speaks for other seats now, or is called otherwise."""
        self._groups = None
        self.names = ()

    def dismiss(self, code: wire.ByeCode) -> None:
        """Everybody goes."""
        for listener in list(self.listeners):
            listener.dismiss(code)

    def tell_all(self, message: wire.TableMessage, but: Listener | None = None) -> None:
        """The same to everybody."""
        for listener in list(self.listeners):
            if listener is not but:
                listener.tell(message)

    def tell_players(self, but: Listener | None = None) -> None:
        """Who sits where, and who is here."""
        self.tell_all({"players": players_data(self.table, self.keys_here)}, but)

    def item_data(self, item: NewsItem, language: str) -> wire.News:
        """A piece of news as it is sent."""
        return item.data(self.speech(language, item.viewer))

    def speech(self, language: str, viewer: int = ONLOOKER) -> Speech:
        """How a viewer is spoken to, as long as everybody is called the same."""
        if not self.names:
            self.names = names_of(self.table)
        return speech_to(viewer, language, self.table.game, self.names)

    # Time and rest

    def set_timer(self, call: Callable[[], object], now: float) -> None:
        """Call when the next clock has run out."""
        self.stop_timer()
        due = self.table.next_time_out
        if due is not None and (self.table.state == "playing" or self.table.is_revealing):
            self.timer = asyncio.get_running_loop().call_later(max(0.0, due - now), call)

    def stop_timer(self) -> None:
        """No clock is watched."""
        if self.timer:
            self.timer.cancel()
            self.timer = None

    def is_idle(self, now: float, seconds: float) -> bool:
        """Has nobody needed it for so long?"""
        is_needed = self.listeners or self.thinking or self.timer
        is_calling = self.notifier is not None and self.notifier.is_busy
        return not is_needed and not is_calling and now - self.used >= seconds


def chat_data(at: float, chat: e.Chatted) -> wire.ChatLine:
    """A line of chat."""
    return {"by": chat.seat, "text": chat.text, "at": time_text(at)}


class LogTeller:
    """What a viewer was told since, told again: a fresh table takes the journal row by row."""

    def __init__(
        self, live: LiveTable, fresh: Table, listener: Listener, after: int | None
    ) -> None:
        self._live = live
        self._language = listener.language
        self._after = after or 0
        self._teller = Teller(fresh, audience_of(live.table.seats_of(listener.key)))
        self.log: list[wire.News] = []

    def take(self, row: JournalRow) -> None:
        """The next row."""
        if item := self._teller.again(row, self._after):
            self.log.append(self._live.item_data(item, self._language))

    def close(self) -> None:
        """All is told."""
        self._teller.informations.close()


class ListenerGroup:
    """All listeners who hear the same: one key, several languages and windows."""

    __slots__ = ("asked", "items", "key", "listeners", "teller")

    def __init__(self, key: str, teller: Teller) -> None:
        self.key = key
        self.teller = teller
        self.listeners: dict[str, list[Listener]] = {}  # by language
        self.items: list[NewsItem] = []  # news of this round
        self.asked: AskedSeat = None  # before it

    def add(self, listener: Listener) -> None:
        """One more window."""
        self.listeners.setdefault(listener.language, []).append(listener)
