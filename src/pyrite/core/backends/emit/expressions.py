"""Expressions as C.

Python evaluates from left to right, C as it likes: what a later call might change is kept in a
temporary first (`ordered`). Every number that is read becomes 64 bits wide at once.
"""

from __future__ import annotations

import ast
import types
import typing
from collections.abc import Callable, Sequence
from typing import Any, NoReturn

from pyrite.core.backends.emit.c_types import (
    NUMBERS,
    REALS,
    ArrayType,
    Effect,
    Operand,
    WorkspaceType,
    literal,
    number_of,
    widest,
)
from pyrite.core.backends.emit.calls import BUILTINS, called_builtin
from pyrite.core.backends.emit.declarations import Declarations, member, variable
from pyrite.core.bind import Function
from pyrite.core.dialect.kinds import FLOAT, INT, NOTHING
from pyrite.core.schema import Struct, copy, size

SIGNS = {
    ast.Add: "+",
    ast.Sub: "-",
    ast.Mult: "*",
    ast.BitAnd: "&",
    ast.BitOr: "|",
    ast.BitXor: "^",
}
FORMS = {
    ast.Div: "((F){} / (F){})",
    ast.FloorDiv: "floor_div({}, DIVISOR({}))",
    ast.Mod: "floor_mod({}, DIVISOR({}))",
    ast.LShift: "(I)((uint64_t){} << {})",
    ast.RShift: "({} >> {})",
}
COMPARISONS = {
    ast.Eq: "==",
    ast.NotEq: "!=",
    ast.Lt: "<",
    ast.LtE: "<=",
    ast.Gt: ">",
    ast.GtE: ">=",
}


class FunctionSource(typing.Protocol):
    """What an expression asks of the unit it stands in."""

    declarations: Declarations

    def resolved(self, function: Function) -> Function:
        """The game's own function for one of the law's."""

    def called(self, function: Function, operands: list[Operand]) -> Operand:
        """A call of another function of the dialect."""


