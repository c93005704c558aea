"""The fields of a game's view, as it declares them: for faces that know nothing else of the game.

A board that nobody has drawn, in the terminal or on the page, shows these in their order.
"""

from __future__ import annotations

import functools
import types
from collections.abc import Iterator
from dataclasses import dataclass
from typing import (
    Annotated,
    Any,
    Literal,
    Union,
    get_args,
    get_origin,
    get_type_hints,
    is_typeddict,
)

from pyrite.core.game import Game, Seat
from pyrite.core.view import Frame
from pyrite.engine.telling.schema import meanings

FieldKind = Literal["number", "text", "flag", "seat", "list", "table", "map", "object"]
PLAIN: dict[Any, FieldKind] = {bool: "flag", int: "number", str: "text"}


@dataclass(frozen=True)
class ViewField:
    """One field: what it is called, what it means, and what stands in it."""

    name: str
    meaning: str
    kind: FieldKind
    fields: tuple[ViewField, ...] = ()  # of an object, of a row of a table
    inner: FieldKind | None = None  # what stands in a list or map
    is_private: bool = False  # a seat sees in it what others do not (`privacy.py` finds out)


@functools.cache
def view_fields(game: Game) -> tuple[ViewField, ...]:
    """What a game shows beside what all views have."""
    shared = Frame.__annotations__
    return tuple(one for one in fields_of(game.view_type) if one.name not in shared)


def fields_of(kind: Any) -> Iterator[ViewField]:
    """The fields of a TypedDict, in the order of their declaration."""
    said = dict(meanings(kind))
    for name, hint in get_type_hints(kind, include_extras=True).items():
        yield view_field(name, said.get(name, ""), hint)


def view_field(name: str, meaning: str, hint: Any) -> ViewField:
    """One field by its type; what may be missing is shown as if it were there."""
    hint = known_part(hint)
    origin, parts = get_origin(hint), get_args(hint)
    if is_typeddict(hint):
        return ViewField(name, meaning, "object", tuple(fields_of(hint)))
    if origin in (list, dict):
        item = view_field(name, meaning, parts[-1])
        many: FieldKind = "map" if origin is dict else "table" if item.fields else "list"
        return ViewField(name, meaning, many, item.fields, item.kind)
    return ViewField(name, meaning, plain_kind(hint))


def known_part(hint: Any) -> Any:
    """A type without its None."""
    if get_origin(hint) not in (Union, types.UnionType):
        return hint
    kept = [part for part in get_args(hint) if part is not type(None)]
    return kept[0] if kept else str


def plain_kind(hint: Any) -> FieldKind:
    """A type without parts of its own."""
    if get_origin(hint) is Annotated:
        return "seat" if get_args(hint)[1] is Seat else "text"
    if get_origin(hint) is Literal:
        hint = type(get_args(hint)[0])
    return PLAIN.get(hint, "text")
