"""Random functions of the dialect mean the same plainly, as a library and as wasm.

Functions are drawn as text, some at a time behind one entry, so that each compiler is called once.
Numbers stay small enough for 64 bits: every result is cut before it is used again.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from pyrite.core.backends import module_build, shipped
from pyrite.core.backends.backend import backend_of
from pyrite.core.backends.library import Library
from pyrite.core.backends.wasm import Wasm
from pyrite.games.gold import GAME
from tests.core.backends.emit.written import module

FUNCTIONS = 12  # in one module
ROWS = ([0, 1, 2, 3], [-7, 5, 1 << 20, -1], [3, -3, 9, -(1 << 31)])

HELPERS = """
TABLE = (3, -1, 4, 1, -5, 9, 2, 6)
NEST = ((1, -2), (30000, 4))

class Pair(Struct):
    small: int = i16("small")
    row: list[int] = i64("row", 4)

def cut(n: int) -> int:
    return (n & 0xFFFF) - 0x7FFF

def step(x: Ints) -> int:
    x[0] = cut(x[0] * 3 + 1)
    return x[0]

def mixed(p: Pair, n: int) -> int:
    p.small = cut(n)
    p.row[n & 3] += p.small
    return p.row[p.small & 3]
"""

ATOMS = st.one_of(
    st.integers(-9, 9).map(lambda n: f"({n})"),
    st.integers(-(2**40), 2**40).map(lambda n: f"cut({n})"),
    st.sampled_from(["a", "b", "x[0]", "x[a & 3]", "len(x)", "TABLE[b & 7]", "NEST[a & 1][b & 1]"]),
    st.sampled_from(["step(x)", "mixed(p, a)", "p.small", "p.row[b & 3]", "cut(x[1])"]),
)


def combined(inner: st.SearchStrategy[str]) -> st.SearchStrategy[str]:
    """Larger expressions of smaller ones, each cut to sixteen bits."""
    two = st.tuples(inner, inner)
    return st.one_of(
        st.tuples(inner, st.sampled_from(["+", "-", "*", "&", "|", "^"]), inner).map(
            lambda t: f"cut(cut({t[0]}) {t[1]} cut({t[2]}))"
        ),
        two.map(lambda t: f"cut({t[0]}) // (cut({t[1]}) | 1)"),
        two.map(lambda t: f"cut({t[0]}) % (cut({t[1]}) | 1)"),
        two.map(lambda t: f"cut(cut({t[0]}) << ({t[1]} & 15))"),
        two.map(lambda t: f"({t[0]} >> ({t[1]} & 31))"),
        st.tuples(st.sampled_from(["min", "max"]), inner, inner).map(
            lambda t: f"{t[0]}({t[1]}, {t[2]})"
        ),
        inner.map(lambda e: f"abs(cut(-cut({e})))"),
        inner.map(lambda e: f"cut(~{e})"),
        st.tuples(inner, st.sampled_from(["and", "or"]), inner).map(
            lambda t: f"({t[0]} {t[1]} {t[2]})"
        ),
        st.tuples(inner, st.sampled_from(["<", "<=", "==", "!="]), inner, inner).map(
            lambda t: f"({t[0]} {t[1]} {t[2]} {t[1]} {t[3]})"
        ),
        st.tuples(inner, inner, inner).map(lambda t: f"({t[0]} if {t[1]} else {t[2]})"),
        inner.map(lambda e: f"(not {e})"),
        two.map(lambda t: f"int(cut({t[0]}) / (abs(cut({t[1]})) + 1) * 0.5)"),
    )


EXPRESSIONS = st.recursive(ATOMS, combined, max_leaves=10)
PLACES = st.sampled_from(["x[a & 3]", "x[step(x) & 3]", "p.row[x[0] & 3]", "p.row[1]", "n"])
STATEMENTS = st.one_of(
    st.tuples(PLACES, EXPRESSIONS).map(lambda t: f"{t[0]} = cut({t[1]})"),
    st.tuples(PLACES, st.sampled_from(["+=", "-=", "^="]), EXPRESSIONS).map(
        lambda t: f"{t[0]} {t[1]} cut({t[2]})"
    ),
    st.tuples(EXPRESSIONS, EXPRESSIONS).map(
        lambda t: f"if {t[0]}:\n        n = cut({t[1]})\n    else:\n        n = cut(n + 1)"
    ),
    EXPRESSIONS.map(lambda e: f"for i in range({e} & 7, -2, -3):\n        n = cut(n * 5 + i)"),
    EXPRESSIONS.map(
        lambda e: (
            f"for one in x:\n        if one > cut({e}):\n            break\n"
            "        n = cut(n + one)"
        )
    ),
)
BODIES = st.lists(STATEMENTS, min_size=1, max_size=4)


def text_of(number: int, body: list[str]) -> str:
    """A function of these statements."""
    lines = "\n".join(f"    {line}" for line in body)
    return (
        f"def run_{number}(x: Ints, pairs: list[Pair], a: int, b: int) -> int:\n"
        f"    p = pairs[0]\n    n = 0\n{lines}\n    return n\n"
    )


def module_of(bodies: list[list[str]]) -> str:
    """All functions, and the entry to them."""
    lines = [HELPERS, *(text_of(number, body) for number, body in enumerate(bodies))]
    lines.append("def run(x: Ints, pairs: list[Pair], a: int, b: int, number: int) -> int:")
    for number in range(len(bodies)):
        lines += [f"    if number == {number}:", f"        return run_{number}(x, pairs, a, b)"]
    return "\n".join([*lines, "    return 0", ""])


def outcomes(backend: Any, found: dict[str, Any]) -> list[Any]:
    """What each function returns and leaves behind, for some arguments."""
    made = []
    entry = backend.entry(found["run"])
    for number in range(FUNCTIONS):
        for row in ROWS:
            for a, b in ((0, 0), (3, -2), (-11, 1 << 33)):
                x, pairs = backend.numbers(row), backend.rows(found["Pair"], 1)
                result = int(entry(x, pairs, a, b, number))
                pair = backend.take(found["Pair"], pairs, 0)
                made.append((number, result, list(map(int, x)), pair.small, pair.row))
    return made


@pytest.mark.slow
@settings(
    max_examples=6,
    deadline=None,
    derandomize=True,
    phases=[Phase.generate],
    suppress_health_check=list(HealthCheck),
)
@given(st.lists(BODIES, min_size=FUNCTIONS, max_size=FUNCTIONS))
def test_random_functions__mean_the_same_everywhere(bodies: list[list[str]]) -> None:
    text = module_of(bodies)
    found = module(text)
    plainly = outcomes(backend_of(GAME, "python"), found)
    compiled = Library(GAME, is_checked=True)
    assert outcomes(compiled, found) == plainly, text


@pytest.mark.slow
def test_random_functions__mean_the_same_as_wasm(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(shipped, "SHIPPED", tmp_path)

    @settings(
        max_examples=4,
        deadline=None,
        derandomize=True,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    @given(st.lists(BODIES, min_size=FUNCTIONS, max_size=FUNCTIONS))
    def check(bodies: list[list[str]]) -> None:
        text = module_of(bodies)
        found = module(text)
        backend = Library(GAME)
        made = outcomes(backend, found)
        module_build.ship(backend, tmp_path)
        assert outcomes(Wasm(GAME), found) == made, text

    check()
