"""A unit: entries and all that they call, as one C file.

A function is written once for each set of types it is called with; the law's names (and further
bindings) become one game's own functions.
"""

from __future__ import annotations

import types
import typing
from collections.abc import Mapping
from typing import Any

from pyrite.core import law
from pyrite.core.backends.emit.c_types import (
    NUMBERS,
    ArrayType,
    Effect,
    Operand,
    WorkspaceType,
)
from pyrite.core.backends.emit.declarations import Declarations, variable
from pyrite.core.backends.emit.statements import Statements
from pyrite.core.bind import Function
from pyrite.core.chance import chacha_block
from pyrite.core.dialect.kinds import FLOAT, INT, NOTHING, type_of_hint
from pyrite.core.schema import Struct
from pyrite.core.sets import lowest, size_of
from pyrite.core.vectors import add_rows

BLOCK = ArrayType("i64", (16,))
WEIGHTS, SUMS = ArrayType("i16", (None, None)), ArrayType("i32", (None,))
INTRINSICS: dict[tuple[Function, tuple[Any, ...]], str] = {
    (chacha_block, (BLOCK, BLOCK)): "chacha_words",
    (lowest, (INT,)): "lowest_member",
    (size_of, (INT,)): "set_size",
    (add_rows, (WEIGHTS, ArrayType("i8", (None,)), SUMS)): "add_rows_i8",
    (add_rows, (WEIGHTS, SUMS, SUMS)): "add_rows_i32",
}
"""What C does faster by hand, for these types; the function itself is what it must equal."""

HEADERS = ("prelude.h", "chacha.h", "vectors.h")  # beside this file


class Unit:
    """The C of one game, as far as it has been asked for."""

    def __init__(
        self, rules: Mapping[str, Function], bindings: Mapping[Function, Function]
    ) -> None:
        self.declarations = Declarations()
        self._own = {getattr(law, name): function for name, function in rules.items()}
        self._own.update(bindings)
        self._results: dict[tuple[Function, tuple[Any, ...]], Operand] = {}
        self._heads: list[str] = []
        self._bodies: list[str] = []
        self._entries: list[str] = []

    def resolved(self, function: Function) -> Function:
        """The game's own function for one of the law's."""
        return self._own.get(function, function)

    def called(self, function: Function, operands: list[Operand]) -> Operand:
        """A call: the function is written when it is first called with such arguments."""
        kinds = tuple(one.kind for one in operands)
        made = self.function(self.resolved(function), kinds)
        args = ", ".join(part for one in operands for part in one.parts)
        return Operand(made.kind, f"{made.code}({args})", effect=Effect.CALLS)

    def function(self, function: Function, kinds: tuple[Any, ...]) -> Operand:
        """The name of a function for these types, and what it returns."""
        key = (function, kinds)
        if key not in self._results:
            assert isinstance(function, types.FunctionType)
            hints = typing.get_type_hints(function)
            if key in INTRINSICS:
                return Operand(result_of(function, hints), INTRINSICS[key])
            name = f"f{len(self._results)}_{function.__name__}"
            self._results[key] = Operand(result_of(function, hints), name)
            self._write(function, kinds, hints, self._results[key])
        return self._results[key]

    def _write(
        self,
        function: types.FunctionType,
        kinds: tuple[Any, ...],
        hints: dict[str, Any],
        made: Operand,
    ) -> None:
        names = function.__code__.co_varnames[: function.__code__.co_argcount]
        given = {
            name: FLOAT if kind == INT and hints.get(name) is float else kind
            for name, kind in zip(names, kinds, strict=True)
        }
        body = Statements(self, function, given).text()
        parameters = ", ".join(
            f"{c_type} {part}"
            for name, kind in given.items()
            for c_type, part in self.declarations.parts(kind, f"v_{name}")
        )
        ((back, _),) = self.declarations.parts(made.kind, "")
        head = f"static {back} {made.code}({parameters or 'void'})"
        self._heads.append(f"{head};")
        self._bodies.append(f"{head} {{\n{body}\n}}\n")

    def entry(self, name: str, function: Function, kinds: tuple[Any, ...]) -> None:
        """What can be called from outside: all arguments lie side by side, eight bytes each."""
        made = self.function(self.resolved(function), kinds)
        slots = Slots(self.declarations)
        args = [slots.argument(f"p{i}", kind) for i, kind in enumerate(kinds)]
        call = f"{made.code}({', '.join(part for one in args for part in one)})"
        back = NUMBERS[made.kind] if made.kind == FLOAT else "I"
        ending = f"{call};\n  return 0;" if made.kind == NOTHING else f"return {call};"
        lines = "\n".join(f"  {line}" for line in slots.lines)
        self._entries.append(
            f"ENTRY {back} {name}(const int64_t* a) {{\n  GUARDED\n{lines}\n  {ending}\n}}\n"
        )

    def source(self) -> str:
        """The whole file."""
        return "\n".join(
            [
                *(f'#include "{name}"' for name in HEADERS),
                *self.declarations.lines,
                *self._heads,
                *self._bodies,
                *self._entries,
            ]
        )


class Slots:
    """Arguments of an entry, taken out of a row of eight bytes each."""

    def __init__(self, declarations: Declarations) -> None:
        self.lines: list[str] = []
        self._declarations = declarations
        self._used = 0

    def argument(self, name: str, kind: Any) -> list[str]:
        """One argument in variables of its own, as it is handed over."""
        if isinstance(kind, WorkspaceType):
            self.lines.append(f"{self._declarations.workspace(kind)} {name};")
            self._fill(kind, name)
            return [f"&{name}"]
        for c_type, part in self._declarations.parts(kind, name):
            self.lines.append(f"{c_type} {part} = {self._next(c_type)};")
        return variable(kind, name).parts

    def _fill(self, kind: WorkspaceType, path: str) -> None:
        for name, inner in kind.fields:
            place = f"{path}.m_{name}"
            if isinstance(inner, WorkspaceType):
                self._fill(inner, place)
                continue
            for c_type, part in self._declarations.parts(inner, place):
                self.lines.append(f"{part} = {self._next(c_type)};")

    def _next(self, c_type: str) -> str:
        place = f"a[{self._used}]"
        self._used += 1
        if c_type == NUMBERS[FLOAT]:
            return f"*(const F*)&{place}"
        return f"({c_type})(N){place}" if c_type.endswith("*") else place


def result_of(function: types.FunctionType, hints: dict[str, Any]) -> Any:
    """What a function promises to return."""
    kind = type_of_hint(hints.get("return", type(None)))
    if kind in (INT, FLOAT, NOTHING) or (isinstance(kind, type) and issubclass(kind, Struct)):
        return kind
    raise TypeError(f"{function.__module__}.{function.__name__} returns what C cannot")
