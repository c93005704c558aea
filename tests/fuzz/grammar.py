"""Messages made up from a JSON Schema, and messages that are not quite right."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from hypothesis import strategies as st

Schema = Mapping[str, Any]
Strategy = st.SearchStrategy[Any]

ANY_JSON: Strategy = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(st.text(max_size=4), inner),
    max_leaves=5,
)

CURIOUS = st.sampled_from(
    [
        *("", " ", "null", "true", "0", '"move"', "[]", "{}", "{", "[" * 5000, "{}{}", "\x00"),
        *('{"do":"ping"}', '{"do":"ping","id":null}', '{"do":"ping","id":1.5}', '{"id":7}'),
        *('{"do":"ping","id":1e400}', '{"do":"ping","id":NaN}', '{"do":"ping","id":-0}'),
        *('{"do":"ping","id":99999999999999999999}', '{"do":"ping","id":true}', '{"do":[],"id":1}'),
        *('{"do":"ping","id":1,"id":2}', '{"do":"chat","id":1,"text":"\\ud800"}', "\ufeff{}"),
        *(
            '{"do":"hello"}',
            '{"do":"hello","id":3}',
            '{"do":"chat","id":1,"text":"' + "x" * 600 + '"}',
        ),
        '{"do":"move","id":1,"seat":0,"decision":0,"move":"' + "\\n" * 200 + '"}',
    ]
)


def made_from(schema: Schema, definitions: Mapping[str, Schema]) -> Strategy:
    """Whatever a schema allows; of its words those that ours use."""
    if "$ref" in schema:
        return made_from(definitions[schema["$ref"].rpartition("/")[2]], definitions)
    if "anyOf" in schema:
        return st.one_of(*(made_from(one, definitions) for one in schema["anyOf"]))
    if "enum" in schema or "const" in schema:
        return st.sampled_from(schema.get("enum") or [schema["const"]])
    if schema["type"] == "object":
        return object_from(schema, definitions)
    if schema["type"] == "integer":
        least, most = schema.get("minimum"), schema.get("maximum")
        return st.integers(0, 3) | st.integers(least, most)
    return {
        "string": string_from(schema),
        "boolean": st.booleans(),
        "null": st.none(),
    }[schema["type"]]


def string_from(schema: Schema) -> Strategy:
    """A text, of the pattern if there is one."""
    if "pattern" in schema:
        return st.from_regex(schema["pattern"], fullmatch=True)
    return st.text(max_size=schema.get("maxLength", 600))


def object_from(schema: Schema, definitions: Mapping[str, Schema]) -> Strategy:
    """An object: all that it must have, and some of what it may."""
    parts = {name: made_from(one, definitions) for name, one in schema["properties"].items()}
    needed = {name: parts.pop(name) for name in schema.get("required", ())}
    return st.fixed_dictionaries(needed, optional=parts)


@st.composite
def broken(draw: st.DrawFn, whole: Strategy) -> str:
    """A message with something wrong: a part gone, another type, a name too many, or cut off."""
    message = dict(draw(whole))
    names = st.sampled_from([*message, "nonsense"])
    kind = draw(st.sampled_from(["gone", "other", "more", "cut"]))
    if kind == "gone":
        message.pop(draw(names), None)
    elif kind == "other":
        message[draw(names)] = draw(ANY_JSON)
    elif kind == "more":
        message[draw(st.text(max_size=6))] = draw(ANY_JSON)
    text = json.dumps(message)
    return text[: draw(st.integers(0, len(text)))] if kind == "cut" else text
