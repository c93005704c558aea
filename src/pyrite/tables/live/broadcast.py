"""One commit happens and is told: what changed, to each as far as they may know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pyrite.core.game import Result
from pyrite.tables import events as e
from pyrite.tables.live.live_table import ListenerGroup, LiveTable, chat_data
from pyrite.tables.live.viewer_news import AskedSeat, ask_data, asked_of, time_of, view_of
from pyrite.wire import answers as wire

SEATING = (e.Fixed, e.Started, e.Seated, e.Unseated, e.TakenOver, e.Removed)
"""Who speaks for which seat is another thereafter."""


def was_asked(group: ListenerGroup) -> bool:
    """Before this round: then it was perhaps their move."""
    return group.asked is not None


class Broadcast:
    """One commit is told: what changed, to each as far as they may know."""

    def __init__(self, live: LiveTable, at: float) -> None:
        self.live = live
        self.table = live.table
        self.informations = live.informations
        self.at = at

    def happen(self, events: Sequence[e.Event]) -> None:
        """The events happen one by one; steps are told together, at the end."""
        self.live.used = self.at
        self.gather()
        before = self.table.state
        for event in events:
            self.happen_one(event)
        self.tell_steps()
        self.informations.rest()
        state = self.table.state
        if state != before and state != "playing" and state != "open":
            self.live.tell_all({"state": state})
        if state == "closed":
            self.live.dismiss("closed")

    def gather(self) -> None:
        """Who hears, and what they are asked before it."""
        self.groups = list(self.live.groups().values())
        for group in self.groups:
            group.asked = asked_of(self.table, group.teller.audience.seats)
            group.items = []

    def happen_one(self, event: e.Event) -> None:
        """Look, let it happen, note."""
        requests = {one.number: one.state for one in self.table.requests.open()}
        for group in self.groups:
            group.teller.look(event)
        self.table.take(event, self.at)
        for group in self.groups:
            if item := group.teller.note(event):
                group.items.append(item)
        if self.table.requests:
            self.tell_requests(requests)
        if not isinstance(event, e.STEPS):
            self.tell_event(event)

    def tell_requests(self, before: dict[int, Any]) -> None:
        """Requests that are new, or stand otherwise now."""
        for number in {*before, *(one.number for one in self.table.requests.open())}:
            request = self.table.requests.find(number)
            if request and request.state != before.get(number):
                self.live.tell_all({"request": request.data()})

    def tell_event(self, event: e.Event) -> None:
        """What is no step."""
        if isinstance(event, SEATING):
            self.live.gather_anew()
        match event:
            case e.Fixed():
                self.tell_arranged(event)
                for listener in list(self.live.listeners):
                    self.live.ask_to_reveal(listener, self.at)
            case e.Started():
                self.tell_arranged(event)
                self.live.tell_all({"state": "playing"})
                self.live.end_exchange()
            case e.Chatted():
                self.live.tell_all({"chat": chat_data(self.at, event)})
            case e.Rematched(table):
                self.live.tell_all({"rematch": table})
            case e.Unseated() | e.Removed() | e.TakenOver():
                self.tell_unseated()
                self.tell_entrance()
            case e.HandedOver():
                self.tell_entrance()
            case e.Muted():
                self.live.tell_players()
            case e.Seated() | e.Left() | e.Returned() | e.ClockRanOut():
                self.live.tell_players()

    def tell_arranged(self, event: e.Fixed | e.Started) -> None:
        """Who keeps a seat may have another number now."""
        if event.kept != tuple(range(len(event.kept))):
            self.greet_anew()
        elif event.fill:
            self.live.tell_players()

    def greet_anew(self) -> None:
        """As the table was a moment ago: open, with nothing to see."""
        for listener in list(self.live.listeners):
            greeting = self.live.greeting(listener, (), self.at)
            greeting.update({"state": "open", "view": None, "ask": None, "time": None})
            listener.tell({"welcome": greeting})
        self.gather()

    def tell_unseated(self) -> None:
        """A key ends with its last seat; the opener's stays the opener's."""
        for listener in list(self.live.listeners):
            if listener.key and not self.table.knows_key(listener.key):
                listener.dismiss("no-such-key")
        self.live.tell_players()

    def tell_entrance(self) -> None:
        """Whoever has a key hears what lets others in, and who runs the table."""
        for listener in list(self.live.listeners):
            if told := self.live.entrance_for(listener):
                listener.tell({"entrance": told, "opener": self.table.opener_seat})

    def tell_steps(self) -> None:
        """News, and a question that is another now; who was asked before hears it first."""
        result = self.table.play.result if self.table.play else None
        for group in sorted(self.groups, key=was_asked, reverse=True):
            asked = asked_of(self.table, group.teller.audience.seats)
            if group.items or asked != group.asked:
                self.tell_group(group, asked, result)
                group.items = []  # nobody needs them till the next round

    def tell_group(self, group: ListenerGroup, asked: AskedSeat, result: Result | None) -> None:
        """One update for each language, shared by its listeners."""
        table, key = self.table, group.key
        update: wire.Update = {
            "n": table.news_count(group.teller.audience.mask),
            "news": [],
            "view": view_of(table, key, self.informations, result),
            "ask": ask_data(table, asked),
            "time": time_of(table, key, self.at),
        }
        for language, listeners in group.listeners.items():
            news = [self.live.item_data(item, language) for item in group.items]
            message: wire.Update = {**update, "news": news}
            for listener in listeners:
                listener.tell(message)
