"""Our catalogue: every key is used, every use is there, and no sentence stands in code."""

from __future__ import annotations

import ast
import re
from typing import Any

import pytest

from pyrite.cli.commands import COMMANDS
from pyrite.cli.commands.serve import serve_options
from pyrite.cli.session.table_words import WORDS
from pyrite.core.words import LANGUAGES, Words
from tests.sources import SOURCES
from tests.test_catalogues import errors, messages

FOLDER = SOURCES / "pyrite" / "cli"
ELSEWHERE = re.compile(
    r"(title|tagline|phase-|reason-|option-|error-|mine$|end$|board-|legend$|ask-)"
)
"""Said through us, but by a game's own catalogue; a game's board says that game's keys."""


def keys(language: str) -> set[str]:
    """The keys of our catalogue; errors are looked at elsewhere."""
    return set(messages("pyrite.cli", language)) - errors("pyrite.cli", language)


def said() -> set[str]:
    """The keys that code says: first argument of `say`."""
    found = {*WORDS, *(f"help-{name}" for name in COMMANDS), *said_by_serve()}
    for file in FOLDER.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and ast.unparse(node.func).endswith("say"):
                constants = (one for arg in node.args[:1] for one in ast.walk(arg))
                found |= {
                    one.value
                    for one in constants
                    if isinstance(one, ast.Constant) and isinstance(one.value, str)
                }
    found |= mentioned()
    return {key for key in found if key[-1:].isalnum() and not ELSEWHERE.match(key)}


def mentioned() -> set[str]:
    """Keys that stand somewhere in code, to be said elsewhere."""
    texts = {
        node.value
        for file in FOLDER.rglob("*.py")
        for node in ast.walk(ast.parse(file.read_text("utf-8")))
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and "-" in node.value
    }
    return texts & keys("en")


def said_by_serve() -> set[str]:
    """Its options are a list, and say their keys by name."""
    heard = set()

    class Listener(Words):
        def say(self, key: str, **values: Any) -> str:
            heard.add(key)
            return super().say(key, **values)

    serve_options(Listener("en", "pyrite.cli"))
    return heard


@pytest.mark.parametrize("language", LANGUAGES)
def test_catalogues__every_key_is_used_and_every_use_is_there(language: str) -> None:
    assert keys(language) == said()


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
