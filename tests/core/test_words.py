"""Words: what is said in either language, and that a fault of ours is loud."""

from __future__ import annotations

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Message, MessageReference, Term
from fluent.syntax.visitor import Visitor

from pyrite.core.errors import BadText
from pyrite.core.words import LANGUAGES, REFERENCE, Words, catalogue, entries, nearest_language
from tests.sources import SOURCES


def test_an_error_speaks_both_languages() -> None:
    error = BadText("bad-move", text="castle", example="flip e5")
    assert str(error) == "“castle” is not a move of this game; a move looks like “flip e5”."
    assert error.in_language("ja").startswith("「castle」はこのゲームの手ではありません。")


def packages() -> list[str]:
    """All that have words."""
    folders = (SOURCES / "pyrite").rglob("words")
    return [".".join(folder.parent.relative_to(SOURCES).parts) for folder in folders]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("package", packages())
def test_entries__are_what_fluent_finds(package: str, language: str) -> None:
    """Cut by lines, parsed one by one, every message is the one of the whole file."""
    text = catalogue(package, language)
    found = [one for one in parse(text).body if isinstance(one, Message | Term)]
    cut = entries(text)
    assert len(found) == len(cut)
    for entry in found:
        key = f"-{entry.id.name}" if isinstance(entry, Term) else entry.id.name
        (alone,) = parse(cut[key]).body
        assert alone.equals(entry, ["comment", "span"])
        names = set(REFERENCE.findall(cut[key]))
        assert {one.id.name for one in references(entry)} <= names


def references(entry: Message | Term) -> list[MessageReference]:
    """The other messages that a message says."""
    found: list[MessageReference] = []

    class Finder(Visitor):
        def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
            found.append(node)

    Finder().visit(entry)
    return found


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
            words.say("error-bad-move", text="castle")
