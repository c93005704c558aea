"""The small game that `pyrite new` writes: templates beside this file, and what fills them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from importlib import resources
from pathlib import Path
from string import Template

OURS = "pyrite.games"
RULES = ("__init__", "box", "state", "moves", "rules", "knowledge", "view")
WORDS = ("en.ftl", "rules.en.md")
CLAUSE = re.compile(r"^- \*\*([A-Z]+)[0-9]", re.MULTILINE)

Files = Iterator[tuple[str, str]]
"""Where each file lies, and what stands in it."""


@dataclass(frozen=True)
class NewGame:
    """A game that nobody has written yet."""

    id: str
    seats: tuple[int, ...]
    taken: frozenset[str] = frozenset()  # letters that begin the clauses of others

    @property
    def name(self) -> str:
        """Of its package."""
        return self.id.replace("-", "_")

    @property
    def letters(self) -> str:
        """Of its clauses: the initials of its words, or more letters where those are taken."""
        initials = "".join(word[0] for word in self.id.split("-"))
        whole = "".join(filter(str.isalpha, self.id))
        tried = (initials, *(whole[:end] for end in range(2, len(whole) + 1)), whole * 2)
        return next(one for one in map(str.upper, tried) if one.isalpha() and one not in self.taken)

    def distribution(self) -> Files:
        """A distribution of its own with an entry point; paths from its folder on."""
        yield "pyproject.toml", self._filled("pyproject.toml", self.name)
        yield from self._package(self.name, self.name)
        yield "tests/test_rules.py", self._filled("test_rules.py", self.name)

    def in_checkout(self) -> Files:
        """A folder among our own games, and one for its tests; paths from the checkout on."""
        package = f"{OURS}.{self.name}"
        tests = f"tests/games/{self.name}"
        yield f"{tests}/__init__.py", f'"""Tests of {package}."""\n'
        test = (f"{tests}/test_rules.py", self._filled("test_rules.py", package))
        for path, text in (test, *self._package(f"src/{package.replace('.', '/')}", package)):
            yield path, text.replace(f"\n\nfrom {OURS}", f"\nfrom {OURS}")  # all of one house

    def _package(self, folder: str, package: str) -> Files:
        for one in RULES:
            yield f"{folder}/{one}.py", self._filled(f"{one}.py", package)
        for one in WORDS:
            yield f"{folder}/words/{one}", self._filled(f"words/{one}", package)

    def _filled(self, template: str, package: str) -> str:
        file = resources.files(__name__) / f"{template}.txt"
        return Template(file.read_text("utf-8")).substitute(
            id=self.id,
            name=self.name,
            package=package,
            title=self.id.replace("-", " ").title(),
            seats=repr(self.seats),
            least=self.seats[0],
            most=self.seats[-1],
            c=self.letters,
        )


def letters_in(rules: Path) -> frozenset[str]:
    """The letters of all clauses in these pages of rules."""
    texts = (file.read_text("utf-8") for file in rules.glob("*.md"))
    return frozenset(found for text in texts for found in CLAUSE.findall(text))
