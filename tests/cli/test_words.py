"""Our catalogues: the same keys in both languages, every one used, every use there."""

from __future__ import annotations

import ast
import re

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message

from pyrite.cli.evening.host import WORDS
from pyrite.core.words import LANGUAGES, catalogue
from pyrite.engine.registry import game_ids
from tests.test_house import SOURCES

FOLDER = SOURCES / "pyrite" / "cli"
GAMES = re.compile(r"(title|tagline|phase-|reason-|option-)")
"""Said through us, but by a game's own catalogue; a game's board says that game's keys."""


def keys(language: str) -> set[str]:
    """The keys of a catalogue."""
    entries = FluentParser().parse(catalogue("pyrite.cli", language)).body
    assert not [entry for entry in entries if isinstance(entry, Junk)]
    return {entry.id.name for entry in entries if isinstance(entry, Message)}


def said() -> set[str]:
    """The keys that code says: first argument of `say` and of a CommandError."""
    found: set[str] = set(WORDS)
    boards = {id.replace("-", "_") for id in game_ids()}
    for file in FOLDER.rglob("*.py"):
        if file.parent.name == "boards" and file.stem in boards:
            continue
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).endswith(
                ("say", "CommandError")
            ):
                constants = (one for arg in node.args[:1] for one in ast.walk(arg))
                found |= {
                    one.value
                    for one in constants
                    if isinstance(one, ast.Constant) and isinstance(one.value, str)
                }
    return {key for key in found if len(key) > 1 and not GAMES.match(key)}


def placeables(language: str) -> dict[str, set[str]]:
    """The values that each message wants."""
    text = catalogue("pyrite.cli", language)
    entries = FluentParser().parse(text).body
    return {
        entry.id.name: set(
            re.findall(r"\$(\w+)", text[entry.span.start : entry.span.end] if entry.span else "")
        )
        for entry in entries
        if isinstance(entry, Message)
    }


def test_catalogues__same_keys() -> None:
    assert keys("en") == keys("ja")


@pytest.mark.parametrize("language", LANGUAGES)
def test_catalogues__every_key_is_used_and_every_use_is_there(language: str) -> None:
    assert keys(language) == said()


def test_catalogues__same_values() -> None:
    english, japanese = placeables("en"), placeables("ja")
    assert {
        key: english[key] ^ japanese[key] for key in english if english[key] ^ japanese[key]
    } == {}


def test_code__has_no_sentence_for_people() -> None:
    """Longer texts in code are keys, names of types, or documentation."""
    for file in FOLDER.rglob("*.py"):
        tree = ast.parse(file.read_text("utf-8"))
        documentation = {
            id(node.value)
            for node in ast.walk(tree)
            if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        }
        for node in ast.walk(tree):
            if isinstance(node, ast.Constant) and isinstance(node.value, str):
                if id(node) not in documentation:
                    assert not re.search(r"[a-z]{2,} [a-z]{2,} [a-z]{2,}", node.value), node.value
