"""A record told again, step by step, as one seat saw it or with all eyes: work for a process.

The whole record is checked line by line whenever it is told; a part of its steps is answered.
"""

from __future__ import annotations

import gzip
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Literal

from pyrite.core.errors import PyriteError
from pyrite.core.law import ONLOOKER
from pyrite.engine.errors import UnknownSeat
from pyrite.engine.play import Play, Step
from pyrite.engine.records.record import GameRecord, Line, parse_record
from pyrite.engine.records.replay import Replay
from pyrite.engine.telling.names import is_bot, level_in
from pyrite.engine.telling.perspectives import AllEyes, OneViewer
from pyrite.engine.telling.speech import Speech, given_name
from pyrite.engine.telling.viewer_events import News
from pyrite.tables.live.viewer_news import NewsItem
from pyrite.tables.seats import clean_text
from pyrite.web.api.messages import dump
from pyrite.web.errors import line_of
from pyrite.wire import answers as wire
from pyrite.wire.replays import Replayed, ReplayStep

MOST_STEPS = 1000  # in one answer
LONGEST_LINE = 500  # of a complaint
PACKING = 5

Eyes = int | Literal["all", "none"]


@dataclass(frozen=True)
class Untold:
    """Why a record cannot be told: the field that is wrong, one line, where in the record."""

    field: str
    text: str
    line: int | None


@dataclass(frozen=True)
class Retell:
    """A record, with whose eyes, in which language; from which step on."""

    record: str
    eyes: Eyes
    language: str
    after: int = 0
    is_packed: bool = False

    def do(self) -> bytes | Untold:
        """The answer as it is sent, or why there is none."""
        try:
            told = dump(retold(parse_record(self.record), self.eyes, self.language, self.after))
        except PyriteError as error:
            return untold(error, self.language)
        return gzip.compress(told, PACKING, mtime=0) if self.is_packed else told


def untold(error: PyriteError, language: str) -> Untold:
    """Its one line, and where."""
    number = error.values.get("number")
    return Untold(
        field="eyes" if isinstance(error, UnknownSeat) else "record",
        text=clean_text(line_of(error, language), LONGEST_LINE),
        line=None if number is None else int(number),
    )


def retold(record: GameRecord, eyes: Eyes, language: str, after: int = 0) -> Replayed:
    """What the call answers."""
    replay = Replay(record)
    telling = ReplayWriter(replay, eyes, language, after)
    steps = list(telling.steps())
    last = after + MOST_STEPS
    return {
        "game": record.game,
        "rules": record.rules,
        "seats": record.seats,
        "options": replay.play.options,
        "players": [player(seat, record.players.get(seat, "")) for seat in range(record.seats)],
        "names": telling.names,
        "eyes": eyes,
        "finished": record.is_finished,
        "seeded": record.seed is not None,
        "audit": record.is_audit,
        "count": telling.count,
        "start": telling.start,
        "steps": steps,
        "next": last if last < telling.count else None,
    }


def player(seat: int, name: str) -> wire.Player:
    """Who sat there, as tables tell it."""
    is_person = not is_bot(name)
    return {
        "seat": seat,
        "kind": "person" if is_person else "bot",
        "name": given_name(name) or None if is_person else None,
        "level": None if is_person else clean_text(level_in(name), LONGEST_LINE),
        "here": True,
        "bot_plays": False,
    }


class ReplayWriter:
    """Tells a replay to somebody, step by step."""

    def __init__(self, replay: Replay, eyes: Eyes, language: str, after: int) -> None:
        self._replay = replay
        self._after = after
        self.count = 0
        play = replay.play
        self._eyes = eyes_of(play, eyes)
        self._speech = Speech.at(play, language).for_viewer(self._eyes.viewer)
        self.names = [self._speech.seat(side) for side in range(play.game.sides(play.seats))]
        self.start = self._eyes.look().view

    def steps(self) -> Iterator[ReplayStep]:
        """Every line is taken and checked; steps of the wanted part that were news are told."""
        for line, step in self._replay.steps():
            if step:
                self.count += 1
                if news := self._note(step):
                    yield self._told(line, news)

    def _note(self, step: Step) -> News | None:
        """What is told of a step, if it is asked for."""
        news = self._eyes.note(step)
        if self.count == self._after:
            self.start = self._eyes.look().view
        is_asked = self._after < self.count <= self._after + MOST_STEPS
        return news if is_asked else None

    def _told(self, line: Line, news: News) -> ReplayStep:
        sight = self._eyes.look()
        told = NewsItem(self.count, self._eyes.viewer, news).data(self._speech)
        return {**told, "line": line.number, "view": sight.view, "own": list(sight.own)}


def eyes_of(play: Play, eyes: Eyes) -> OneViewer | AllEyes:
    """A seat that is not there is an error."""
    if eyes == "all":
        return AllEyes(play)
    return OneViewer(play, ONLOOKER if eyes == "none" else eyes)
