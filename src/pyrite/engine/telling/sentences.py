"""Sentences of the catalogues, made once for all tables.

Most values only stand in a sentence, such as names; few choose its form. A sentence is made with
signs in place of what only stands in it, kept, and filled in each time it is said.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Mapping
from typing import Any

from pyrite.core.words import REFERENCE, Words, catalogue, entries

SIGN = 0xFDD0  # and on: signs that never stand in a text
PLAIN_NUMBERS = 1000  # below, no language parts the digits
CHOICE = re.compile(r"\$(\w+)\s*->")
CALL = re.compile(r"[\w-]\([^)]*\)")
VALUE = re.compile(r"\$(\w+)")

Packages = tuple[str, ...]


def say(language: str, packages: Packages, key: str, values: Mapping[str, Any]) -> str:
    """A message of the first package that knows it."""
    choosing = _choosing(language, packages, key)
    fixed = [one for one in values.items() if one[0] in choosing or not _is_plain(one[1])]
    return _form(language, packages, key, tuple(fixed), tuple(values)).format_map(values)


def _is_plain(value: Any) -> bool:
    """Does it look the same in all languages? A large number does not."""
    return type(value) is str or (type(value) is int and 0 <= value < PLAIN_NUMBERS)


@functools.lru_cache(maxsize=4096)
def _form(
    language: str,
    packages: Packages,
    key: str,
    fixed: tuple[tuple[str, Any], ...],
    names: tuple[str, ...],
) -> str:
    """The sentence with a place for each name that is not fixed, as `str.format` wants it."""
    signs = {name: chr(SIGN + place) for place, name in enumerate(names)}
    text = Words(language, *packages).say(key, **{**signs, **dict(fixed)})
    text = text.replace("{", "{{").replace("}", "}}")
    for name, sign in signs.items():
        text = text.replace(sign, f"{{{name}}}")
    return text


@functools.cache
def _choosing(language: str, packages: Packages, key: str) -> frozenset[str]:
    """The values that choose the form of a message, or are handed to a function or another one."""
    written: dict[str, str] = {}
    for package in reversed(packages):
        written |= _entries(package, language)
    return frozenset(_choices(written, key))


def _choices(written: Mapping[str, str], key: str) -> set[str]:
    text = written.get(key, "")
    found = set(CHOICE.findall(text))
    for call in CALL.findall(text):
        found |= set(VALUE.findall(call))
    for name in REFERENCE.findall(text):
        found |= _choices(written, name)
    return found


@functools.cache
def _entries(package: str, language: str) -> dict[str, str]:
    return entries(catalogue(package, language))
