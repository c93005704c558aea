"""Tables for tests: opened with words, driven by commands, with a clock in hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from pyrite.engine.records.proof import commitment_of, seed_of
from pyrite.tables import commands as c
from pyrite.tables import events as e
from pyrite.tables.clocks import ClockRule
from pyrite.tables.deciding import decide
from pyrite.tables.errors import Refused
from pyrite.tables.journal import JournalRow, event_row, row_event
from pyrite.tables.live.viewer_news import Audience, NewsItem, Teller
from pyrite.tables.seats import Chair, bot, person
from pyrite.tables.table import Table

SECRET = bytes(range(32))
NOBODY = "open"


def key(seat: int) -> str:
    """The digest of the key of whoever sits there, in these tests."""
    return f"key {seat}"


def new_table(secret: bytes = SECRET) -> Table:
    """Before its first event."""
    return Table("t", lambda salts: seed_of(secret, salts), secret=secret)


class Party:
    """A table, its journal, and everybody's ears."""

    def __init__(self, *, ears: Sequence[tuple[int, ...]] = (), secret: bytes = SECRET) -> None:
        self.table = new_table(secret)
        self.rows: list[JournalRow] = []
        self.now = 1000.0
        self.tellers = [Teller(self.table, Audience(seats)) for seats in ears]
        self.heard: list[list[NewsItem]] = [[] for _ in ears]

    def happen(self, *events: e.Event) -> Party:
        """Events are written, happen, and are heard."""
        for event in events:
            self.rows.append(event_row("t", len(self.rows), self.now, event))
            for teller in self.tellers:
                teller.look(event)
            self.table.take(event, self.now)
            for teller, heard in zip(self.tellers, self.heard, strict=True):
                if item := teller.note(event):
                    heard.append(item)
        return self

    def do(self, command: c.Command) -> list[e.Event]:
        """A command that is not refused."""
        events = decide(self.table, command, self.now)
        self.happen(*events)
        return events

    def refuse(self, command: c.Command) -> str:
        """The code with which a command is refused; nothing has changed."""
        before = self.table.count, self.table.record().text() if self.table.play else ""
        with pytest.raises(Refused) as caught:
            decide(self.table, command, self.now)
        assert (
            self.table.count,
            self.table.record().text() if self.table.play else "",
        ) == before
        for language in ("en", "ja"):
            assert caught.value.in_language(language)
        return caught.value.code

    def wait(self, seconds: float) -> Party:
        """Time passes."""
        self.now += seconds
        return self

    def move(self, seat: int, text: str | None = None) -> list[e.Event]:
        """The seat answers its open question: this, or the first move there is."""
        return self.do(self.answer(seat, text))

    def answer(self, seat: int, text: str | None = None) -> c.PlayMove:
        """That answer as a command."""
        assert self.table.play
        decision = self.table.questions.open(seat)
        assert decision is not None
        move = self.table.play.legal(seat)[0] if text is None else text
        return c.PlayMove(self.table.chairs[seat].key, seat, decision, move)

    def log(self, seats: tuple[int, ...], after: int = 0) -> list[NewsItem]:
        """What whoever speaks for these seats was told since, from the journal."""
        teller = Teller(new_table(), Audience(seats))
        return [item for row in self.rows if (item := teller.again(row, after))]

    def again(self) -> Table:
        """The table folded from its journal."""
        table = new_table()
        for row in self.rows:
            table.take(row_event(row), row.at)
        return table


def chair(player: str, seat: int) -> Chair:
    """`open`, `bot LEVEL`, or somebody's name, with an own key or (`Ada@0`) that of a seat."""
    if player == NOBODY:
        return Chair()
    if player.startswith("bot "):
        return bot(player.removeprefix("bot "))
    name, _, shared = player.partition("@")
    return person(name, key(int(shared) if shared else seat))


def opened(
    game: str,
    *players: str,
    clock: ClockRule | None = None,
    invite: str = "",
    ears: Sequence[tuple[int, ...]] = (),
    secret: bytes = SECRET,
    is_late: bool = False,
    **options: str,
) -> Party:
    """An open table; `is_late`: who comes later may take a bot's seat."""
    chairs = tuple(chair(player, seat) for seat, player in enumerate(players))
    party = Party(ears=ears, secret=secret)
    start = e.Opened(
        game,
        options,
        chairs,
        key(0),
        commitment_of(secret),
        invite,
        clock=clock,
        code="KMPT",
        allows_late=is_late,
    )
    return party.happen(start)


def started(game: str, *players: str, **more: Any) -> Party:
    """A table whose game has begun."""
    party = opened(game, *players, **more)
    party.do(c.Start(key(0)))
    return party
