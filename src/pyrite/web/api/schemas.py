"""Descriptions for programs, from the types: JSON Schema of a socket, OpenAPI of the calls."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from functools import cache
from typing import TYPE_CHECKING, Any

import msgspec

import pyrite
from pyrite.core.game import Seat
from pyrite.engine.registry import all_games
from pyrite.engine.telling.schema import (
    DRAFT,
    SchemaWriter,
    closed_object,
    event_schema,
    game_schema,
)
from pyrite.tables import events
from pyrite.web.api.messages import Asked, Hello
from pyrite.wire import answers
from pyrite.wire.codes import STATUS

if TYPE_CHECKING:
    from pyrite.web.api.call import CallDescription

Schema = dict[str, Any]

LIVE = "#/$defs/"
CALLS = "#/components/schemas/"
"""Where the definitions stand: of a socket, of the calls."""

IN_PATH = re.compile(r"\{(\w+)\}")

TAKEN_BACK = {"seat": Seat, "steps": int}


@cache
def live_schema() -> Schema:
    """What a socket says and hears; views and events of every game."""
    (hello, asked, *heard), definitions = msgspec.json.schema_components(
        [Hello, Asked, *answers.HEARD], ref_template=LIVE + "{name}"
    )
    return {
        "$schema": DRAFT,
        "title": "live",
        **closed_object({"says": {"anyOf": [hello, asked]}, "hears": {"anyOf": heard}}),
        "$defs": {**definitions, **game_definitions()},
    }


def game_definitions() -> dict[str, Schema]:
    """A view and an event of any game; what is a game's own has its name before it."""
    made: dict[str, Schema] = {}
    views, told = [], [taken_back()]
    for game in all_games():
        schema = redirected(game_schema(game), f"{LIVE}{game.id}.")
        made |= {f"{game.id}.{name}": one for name, one in schema["$defs"].items()}
        views.append({"$ref": f"{LIVE}{game.id}.View"})
        told.append({"$ref": f"{LIVE}{game.id}.Event"})
    return {**made, "View": {"anyOf": views}, "Event": {"anyOf": told}}


def taken_back() -> Schema:
    """The one event that is no game's."""
    writer = SchemaWriter(events)
    schema = event_schema(writer, "taken-back", TAKEN_BACK)
    schema["properties"]["values"]["properties"]["seat"] = writer.definitions["Seat"]
    return schema


def redirected(part: Any, place: str) -> Any:
    """The same with every definition at another place."""
    if isinstance(part, dict):
        return {
            name: value.replace(LIVE, place) if name == "$ref" else redirected(value, place)
            for name, value in part.items()
        }
    return [redirected(one, place) for one in part] if isinstance(part, list) else part


# OpenAPI


def openapi(calls: Iterable[CallDescription]) -> Schema:
    """Every call, its body and its answers."""
    calls = list(calls)
    said = [kind for call in calls for kind in (call.body, *call.answers.values()) if kind]
    kinds = [kind for kind in said if not isinstance(kind, str)]
    schemas, components = msgspec.json.schema_components(
        [answers.Error, *kinds], ref_template=CALLS + "{name}"
    )
    error, *described = schemas
    by_kind = {str(kind): one for kind, one in zip(kinds, described, strict=True)}
    paths: dict[str, Any] = {}
    for call in calls:
        paths.setdefault(f"/api{call.path}", {})[call.method.lower()] = operation(
            call, by_kind, error
        )
    return {
        "openapi": "3.1.0",
        "info": {"title": "Pyrite", "version": pyrite.__version__},
        "paths": paths,
        "components": {
            "schemas": redirected({**components, **game_definitions()}, CALLS),
            "securitySchemes": {"key": {"type": "http", "scheme": "bearer"}},
        },
    }


def operation(call: CallDescription, schemas: Mapping[str, Schema], error: Schema) -> Schema:
    """One call."""
    made: Schema = {"operationId": call.handler.__name__, "summary": call.handler.__doc__}
    path = {name: {"type": "string"} for name in IN_PATH.findall(call.path)}
    made["parameters"] = [*parameters(path, "path"), *parameters(call.query, "query")]
    if call.body:
        content = {"application/json": {"schema": schemas[str(call.body)]}}
        made["requestBody"] = {"content": content}
    if call.needs_key:
        made["security"] = [{"key": []}]
    made["responses"] = {
        **{str(status): response(kind, schemas) for status, kind in call.answers.items()},
        **{str(status): refusal(status, error) for status in sorted(call.refusals)},
    }
    return made


def parameters(named: Mapping[str, Mapping[str, Any]], place: str) -> list[Schema]:
    """What a call is told beside its body."""
    return [
        {"name": name, "in": place, "required": place == "path", "schema": schema}
        for name, schema in named.items()
    ]


def response(kind: Any, schemas: Mapping[str, Schema]) -> Schema:
    """A good answer; where there is no type, nothing or a text of some kind."""
    if kind is None:
        return {"description": "OK"}
    if isinstance(kind, str):
        return {"description": "OK", "content": {kind: {"schema": {"type": "string"}}}}
    return {"description": "OK", "content": {"application/json": {"schema": schemas[str(kind)]}}}


def refusal(status: int, error: Schema) -> Schema:
    """All codes that go with a status."""
    codes = ", ".join(STATUS[status])
    return {"description": codes, "content": {"application/json": {"schema": error}}}
