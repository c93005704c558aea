"""Expressions mean in C what they mean in Python."""

from __future__ import annotations

import pytest

from pyrite.core.backends.backend import backend_of
from pyrite.games.gold import GAME
from tests.core.backends.emit.written import body, module, same

TWO = {"a": "int", "b": "int"}


@pytest.mark.parametrize(
    "text",
    [
        "a // b * 1000 + a % b",
        "(a << 3) + (a >> 1) - (b << 40) + (b >> 63)",
        "(a & b) * 7 + (a | b) * 5 + (a ^ b) * 3 + ~a - -b",
        "min(a, b, 2) * 100 + max(a, b, -2) * 10 + abs(a - b)",
        "(a < b) + (a <= b) * 2 + (a == b) * 4 + (a != b) * 8 + (a > b) * 16 + (a >= b) * 32",
        "(a and b) * 1000 + (a or b)",
        "(0 < a < b) + (a <= b <= 3) * 2",
        "a if a > b else b",
        "int(a / 3.0) * 10 + int(sqrt(a * a) > b) + bool(a) + (not b)",
        "2147483647 * a // (b * b + 1)",
    ],
)
def test_operators__are_pythons(text: str) -> None:
    function = body(f"return {text}", TWO)
    for a in (-7, -1, 0, 1, 5, 2**31 + 1):
        for b in (-3, -1, 2, 7):
            same(function, a, b)


STEP = """
def step(x: Ints) -> int:
    x[0] += 1
    return x[0]

"""


@pytest.mark.parametrize(
    "text",
    [
        "step(x) * 100 + step(x) * 10 + step(x)",
        "x[0] * 10 + step(x)",
        "step(x) * 10 + x[0]",
        "max(x[0], step(x)) * 100 + min(step(x), x[0])",
        "(x[0] < step(x)) * 10 + (step(x) == x[0])",
        "(step(x) < step(x) < step(x)) * 10 + x[0]",
        "(step(x) > 5 and step(x)) * 100 + (step(x) > 5 or step(x)) * 10 + x[0]",
        "(step(x) if step(x) > 2 else -step(x)) * 10 + x[0]",
        "x[step(x)] * 10 + x[0]",
    ],
)
def test_order__is_from_left_to_right(text: str) -> None:
    function = STEP + body(f"return {text}", {"x": "Ints"})
    for first in (0, 1, 2):
        same(function, [first, 3, 1, 4, 1, 5, 9, 2, 6])


def test_tables__of_several_dimensions() -> None:
    tables = """
NARROW = (1, -2, 127)
WIDE = (1, 2**40, -(2**63))
SQUARE = ((1, 2), (3, 4))
CUBE = (((1, 2), (3, 4)), ((5, 6), (7, 300)))
SHARES = (0.25, 2.0)
"""
    lines = "row = CUBE[a]\nreturn row[1][1] + NARROW[a] + WIDE[a] + SQUARE[a][0] + len(CUBE[a])"
    for a in (0, 1):
        same(tables + body(lines), a)
    assert same(tables + body("return int(SHARES[a] * 8)"), 1) == 16


def test_structs__hold_what_fits_and_copy_as_a_whole() -> None:
    text = """
class Chest(Struct):
    void: int = i8("a word of C")
    coins: list[int] = i16("coins", 3)

class State(Struct):
    turn: int = i64("turn")
    chests: list[Chest] = structs(Chest, 2, "chests")

def fill(c: Chest, n: int) -> None:
    c.void = n
    for i in range(len(c.coins)):
        c.coins[i] = 100 * i + n

def run(states: list[State]) -> int:
    fill(states[0].chests[1], 7)
    copy(states[1], states[0])
    total = 0
    for chest in states[1].chests:
        total = 1000 * total + chest.void
        for coin in chest.coins:
            total += coin
    return total
"""
    found = module(text)
    results = {
        backend.entry(found["run"])(backend.rows(found["State"], 2))
        for backend in (backend_of(GAME, name) for name in ("python", "native"))
    }
    assert results == {328}
