"""`python -m pyrite.web.typescript`: the page's types, from the same schemas that strangers get.

One file for what the server says and hears, one for each game's view and events.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from pyrite.engine.registry import all_games
from pyrite.engine.telling.schema import game_schema
from pyrite.web.api.routes import CALLS
from pyrite.web.api.schemas import live_schema, openapi

PAGE = Path(__file__).parent / "page"
HEAD = "// Written by `make types`. A test fails when it is not what the server says.\n"
PLAIN = {
    "boolean": "boolean",
    "integer": "number",
    "number": "number",
    "string": "string",
    "null": "null",
}
NAME = re.compile(r"^[A-Za-z_]\w*$")

Schema = Mapping[str, Any]


def typescript_files() -> dict[Path, str]:
    """Every file of types, and what must stand in it."""
    games = {
        PAGE / "games" / game.id / "types.ts": HEAD + definitions(game_schema(game)["$defs"])
        for game in all_games()
    }
    return {PAGE / "wire" / "types.ts": HEAD + wire_types(), **games}


def wire_types() -> str:
    """Messages of a socket and answers to calls; a view is one of the games'."""
    live = live_schema()
    every = {**openapi(CALLS)["components"]["schemas"], **live["$defs"]}
    told = {name: one for name, one in every.items() if "." not in name}
    both = {"Says": live["properties"]["says"], "Hears": live["properties"]["hears"]}
    return imports(live) + definitions({**told, **both})


def imports(live: Schema) -> str:
    """The games' views and events by names of their own."""
    lines = [
        f"import type {{ Event as {name}Event, View as {name}View }} "
        f'from "../games/{id}/types.ts";\n'
        for id, name in ((game.id, camel(game.id)) for game in all_games())
    ]
    return "".join(lines)


def camel(id: str) -> str:
    """`fools-gold` as `FoolsGold`."""
    return "".join(part.capitalize() for part in id.split("-"))


def definitions(named: Mapping[str, Schema]) -> str:
    """A type for each name."""
    return "".join(
        f"\n{comment(one)}export type {name} = {typed(one)};\n"
        for name, one in sorted(named.items())
    )


def comment(schema: Schema, indent: str = "") -> str:
    """Its meaning, if it has one."""
    return f"{indent}/** {schema['description']} */\n" if schema.get("description") else ""


def typed(schema: Schema, indent: str = "") -> str:
    """A schema as a type."""
    if "$ref" in schema:
        return reference(schema["$ref"])
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return " | ".join(json.dumps(one, ensure_ascii=False) for one in schema["enum"])
    for group, sign in (("anyOf", " | "), ("allOf", " & ")):
        if group in schema:
            return sign.join(dict.fromkeys(typed(one, indent) for one in schema[group]))
    if "prefixItems" in schema:
        return f"readonly [{', '.join(typed(one, indent) for one in schema['prefixItems'])}]"
    if schema.get("type") == "array":
        return f"readonly ({typed(schema.get('items', {}), indent)})[]"
    if schema.get("type") == "object":
        return structure(schema, indent)
    return PLAIN[schema["type"]] if "type" in schema else "unknown"


def reference(ref: str) -> str:
    """`#/$defs/gold.View` is another file's `GoldView`."""
    game, dot, name = ref.rpartition("/")[2].rpartition(".")
    return f"{camel(game)}{name}" if dot else name


def structure(schema: Schema, indent: str) -> str:
    """An object: its fields, or values by key."""
    if not schema.get("properties"):
        return dictionary(schema, indent)
    return "{\n" + "".join(fields(schema, indent + "  ")) + indent + "}"


def dictionary(schema: Schema, indent: str) -> str:
    """Values by key; an object that can hold none holds never."""
    values = schema.get("additionalProperties")
    keys = typed(schema["propertyNames"]) if "propertyNames" in schema else "string"
    return f"Readonly<Record<{keys}, {typed(values, indent) if values else 'never'}>>"


def fields(schema: Schema, indent: str) -> Iterator[str]:
    """The fields of an object."""
    for name, one in schema["properties"].items():
        mark = "" if name in schema.get("required", ()) else "?"
        key = name if NAME.match(name) else json.dumps(name)
        yield f"{comment(one, indent)}{indent}readonly {key}{mark}: {typed(one, indent)};\n"


def main() -> None:
    """Write them all."""
    for file, text in typescript_files().items():
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