class Expressions:
    """The expressions of one function."""

    def __init__(self, unit: FunctionSource, function: types.FunctionType) -> None:
        self.unit = unit
        self.function = function
        self.locals: dict[str, Any] = {}
        self._temporaries = 0

    def no(self, node: ast.AST, text: str) -> NoReturn:
        """Refuse, with file and line."""
        line = getattr(node, "lineno", 0)
        raise TypeError(f"{self.function.__code__.co_filename}:{line}: {text}")

    def temporary(self) -> str:
        """A fresh name."""
        self._temporaries += 1
        return f"t{self._temporaries}"

    def value(self, node: ast.expr) -> Operand:
        """What an expression is worth."""
        match node:
            case ast.Constant(value=bool() | int() | float() as number):
                return Operand(FLOAT if isinstance(number, float) else INT, literal(number))
            case ast.Name(id=name):
                return self.named(node, name)
            case ast.Attribute() | ast.Subscript():
                return self.read(self.place(node))
            case ast.BinOp(left=left, op=sign, right=right):
                return self.ordered(
                    node, [left, right], lambda two: self.combined(node, sign, *two)
                )
            case ast.UnaryOp(op=ast.USub() | ast.Invert() as turn, operand=operand):
                one = self.value(operand)
                prefix = "-" if isinstance(turn, ast.USub) else "~"
                return Operand(one.kind, f"({prefix}{one.code})", effect=one.effect)
            case ast.UnaryOp(op=ast.Not(), operand=operand):
                one = self.value(operand)
                return Operand(INT, f"(I)!{one.code}", effect=one.effect)
            case ast.BoolOp(op=join, values=values):
                return self.either(join, values)
            case ast.Compare(left=left, ops=ops, comparators=rest):
                return self.compared(node, ops, [left, *rest])
            case ast.IfExp(test=test, body=body, orelse=orelse):
                return self.choice(node, self.truth(test), self.value(body), self.value(orelse))
            case ast.Call(func=ast.Name(id=name), args=args):
                return self.called(node, name, args)
        return self.no(node, f"{type(node).__name__} cannot be compiled")

    def truth(self, node: ast.expr) -> Operand:
        """Whether something holds: C's `&&` and `||` stop where Python does."""
        match node:
            case ast.BoolOp(op=op, values=values):
                parts = [self.truth(one) for one in values]
                sign = " && " if isinstance(op, ast.And) else " || "
                code = "(" + sign.join(part.code for part in parts) + ")"
                return Operand(INT, code, effect=max(part.effect for part in parts))
            case ast.UnaryOp(op=ast.Not(), operand=operand):
                part = self.truth(operand)
                return Operand(INT, f"!{part.code}", effect=part.effect)
        part = self.value(node)
        return Operand(INT, f"({part.code})", effect=part.effect)

    def ordered(
        self,
        node: ast.expr,
        parts: Sequence[ast.expr],
        build: Callable[[list[Operand]], Operand],
    ) -> Operand:
        """Something made of parts that are evaluated one after the other."""
        operands = [self.value(part) for part in parts]
        calls = [i for i, one in enumerate(operands) if one.effect == Effect.CALLS]
        if not calls or sum(one.effect > Effect.NONE for one in operands) < 2:
            return build(operands)
        lines = []
        for i in range(calls[-1] + 1):
            if operands[i].effect > Effect.NONE:
                operands[i], line = self.kept(node, operands[i])
                lines.append(line)
        made = build(operands)
        if isinstance(made.kind, ArrayType):
            self.no(node, "too much at once: give a part of this a name")
        return Operand(made.kind, f"({{ {' '.join(lines)} {made.code}; }})", effect=Effect.CALLS)

    def kept(self, node: ast.expr, one: Operand) -> tuple[Operand, str]:
        """A value in a temporary, and the line that puts it there."""
        if isinstance(one.kind, ArrayType):
            self.no(node, "too much at once: give a part of this a name")
        name = self.temporary()
        ((c_type, _),) = self.unit.declarations.parts(one.kind, name)
        return Operand(one.kind, name), f"{c_type} {name} = {one.code};"

    def named(self, node: ast.expr, name: str) -> Operand:
        """A local variable, or a constant of the module."""
        if name in self.locals:
            return variable(self.locals[name], f"v_{name}")
        value = self.function.__globals__.get(name)
        if isinstance(value, tuple):
            return self.unit.declarations.table(value)
        if isinstance(value, int | float):
            return Operand(FLOAT if isinstance(value, float) else INT, literal(value))
        return self.no(node, f"{name} is unknown here")

    def place(self, node: ast.expr) -> Operand:
        """Where a number lies (as its element type), or a struct, an array, a workspace."""
        match node:
            case ast.Attribute(value=base, attr=name):
                return self.field(node, self.value(base), name)
            case ast.Subscript(value=base, slice=index):
                return self.ordered(node, [base, index], lambda both: self.item(node, *both))
        return self.no(node, "nothing can be put here")

    def read(self, place: Operand) -> Operand:
        """The number that lies at a place, in 64 bits; all else is itself."""
        if isinstance(place.kind, Element):
            kind = number_of(place.kind)
            effect = max(place.effect, Effect.READS)
            return Operand(kind, f"({NUMBERS[kind]}){place.code}", effect=effect)
        return place

    def field(self, node: ast.expr, base: Operand, name: str) -> Operand:
        path = f"{base.code}->{member(name)}"
        if isinstance(base.kind, WorkspaceType):
            inner = base.kind.field(name)
            if isinstance(inner, WorkspaceType):
                path = f"(&{path})"
            return Operand(inner, path, variable(inner, path).lengths, base.effect)
        if not (isinstance(base.kind, type) and issubclass(base.kind, Struct)):
            self.no(node, f"nothing here has a field {name}")
        field = base.kind.fields[name]
        if field.length:
            lengths = (field.length,)
            return Operand(ArrayType(field.kind, lengths), path, (str(field.length),), base.effect)
        if isinstance(field.kind, str):
            return Operand(Element(field.kind), path, effect=base.effect)
        return Operand(field.kind, f"(&{path})", effect=base.effect)

    def item(self, node: ast.expr, base: Operand, index: Operand) -> Operand:
        """One of an array; of several dimensions the row there."""
        if not isinstance(base.kind, ArrayType):
            self.no(node, "this is no row")
        at = f"AT({index.code}, {base.lengths[0]})"
        rest = base.lengths[1:]
        effect = max(base.effect, index.effect)
        if rest:
            pointer = f"({base.code} + {at} * {' * '.join(rest)})"
            return Operand(base.kind.item, pointer, rest, effect)
        if isinstance(base.kind.of, str):
            return Operand(Element(base.kind.of), f"{base.code}[{at}]", effect=effect)
        return Operand(base.kind.of, f"(&{base.code}[{at}])", effect=effect)

    def combined(self, node: ast.AST, op: ast.operator, left: Operand, right: Operand) -> Operand:
        """What an operator makes of two numbers."""
        kinds = {left.kind, right.kind}
        if not kinds <= {INT, *REALS}:
            self.no(node, "numbers are wanted here")
        effect = max(left.effect, right.effect)
        kind = FLOAT if isinstance(op, ast.Div) else widest(kinds)
        if type(op) in SIGNS:
            return Operand(kind, f"({left.code} {SIGNS[type(op)]} {right.code})", effect=effect)
        if type(op) not in FORMS or (kind != INT and not isinstance(op, ast.Div)):
            self.no(node, f"{type(op).__name__} cannot be compiled")
        return Operand(kind, FORMS[type(op)].format(left.code, right.code), effect=effect)

    def either(self, op: ast.boolop, values: list[ast.expr]) -> Operand:
        """`and` and `or` as values: the last one looked at."""
        operands = [self.value(one) for one in values]
        kind = widest(one.kind for one in operands)
        code = operands[-1].code
        for one in reversed(operands[:-1]):
            name = self.temporary()
            yes, no = (code, name) if isinstance(op, ast.And) else (name, code)
            code = f"({{ {NUMBERS[kind]} {name} = {one.code}; {name} ? {yes} : {no}; }})"
        return Operand(kind, code, effect=max(one.effect for one in operands))

    def compared(self, node: ast.expr, ops: list[ast.cmpop], values: list[ast.expr]) -> Operand:
        """Comparisons in a chain look at what stands in the middle once."""
        signs = [COMPARISONS[type(op)] for op in ops]
        if len(ops) == 1:
            return self.ordered(
                node,
                values,
                lambda both: Operand(
                    INT,
                    f"(I)({both[0].code} {signs[0]} {both[1].code})",
                    effect=max(both[0].effect, both[1].effect),
                ),
            )
        operands = [self.value(one) for one in values]
        first, line = self.kept(node, operands[0])
        code = self._chain(node, signs, first, operands[1:])
        effect = max(one.effect for one in operands)
        return Operand(INT, f"(I)({{ {line} {code}; }})", effect=effect)

    def _chain(self, node: ast.expr, signs: list[str], left: Operand, rest: list[Operand]) -> str:
        right, line = self.kept(node, rest[0])
        held = f"({left.code} {signs[0]} {right.code})"
        if len(rest) == 1:
            return f"({{ {line} {held}; }})"
        return f"({{ {line} {held} && {self._chain(node, signs[1:], right, rest[1:])}; }})"

    def choice(self, node: ast.expr, test: Operand, yes: Operand, no: Operand) -> Operand:
        """One value or the other."""
        effect = max(test.effect, yes.effect, no.effect)
        kind = yes.kind
        if kind != no.kind:
            if not {kind, no.kind} <= {INT, *REALS}:
                self.no(node, "both sides of a choice must be of one type")
            kind = widest((kind, no.kind))
        if isinstance(kind, ArrayType) and test.effect == Effect.CALLS:
            self.no(node, "too much at once: give the condition a name")
        lengths = zip(yes.lengths, no.lengths, strict=True)
        return Operand(
            kind,
            f"({test.code} ? {yes.code} : {no.code})",
            tuple(a if a == b else f"({test.code} ? {a} : {b})" for a, b in lengths),
            effect,
        )

    def called(self, node: ast.expr, name: str, args: list[ast.expr]) -> Operand:
        """A builtin, `copy`, or another function."""
        function = self.function.__globals__.get(name, BUILTINS.get(name))
        if function in BUILTINS.values():
            return self.ordered(node, args, lambda given: called_builtin(function, given))
        if function is copy:
            return self.ordered(node, args, _copied)
        if not isinstance(function, types.FunctionType):
            self.no(node, f"{name} cannot be called here")
        return self.ordered(node, args, lambda given: self.unit.called(function, given))


class Element(str):
    """The type of a number where it lies, such as `i8`."""


def _copied(both: list[Operand]) -> Operand:
    out, s = both
    return Operand(
        NOTHING,
        f"__builtin_memcpy({out.code}, {s.code}, {size(out.kind)})",
        effect=Effect.CALLS,
    )
