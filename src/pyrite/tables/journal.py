"""The journal: events as numbered rows and back, and as a game's record and back."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from dataclasses import asdict, fields
from functools import cache
from typing import Any, NamedTuple, get_args

from pyrite.engine.play import Play, Step
from pyrite.engine.records.record import GameRecord, Line
from pyrite.engine.records.replay import Replay
from pyrite.engine.telling.names import PERSON
from pyrite.engine.undo import told_mask
from pyrite.tables.clocks import ClockRule
from pyrite.tables.events import Drawn, Ended, Event, Moved, Opened, Started
from pyrite.tables.seats import Chair, chair_of

ENCODER = json.JSONEncoder(ensure_ascii=False, separators=(",", ":"), default=asdict)
quoted = json.encoder.encode_basestring


class Row(NamedTuple):
    """One event as a store keeps it."""

    table: str
    number: int  # from 0, without gaps
    at: float  # seconds since 1970
    kind: str
    data: str  # JSON


@cache
def _kinds() -> dict[str, type[Any]]:
    return {_kind_name(one.__name__): one for one in get_args(Event)}


@cache
def _kind_name(name: str) -> str:
    """`TakenBack` is written `taken_back`."""
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


def event_row(table: str, number: int, at: float, event: Event) -> Row:
    """An event as a row."""
    return Row(table, number, at, _kind_name(type(event).__name__), _event_text(event))


def _event_text(event: Event) -> str:
    """As JSON; what a journal is full of is written by hand, ten times as fast."""
    match event:
        case Drawn(text, told):
            return f'{{"text":{quoted(text)},"told":{told}}}'
        case Moved(seat, text, told, by_bot, decision):
            bot = "true" if by_bot else "false"
            answers = "" if decision is None else f',"decision":{decision}'
            said = f'"text":{quoted(text)},"told":{told},"by_bot":{bot}{answers}'
            return f'{{"seat":{seat},{said}}}'
    return ENCODER.encode(_data(event))


def row_event(row: Row) -> Event:
    """The event of a row."""
    kind = _kinds()[row.kind]
    event: Event = kind(
        **{name: _value(name, value) for name, value in json.loads(row.data).items()}
    )
    return event


def _data(event: Event) -> dict[str, Any]:
    """All values but those that are empty and empty by themselves."""
    usual_values = _usual(type(event).__name__)
    values = ((name, usual, getattr(event, name)) for name, usual in usual_values)
    return {
        name: value for name, usual, value in values if value not in ("", None) or value != usual
    }


@cache
def _usual(name: str) -> tuple[tuple[str, Any], ...]:
    """The names of an event's values, and what they are by themselves."""
    return tuple((one.name, one.default) for one in fields(_kinds()[_kind_name(name)]))


def _value(name: str, value: Any) -> Any:
    if name == "chairs":
        return tuple(Chair(**one) for one in value)
    if name == "clock":
        return ClockRule(**value)
    return tuple(value) if isinstance(value, list) else value


# Records


def step_event(
    play: Play, step: Step, *, by_bot: bool = False, decision: int | None = None
) -> Event:
    """The step that has just been made, as an event."""
    told = told_mask(play, step)
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
    yield Opened(record.game, play.options, chairs, opener=key, commitment="")
    yield Started(tuple(seats), record.rules, ("",) * record.seats)
    for _, step in replay.steps():
        if step:
            by_bot = not step.is_chance and chairs[step.mover].bot_plays
            yield step_event(play, step, by_bot=by_bot)
    for step in play.chance_steps():
        yield step_event(play, step)
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
