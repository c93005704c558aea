"""The static check of the dialect that rules are written in.

Refuses what one of the backends would not do, or would do differently, with file and line:
no allocation, no strings, no whole-struct assignment, no slices, no index below zero, no number
that leaves 64 bits, no call cycles, no misspelt fields. Rules have no floats either; what is no
rule (a search, rewards) may compute with them, and may hold its rows together in a workspace: a
NamedTuple.
"""

from __future__ import annotations

import ast
import builtins
import difflib
import math
import types
import typing
from collections.abc import Collection, Iterable
from dataclasses import dataclass
from typing import Any, TypeGuard

from pyrite.core import law
from pyrite.core.bind import Function
from pyrite.core.dialect.advice import refusal
from pyrite.core.dialect.kinds import (
    ANYTHING,
    FLOAT,
    INT,
    NOTHING,
    RowType,
    fields_of,
    fits,
    fits_word,
    has_float,
    is_workspace,
    name_of,
    type_of_constant,
    type_of_hint,
)
from pyrite.core.dialect.sources import tree_of
from pyrite.core.schema import copy

OPERATORS = (
    ast.Add,
    ast.Sub,
    ast.Mult,
    ast.FloorDiv,
    ast.Mod,
    ast.LShift,
    ast.RShift,
    ast.BitAnd,
    ast.BitOr,
    ast.BitXor,
)
FLOAT_OPERATORS = (ast.Add, ast.Sub, ast.Mult, ast.Div)
COMPARISONS = (ast.Eq, ast.NotEq, ast.Lt, ast.LtE, ast.Gt, ast.GtE)
KEEPING = (min, max, abs)
BUILTINS = (*KEEPING, len, int, bool)
FLOAT_FUNCTIONS = (math.sqrt,)
MAY_CALL = f"{', '.join(one.__name__ for one in BUILTINS)}, and functions of the game"


@dataclass(frozen=True)
class Complaint:
    """Where a function leaves the dialect, and how."""

    file: str
    line: int
    text: str

    def __str__(self) -> str:
        return f"{self.file}:{self.line}: {self.text}"


def check(functions: Iterable[Function], *, floats_in: Collection[str] = ()) -> list[Complaint]:
    """Check functions and all they call; an empty list is good news.

    Functions of the modules named may compute with floats.
    """
    checker = _Checker(floats_in)
    for function in functions:
        checker.visit(function)
    checker.find_cycles()
    return sorted(checker.complaints, key=lambda c: (c.file, c.line))


def is_ours(called: object, caller: Function) -> TypeGuard[Function]:
    """Is this a plain function of ours, or of the package that the game came in?"""
    homes = {"pyrite", caller.__module__.partition(".")[0]}
    return isinstance(called, types.FunctionType) and called.__module__.partition(".")[0] in homes


class _Checker:
    """Walks the call graph."""

    def __init__(self, floats_in: Collection[str]) -> None:
        self.floats_in = floats_in
        self.complaints: list[Complaint] = []
        self._calls: dict[types.FunctionType, list[types.FunctionType]] = {}

    def visit(self, function: Function) -> None:
        assert isinstance(function, types.FunctionType)
        is_law = getattr(law, function.__name__, None) is function
        if function not in self._calls and function is not copy:
            self._calls[function] = []
            if not is_law:
                _FunctionCheck(self, function).run()

    def called(self, caller: types.FunctionType, function: Function) -> None:
        """Note an arrow of the call graph and follow it."""
        assert isinstance(function, types.FunctionType)
        self._calls[caller].append(function)
        self.visit(function)

    def find_cycles(self) -> None:
        """Recursion, direct or in a circle, crashes a cached compilation: refuse it."""
        done: set[Function] = set()
        for function in self._calls:
            self._descend(function, [], done)

    def _descend(
        self, function: types.FunctionType, path: list[types.FunctionType], done: set[Function]
    ) -> None:
        if function in path:
            names = " → ".join(f.__name__ for f in [*path[path.index(function) :], function])
            self.complain(function, function.__code__.co_firstlineno, f"calls go round: {names}")
        elif function not in done:
            for called in self._calls.get(function, ()):
                self._descend(called, [*path, function], done)
            done.add(function)

    def complain(self, function: types.FunctionType, line: int, text: str) -> None:
        complaint = Complaint(function.__code__.co_filename, line, text)
        if complaint not in self.complaints:
            self.complaints.append(complaint)


