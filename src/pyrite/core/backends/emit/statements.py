"""Statements as C: one function of the dialect, for the types it is called with."""

from __future__ import annotations

import ast
import types
from typing import Any

from pyrite.core.backends.emit.c_types import (
    ELEMENTS,
    NUMBERS,
    REALS,
    SINGLE,
    ArrayType,
    Operand,
    number_of,
)
from pyrite.core.backends.emit.declarations import variable
from pyrite.core.backends.emit.expressions import Element, Expressions, FunctionSource
from pyrite.core.dialect.kinds import INT
from pyrite.core.dialect.sources import tree_of

INDENT = "  "


class Statements(Expressions):
    """The body of a function, line by line."""

    def __init__(
        self, unit: FunctionSource, function: types.FunctionType, kinds: dict[str, Any]
    ) -> None:
        super().__init__(unit, function)
        self.locals.update(kinds)
        self._parameters = tuple(kinds)
        self._lines: list[str] = []
        self._depth = 1
        self._file = short_path(function)
        self.tree = tree_of(function)

    def text(self) -> str:
        """What stands between the braces."""
        self.block(self.tree.body)
        declared = [
            f"{INDENT}{c_type} {part} = 0;"
            for name, kind in self.locals.items()
            if name not in self._parameters
            for c_type, part in self.unit.declarations.parts(kind, f"v_{name}")
        ]
        return "\n".join([*declared, *self._lines])

    def put(self, text: str) -> None:
        """A line more."""
        self._lines.append(INDENT * self._depth + text)

    def block(self, body: list[ast.stmt]) -> None:
        """Some statements, each with the line it comes from."""
        for one in body:
            self._lines.append(f'#line {one.lineno} "{self._file}"')
            self.statement(one)

    def inner(self, head: str, body: list[ast.stmt], end: str = "}") -> None:
        """Statements one step further in."""
        self.put(head)
        self._depth += 1
        self.block(body)
        self._depth -= 1
        if end:
            self.put(end)

    def statement(self, node: ast.stmt) -> None:
        """One statement."""
        match node:
            case ast.Expr(value=ast.Constant()) | ast.Pass():
                self.put(";")
            case ast.Break():
                self.put("break;")
            case ast.Continue():
                self.put("continue;")
            case ast.Expr(value=ast.Call() as call):
                self.put(f"{self.value(call).code};")
            case ast.If(test=test, body=body, orelse=orelse):
                self.inner(f"if ({self.truth(test).code}) {{", body, "" if orelse else "}")
                if orelse:
                    self.inner("} else {", orelse)
            case ast.While(test=test, body=body):
                self.inner(f"while ({self.truth(test).code}) {{", body)
            case ast.For(target=ast.Name(id=name), iter=source, body=body):
                self.loop(name, source, body)
            case ast.Assign(targets=[target], value=value):
                self.assign(target, self.value(value))
            case ast.AugAssign(target=target, op=op, value=value):
                self.augment(node, target, op, value)
            case ast.Return(value=None):
                self.put("return;")
            case ast.Return(value=ast.expr() as value):
                self.put(f"return {self.value(value).code};")
            case _:
                self.no(node, f"{type(node).__name__} cannot be compiled")

    def loop(self, name: str, source: ast.expr, body: list[ast.stmt]) -> None:
        """Over a range, or over a row where it lies; what ends it is looked at once."""
        i, end = self.temporary(), self.temporary()
        match source:
            case ast.Call(func=ast.Name(id="range"), args=args):
                self._declare(source, name, INT)
                first, last, step = self._range(source, args)
                sign = "<" if step > 0 else ">"
                head = f"for (I {i} = {first}, {end} = {last}; {i} {sign} {end}; {i} += {step}) {{"
                self.inner(f"{head} v_{name} = {i};", body)
            case _:
                row = self.value(source)
                if not isinstance(row.kind, ArrayType) or len(row.lengths) > 1:
                    self.no(source, "a loop goes over range(…) or a row")
                self._declare(source, name, row.kind.item)
                sign = "" if isinstance(row.kind.of, str) else "&"
                head = f"for (N {i} = 0, {end} = {row.lengths[0]}; {i} < {end}; {i}++) {{"
                self.inner(f"{head} v_{name} = {sign}{row.code}[{i}];", body)

    def _range(self, node: ast.expr, args: list[ast.expr]) -> tuple[str, str, int]:
        codes = [self.value(one).code for one in args[:2]]
        step = 1
        if len(args) == 3:
            try:
                step = int(ast.literal_eval(args[2]))
            except ValueError:
                self.no(node, "the step of a range is written as a number")
        return codes[0] if len(codes) > 1 else "0", codes[-1], step

    def _declare(self, node: ast.AST, name: str, kind: Any) -> Any:
        """What a variable is from its first value on."""
        known = self.locals.setdefault(name, kind)
        if known != kind and not (known in REALS and kind in (INT, SINGLE)):
            self.no(node, f"{name} was {known} and becomes {kind}")
        return known

    def assign(self, target: ast.expr, value: Operand) -> None:
        """The value first, then the place; both once."""
        if isinstance(target, ast.Name):
            into = variable(self._declare(target, target.id, value.kind), f"v_{target.id}")
            for part, code in zip(into.parts, value.parts, strict=True):
                self.put(f"{part} = {code};")
            return
        if value.kind not in (INT, *REALS):
            self.no(target, "a struct is copied by core copy")
        place, name = self.place(target), self.temporary()
        self.put(
            f"{{ {NUMBERS[value.kind]} {name} = {value.code}; "
            f"{place.code} = {self.stored(target, place, Operand(value.kind, name))}; }}"
        )

    def stored(self, node: ast.AST, place: Operand, value: Operand) -> str:
        """A number as it is put into a place."""
        if not isinstance(place.kind, Element):
            self.no(node, "a number cannot be put here")
        if number_of(place.kind) in REALS or place.kind == "i64":
            return value.code
        return f"FIT({ELEMENTS[place.kind] * 8}, {value.code})"

    def augment(
        self, node: ast.AugAssign, target: ast.expr, op: ast.operator, value: ast.expr
    ) -> None:
        """`+=` and its kin: what was there is read before the other side is computed."""
        right = self.value(value)
        if isinstance(target, ast.Name):
            left = self.value(target)  # a local changes nowhere else
            self.put(f"{left.code} = {self.combined(node, op, left, right).code};")
            return
        place = self.place(target)
        if not isinstance(place.kind, Element):
            self.no(target, "a number cannot be put here")
        kind = number_of(place.kind)
        p, old, new = self.temporary(), self.temporary(), self.temporary()
        made = self.combined(node, op, Operand(kind, old), Operand(right.kind, new))
        self.put(
            f"{{ {place.kind}* {p} = &{place.code}; {NUMBERS[kind]} {old} = *{p}; "
            f"{NUMBERS[right.kind]} {new} = {right.code}; "
            f"*{p} = {self.stored(target, place, made)}; }}"
        )


def short_path(function: types.FunctionType) -> str:
    """Where a function stands, the same on every machine."""
    name = function.__code__.co_filename.replace("\\", "/").rpartition("/")[2]
    return "/".join([*function.__module__.split(".")[:-1], name])
