"""JSON Schema from types."""

from __future__ import annotations

import json
import re
import sys
from typing import Annotated, Any, Literal, TypedDict

import pytest

from pyrite.core.game import Game, Seat
from pyrite.core.view import OneOf
from pyrite.engine.registry import all_games
from pyrite.engine.telling.schema import Writer, game_schema

Suit = Literal["hearts", "spades"]
Cell = Annotated[str, OneOf(("a1", "a2"))]


class Base(TypedDict):
    """What is inherited."""

    n: int  # a number


class Pair(Base):
    """Two things."""

    suit: Suit | None  # a suit; null: none
    other: Pair | None  # another pair
    seat: Annotated[int, Seat]  # whose they are


class Silent(TypedDict):
    """A field nobody explains."""

    n: int


# Not a class, because of the name.
Keyword = TypedDict(
    "Keyword",
    {
        "in": int,  # a word of Python
    },
)


def writer() -> Writer:
    """With the names of this module."""
    return Writer(sys.modules[__name__])


@pytest.mark.parametrize(
    ("kind", "schema"),
    [
        (int, {"type": "integer"}),
        (bool, {"type": "boolean"}),
        (list[str], {"type": "array", "items": {"type": "string"}}),
        (int | None, {"anyOf": [{"type": "integer"}, {"type": "null"}]}),
        (Literal["x", "y"], {"enum": ["x", "y"]}),
        (Suit, {"$ref": "#/$defs/Suit"}),
        (Literal["hearts", "spades"], {"$ref": "#/$defs/Suit"}),
        (Cell, {"$ref": "#/$defs/Cell"}),
        (Seat, {"$ref": "#/$defs/Seat"}),
        (Annotated[int, Seat], {"$ref": "#/$defs/Seat"}),
        (Pair, {"$ref": "#/$defs/Pair"}),
    ],
)
def test_write__every_kind_of_type(kind: Any, schema: Any) -> None:
    assert writer().write(kind) == schema


def test_write__a_closed_set_keeps_the_order_of_its_name() -> None:
    one = writer()
    one.write(Literal["spades", "hearts"])
    assert one.definitions == {"Suit": {"enum": ["hearts", "spades"]}}


def test_write__a_map_by_a_literal_has_every_key() -> None:
    schema = writer().write(dict[Suit, int])
    assert list(schema["properties"]) == schema["required"] == ["hearts", "spades"]


def test_write__a_map_by_other_texts_has_some_of_them() -> None:
    schema = writer().write(dict[Cell, int])
    assert schema["propertyNames"] == {"$ref": "#/$defs/Cell"}
    assert schema["additionalProperties"] == {"type": "integer"}


def test_write__fields_with_their_meanings() -> None:
    one = writer()
    one.write(Pair)
    pair = one.definitions["Pair"]
    assert pair["description"] == "Two things."
    assert pair["additionalProperties"] is False
    said = {name: field["description"] for name, field in pair["properties"].items()}
    assert said == {
        "n": "a number",
        "suit": "a suit; null: none",
        "other": "another pair",
        "seat": "whose they are",
    }
    assert pair["properties"]["seat"]["allOf"] == [{"$ref": "#/$defs/Seat"}]


def test_write__a_field_that_is_a_word_of_python() -> None:
    one = writer()
    one.write(Keyword)
    assert one.definitions["Keyword"]["properties"]["in"]["description"] == "a word of Python"


def test_write__a_field_without_a_meaning_is_refused() -> None:
    with pytest.raises(TypeError, match=re.escape("Silent.n has no comment")):
        writer().write(Silent)


def test_write__two_types_of_one_name_are_refused() -> None:
    one = writer()
    one.define("Pair", str, dict)
    with pytest.raises(TypeError, match="two types are called Pair"):
        one.write(Pair)


def test_write__a_type_json_does_not_have_is_refused() -> None:
    with pytest.raises(TypeError, match="no JSON Schema"):
        writer().write(set[int])


@pytest.mark.parametrize("game", all_games(), ids=lambda game: game.id)
def test_game_schema__says_it_the_same_way_every_time(game: Game) -> None:
    schema = game_schema(game)
    assert json.dumps(schema) == json.dumps(game_schema(game))
    assert schema["properties"].keys() == {"view", "event", "start"}
    assert schema["$defs"]["View"]["properties"]["id"]["const"] == game.id
