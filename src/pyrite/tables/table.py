"""A table: what its journal adds up to. Pure: no file, no clock, no socket.

`decide` (in `deciding.py`) turns a command into events or refuses it and changes nothing; `take`
lets an event happen. Folding a journal with `take` gives the table.
"""

from __future__ import annotations

import copy
from array import array
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace
from typing import Literal

from pyrite.core.game import Game
from pyrite.core.law import ONLOOKER
from pyrite.engine.play import Play, Step, new_play
from pyrite.engine.records.proof import Proof, make_proof
from pyrite.engine.records.record import GameRecord, Line
from pyrite.engine.registry import find_game
from pyrite.engine.undo import Trace, trace_of, viewer_bit
from pyrite.tables import events as e
from pyrite.tables.clocks import Clock, ClockRule
from pyrite.tables.decision_numbers import DecisionNumbers
from pyrite.tables.requests import UndoRequests
from pyrite.tables.seats import Chair, bot, person

State = Literal["open", "playing", "over", "stopped", "closed"]
SeedFor = Callable[[Sequence[str]], str]
"""The seed for the salts of all seats."""

LAST_CHATS = 50


class Table:
    """One table. Attributes are read by everybody, changed by `take` alone."""

    __slots__ = (  # a house has many, and what differs in order of coming would cost 1 KB each
        "_counts",
        "_seats_of",
        "_secretly_busy",
        "_waiting",
        "_written",
        "changed",
        "chairs",
        "chats",
        "clock_rule",
        "clocks",
        "commitment",
        "count",
        "decisions",
        "faces",
        "game",
        "has_hints",
        "id",
        "invite",
        "last_step",
        "moved",
        "news",
        "opened",
        "opener",
        "options",
        "play",
        "questions",
        "rematch",
        "requests",
        "rules",
        "salts",
        "secret",
        "seed_for",
        "state",
        "time_lost",
        "told_clocks",
        "traces",
    )

    def __init__(self, id: str, seed_for: SeedFor, *, secret: bytes = b"") -> None:
        self.id = id
        self.seed_for = seed_for
        self.secret = secret
        self.count = 0  # events taken
        self.state: State = "open"
        self.chairs: list[Chair] = []
        self.salts: tuple[str, ...] = ()
        self.play: Play | None = None  # none before the start, nor under other rules
        self._written: list[Line] = []  # the game under other rules
        self.traces: list[Trace] = []  # of the game as it stands, beside play.lines
        self.decisions = array("i")  # of the game as it stands: which question a step answers
        self.news = array("H")  # who was told of each step and taking back, ever
        self.requests = UndoRequests()
        self.chats: list[tuple[float, e.Chatted]] = []  # the last of them
        self.rematch = ""
        self.opened = self.changed = 0.0
        self.moved: float | None = None  # when onlookers were last told of a step
        self.time_lost = 0.0
        self.clocks: list[Clock] = []
        self.told_clocks: list[Clock] = []  # as others may know them
        self.faces: dict[str, int] = {}  # by key: the seat whose view it sees
        self._counts: dict[int, int] = {}
        self._seats_of: dict[str, tuple[int, ...]] = {}  # as found out once
        self._waiting: tuple[int, ...] = ()
        self._secretly_busy: set[int] = set()  # seats with steps that others may not know of

    # What it was opened with

    game: Game
    options: dict[str, str]
    rules: int
    opener: str
    invite: str
    commitment: str
    has_hints: bool
    clock_rule: ClockRule | None
    questions: DecisionNumbers
    last_step: Step

    @property
    def seats(self) -> int:
        """How many there are."""
        return len(self.chairs)

    @property
    def is_public(self) -> bool:
        """May anybody sit down, and find it in the list?"""
        return not self.invite

    @property
    def has_rules(self) -> bool:
        """Are the rules it is played by those we have?"""
        return self.rules == self.game.version

    # Who is who

    def seats_of(self, key: str) -> tuple[int, ...]:
        """The seats a key speaks for."""
        mine = self._seats_of.get(key)
        if mine is None:
            mine = tuple(s for s, chair in enumerate(self.chairs) if key and chair.key == key)
            self._seats_of[key] = mine
        return mine

    def knows_key(self, key: str) -> bool:
        """Is it the opener's, or a seat's?"""
        return bool(key) and (key == self.opener or bool(self.seats_of(key)))

    @property
    def open_seats(self) -> tuple[int, ...]:
        """Where somebody may sit down."""
        return tuple(seat for seat, chair in enumerate(self.chairs) if chair.kind == "open")

    # What is asked

    @property
    def waiting(self) -> tuple[int, ...]:
        """The seats that must speak."""
        return self._waiting

    def asked_seat(self, key: str) -> int | None:
        """Of the key's seats the lowest that must speak; who has left is not asked."""
        return self.asked_among(self.seats_of(key))

    def asked_among(self, seats: tuple[int, ...]) -> int | None:
        """The same of these seats."""
        for seat in self._waiting:
            if seat in seats and not self.chairs[seat].is_away:
                return seat
        return None

    def viewer_of(self, key: str) -> int:
        """Whose view a key sees: the seat that is asked, else the one asked last."""
        mine = self.seats_of(key)
        return self.faces.get(key, mine[0]) if mine else ONLOOKER

    def answer_to(self, seat: int, decision: int) -> str | None:
        """What the seat answered, if that stands."""
        for line, answers in zip(self.lines, self.decisions, strict=True):
            if answers == decision and line.who == str(seat):
                return line.text
        return None

    @property
    def bots_asked(self) -> tuple[int, ...]:
        """Waiting seats for which the house moves."""
        return tuple([seat for seat in self._waiting if self.chairs[seat].bot_plays])

    # Time

    def time_at(self, at: float) -> float:
        """The table's own time: without what was lost."""
        return at - self.time_lost

    @property
    def next_time_out(self) -> float | None:
        """When the first running clock runs out, in the house's time."""
        if not self.clocks:
            return None
        ends = [end for clock in self.clocks if (end := clock.runs_out_at) is not None]
        return min(ends) + self.time_lost if ends else None

    # News

    def news_count(self, mask: int) -> int:
        """How much has been told to these viewers, ever."""
        count = self._counts.get(mask)
        if count is None:
            count = self._counts[mask] = sum(bool(told & mask) for told in self.news)
        return count

    def _note_news(self, told: int) -> None:
        self.news.append(told)
        for mask in self._counts:
            self._counts[mask] += bool(told & mask)

    # The record and its proof

    @property
    def lines(self) -> list[Line]:
        """The game as it stands."""
        return self._written if self.play is None else self.play.lines

    def record(self) -> GameRecord:
        """The game written down so far."""
        if self.play:
            return self.play.game_record()
        return GameRecord(
            game=self.game.id,
            rules=self.rules,
            seats=self.seats,
            options=self.options,
            seed=self.seed_for(self.salts),
            players={seat: chair.player for seat, chair in enumerate(self.chairs)},
            lines=list(self.lines),
        )

    @property
    def proof(self) -> Proof | None:
        """Once it is over or stopped, and if its chance was drawn from a secret."""
        if self.state not in ("over", "stopped") or not self.secret:
            return None
        return make_proof(self.secret, self.salts)

    # What would be

    def twin(self) -> Table:
        """A table that goes on by itself from here."""
        other = copy.copy(self)
        for name in self.__slots__:
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
            case e.Seated(seat, name, key, salt):
                self.chairs[seat] = person(name, key, salt)
            case e.Unseated(seat):
                self.chairs[seat] = Chair()
            case e.Salted(seat, salt):
                self.chairs[seat] = replace(self.chairs[seat], salt=salt)
            case e.Left(seat):
                self._goes_away(seat, at)
            case e.ClockRanOut(seat):
                self._goes_away(seat, at)
                self.clocks[seat] = Clock(0.0)  # also where a timer was a hair too early
            case e.Returned(seat):
                self._comes_back(seat)
            case e.Requested(_, seat):
                self.requests.add(seat, self._last_place(seat))
            case e.Answered(request, seat, yes):
                self.requests.answer(request, seat, yes=yes)
            case e.Chatted():
                self.chats = [*self.chats, (at, event)][-LAST_CHATS:]
            case e.TimeLost(seconds):
                self.time_lost += seconds
            case e.Rematched(table):
                self.rematch = table
            case e.Closed():
                self.state = "closed"

    def _opened(self, event: e.Opened, at: float) -> None:
        self.game = find_game(event.game)
        self.options = dict(event.options)
        self.rules = self.game.version
        self.chairs = list(event.chairs)
        self.opener = event.opener
        self.invite = event.invite
        self.commitment = event.commitment
        self.has_hints = event.has_hints
        self.clock_rule = event.clock
        self.opened = at

    def _started(self, event: e.Started, at: float) -> None:
        chairs = [self.chairs[seat] for seat in event.kept]
        self.chairs = [bot(event.fill) if one.kind == "open" else one for one in chairs]
        self.salts = event.salts
        self.rules = event.rules
        self.state = "playing"
        self.questions = DecisionNumbers(self.seats)
        if self.clock_rule:
            self.clocks = [Clock(self.clock_rule.first) for _ in self.chairs]
            self.told_clocks = list(self.clocks)
        if self.has_rules:
            self.play = self._fresh_play()
            self._ask()

    def _fresh_play(self) -> Play:
        """The game before chance has spoken."""
        players = {seat: chair.player for seat, chair in enumerate(self.chairs)}
        return new_play(
            self.game,
            self.seats,
            seed=self.seed_for(self.salts),
            options=self.options,
            players=players,
        )

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

    def _taken_back(self, event: e.TakenBack, at: float) -> None:
        self._note_news(event.told)
        kept = [line for i, line in enumerate(self.lines) if i not in event.places]
        numbers = (one for i, one in enumerate(self.decisions) if i not in event.places)
        self.decisions = array("i", numbers)
        if self.play is None:
            self._written = kept
            return
        self.traces = [one for i, one in enumerate(self.traces) if i not in event.places]
        self.play = self._fresh_play()
        for line in kept:
            self.play.repeat(line.who, line.text)
        self._secretly_busy.discard(event.seat)
        self.requests.settle(event.seat)
        self.questions.take_back(event.places)
        self._ask()

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