class _FunctionCheck:
    """One function: what each name is, and whether every statement stays inside the dialect."""

    def __init__(self, checker: _Checker, function: types.FunctionType) -> None:
        self.checker = checker
        self.function = function
        self.hints = {k: type_of_hint(v) for k, v in typing.get_type_hints(function).items()}
        self.locals: dict[str, Any] = {k: v for k, v in self.hints.items() if k != "return"}

    def no(self, node: ast.AST, text: str) -> Any:
        """Complain, and go on as if anything were there."""
        self.checker.complain(self.function, getattr(node, "lineno", 0), text)
        return ANYTHING

    def run(self) -> None:
        tree = tree_of(self.function)
        if isinstance(tree.body[-1], ast.Raise):
            return  # a stand-in: binding replaces it
        arguments = tree.args
        if arguments.defaults or arguments.kwonlyargs or arguments.vararg or arguments.kwarg:
            self.no(tree, "plain positional parameters only, without defaults")
        for argument in arguments.args:
            if argument.arg not in self.hints:
                self.no(argument, f"parameter {argument.arg} has no type")
        self.block(tree.body)

    def block(self, body: list[ast.stmt]) -> None:
        for statement in body:
            self.statement(statement)

    def statement(self, node: ast.stmt) -> None:
        match node:
            case ast.Expr(value=ast.Constant(value=str())) | ast.Pass() | ast.Break():
                pass
            case ast.Continue():
                pass
            case ast.Expr(value=ast.Call() as call):
                self.value(call)
            case ast.If(test=test, body=body, orelse=orelse):
                self.number(test)
                self.block(body)
                self.block(orelse)
            case ast.While(test=test, body=body, orelse=[]):
                self.number(test)
                self.block(body)
            case ast.For(target=ast.Name(id=name), iter=source, body=body, orelse=[]):
                self.locals[name] = self.looped(source)
                self.block(body)
            case ast.Assign(targets=[target], value=value):
                self.assign(target, self.value(value))
            case ast.AugAssign(target=target, op=op, value=value):
                kind = self.number(target)
                if not fits(self.combined(node, op, kind, self.number(value)), kind):
                    self.no(node, f"{name_of(kind)} becomes {FLOAT}")
            case ast.Return(value=value):
                self.returned(node, NOTHING if value is None else self.value(value))
            case _:
                self.no(node, refusal(node))

    def looped(self, source: ast.expr) -> Any:
        match source:
            case ast.Call(func=ast.Name(id="range"), args=args, keywords=[]):
                for argument in args:
                    self.whole_number(argument)
                return INT
        kind = self.value(source)
        if isinstance(kind, RowType):
            return kind.of
        return self.no(source, "a loop goes over range(…) or a row")

    def assign(self, target: ast.expr, kind: Any) -> None:
        match target:
            case ast.Name(id=name):
                known = self.locals.setdefault(name, kind)
                if not fits(kind, known):
                    self.no(target, f"{name} was {name_of(known)} and becomes {name_of(kind)}")
            case ast.Attribute(value=base) if is_workspace(self.value(base)):
                self.no(target, "a workspace's fields stay what they are")
            case ast.Attribute() | ast.Subscript():
                into = self.value(target)
                if into not in (INT, FLOAT, ANYTHING):
                    self.no(target, f"{name_of(into)} cannot be assigned as a whole: use core copy")
                elif not fits(kind, into) or kind not in (INT, FLOAT, ANYTHING):
                    self.no(target, f"a field holds {name_of(into)}, not {name_of(kind)}")
            case _:
                self.no(target, "one target at a time")

    def returned(self, node: ast.AST, kind: Any) -> None:
        wanted = self.hints.get("return", NOTHING)
        if not fits(kind, wanted):
            self.no(node, f"returns {name_of(kind)}, promised {name_of(wanted)}")

    def number(self, node: ast.expr) -> Any:
        kind = self.value(node)
        if kind not in (INT, FLOAT, ANYTHING):
            return self.no(node, f"a number is wanted here, not {name_of(kind)}")
        return kind

    def whole_number(self, node: ast.expr) -> None:
        if self.number(node) == FLOAT:
            self.no(node, f"{INT} is wanted here, not {FLOAT}")

    def combined(self, node: ast.AST, op: ast.operator, left: Any, right: Any) -> Any:
        """What an operator makes of two numbers."""
        is_float = isinstance(op, ast.Div) or FLOAT in (left, right)
        allowed = FLOAT_OPERATORS if is_float and self.may_float else OPERATORS
        if not isinstance(op, allowed):
            self.no(node, refusal(op))
        return FLOAT if is_float else INT

    @property
    def may_float(self) -> bool:
        return self.function.__module__ in self.checker.floats_in

    def value(self, node: ast.expr) -> Any:
        match node:
            case ast.Constant(value=bool() | int() as number):
                return INT if fits_word(number) else self.no(node, f"{number} leaves 64 bits")
            case ast.Constant(value=float()) if self.may_float:
                return FLOAT
            case ast.Name(id=name):
                return self.named(node, name)
            case ast.Attribute(value=base, attr=name):
                return self.field(node, self.value(base), name)
            case ast.Subscript(value=base, slice=index):
                return self.item(node, self.value(base), index)
            case ast.BinOp(left=left, op=op, right=right):
                return self.combined(node, op, self.number(left), self.number(right))
            case ast.UnaryOp(op=ast.USub(), operand=operand):
                return FLOAT if self.number(operand) == FLOAT else INT
            case ast.UnaryOp(op=ast.Not() | ast.Invert(), operand=operand):
                self.whole_number(operand)
                return INT
            case ast.BoolOp(values=values):
                for value in values:
                    self.number(value)
                return INT
            case ast.Compare(left=left, ops=ops, comparators=rest):
                return self.compared(node, ops, [left, *rest])
            case ast.IfExp(test=test, body=body, orelse=orelse):
                self.number(test)
                kind = self.value(body)
                if not fits(self.value(orelse), kind):
                    self.no(node, "both sides of a choice must be of one type")
                return kind
            case ast.Call():
                return self.called(node)
        return self.no(node, refusal(node))

    def named(self, node: ast.expr, name: str) -> Any:
        if name in self.locals:
            return self.locals[name]
        if name not in self.function.__globals__:
            return self.no(node, f"{name} is unknown here")
        kind = type_of_constant(self.function.__globals__[name])
        if kind is None or (has_float(kind) and not self.may_float):
            return self.no(node, f"{name} is no number and no rectangular table of numbers")
        if not fits_word(self.function.__globals__[name]):
            return self.no(node, f"{name} leaves 64 bits")
        return kind

    def field(self, node: ast.expr, base: Any, name: str) -> Any:
        if base is ANYTHING:
            return ANYTHING
        fields = fields_of(base)
        if not fields:
            return self.no(node, f"{name_of(base)} has no fields")
        if name not in fields:
            near = difflib.get_close_matches(name, fields, 1)
            hint = f"; did you mean {near[0]}?" if near else ""
            return self.no(node, f"{name_of(base)} has no field {name}{hint}")
        return fields[name]

    def item(self, node: ast.expr, base: Any, index: ast.expr) -> Any:
        if isinstance(index, ast.Slice | ast.Tuple):
            return self.no(node, "no slices: an index at a time")
        self.whole_number(index)
        if self.known_number(index) < 0:
            self.no(node, "no index below zero: rows do not turn round")
        if base is ANYTHING:
            return ANYTHING
        return base.of if isinstance(base, RowType) else self.no(node, f"{name_of(base)} is no row")

    def known_number(self, node: ast.expr) -> int:
        """A number that stands in the source, by itself or by its name; 0 for any other."""
        match node:
            case ast.Constant(value=int() as value):
                return value
            case ast.UnaryOp(op=ast.USub(), operand=operand):
                return -self.known_number(operand)
            case ast.Name(id=name) if name not in self.locals:
                constant = self.function.__globals__.get(name)
                return constant if isinstance(constant, int) else 0
        return 0

    def compared(self, node: ast.expr, ops: list[ast.cmpop], values: list[ast.expr]) -> Any:
        for op in ops:
            if not isinstance(op, COMPARISONS):
                self.no(node, refusal(op))
        for value in values:
            self.number(value)
        return INT

    def called(self, node: ast.Call) -> Any:
        if not isinstance(node.func, ast.Name) or node.keywords:
            return self.no(node, "call a function by its plain name, without keywords")
        kinds = [self.value(argument) for argument in node.args]
        name = node.func.id
        scope = self.function.__globals__
        called = scope.get(name, getattr(builtins, name, None))
        if called in BUILTINS:
            return FLOAT if called in KEEPING and FLOAT in kinds else INT
        if called in FLOAT_FUNCTIONS and self.may_float:
            return FLOAT
        if not is_ours(called, self.function):
            return self.no(node, f"{name} is not a function rules may call: {MAY_CALL}")
        return self.checked_call(node, called, kinds)

    def checked_call(self, node: ast.Call, called: Function, kinds: list[Any]) -> Any:
        self.checker.called(self.function, called)
        hints = typing.get_type_hints(called)
        wanted = [type_of_hint(hint) for name, hint in hints.items() if name != "return"]
        if called is copy:
            wanted = [ANYTHING, ANYTHING]
        if len(wanted) != len(kinds):
            return self.no(node, f"{called.__name__} takes {len(wanted)} arguments")
        for kind, want in zip(kinds, wanted, strict=True):
            if not fits(kind, want):
                self.no(node, f"{called.__name__} wants {name_of(want)}, not {name_of(kind)}")
        return type_of_hint(hints["return"])
