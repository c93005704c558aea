"""A table at one keyboard, its journal kept as a record file. No face, no clock, no server.

Nobody hears of what is not kept: a command is decided, it happens, the file is written whole with
what it brought, then it is told to everybody who may know of it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import NamedTuple

from pyrite.core.game import Game
from pyrite.core.law import ONLOOKER
from pyrite.engine.errors import FileFault
from pyrite.engine.play import Play, check_options, check_seats
from pyrite.engine.records.files import PRIVATE, usual_mode, write_whole
from pyrite.engine.records.record import GameRecord, Line
from pyrite.engine.telling.names import PERSON, is_bot
from pyrite.engine.telling.viewer_events import News, View
from pyrite.engine.undo import viewer_bit
from pyrite.tables import commands as c
from pyrite.tables import events as e
from pyrite.tables.bots.request import BotRequest, bot_request, hint_request
from pyrite.tables.deciding import decide
from pyrite.tables.journal import events_of
from pyrite.tables.live.viewer_news import Audience, Teller
from pyrite.tables.seats import chair_of
from pyrite.tables.table import Table

KEYBOARD = "keyboard"  # the one key, which speaks for every person
NO_TIME = 0.0  # nobody looks at a clock here


class SeenNews(NamedTuple):
    """A piece of news as one viewer saw it, and their screen after it."""

    news: News
    view: View


@dataclass(frozen=True)
class Margin:
    """What stands in a record beside the game: keys we do not know, and comments."""

    other: Mapping[str, str] = field(default_factory=dict)
    comments: tuple[tuple[int, Line], ...] = ()  # each with how many steps stand before it

    def without(self, places: Sequence[int]) -> Margin:
        """These steps are gone; comments stay between the same others."""
        moved = ((at - sum(place < at for place in places), line) for at, line in self.comments)
        return replace(self, comments=tuple(moved))

    def add_to(self, record: GameRecord) -> GameRecord:
        """The record with all of it."""
        record.other = dict(self.other)
        for at, line in reversed(self.comments):
            record.lines.insert(at, line)
        return record


def margin_of(record: GameRecord) -> Margin:
    """What a record has beside its game."""
    steps, comments = 0, []
    for line in record.lines:
        if line.who == "#":
            comments.append((steps, line))
        steps += line.who == "*" or line.who.isdigit()
    return Margin(record.other, tuple(comments))


class FileTable:
    """One table, the file it is kept in, and what everybody here has been told of it."""

    def __init__(
        self, table: Table, file: Path, margin: Margin | None = None, *, is_kept: bool = True
    ) -> None:
        self._table = table
        self._is_kept = is_kept
        self.fault: FileFault | None = None  # why the file is not what it should be
        self._margin = margin or Margin()
        self.file = file
        chairs = dict(enumerate(table.chairs))
        self.people = tuple(seat for seat, chair in chairs.items() if chair.kind == "person")
        self.levels = {seat: chair.level for seat, chair in chairs.items() if chair.kind == "bot"}
        self.news: dict[int, list[SeenNews]] = {viewer: [] for viewer in (*self.people, ONLOOKER)}
        self._tellers = {
            viewer: Teller(table, Audience(() if viewer == ONLOOKER else (viewer,)))
            for viewer in self.news
        }

    # What there is to see

    @property
    def play(self) -> Play:
        """The game, once it has begun; not to be moved."""
        assert self._table.play is not None
        return self._table.play

    @property
    def game(self) -> Game:
        """Which game is played."""
        return self._table.game

    @property
    def is_over(self) -> bool:
        """Has the game ended?"""
        return self._table.state == "over"

    def view(self, viewer: int) -> View:
        """What this viewer's screen shows now."""
        return self.play.view(viewer)

    def shows_the_same(self, one: int, other: int) -> bool:
        """Could these two look at each other's screen and learn nothing?"""
        mine, theirs = ({**self.view(viewer), "viewer": None} for viewer in (one, other))
        return mine == theirs

    def bot_request(self, seat: int) -> BotRequest:
        """What the bot of this seat has to think about."""
        return bot_request(self._table, seat)

    def hint_request(self, seat: int) -> BotRequest:
        """The same for a person who wants advice, from what they may know alone."""
        return hint_request(self._table, seat)

    # What is done

    def begin(self) -> None:
        """Chance speaks first, and the file exists before the first question."""
        if self._table.state == "open":
            self._do(c.Start(KEYBOARD))
            if self.fault and self._is_kept:
                raise self.fault
        else:
            self._keep()

    def move(self, seat: int, text: str) -> None:
        """Whoever sits there moves, and chance says what it must; Refused if that is not legal."""
        decision = self._table.questions.open(seat)
        assert decision is not None
        if seat in self.levels:
            self._do(c.PlayForSeat(seat, decision, text))
        else:
            self._do(c.PlayMove(KEYBOARD, seat, decision, text))

    def last_mover(self, asker: int) -> int | None:
        """Of the people here, who has moved last as far as the asker may know.

        Who is busy with a secret choice since is passed over.
        """
        busy = set()
        for trace in reversed(self._table.traces):
            if trace.mover in self.people and trace.mover not in busy:
                if trace.told & viewer_bit(asker):
                    return trace.mover
                busy.add(trace.mover)
        return None

    def take_back(self, seat: int) -> None:
        """The person's last move is taken back; all sit at this keyboard, so nobody is asked.

        Refused where something has been shown since.
        """
        self._do(c.TakeBack(KEYBOARD, seat))

    def _do(self, command: c.Command) -> None:
        news = [one for event in decide(self._table, command, NO_TIME) for one in self._take(event)]
        self._keep()
        for viewer, seen in news:
            self.news[viewer].append(seen)

    def _take(self, event: e.Event) -> list[tuple[int, SeenNews]]:
        """Everybody looks, it happens: what each of them is to hear."""
        for teller in self._tellers.values():
            teller.look(event)
        self._table.take(event, NO_TIME)
        if isinstance(event, e.TakenBack):
            self._margin = self._margin.without(event.places)
        return [
            (viewer, SeenNews(item.news, self.view(viewer)))
            for viewer, teller in self._tellers.items()
            if (item := teller.note(event))
        ]

    def _keep(self) -> None:
        """Written whole each time; where that fails the game goes on, and the next move tries."""
        try:
            if self._is_kept:
                self.save(self.file)
            self.fault = None
        except FileFault as fault:
            self.fault = fault

    @property
    def is_saved(self) -> bool:
        """Does the file hold all that happened?"""
        return self._is_kept and self.fault is None

    # What is written

    def save(self, file: Path) -> None:
        """The record so far, whole; private as long as it tells what is still a secret."""
        text = self._margin.add_to(self._table.record()).text()
        write_whole(file, text, mode=usual_mode() if self.is_over else PRIVATE)


def new_file_table(
    file: Path,
    game: Game,
    players: Mapping[int, str],
    *,
    seed: str,
    options: Mapping[str, str] | None = None,
    is_kept: bool = True,
) -> FileTable:
    """A table for these, named as a record names them; nothing is dealt or written yet."""
    check_seats(game, len(players))
    chosen = check_options(game, len(players), options or {})
    chairs = tuple(chair_of(players[seat], KEYBOARD) for seat in range(len(players)))
    table = Table(file.name, lambda salts: seed)
    table.take(e.Opened(game.id, chosen, chairs, opener=KEYBOARD, commitment=""), NO_TIME)
    return FileTable(table, file, is_kept=is_kept)


def resumed_file_table(file: Path, record: GameRecord) -> FileTable:
    """The game of a record where it stopped; where only bots played, somebody takes seat 0."""
    players = {seat: record.players.get(seat, PERSON) for seat in range(record.seats)}
    if all(map(is_bot, players.values())):
        players[0] = PERSON
    table = Table(file.name, lambda salts: record.seed or "")
    for event in events_of(replace(record, players=players), KEYBOARD):
        table.take(event, NO_TIME)
    return FileTable(table, file, margin_of(record))
