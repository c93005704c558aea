"""The journal: numbered rows of events, to text and back."""

from __future__ import annotations

import json
import re
from dataclasses import asdict, dataclass
from functools import cache
from typing import Any, get_args

from pyrite.tables.clocks import ClockRule
from pyrite.tables.events import Event
from pyrite.tables.seats import Chair


@dataclass(frozen=True, slots=True)
class Row:
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
    data = json.dumps(_data(event), ensure_ascii=False, separators=(",", ":"))
    return Row(table, number, at, _kind_name(type(event).__name__), data)


def row_event(row: Row) -> Event:
    """The event of a row."""
    kind = _kinds()[row.kind]
    event: Event = kind(
        **{name: _value(name, value) for name, value in json.loads(row.data).items()}
    )
    return event


def _data(event: Event) -> dict[str, Any]:
    """The values that are not as they usually are."""
    return {name: value for name, value in asdict(event).items() if value not in ("", None)}


def _value(name: str, value: Any) -> Any:
    if name == "chairs":
        return tuple(Chair(**one) for one in value)
    if name == "clock":
        return ClockRule(**value)
    return tuple(value) if isinstance(value, list) else value
