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
CHOICE = re.compile(r"\$(\w+)\s*->")
CALL = re.compile(r"[\w-]\([^)]*\)")
VALUE = re.compile(r"\$(\w+)")

Packages = tuple[str, ...]


def say(language: str, packages: Packages, key: str, values: Mapping[str, Any]) -> str:
    """A message of the first package that knows it."""
    choosing = _choosing(language, packages, key)
    fixed: list[tuple[str, Any]] = []
    names: list[str] = []
    standing: list[str] = []
    for name, value in values.items():
        if name in choosing or not isinstance(value, str):
            fixed.append((name, value))
        else:
            names.append(name)
            standing.append(value)
    return _form(language, packages, key, tuple(fixed), tuple(names)).format(*standing)


@functools.lru_cache(maxsize=4096)
def _form(
    language: str,
    packages: Packages,
    key: str,
    fixed: tuple[tuple[str, Any], ...],
    names: tuple[str, ...],
) -> str:
    """The sentence with a place for each of the names, as `str.format` wants it."""
    signs = {name: chr(SIGN + place) for place, name in enumerate(names)}
    text = Words(language, *packages).say(key, **dict(fixed), **signs)
    text = text.replace("{", "{{").replace("}", "}}")
    for place in range(len(names)):
        text = text.replace(chr(SIGN + place), f"{{{place}}}")
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
