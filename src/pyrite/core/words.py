"""Words for people: Fluent catalogues, English and Japanese, read from a package's `words/`."""

from __future__ import annotations

import functools
import re
from collections.abc import Mapping
from importlib import resources
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "ja")

LINK = re.compile(r"\[([^\]]+)\]\([^)]+\)")


def nearest_language(wanted: str | None) -> str:
    """A language we speak for a tag such as `ja_JP.UTF-8`; English if none fits."""
    short = (wanted or "")[:2].lower()
    return short if short in LANGUAGES else "en"


def catalogue(package: str, language: str) -> str:
    """The text of a package's `.ftl` file."""
    return (resources.files(package) / "words" / f"{language}.ftl").read_text("utf-8")


def rules_text(package: str, language: str) -> str:
    """A game's rules in our own words, as Markdown; of links, which lead to files, the words."""
    text = (resources.files(package) / "words" / f"rules.{language}.md").read_text("utf-8")
    return LINK.sub(r"\1", text)


@functools.cache
def _bundle(package: str, language: str) -> FluentBundle:
    from fluent.runtime import FluentBundle, FluentResource  # heavy: only when something is said

    bundle = FluentBundle([language], use_isolating=False)
    bundle.add_resource(FluentResource(catalogue(package, language)))
    return bundle


class Words:
    """Says things in one language, from the first of its packages that knows the key."""

    def __init__(self, language: str, *packages: str) -> None:
        self.language = language
        self._bundles = [_bundle(package, language) for package in packages]

    def knows(self, key: str) -> bool:
        """Is there a message of this key?"""
        return any(bundle.has_message(key) for bundle in self._bundles)

    def say(self, key: str, **values: Any) -> str:
        """The message; a missing one or a missing value is a fault of ours and raises."""
        for bundle in self._bundles:
            if bundle.has_message(key):
                return _format(bundle, key, values)
        raise KeyError(f"no message {key!r} in {self.language}")


def _format(bundle: FluentBundle, key: str, values: Mapping[str, Any]) -> str:
    pattern = bundle.get_message(key).value
    assert pattern is not None
    text, errors = bundle.format_pattern(pattern, dict(values))
    if errors:
        raise KeyError(f"message {key!r}: {errors[0]}")
    return str(text)
