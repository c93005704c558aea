"""`python -m pyrite.web.typescript`: what the page need not be told twice.

Its types, from the same schemas that strangers get: one file for what the server says and hears,
one for each game's view and events. And what is printed, from each game's `box.py`.
"""

from __future__ import annotations

import importlib
import json
import re
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from pyrite.core.game import Game
from pyrite.engine.registry import all_games
from pyrite.engine.telling.schema import game_schema
from pyrite.web.api.routes import CALLS
from pyrite.web.api.schemas import live_schema, openapi

PAGE = Path(__file__).parent / "page"
GAMES = Path(__file__).parents[1] / "games"
HEAD = "// Written by `make types`. A test fails when it is not what the server says.\n"
BOX_HEAD = "// Written by `make types`. A test fails when it is not what box.py says.\n\n"
LARGEST = 2**53 - 1  # whole number of JavaScript
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
    """Every file, and what must stand in it."""
    files = {PAGE / "wire" / "types.ts": HEAD + wire_types()}
    for game in games_with_a_page():
        files[page_folder(game) / "types.ts"] = HEAD + definitions(game_schema(game)["$defs"])
        files[page_folder(game) / "box.ts"] = BOX_HEAD + printed(game)
    return files


def games_with_a_page() -> list[Game]:
    """Those with a folder of page sources; the others need no types."""
    return [game for game in all_games() if page_folder(game).is_dir()]


def page_folder(game: Game) -> Path:
    """Where the page sources of a game lie."""
    return GAMES / folder_name(game) / "faces" / "page"


def folder_name(game: Game) -> str:
    """What a game's folder is called."""
    return game.package.rpartition(".")[2]


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
        f'from "../../../games/{folder_name(game)}/faces/page/types.ts";\n'
        for game, name in ((game, camel(game.id)) for game in games_with_a_page())
    ]
    return "".join(lines)


def camel(id: str) -> str:
    """`fools-gold` as `FoolsGold`."""
    return "".join(part.capitalize() for part in id.split("-"))


def printed(game: Game) -> str:
    """The constants of a game's box."""
    box = vars(importlib.import_module(f"{game.package}.box"))
    return "".join(
        f"export const {name} = {json.dumps(value, ensure_ascii=False)}"
        f"{' as const' if isinstance(value, tuple) else ''};\n"
        for name, value in box.items()
        if name.isupper() and is_plain(value)
    )


def is_plain(value: object) -> bool:
    """A number, a text, or a tuple of such."""
    if isinstance(value, tuple):
        return all(map(is_plain, value))
    return isinstance(value, str) or (isinstance(value, int) and abs(value) <= LARGEST)


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
        file.write_text(text, "utf-8")


if __name__ == "__main__":
    main()
