"""Words for people: Fluent catalogues, English and Japanese, read from a package's `words/`.

English is enough to begin with: what a package does not say in another language is said in English.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Mapping
from importlib import resources
from typing import Any

LANGUAGES = ("en", "ja")
FIRST_LANGUAGE = "en"

ENTRY = re.compile(r"^(?=[#a-zA-Z-])", re.MULTILINE)
REFERENCE = re.compile(r"\{\s*(-?[a-zA-Z][\w-]*)")
LINK = re.compile(r"\[([^\]]+)\]\([^)]+\)")


def nearest_language(wanted: str | None) -> str:
    """A language we speak for a tag such as `ja_JP.UTF-8`; English if none fits."""
    short = (wanted or "")[:2].lower()
    return short if short in LANGUAGES else "en"


def languages_for(wanted: str) -> tuple[str, ...]:
    """Where to look for words, one after the other."""
    return (wanted,) if wanted == FIRST_LANGUAGE else (wanted, FIRST_LANGUAGE)


def catalogue(package: str, language: str) -> str:
    """The text of a package's `.ftl` file; nothing where it has none in this language."""
    return words_file(package, f"{language}.ftl") or ""


def words_file(package: str, name: str) -> str | None:
    """The text of a file in `words/`, if it is there."""
    file = resources.files(package) / "words" / name
    return file.read_text("utf-8") if file.is_file() else None


def rules_text(package: str, language: str) -> str:
    """A game's rules in our own words, as Markdown; of links, which lead to files, the words."""
    for one in languages_for(language):
        if text := words_file(package, f"rules.{one}.md"):
            return LINK.sub(r"\1", text)
    words = Words(language, package)
    return f"# {words.say('title')}\n\n{words.say('tagline')}\n"


def entries(text: str) -> dict[str, str]:
    """The messages of a catalogue by key, unread."""
    parts = [part for part in ENTRY.split(text) if part[:1] not in ("", "#", "\n")]
    return {part.partition("=")[0].strip(): part for part in parts}


class Catalogue:
    """One package in one language. A message is parsed when it is first said: few ever are."""

    def __init__(self, package: str, language: str) -> None:
        from fluent.runtime import FluentBundle  # heavy: only when something is said

        self._bundle = FluentBundle([language], use_isolating=False)
        self._entries = entries(catalogue(package, language))
        self._read: set[str] = set()

    def __contains__(self, key: str) -> bool:
        return key in self._entries

    def say(self, key: str, values: Mapping[str, Any]) -> str:
        """The message; a missing value is a fault of ours and raises."""
        self._parse(key)
        pattern = self._bundle.get_message(key).value
        assert pattern is not None
        text, errors = self._bundle.format_pattern(pattern, dict(values))
        if errors:
            raise KeyError(f"message {key!r}: {errors[0]}")
        return str(text)

    def _parse(self, key: str) -> None:
        """What it refers to first, so that it is whole whenever another thread sees it."""
        from fluent.runtime import FluentResource

        if key in self._read or key not in self._entries:
            return
        for name in REFERENCE.findall(self._entries[key]):
            self._parse(name)
        self._bundle.add_resource(FluentResource(self._entries[key]))
        self._read.add(key)


@functools.cache
def _catalogue(package: str, language: str) -> Catalogue:
    return Catalogue(package, language)


class Words:
    """Says things in one language, from the first of its packages that knows the key."""

    def __init__(self, language: str, *packages: str) -> None:
        self.language = language
        self._catalogues = [
            _catalogue(package, one) for one in languages_for(language) for package in packages
        ]

    def knows(self, key: str) -> bool:
        """Is there a message of this key?"""
        return any(key in one for one in self._catalogues)

    def say(self, key: str, **values: Any) -> str:
        """The message; a missing one or a missing value is a fault of ours and raises."""
        for one in self._catalogues:
            if key in one:
                return one.say(key, values)
        raise KeyError(f"no message {key!r} in {self.language}")
