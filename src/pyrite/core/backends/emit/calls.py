"""Python's own functions that the dialect may call, in C."""

from __future__ import annotations

import functools
import math
from typing import Any

from pyrite.core.backends.emit.c_types import REALS, Operand
from pyrite.core.dialect.kinds import FLOAT, INT

BUILTINS: dict[str, Any] = {
    **{one.__name__: one for one in (min, max, abs, len, int, bool)},
    "sqrt": math.sqrt,
}


def called_builtin(function: Any, given: list[Operand]) -> Operand:
    """What a builtin makes of its arguments."""
    effect = max(one.effect for one in given)
    kind = FLOAT if any(one.kind in REALS for one in given) else INT
    first = given[0]
    if function is len:
        return Operand(INT, f"(I){first.lengths[0]}", effect=effect)
    if function is int:
        return Operand(INT, f"((I){first.code})", effect=effect)
    if function is bool:
        return Operand(INT, f"(I)({first.code} != 0)", effect=effect)
    if function is math.sqrt:
        return Operand(FLOAT, f"__builtin_sqrt((F){first.code})", effect=effect)
    name = f"{function.__name__}_{'float' if kind == FLOAT else 'int'}"
    if function is abs:
        return Operand(kind, f"{name}({first.code})", effect=effect)
    code = functools.reduce(lambda a, b: f"{name}({a}, {b})", (one.code for one in given))
    return Operand(kind, code, effect=effect)
