"""A table: what its journal adds up to. Pure: no file, no clock, no socket.

`decide` (in `deciding.py`) turns a command into events or refuses it and changes nothing; `take`
lets an event happen. Folding a journal with `take` gives the table.
"""

from __future__ import annotations

import copy
from array import array
from collections.abc import Collection, Iterable, Iterator
from dataclasses import replace
from typing import TypeVar

from pyrite.core.law import ONLOOKER
from pyrite.engine.play import new_play
from pyrite.engine.records.record import Line
from pyrite.engine.registry import find_game
from pyrite.engine.undo import take_back, trace_of, viewer_bit
from pyrite.tables import events as e
from pyrite.tables.clocks import Clock
from pyrite.tables.decision_numbers import DecisionNumbers
from pyrite.tables.facts import TableFacts
from pyrite.tables.seats import Chair, bot, person

LAST_CHATS = 50
REVEAL_SECONDS = 5.0

Thing = TypeVar("Thing")


class Table(TableFacts):
    """One table, to which things happen."""

    __slots__ = ()

    # What would be

    def twin(self) -> Table:
        """A table that goes on by itself from here."""
        other = copy.copy(self)
        for name in TableFacts.__slots__:
            value = getattr(self, name, None)
            if isinstance(value, list | dict | set | array):
                setattr(other, name, copy.copy(value))
        other.requests = copy.deepcopy(self.requests)
        if self.play:
            other.play = self.play.twin()
        if self.state != "open":
            other.questions = copy.deepcopy(self.questions)
        return other

    def after(self, events: Iterable[e.Event], at: float) -> Table:
        """How the table would stand once these have happened."""
        other = self.twin()
        for event in events:
            other.take(event, at)
        return other

    # Events happen

    def take(self, event: e.Event, at: float) -> None:
        """The event happens."""
        match event:
            case e.Moved():
                self._moved(event, at)
            case e.Drawn():
                self._step("*", event.text, event.told, -1, at)
            case e.TakenBack():
                self._taken_back(event, at)
            case e.Opened():
                self._opened(event, at)
            case e.Started():
                self._started(event, at)
            case e.Ended() | e.Stopped():
                self._ended(event)
            case _:
                self._take_other(event, at)
        if not isinstance(event, e.STEPS):
            self._seats_of.clear()
        self.count += 1
        self.changed = at
        self._wind_clocks(at)

    def _take_other(self, event: e.Event, at: float) -> None:
        match event:
            case e.Seated(seat, name, key, salt, commit):
                self.chairs[seat] = person(name, key, salt)
                self.commits[seat] = commit
            case e.Unseated(seat):
                self.chairs[seat] = Chair()
                self.commits[seat] = ""
                self.muted.discard(seat)
            case e.TakenOver() | e.Removed() | e.Muted() | e.HandedOver():
                self._take_rights(event)
            case e.Salted(seat, salt, commit):
                self.chairs[seat] = replace(self.chairs[seat], salt=salt)
                self.commits[seat] = commit
            case e.Fixed(kept, _, _, fill):
                self._arrange(kept, fill)
                self.exchange = event
                self.reveal_until = self.time_at(at) + REVEAL_SECONDS
            case e.Revealed(seat, salt):
                self.revealed[seat] = salt
            case e.Left(seat):
                self._goes_away(seat, at)
            case e.ClockRanOut(seat):
                self._goes_away(seat, at)
                self.clocks[seat] = Clock(0.0)  # also where a timer was a hair too early
            case e.Returned(seat):
                self._comes_back(seat)
            case e.Requested(_, seat):
                self.requests.add(seat, self._last_place(seat))
                self._count_undo(seat)
            case e.Answered(request, seat, yes):
                self.requests.answer(request, seat, yes=yes)
            case e.Chatted():
                self.chat_count += 1
                self.chats = [*self.chats, (at, event)][-LAST_CHATS:]
            case e.TimeLost(seconds):
                self.time_lost += seconds
            case e.Rematched(table):
                self.rematch = table
            case e.Closed():
                self.state = "closed"

    def _take_rights(self, event: e.TakenOver | e.Removed | e.Muted | e.HandedOver) -> None:
        """Who sits where, and may what, changes by the opener's will."""
        match event:
            case e.TakenOver(seat, name, key):
                self._seat_anew(seat, person(name, key))
            case e.Removed(seat, invite, code):
                self._send_away(seat)
                self.invite, self.code = invite, code
            case e.Muted(seat, is_muted):
                (self.muted.add if is_muted else self.muted.discard)(seat)
            case e.HandedOver(seat):
                self.opener = self.chairs[seat].key

    def _seat_anew(self, seat: int, chair: Chair) -> None:
        """Somebody else speaks for a seat in the middle of the game."""
        self.chairs[seat] = chair
        self.muted.discard(seat)
        if self.play:
            self.play.players = {**self.play.players, seat: chair.player}
        if self.clock_rule:
            self.clocks[seat] = self.clocks[seat].come_back(self.clock_rule)

    def _send_away(self, seat: int) -> None:
        """Their key opens nothing here any more; before the start the seats are open again."""
        key = self.chairs[seat].key
        for mine in self.seats_of(key):
            chair = self.chairs[mine]
            is_open = self.state == "open"
            self.chairs[mine] = Chair() if is_open else replace(chair, key="", is_away=True)
            self.commits[mine] = ""
            self.muted.discard(mine)

    def _opened(self, event: e.Opened, at: float) -> None:
        self.game = find_game(event.game)
        self.options = dict(event.options)
        self.rules = self.game.version
        self.chairs = list(event.chairs)
        self.opener = event.opener
        self.invite = event.invite
        self.code = event.code
        self.prelude, self.taken = event.prelude, event.taken
        self.allows_late = event.allows_late
        self.evening = event.evening
        self.again = event.again
        self.commitment = event.commitment
        self.has_hints = event.has_hints
        self.clock_rule = event.clock
        self.origin = event.origin
        self.opened = at

    def _arrange(self, kept: Iterable[int], fill: str) -> None:
        """Seats are removed and the others numbered anew; bots sit down on those that were open."""
        chairs = [self.chairs[seat] for seat in kept]
        self.chairs = [bot(fill) if one.kind == "open" else one for one in chairs]

    def _started(self, event: e.Started, at: float) -> None:
        self._arrange(event.kept, event.fill)
        self.salts = event.salts
        self.rules = event.rules
        self.state = "playing"
        self.questions = DecisionNumbers(self.seats)
        if self.clock_rule:
            self.clocks = [Clock(self.clock_rule.first) for _ in self.chairs]
            self.told_clocks = list(self.clocks)
        if self.has_rules:
            self.play = new_play(
                self.game,
                self.seats,
                seed=self.seed_for(self.salts),
                options=self.options,
                players={seat: chair.player for seat, chair in enumerate(self.chairs)},
                prelude=self.prelude,
            )
            self._ask()

    def _moved(self, event: e.Moved, at: float) -> None:
        decision = self._answered(event)
        if self.clock_rule and self.clocks[event.seat].is_running:
            clock = self.clocks[event.seat]
            self.clocks[event.seat] = clock.answer(self.clock_rule, self.time_at(at))
        is_secret = not event.told & viewer_bit(ONLOOKER)
        (self._secretly_busy.add if is_secret else self._secretly_busy.discard)(event.seat)
        self._step(str(event.seat), event.text, event.told, decision, at)

    def _answered(self, event: e.Moved) -> int:
        """The question that is answered; without the rules, as it was written down."""
        if self.play:
            return self.questions.answer(event.seat)
        decision = -1 if event.decision is None else event.decision
        self.questions.note_answer(event.seat, decision)
        return decision

    def _step(self, who: str, text: str, told: int, decision: int, at: float) -> None:
        self._note_news(told)
        self.decisions.append(decision)
        if told & viewer_bit(ONLOOKER):
            self.moved = at
            self.requests.lapse()
        if self.play is None:
            self._written.append(Line(who, text))
            return
        self.last_step = self.play.repeat(who, text)
        self.traces.append(trace_of(self.play, self.last_step, told))
        self._ask()

    def _note_news(self, told: int) -> None:
        self.news.append(told)
        for mask in self._counts:
            self._counts[mask] += bool(told & mask)

    def _taken_back(self, event: e.TakenBack, at: float) -> None:
        self._note_news(event.told)
        if not self.requests.open_of(event.seat):
            self._count_undo(event.seat)
        gone = set(event.places)
        self.decisions = array("i", _without(self.decisions, gone))
        if self.play is None:
            self._written = list(_without(self._written, gone))
            return
        self.traces = list(_without(self.traces, gone))
        self.before_undo = take_back(self.play, event.places, self.before_undo)
        self._secretly_busy.discard(event.seat)
        self.requests.settle(event.seat)
        self.questions.take_back(event.places)
        self._ask()

    def _count_undo(self, seat: int) -> None:
        self.undone[seat] = self.undone.get(seat, 0) + 1

    def _ended(self, event: e.Ended | e.Stopped) -> None:
        self.secret = bytes.fromhex(event.secret)
        self.state = "over" if isinstance(event, e.Ended) else "stopped"
        self._waiting = ()
        self.requests.lapse()

    def _goes_away(self, seat: int, at: float) -> None:
        self.chairs[seat] = replace(self.chairs[seat], is_away=True)
        if self.clock_rule:
            self.clocks[seat] = self.clocks[seat].stop(self.time_at(at))

    def _comes_back(self, seat: int) -> None:
        self.chairs[seat] = replace(self.chairs[seat], is_away=False)
        if self.clock_rule:
            self.clocks[seat] = self.clocks[seat].come_back(self.clock_rule)

    def _last_place(self, seat: int) -> int:
        return max(place for place, line in enumerate(self.lines) if line.who == str(seat))

    def _ask(self) -> None:
        """Put the questions of this position."""
        assert self.play is not None
        self._waiting = self.play.waiting
        self.questions.put(self._waiting, len(self.traces))
        for seat in self._waiting:
            key = self.chairs[seat].key
            asked = self.asked_seat(key)
            if asked is not None:
                self.faces[key] = asked

    def _wind_clocks(self, at: float) -> None:
        """Whoever must speak, and is here, spends time; nobody else does."""
        if self.clock_rule is None or self.state == "open":
            return
        now = self.time_at(at)
        waiting = self.waiting
        for seat, clock in enumerate(self.clocks):
            runs = seat in waiting and not self.chairs[seat].bot_plays
            if runs and not clock.is_running:
                self.clocks[seat] = clock.start(self.clock_rule, now)
            elif clock.is_running and not runs:
                self.clocks[seat] = clock.stop(now)
            if seat not in self._secretly_busy:
                self.told_clocks[seat] = self.clocks[seat]


def _without(things: Iterable[Thing], places: Collection[int]) -> Iterator[Thing]:
    """Those that stand elsewhere."""
    return (thing for place, thing in enumerate(things) if place not in places)
