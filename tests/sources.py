"""This repository as text: its modules, what they import and call, and every other file."""

from __future__ import annotations

import ast
import os
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
SOURCES = ROOT / "src"
PASSED_OVER = {
    *(
        "__pycache__",
        "build",
        "dist",
        "htmlcov",
        "mutants",
        "node_modules",
        "shipped_wasm",
        "static",
    )
}


@dataclass(frozen=True)
class Use:
    """Something a module reaches for: an import by its full name, or a call such as `open()`."""

    line: int
    name: str
    lazy: bool

    @property
    def parts(self) -> set[str]:
        """The thing, and all that it is a part of."""
        words = self.name.split(".")
        return {".".join(words[: i + 1]) for i in range(len(words))}

    def is_of(self, name: str) -> bool:
        """Is this the thing of that name, or a part of it?"""
        return self.name == name or self.name.startswith(name + ".")


@dataclass(frozen=True)
class Module:
    """One module of ours as text, under its dotted name."""

    name: str
    source: str
    file: str = "made-up.py"
    is_package: bool = False

    @property
    def package(self) -> str:
        """The part of the house it lies in: `core`, `engine`, …"""
        return self.name.partition(".")[2].partition(".")[0]

    @property
    def is_of_a_game(self) -> bool:
        """Is this module a part of one game?"""
        return self.name.startswith("pyrite.games.")


def uses(module: Module) -> Iterator[Use]:
    """Everything a module reaches for, wherever it stands in the file."""
    yield from _uses(module, tree_of(module), lazy=False)


@cache
def tree_of(module: Module) -> ast.Module:
    """What a module is, parsed once."""
    return ast.parse(module.source)


def _uses(module: Module, node: ast.AST, *, lazy: bool) -> Iterator[Use]:
    for child in ast.iter_child_nodes(node):
        if isinstance(child, ast.stmt | ast.expr):
            for name in names(module, child):
                yield Use(child.lineno, name, lazy)
        yield from _uses(module, child, lazy=lazy or _postpones(child))


def _postpones(node: ast.AST) -> bool:
    """Does what stands inside not run when the module is imported?"""
    if isinstance(node, ast.If):
        return ast.unparse(node.test).endswith("TYPE_CHECKING")
    return isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda)


def names(module: Module, node: ast.AST) -> list[str]:
    """The full names one node imports or calls."""
    match node:
        case ast.Import():
            return [alias.name for alias in node.names]
        case ast.ImportFrom():
            start = ".".join(filter(None, (_start(module, node.level), node.module)))
            return [f"{start}.{alias.name}" for alias in node.names]
        case ast.Call(func=ast.Name(id=called) | ast.Attribute(attr=called)):
            return [f"{called}()"]
    return []


def _start(module: Module, level: int) -> str:
    """The package that the dots of a relative import stand for."""
    if level == 0:
        return ""
    parts = module.name.split(".")
    return ".".join(parts[: len(parts) - level + module.is_package])


@cache
def our_modules() -> tuple[Module, ...]:
    """Every module under `src/pyrite`."""
    files = sorted((SOURCES / "pyrite").rglob("*.py"))
    return tuple(map(_read, files))


def _read(file: Path) -> Module:
    parts = file.relative_to(SOURCES).with_suffix("").parts
    is_package = parts[-1] == "__init__"
    name = ".".join(parts[:-1] if is_package else parts)
    return Module(name, file.read_text("utf-8"), str(file.relative_to(ROOT)), is_package)


def our_texts() -> Iterator[tuple[str, str]]:
    """Every text file of the repository: where it lies and what it says."""
    for folder, folders, files in os.walk(ROOT):
        folders[:] = sorted(
            name
            for name in folders
            if name not in PASSED_OVER and (name in {".ci", ".github"} or not name.startswith("."))
        )
        for file in (Path(folder, name) for name in sorted(files)):
            try:
                yield str(file.relative_to(ROOT)), file.read_text("utf-8")
            except UnicodeDecodeError:
                continue
