"""A game in words and fields, for a page that has no board for it."""

from __future__ import annotations

from typing import Literal, TypedDict

FieldKind = Literal["number", "text", "flag", "seat", "list", "table", "map", "object"]


class FieldFacts(TypedDict):
    """One field of a view; private is what a seat sees in it alone."""

    name: str
    label: str
    meaning: str
    kind: FieldKind
    inner: FieldKind | None
    private: bool
    fields: list[FieldFacts]


class GameFace(TypedDict):
    """In the caller's language; in English what has no word in it."""

    game: str
    title: str
    tagline: str
    teaches: bool
    words: dict[str, str]
    moves: dict[str, str]
    fields: list[FieldFacts]
    rules: str
