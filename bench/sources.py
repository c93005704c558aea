"""A checkout as text: its modules, what is defined in them, and the page's sources."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from pathlib import Path
from typing import TypeVar

from bench.errors import BenchError

PAGE_ENDINGS = (".ts", ".svelte", ".css", ".js")
PASSED_OVER = {"node_modules", "static", "fixtures", "__pycache__"}
GENERATED = {"types.ts", "fixtures.ts"}

Function = ast.FunctionDef | ast.AsyncFunctionDef
Node = TypeVar("Node", bound=ast.AST)


@dataclass(frozen=True)
class Source:
    """One file, under its path inside the package."""

    path: Path
    text: str

    @property
    def lines(self) -> int:
        """All of them."""
        return self.text.count("\n")

    @property
    def package(self) -> str:
        """The part of the house it lies in; a dot for what lies before all doors."""
        return self.path.parts[0] if len(self.path.parts) > 1 else "."

    @property
    def is_of_a_game(self) -> bool:
        """Does it lie in a game's folder, or on the games' shelf?"""
        return "games" in self.path.parts

    @cached_property
    def tree(self) -> ast.Module:
        """Of a module in Python."""
        return ast.parse(self.text)

    def nodes(self, kind: type[Node]) -> Iterator[Node]:
        """Everything of a kind that a module has."""
        return (node for node in ast.walk(self.tree) if isinstance(node, kind))


class Checkout:
    """The product's sources in a folder."""

    def __init__(self, root: Path) -> None:
        self.package, self._laboratories = root / "src" / "pyrite", root / "bench"
        if not self.package.is_dir():
            raise BenchError(f"“{root}” is no checkout: it has no src/pyrite")

    @cached_property
    def modules(self) -> list[Source]:
        """All that is written in Python."""
        return sources(self.package, (".py",))

    @cached_property
    def laboratories(self) -> list[Source]:
        """What measures the product and is no part of it."""
        return sources(self._laboratories, (".py",))

    @cached_property
    def page(self) -> list[Source]:
        """All that the page is built from, but for what is generated or made up for tests."""
        return [
            one for one in sources(self.package, PAGE_ENDINGS) if one.path.name not in GENERATED
        ]

    @property
    def product(self) -> list[Source]:
        """All that is written for who plays."""
        return [*self.modules, *self.page]

    @cached_property
    def ids(self) -> set[str]:
        """Of the games, as they are written."""
        rules = [one.path for one in self.modules if one.path.match("games/*/rules.py")]
        return {path.parts[1].replace("_", "-") for path in rules}

    @cached_property
    def games(self) -> set[str]:
        """Ids of games, as they are written and as their folders are called."""
        return self.ids | {id.replace("-", "_") for id in self.ids}


def sources(folder: Path, endings: tuple[str, ...]) -> list[Source]:
    """All files of these kinds in a folder that people write."""
    paths = [path for path in sorted(folder.rglob("*")) if path.suffix in endings]
    inside = [path.relative_to(folder) for path in paths]
    return [
        Source(path, (folder / path).read_text("utf-8"))
        for path in inside
        if not PASSED_OVER & set(path.parts)
    ]
