"""How a table stands: its attributes, and what can be asked of them. Nothing is changed here."""

from __future__ import annotations

from array import array
from collections.abc import Callable, Sequence
from typing import Literal

from pyrite.core.game import Game
from pyrite.core.law import ONLOOKER
from pyrite.engine.play import Play, Snapshot, Step
from pyrite.engine.records.prelude import Prelude
from pyrite.engine.records.proof import Exchange, Proof, make_proof
from pyrite.engine.records.record import GameRecord, Line
from pyrite.engine.undo import Trace
from pyrite.tables import events as e
from pyrite.tables.clocks import Clock, ClockRule
from pyrite.tables.decision_numbers import DecisionNumbers
from pyrite.tables.evening.games import DealAgain, GamePlayed
from pyrite.tables.keys import is_same_secret
from pyrite.tables.seats import Chair
from pyrite.tables.undo.requests import UndoRequests

State = Literal["open", "playing", "over", "stopped", "closed"]
SeedFor = Callable[[Sequence[str]], str]
"""The seed for the salts of all seats."""


class TableFacts:
    """How a table stands. Attributes are read by everybody, changed by `Table.take` alone."""

    __slots__ = (  # a server has many, and what differs in order of coming would cost 1 KB each
        "_counts",
        "_seats_of",
        "_secretly_busy",
        "_waiting",
        "_written",
        "again",
        "allows_late",
        "before_undo",
        "changed",
        "chairs",
        "chat_count",
        "chats",
        "clock_rule",
        "clocks",
        "code",
        "commitment",
        "commits",
        "count",
        "decisions",
        "evening",
        "exchange",
        "faces",
        "game",
        "has_hints",
        "id",
        "invite",
        "last_step",
        "moved",
        "muted",
        "news",
        "opened",
        "opener",
        "options",
        "origin",
        "play",
        "prelude",
        "questions",
        "rematch",
        "requests",
        "reveal_until",
        "revealed",
        "rules",
        "salts",
        "secret",
        "seed_for",
        "state",
        "taken",
        "time_lost",
        "told_clocks",
        "traces",
        "undone",
    )

    def __init__(self, id: str, seed_for: SeedFor, *, secret: bytes = b"") -> None:
        self.id = id
        self.seed_for = seed_for
        self.secret = secret
        self.count = 0  # events taken
        self.state: State = "open"
        self.chairs: list[Chair] = []
        self.commits: dict[int, str] = {}  # by seat, before the start: hashes of salts to come
        self.exchange: e.Fixed | None = None  # once they are fixed
        self.revealed: dict[int, str] = {}  # since then
        self.reveal_until = 0.0  # in the table's own time
        self.salts: tuple[str, ...] = ()
        self.play: Play | None = None  # none before the start, nor under other rules
        self._written: list[Line] = []  # the game under other rules
        self.traces: list[Trace] = []  # of the game as it stands, beside play.lines
        self.before_undo: Snapshot | None = None  # of play, before what was last taken back
        self.undone: dict[int, int] = {}  # by seat: how often it took back, or asked to
        self.decisions = array("i")  # of the game as it stands: which question a step answers
        self.news = array("H")  # who was told of each step and taking back, ever
        self.requests = UndoRequests()
        self.chats: list[tuple[float, e.Chatted]] = []  # the last of them
        self.chat_count = 0
        self.rematch = ""
        self.muted: set[int] = set()  # seats from which nothing more is said
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
    origin: str
    invite: str
    code: str
    prelude: Prelude | None
    taken: tuple[str, ...]
    allows_late: bool
    evening: tuple[GamePlayed, ...]
    again: DealAgain | None
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

    def is_invitation(self, given: str) -> bool:
        """Does this let somebody in?"""
        return self.is_public or is_same_secret(given, self.invite)

    @property
    def has_rules(self) -> bool:
        """Are the rules it is played by those we have?"""
        return self.rules == self.game.version

    @property
    def is_revealing(self) -> bool:
        """Are hashes fixed, and salts still to be revealed?"""
        return self.exchange is not None and self.state == "open"

    def has_committed(self, key: str) -> bool:
        """Is a salt of this key to be revealed, since all are fixed?"""
        return self.exchange is not None and any(
            seat in self.exchange.committed for seat in self.seats_of(key)[:1]
        )

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

    @property
    def late_seats(self) -> tuple[int, ...]:
        """Where somebody may sit down during the game: a bot plays, and the opener allows it."""
        if self.state != "playing" or not self.allows_late:
            return ()
        return tuple(seat for seat, chair in enumerate(self.chairs) if chair.bot_plays)

    @property
    def lets_in(self) -> bool:
        """May somebody sit down, now or in a moment?"""
        is_open = self.state == "open" and not self.is_revealing and bool(self.open_seats)
        return is_open or bool(self.late_seats)

    @property
    def is_enterable(self) -> bool:
        """Does it take people, if there is a seat for them?"""
        return self.state == "open" or (self.state == "playing" and self.allows_late)

    @property
    def opener_seat(self) -> int | None:
        """Where the opener sits; none of an opener who only looks on."""
        return min(self.seats_of(self.opener), default=None)

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
        """Waiting seats for which the server moves."""
        return tuple([seat for seat in self._waiting if self.chairs[seat].bot_plays])

    @property
    def is_left_to_bots(self) -> bool:
        """Does nobody but bots play: from the beginning, or because all have left?"""
        return all(chair.bot_plays for chair in self.chairs)

    # Time

    def time_at(self, at: float) -> float:
        """The table's own time: without what was lost."""
        return at - self.time_lost

    @property
    def next_time_out(self) -> float | None:
        """When the first running clock runs out, or the time to reveal; in the server's time."""
        if self.is_revealing:
            return self.reveal_until + self.time_lost
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
            prelude=self.prelude,
            players={seat: chair.player for seat, chair in enumerate(self.chairs)},
            lines=list(self.lines),
        )

    @property
    def proof(self) -> Proof | None:
        """Once it is over or stopped, and if its chance was drawn from a secret."""
        if self.state not in ("over", "stopped") or not self.secret:
            return None
        fixed = self.exchange
        silent = fixed.missing(self.revealed) if fixed else ()
        exchange = Exchange(fixed.fixed, fixed.committed, silent) if fixed else None
        deal = self.again.table if self.again else ""
        return make_proof(self.secret, self.salts, exchange, deal)
