"""Statements do in C what they do in Python."""

from __future__ import annotations

from typing import Any

import pytest

from pyrite.core.backends.library import Library
from pyrite.games.gold import GAME
from tests.core.backends.emit.test_expressions import STEP
from tests.core.backends.emit.written import body, module, same


@pytest.mark.parametrize(
    "text",
    [
        "n = 0\nfor i in range(a):\n    n = 10 * n + i\nreturn n + i",
        "n = 0\nfor i in range(5, a, -2):\n    n = 10 * n + i\nreturn n",
        "n = 0\nfor i in range(a):\n    if i == 1:\n        continue\n    n += i\nreturn n",
        "n = 0\nfor i in range(a):\n    if i == 4:\n        break\n    n += i\nreturn n",
        "n = 1\nwhile n < 100 and a:\n    n *= a\n    a -= 1\nreturn n",
        "if a == 1:\n    return 5\nelif a > 2:\n    return 6\nelse:\n    pass\nreturn 7",
        "for i in range(a):\n    i += 1\nreturn i",
        "n = 2\nfor i in range(n):\n    n += 1\nreturn n",
        "x = 1.0\nx = a\nreturn int(x / 2 * 10)",
    ],
)
def test_control__is_pythons(text: str) -> None:
    for a in (1, 2, 3, 6):
        same(body(text), a)


@pytest.mark.parametrize(
    "text",
    [
        "x[0] += step(x)",
        "x[x[0]] += step(x)",
        "x[x[0]] = step(x)",
        "x[step(x)] = x[0]",
        "x[step(x)] -= x[0]",
    ],
)
def test_assignment__reads_and_writes_in_pythons_order(text: str) -> None:
    lines = f"{text}\nn = 0\nfor one in x:\n    n = 10 * n + one\nreturn n"
    for first in (0, 1, 2):
        same(STEP + body(lines, {"x": "Ints"}), [first, 3, 1, 4, 2])


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("x[len(x)] = 1", "index 3 of 3"),
        ("n = x[-1 - x[0]]", "index -1 of 3"),
        ("n = x[0] // x[0]", "division by zero"),
        ("n = (1 << 62) * (x[1] + 3)", "a product leaves 64 bits"),
        ("n = (1 << x[1] + 62) * 1 + (1 << 62)", "a sum leaves 64 bits"),
        ("n = 1 << x[1] + 64", "shifted by"),
    ],
)
def test_checked__names_file_and_line(text: str, why: str) -> None:
    backend = Library(GAME, is_checked=True)
    found = module(body(f"n = 0\n{text}\nreturn n", {"x": "Ints"}))
    run: Any = backend.entry(found["run"])
    with pytest.raises(IndexError, match=rf"^pyrite/written \d+\.py:7: {why}"):
        run(backend.ints(3))


def test_checked__a_field_too_small_for_its_number() -> None:
    text = """
class State(Struct):
    turn: int = i8("turn")

def run(states: list[State], n: int) -> int:
    states[0].turn = n
    states[0].turn += 100
    return states[0].turn
"""
    found, backend = module(text), Library(GAME, is_checked=True)
    run: Any = backend.entry(found["run"])
    assert run(backend.rows(found["State"], 1), 27) == 127
    for wrong in (28, 128, -129):
        with pytest.raises(IndexError, match="does not fit 8 bits"):
            run(backend.rows(found["State"], 1), wrong)


@pytest.mark.parametrize(
    "text",
    [
        "n = a\nn = 0.5\nreturn 0",
        "raise TypeError(a)",
        "return unknown + a",
        "return print(a)",
        "return [a][0]",
    ],
)
def test_what_cannot_be_compiled__is_refused_with_its_line(text: str) -> None:
    run: Any = Library(GAME).entry(module(body(text))["run"])
    with pytest.raises(TypeError, match=r"written \d+\.py:\d+: "):
        run(1)
