"""Functions of the dialect from text: read as a module, and run plainly or compiled."""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence
from typing import Any

from pyrite.core.backends.backend import backend_of
from pyrite.core.backends.library import Library
from pyrite.core.dialect.sources import keep_text
from pyrite.games.gold import GAME

HEAD = """
from math import sqrt
from typing import Any, NamedTuple
from pyrite.core.schema import Ints, Struct, copy, i8, i16, i64, structs
"""
NUMBERS = itertools.count()


def module(text: str) -> dict[str, Any]:
    """The names of a module of that text."""
    file = f"written {next(NUMBERS)}.py"
    source = HEAD + text
    keep_text(file, source)
    scope: dict[str, Any] = {"__name__": "pyrite.written", "__builtins__": __builtins__}
    exec(compile(source, file, "exec"), scope)
    return scope


def both(text: str, *args: Any, checked: bool = False) -> list[Any]:
    """What `run` returns, plainly and compiled; a list stands for a row of numbers."""
    run = module(text)["run"]
    compiled = Library(GAME, is_checked=checked)
    plain = backend_of(GAME, "python")
    return [
        backend.entry(run)(
            *(backend.numbers(one) if isinstance(one, Sequence) else one for one in args)
        )
        for backend in (plain, compiled)
    ]


def same(text: str, *args: Any) -> Any:
    """The one result of both."""
    plainly, compiled = both(text, *args)
    assert plainly == compiled
    return plainly


def body(text: str, names: Mapping[str, str] | None = None) -> str:
    """A function of these lines."""
    given = ", ".join(f"{name}: {hint}" for name, hint in (names or {"a": "int"}).items())
    lines = "\n".join("    " + line for line in text.strip("\n").splitlines())
    return f"def run({given}) -> int:\n{lines}\n"
