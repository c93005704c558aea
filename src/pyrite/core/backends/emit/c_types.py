"""What a value is in C: a number, a struct, an array of either, or a workspace that holds them.

Types are made concrete per call, from the arguments of an entry on: a row of integers may be eight
bits wide in a struct and sixty-four in a workspace, and one function is then written twice. Numbers
are computed in 64 bits whatever they are kept in.
"""

from __future__ import annotations

import enum
import math
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from pyrite.core.dialect.kinds import FLOAT, INT, NOTHING
from pyrite.core.schema import Struct

ELEMENTS = {"i8": 1, "i16": 2, "i32": 4, "i64": 8, "f32": 4, "f64": 8}
"""What arrays are made of, and its bytes."""

SINGLE = "a float of 32 bits"
NUMBERS = {INT: "I", SINGLE: "float", FLOAT: "F", NOTHING: "void"}
"""What the dialect computes with, in C."""

REALS = (SINGLE, FLOAT)


@dataclass(frozen=True)
class ArrayType:
    """Elements side by side, in as many dimensions as there are lengths; None: known later."""

    of: str | type[Struct]
    lengths: tuple[int | None, ...]

    @property
    def item(self) -> Any:
        """What an index gives."""
        if len(self.lengths) > 1:
            return ArrayType(self.of, self.lengths[1:])
        return number_of(self.of) if isinstance(self.of, str) else self.of


@dataclass(frozen=True)
class WorkspaceType:
    """A NamedTuple whose fields have become concrete."""

    kind: type[Any]
    fields: tuple[tuple[str, Any], ...]

    def field(self, name: str) -> Any:
        """The type of a field."""
        return dict(self.fields)[name]


def number_of(element: str) -> str:
    """What an element is computed as."""
    return {"f32": SINGLE, "f64": FLOAT}.get(element, INT)


def widest(kinds: Iterable[Any]) -> Any:
    """What numbers of these types make together, as NumPy has it."""
    return max(kinds, key=(INT, SINGLE, FLOAT).index)


class Effect(enum.IntEnum):
    """What evaluating something may meet: nothing, memory that a call may change, or a call."""

    NONE = 0
    READS = 1
    CALLS = 2


@dataclass(frozen=True)
class Operand:
    """A value written in C; of an array also the code of each length."""

    kind: Any
    code: str
    lengths: tuple[str, ...] = ()
    effect: Effect = Effect.NONE

    @property
    def parts(self) -> list[str]:
        """As it is handed over: of an array the pointer, and the lengths its type leaves open."""
        if not isinstance(self.kind, ArrayType):
            return [self.code]
        known = zip(self.kind.lengths, self.lengths, strict=True)
        return [self.code, *(code for length, code in known if length is None)]


def description(kind: Any) -> str:
    """All of a type as text, fields and their widths: equal texts mean equal code."""
    if isinstance(kind, ArrayType):
        return f"{description(kind.of)}{list(kind.lengths)}"
    if isinstance(kind, WorkspaceType):
        inner = ", ".join(f"{name}: {description(one)}" for name, one in kind.fields)
        return f"{kind.kind.__name__}({inner})"
    if isinstance(kind, str):
        return kind
    fields = kind.fields.items()
    inner = ", ".join(f"{name}: {description(one.kind)}[{one.length}]" for name, one in fields)
    return f"{kind.__name__}({inner})"


def literal(value: float) -> str:
    """A number as C reads it."""
    if isinstance(value, float):
        if not math.isfinite(value):
            raise TypeError(f"{value} has no place in the dialect")
        return f"({value!r})" if value < 0 else repr(value)
    if value == -(1 << 63):
        return "INT64_MIN"
    return f"({int(value)}LL)" if value < 0 else f"{int(value)}LL"
