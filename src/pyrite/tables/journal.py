"""The journal: events as numbered rows and back, and as a game's record and back."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple, get_args

import msgspec

from pyrite.engine.play import Play, Step
from pyrite.engine.records.record import GameRecord, Line
from pyrite.engine.records.replay import Replay
from pyrite.engine.telling.names import PERSON
from pyrite.engine.undo import told_mask
from pyrite.tables.events import Drawn, Ended, Event, Moved, Opened, Started, kind_name
from pyrite.tables.seats import chair_of

ENCODER = msgspec.json.Encoder()
KINDS = {one: kind_name(one.__name__) for one in get_args(Event)}
DECODERS = {kind: msgspec.json.Decoder(one) for one, kind in KINDS.items()}
BEFORE_VALUES = {one: len(f'{{"kind":"{kind}"') for one, kind in KINDS.items()}
"""How much of an encoded event says its kind, which has a column of its own."""


class JournalRow(NamedTuple):
    """One event as a store keeps it."""

    table: str
    number: int  # from 0, without gaps
    at: float  # seconds since 1970
    kind: str
    data: str  # JSON


def event_row(table: str, number: int, at: float, event: Event) -> JournalRow:
    """An event as a row."""
    return JournalRow(table, number, at, KINDS[type(event)], _values_text(event))


def _values_text(event: Event) -> str:
    values = ENCODER.encode(event)[BEFORE_VALUES[type(event)] :].decode()
    return "{" + values.removeprefix(",")


def row_event(row: JournalRow) -> Event:
    """The event of a row."""
    event: Event = DECODERS[row.kind].decode(row.data)
    return event


# Records


def step_event(
    before: Play, after: Play, step: Step, *, by_bot: bool = False, decision: int | None = None
) -> Event:
    """The step between these two, as an event."""
    told = told_mask(before, after, step)
    if step.is_chance:
        return Drawn(step.text, told)
    return Moved(step.mover, step.text, told, by_bot, decision)


def events_of(record: GameRecord, key: str) -> Iterator[Event]:
    """The journal of a record's game, whose people have this key; every line is checked.

    What chance has still to say comes behind the last line, where a seed says it.
    """
    replay = Replay(record)
    play, seats = replay.play, range(record.seats)
    chairs = tuple(chair_of(record.players.get(seat, PERSON), key) for seat in seats)
    prelude = record.prelude
    yield Opened(record.game, play.options, chairs, key, commitment="", prelude=prelude)
    yield Started(tuple(seats), record.rules, ("",) * record.seats)
    before = play.branch()
    for _, step in replay.steps():
        if step:
            by_bot = not step.is_chance and chairs[step.mover].bot_plays
            yield step_event(before, play, step, by_bot=by_bot)
            before = play.branch(before.state)
    for step in play.chance_steps():
        yield step_event(before, play, step)
    if play.is_over:
        yield Ended("")


def seen_lines(play: Play, viewer: int) -> list[Line]:
    """The record as far as a viewer may know it: of chance only that it spoke."""
    if play.is_over:
        return play.game_record().lines
    return [line for line in play.lines if _is_seen(play, line, viewer)]


def _is_seen(play: Play, line: Line, viewer: int) -> bool:
    if not line.who.isdigit():
        return False
    seat, move = int(line.who), play.game.parse_move(line.text)
    return seat == viewer or bool(play.game.seen(play.state, seat, move, viewer))
