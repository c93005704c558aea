"""JSON Schema (draft 2020-12) of what a game says and asks: its view, its events, its start.

It is written from the types that a game declares. A TypedDict becomes an entry of `$defs` with all
its fields and no others; a closed set of texts becomes one if it has a name beside the view. The
comment behind a field is its description.
"""

from __future__ import annotations

import inspect
import re
import sys
import types
from collections.abc import Callable, Iterable, Iterator, Mapping
from types import ModuleType
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

from pyrite.core.game import Cards, Game, Json, Option, Points, Seat
from pyrite.core.view import OneOf

DRAFT = "https://json-schema.org/draft/2020-12/schema"
PLAIN: dict[Any, str] = {
    bool: "boolean",
    int: "integer",
    type(None): "null",
    **dict.fromkeys((str, Cards, Points), "string"),
}
SEAT = {"description": "A seat or side by its number.", "type": "integer", "minimum": 0}

Schema = dict[str, Json]


def game_schema(game: Game) -> Schema:
    """One object: a view, an event, and what a new game is started with."""
    writer = SchemaWriter(sys.modules[game.view_type.__module__])
    parts = {
        "view": writer.write(game.view_type),
        "event": writer.define("Event", game.events, lambda: events_schema(writer, game.events)),
        "start": writer.define("Start", game.options, lambda: start_schema(game)),
    }
    narrow(writer.definitions, game)
    return {
        "$schema": DRAFT,
        "title": game.title,
        "description": f"{game.id}, rules {game.version}",
        **closed_object(parts),
        "$defs": dict(sorted(writer.definitions.items())),
    }


def closed_object(properties: Mapping[str, Schema], *, optional: Iterable[str] = ()) -> Schema:
    """All of these but the optional ones, and nothing else."""
    return {
        "type": "object",
        "properties": dict(properties),
        "required": [name for name in properties if name not in optional],
        "additionalProperties": False,
    }


def described(meaning: str, schema: Schema) -> Schema:
    """With its meaning. A reference stays alone: generators of types lose its name otherwise."""
    return {"description": meaning, **({"allOf": [schema]} if "$ref" in schema else schema)}


def narrow(definitions: Mapping[str, Schema], game: Game) -> None:
    """What all views share, as far as this game goes."""
    view, ending = definitions["View"]["properties"], definitions["Ending"]["properties"]
    view["id"]["const"] = game.id
    view["seats"]["enum"] = list(game.seats)
    ending["reason"]["enum"] = list(game.reasons)


# Types


class SchemaWriter:
    """Turns types into schemas; what has a name is defined once."""

    def __init__(self, home: ModuleType) -> None:
        self.definitions: dict[str, Schema] = {}
        self._sources: dict[str, object] = {}
        self._named = {kind: (name, kind) for name, kind in vars(home).items() if is_closed(kind)}

    def define(self, name: str, source: object, make: Callable[[], Schema]) -> Schema:
        """A reference to the definition of this name."""
        if self._sources.setdefault(name, source) != source:
            raise TypeError(f"two types are called {name}")
        if name not in self.definitions:
            self.definitions[name] = {}  # a type may speak of itself
            self.definitions[name] = make()
        return {"$ref": f"#/$defs/{name}"}

    def write(self, kind: Any) -> Schema:
        """The schema of a type."""
        if kind in PLAIN:
            return {"type": PLAIN[kind]}
        if kind is Seat:
            return self.define("Seat", kind, lambda: dict(SEAT))
        if is_typeddict(kind):
            return self.define(kind.__name__, kind, lambda: self._fields(kind))
        if kind in self._named:
            name, own = self._named[kind]  # equal, but the order of its texts may be another
            return self.define(name, own, lambda: self._parts(own))
        return self._parts(kind)

    def _fields(self, kind: Any) -> Schema:
        said, hints = dict(meanings(kind)), get_type_hints(kind, include_extras=True)
        for name in hints.keys() - said.keys():
            raise TypeError(f"{kind.__name__}.{name} has no comment that says what it means")
        fields = {name: described(said[name], self.write(hint)) for name, hint in hints.items()}
        return {"description": kind.__doc__, **closed_object(fields)}

    def _parts(self, kind: Any) -> Schema:
        origin, parts = get_origin(kind), get_args(kind)
        if origin is Literal:
            return {"enum": list(parts)}
        if origin is Annotated:
            mark = parts[1]
            return {"enum": list(mark.values)} if isinstance(mark, OneOf) else self.write(mark)
        if origin is list:
            return {"type": "array", "items": self.write(parts[0])}
        if origin is dict:
            return self._map(*parts)
        if origin in (Union, types.UnionType):
            return {"anyOf": [self.write(part) for part in parts]}
        raise TypeError(f"no JSON Schema for {kind}")

    def _map(self, key: Any, value: Any) -> Schema:
        """By a Literal: every one of its texts is a key. By other texts: any of them may be."""
        if get_origin(key) is Literal:
            return closed_object({text: self.write(value) for text in get_args(key)})
        return {
            "type": "object",
            "propertyNames": self.write(key),
            "additionalProperties": self.write(value),
        }


def is_closed(kind: object) -> bool:
    """A Literal, or a text marked as one of many."""
    if get_origin(kind) is Literal:
        return True
    return get_origin(kind) is Annotated and isinstance(get_args(kind)[1], OneOf)


FIELD = re.compile(r'^ +"?(\w+)"?: .*?  # (.+)$', re.MULTILINE)


def meanings(kind: Any) -> Iterator[tuple[str, str]]:
    """Every field of a TypedDict with the comment that stands behind it."""
    home = sys.modules[kind.__module__]
    declared = re.search(
        rf"^(?:class )?{kind.__name__}(?: = TypedDict)?\((.*?)\n(.*?)(?:\n\n\n|\Z)",
        inspect.getsource(home),
        re.MULTILINE | re.DOTALL,
    )
    assert declared, f"{kind} is declared elsewhere"
    for base in re.findall(r"\w+", declared[1]):
        if is_typeddict(vars(home).get(base)):
            yield from meanings(vars(home)[base])
    yield from FIELD.findall(declared[2])


# Events and the start


def events_schema(writer: SchemaWriter, events: Mapping[str, Mapping[str, Any]]) -> Schema:
    """Something that happened: a key, and values that depend on it."""
    kinds = [event_schema(writer, key, values) for key, values in events.items()]
    return {"description": "Something that happened.", "anyOf": kinds}


def event_schema(writer: SchemaWriter, key: str, values: Mapping[str, Any]) -> Schema:
    """One kind of event."""
    inner = closed_object({name: writer.write(kind) for name, kind in values.items()})
    return closed_object({"key": {"const": key}, "values": inner})


def start_schema(game: Game) -> Schema:
    """Seats, and the options there are for so many."""
    kinds = [
        closed_object(
            {"seats": {"const": seats}, "options": options_schema(game, seats)},
            optional=["options"],
        )
        for seats in game.seats
    ]
    return {"description": "What a new game is started with.", "anyOf": kinds}


def options_schema(game: Game, seats: int) -> Schema:
    """What may be chosen; what is left out has its default."""
    options = {option.name: option_schema(option, seats) for option in game.options_for(seats)}
    return closed_object(options, optional=options)


def option_schema(option: Option, seats: int) -> Schema:
    """The values of one option."""
    values = option.values_for(seats)
    return {"enum": list(values), "default": values[0]}
