"""What a value is in the dialect: a number, a row, a struct, or a workspace that holds rows."""

from __future__ import annotations

import functools
import typing
from dataclasses import dataclass
from typing import Any

from pyrite.core.schema import Field, Struct


@dataclass(frozen=True)
class RowType:
    """A fixed row of something."""

    of: Any


INT, FLOAT, NOTHING, ANYTHING = "a number", "a float", "nothing", "anything"


def type_of_hint(hint: Any) -> Any:
    """What an annotation promises."""
    if hint in (int, bool):
        return INT
    if hint is float:
        return FLOAT
    if hint is type(None):
        return NOTHING
    if typing.get_origin(hint) is list:
        return RowType(type_of_hint(typing.get_args(hint)[0]))
    if isinstance(hint, type) and (issubclass(hint, Struct) or is_workspace(hint)):
        return hint
    return ANYTHING


def is_workspace(kind: Any) -> bool:
    """Is it a NamedTuple?"""
    return isinstance(kind, type) and issubclass(kind, tuple) and hasattr(kind, "_fields")


@functools.cache
def fields_of(kind: Any) -> dict[str, Any]:
    """What a struct's or a workspace's fields are, by name; empty for what has none."""
    if is_workspace(kind):
        return {name: type_of_hint(hint) for name, hint in typing.get_type_hints(kind).items()}
    if isinstance(kind, type) and issubclass(kind, Struct):
        return {name: type_of_field(field) for name, field in kind.fields.items()}
    return {}


def type_of_field(field: Field) -> Any:
    """What a struct's field holds."""
    one = INT if isinstance(field.kind, str) else field.kind
    return RowType(one) if field.length else one


def type_of_constant(value: Any) -> Any:
    """A number, a rectangular table of numbers, or None for what may not be used."""
    if isinstance(value, int | float):
        return INT if isinstance(value, int) else FLOAT
    if not isinstance(value, tuple) or not value:
        return None
    inner = {type_of_constant(one) for one in value}
    lengths = {len(one) if isinstance(one, tuple) else 0 for one in value}
    return RowType(inner.pop()) if len(inner) == len(lengths) == 1 and None not in inner else None


def fits_word(value: Any) -> bool:
    """Does a number fit 64 bits with its sign, or every number of a table?"""
    if isinstance(value, tuple):
        return all(map(fits_word, value))
    return not isinstance(value, int) or -(1 << 63) <= value < 1 << 63


def name_of(kind: Any) -> str:
    """As complaints call it."""
    if isinstance(kind, RowType):
        return f"a row of {name_of(kind.of)}"
    return kind.__name__ if isinstance(kind, type) else str(kind)


def fits(given: Any, wanted: Any) -> bool:
    """May the one stand where the other is wanted?"""
    if ANYTHING in (given, wanted):
        return True
    if isinstance(given, RowType) and isinstance(wanted, RowType):
        return fits(given.of, wanted.of)
    return bool(given == wanted) or (given == INT and wanted == FLOAT)


def has_float(kind: Any) -> bool:
    """Is it a float, or a row of such?"""
    return has_float(kind.of) if isinstance(kind, RowType) else kind == FLOAT
