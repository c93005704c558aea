"""Structs, workspaces and constant tables as C declares them, each once."""

from __future__ import annotations

from typing import Any

from pyrite.core.backends.emit.c_types import (
    NUMBERS,
    ArrayType,
    Operand,
    WorkspaceType,
    literal,
)
from pyrite.core.schema import Struct, size

LENGTH = "N"  # how C counts


class Declarations:
    """What the functions of a unit are about."""

    def __init__(self) -> None:
        self.lines: list[str] = []
        self._names: dict[Any, str] = {}
        self._tables: dict[Any, Operand] = {}

    def element(self, of: str | type[Struct]) -> str:
        """The C type of what an array is made of."""
        return of if isinstance(of, str) else self.struct(of)

    def struct(self, kind: type[Struct]) -> str:
        """A packed struct: its bytes are those of `schema.pack`."""
        if kind not in self._names:
            fields = [
                f"  {self.element(field.kind)} {member(name)}"
                + (f"[{field.length}];" if field.length else ";")
                for name, field in kind.fields.items()
            ]
            name = self._name("S", kind)
            self.lines += ["typedef struct PACKED {", *fields, f"}} {name};"]
            self.lines.append(f'_Static_assert(sizeof({name}) == {size(kind)}, "packed");')
        return self._names[kind]

    def workspace(self, kind: WorkspaceType) -> str:
        """A workspace: numbers, pointers with their lengths, and workspaces within."""
        if kind not in self._names:
            fields = []
            for name, inner in kind.fields:
                if isinstance(inner, WorkspaceType):
                    fields.append(f"  {self.workspace(inner)} {member(name)};")
                else:
                    fields += [f"  {t} {part};" for t, part in self.parts(inner, member(name))]
            name = self._name("W", kind, kind.kind.__name__)
            self.lines += ["typedef struct {", *fields, f"}} {name};"]
        return self._names[kind]

    def parts(self, kind: Any, name: str) -> list[tuple[str, str]]:
        """A variable of this type as C has it: type and name of each part."""
        if isinstance(kind, ArrayType):
            lengths = [(LENGTH, f"{name}_{i}") for i, one in enumerate(kind.lengths) if one is None]
            return [(f"{self.element(kind.of)}*", name), *lengths]
        if isinstance(kind, WorkspaceType):
            return [(f"const {self.workspace(kind)}* restrict", name)]
        return [(NUMBERS[kind] if isinstance(kind, str) else f"{self.struct(kind)}*", name)]

    def table(self, value: tuple[Any, ...]) -> Operand:
        """A constant table, as narrow as its numbers allow."""
        key = (value, repr(value))  # (1,) == (1.0,)
        if key not in self._tables:
            lengths, flat = _flattened(value)
            element = _narrowest(flat)
            name = f"T{len(self._tables)}"
            numbers = ", ".join(literal(float(x) if element == "f64" else x) for x in flat)
            self.lines.append(f"static const {element} {name}[{len(flat)}] = {{{numbers}}};")
            self._tables[key] = Operand(
                ArrayType(element, tuple(lengths)),
                f"(({element}*){name})",
                tuple(map(str, lengths)),
            )
        return self._tables[key]

    def _name(self, letter: str, key: Any, text: str = "") -> str:
        self._names[key] = f"{letter}{len(self._names)}_{text or key.__name__}"
        return self._names[key]


def member(name: str) -> str:
    """A field in C, which has words of its own (`void` is a field of a game)."""
    return f"m_{name}"


def variable(kind: Any, name: str) -> Operand:
    """A declared variable as a value."""
    if not isinstance(kind, ArrayType):
        return Operand(kind, name)
    lengths = (f"{name}_{i}" if n is None else str(n) for i, n in enumerate(kind.lengths))
    return Operand(kind, name, tuple(lengths))


def _flattened(value: tuple[Any, ...]) -> tuple[list[int], list[Any]]:
    lengths, flat = [len(value)], list(value)
    while isinstance(flat[0], tuple):
        lengths.append(len(flat[0]))
        flat = [one for row in flat for one in row]
    return lengths, flat


def _narrowest(numbers: list[Any]) -> str:
    if any(isinstance(one, float) for one in numbers):
        return "f64"
    return next(
        f"i{bits}"
        for bits in (8, 16, 32, 64)
        if all(-(1 << bits - 1) <= one < 1 << bits - 1 for one in numbers)
    )
