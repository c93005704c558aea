"""Catalogues: the same keys in every language, and a fault of ours is loud."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Message

from pyrite.core.errors import UnknownGame
from pyrite.core.words import LANGUAGES, Words, catalogue, nearest_language

SOURCES = Path(__file__).parents[2] / "src" / "pyrite"


def keys(language: str) -> set[str]:
    """The message keys of the core's catalogue."""
    body = parse(catalogue("pyrite.core", language)).body
    return {entry.id.name for entry in body if isinstance(entry, Message)}


def test_every_key_is_there_in_every_language() -> None:
    assert keys("en") == keys("ja")


def test_every_error_key_is_used_and_every_used_key_is_there() -> None:
    everywhere = "".join(path.read_text("utf-8") for path in SOURCES.rglob("*.py"))
    for key in keys("en"):
        bare = key.removeprefix("error-").removeprefix("why-")
        assert f'"{bare}"' in everywhere or f'"{key}"' in everywhere, f"{key} is never said"
    for floor in ("core", "engine", "games", "players"):
        for path in (SOURCES / floor).rglob("*.py"):
            for name in re.findall(r"raise [A-Z]\w+\(\s*\"([a-z-]+)\"", path.read_text("utf-8")):
                assert f"error-{name}" in keys("en"), f"{path}: no message for {name}"


def test_an_error_speaks_both_languages() -> None:
    error = UnknownGame("unknown-game", game="chess", games="gold")
    assert str(error) == "There is no game “chess”. Games: gold."
    assert error.in_language("ja") == "「chess」というゲームはありません。遊べるゲーム:gold。"


@pytest.mark.parametrize(
    ("tag", "language"), [("ja_JP.UTF-8", "ja"), ("de_DE", "en"), ("", "en"), (None, "en")]
)
def test_nearest_language(tag: str | None, language: str) -> None:
    assert nearest_language(tag) == language


def test_a_missing_message_or_value_raises() -> None:
    for language in LANGUAGES:
        words = Words(language, "pyrite.core")
        with pytest.raises(KeyError):
            words.say("no-such-key")
        with pytest.raises(KeyError):
            words.say("error-unknown-game", game="chess")
