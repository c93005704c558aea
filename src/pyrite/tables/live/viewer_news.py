"""What a viewer is told of a table, from that viewer's information alone.

An audience is whoever looks on with one key: its seats, or none. Live and from the journal the
same news come, because both are made here, event by event.
"""

from __future__ import annotations

import functools
from dataclasses import dataclass
from typing import NamedTuple

from pyrite.core.game import Event, Game, Result, Seat
from pyrite.core.law import CHANCE_MOVER, ONLOOKER
from pyrite.engine.player import Information
from pyrite.engine.telling.speech import Speech, side_names
from pyrite.engine.telling.viewer_events import News, tell_news
from pyrite.engine.telling.views import view_of as view_from
from pyrite.engine.undo import viewer_bit
from pyrite.tables import events as e
from pyrite.tables.journal import JournalRow, row_event
from pyrite.tables.live.information_cache import InformationCache
from pyrite.tables.table import Table
from pyrite.wire import answers as wire


class TableSpeech(Speech):
    """Knows what is said of tables, too."""

    packages = ("pyrite.engine", "pyrite.tables")


Names = tuple[tuple[int, str], ...]
"""By seat or side: who sits there."""


def names_of(table: Table) -> Names:
    """Everybody by name."""
    players = {seat: chair.player for seat, chair in enumerate(table.chairs)}
    names = {} if table.play is None else side_names(table.play)
    return tuple({**names, **players}.items())


@functools.lru_cache(maxsize=2048)
def speech_to(viewer: int, language: str, game: Game, names: Names) -> TableSpeech:
    """How a viewer is spoken to; the same at all tables where everybody is called the same."""
    if viewer == ONLOOKER:
        return TableSpeech(language, game, dict(names))
    others = speech_to(ONLOOKER, language, game, names)
    made = others.for_viewer(viewer)
    return made if made.is_you(viewer) else others


@dataclass(frozen=True)
class Audience:
    """The seats somebody speaks for; none: an onlooker."""

    seats: tuple[int, ...] = ()

    @functools.cached_property
    def mask(self) -> int:
        """As viewers."""
        return sum(map(viewer_bit, self.seats)) or viewer_bit(ONLOOKER)

    def eyes(self, mover: int, told: int) -> int:
        """Who of them sees a step: the mover, else the lowest who may know."""
        if mover in self.seats:
            return mover
        for seat in self.seats:
            if told & 1 << seat:
                return seat
        return ONLOOKER


@functools.cache
def audience_of(seats: tuple[int, ...]) -> Audience:
    """Few differ, so all tables share them."""
    return Audience(seats)


class NewsItem(NamedTuple):
    """One piece of news, numbered for its audience."""

    n: int
    viewer: int  # with whose eyes it was seen
    news: News

    def data(self, speech: Speech) -> wire.News:
        """As JSON values, in the words for its viewer."""
        news = self.news
        return {
            "n": self.n,
            "who": "*" if news.mover == CHANCE_MOVER else news.mover,
            "hidden": news.is_hidden,
            "text": speech.tell_news(news),
            "events": [{"key": one.key, "values": dict(one.values)} for one in news.events],
            "moment": news.moment,
        }


class Teller:
    """Tells one audience: looks before an event, speaks after it."""

    __slots__ = ("_before", "_steps", "audience", "informations", "table")

    def __init__(
        self, table: Table, audience: Audience, informations: InformationCache | None = None
    ) -> None:
        self.table = table
        self.audience = audience
        self.informations = informations or InformationCache(table)
        self._before: Information | None = None
        self._steps = 0

    def look(self, event: e.Event) -> None:
        """The event is about to happen."""
        self._before = None
        table, mask = self.table, self.audience.mask
        if isinstance(event, e.TakenBack):
            self._steps = sum(bool(table.traces[one].told & mask) for one in event.places)
        elif isinstance(event, e.STEPS) and event.told & mask and table.play:
            mover = event.seat if isinstance(event, e.Moved) else CHANCE_MOVER
            self._before = self.informations.of(self.audience.eyes(mover, event.told))

    def note(self, event: e.Event) -> NewsItem | None:
        """It has happened: what of it is news?"""
        table, audience = self.table, self.audience
        if isinstance(event, e.TakenBack) and event.told & audience.mask:
            return self._item(audience.eyes(event.seat, event.told), self._taken_back(event))
        if self._before is None or table.play is None:
            return None
        after = self.informations.of(self._before.seat)
        news = tell_news(self._before, after, table.play, table.last_step)
        assert news is not None
        return self._item(self._before.seat, news)

    def again(self, row: JournalRow, after: int = 0) -> NewsItem | None:
        """The table, which is fresh, takes the next row of its journal: later news are told."""
        event, table = row_event(row), self.table
        is_later = table.news_count(self.audience.mask) >= after
        if is_later:
            self.look(event)
        table.take(event, row.at)
        return self.note(event) if is_later else None

    def _taken_back(self, event: e.TakenBack) -> News:
        values = {"seat": Seat(event.seat), "steps": self._steps}
        return News(event.seat, (Event("taken-back", values),), False, None)

    def _item(self, viewer: int, news: News) -> NewsItem:
        return NewsItem(self.table.news_count(self.audience.mask), viewer, news)


AskedSeat = tuple[int, int] | None
"""The seat that is asked, and the number of its question."""


def asked_of(table: Table, seats: tuple[int, ...]) -> AskedSeat:
    """Which question whoever speaks for these seats is asked."""
    seat = table.asked_among(seats)
    decision = None if seat is None else table.questions.open(seat)
    return None if seat is None or decision is None else (seat, decision)


def ask_data(table: Table, asked: AskedSeat) -> wire.Ask | None:
    """A question, with all that may be answered."""
    if asked is None or table.play is None:
        return None
    seat, decision = asked
    return {"seat": seat, "decision": decision, "legal": list(table.play.legal(seat))}


def view_of(
    table: Table, key: str, informations: InformationCache, result: Result | None
) -> wire.View | None:
    """What a key's screen shows; nothing while the table is open."""
    if table.play is None:
        return None
    return view_from(informations.of(table.viewer_of(key)), table.seats, result)


def time_of(table: Table, key: str, at: float) -> wire.TimeLeft | None:
    """What is left to whom; of others as far as their steps have been told."""
    if not table.clocks:
        return None
    mine, now = table.seats_of(key), table.time_at(at)
    clocks = [
        table.clocks[seat] if seat in mine else told for seat, told in enumerate(table.told_clocks)
    ]
    return {
        "left": [round(clock.left_at(now), 3) for clock in clocks],
        "running": [seat for seat, clock in enumerate(clocks) if clock.is_running],
    }
