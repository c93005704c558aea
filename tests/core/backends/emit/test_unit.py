"""A unit: functions once per set of types, the game's own for the law's, chance by hand."""

from __future__ import annotations

from typing import Any

from pyrite.core.backends.backend import backend_of
from pyrite.core.backends.emit.c_types import ArrayType
from pyrite.core.backends.emit.unit import Unit
from pyrite.core.chance import Chance, begin_outcome, chacha_block, next_word
from pyrite.core.dialect.kinds import INT
from pyrite.core.law import waiting
from pyrite.core.schema import Ints
from pyrite.core.seeds import cipher_chance, seed_text
from pyrite.games.gold import GAME


def total(x: Ints) -> int:
    """The sum of a row."""
    found = 0
    for one in x:
        found += one
    return found


def of_three(x: Ints, y: Ints, s: Any) -> int:
    """Rows of two widths, and a law of the game's."""
    return total(x) + total(y) + total(x) + waiting(s)


def test_function__once_for_each_set_of_types() -> None:
    unit = Unit(GAME.rules, {})
    unit.entry("of_three", of_three, (ArrayType("i8", (None,)), ArrayType("i64", (5,)), GAME.state))
    source = unit.source()
    assert source.count("_total(i8* v_x, N v_x_0) {") == 1
    assert source.count("_total(i64* v_x) {") == 1
    assert "_waiting(" in source


def test_source__is_the_same_each_time() -> None:
    def written() -> str:
        unit = Unit(GAME.rules, {})
        unit.entry("total", total, (ArrayType("i64", (None,)),))
        return unit.source()

    assert written() == written()
    assert INT not in written()


def words(chances: list[Chance], out: Ints) -> int:
    """So many words of a stream."""
    for i in range(len(out)):
        out[i] = next_word(chances[0])
    return 0


def words_by_turns(chances: list[Chance], out: Ints) -> int:
    """Words of two streams, some of each in turn; the first begins anew in the middle."""
    for i in range(len(out)):
        if i == len(out) // 2:
            begin_outcome(chances[0], out, 3)
        out[i] = next_word(chances[i // 40 % 2])
    return 0


def blocks(start: Ints, x: Ints, count: int) -> int:
    """Blocks by the dialect's own function: rows whose lengths C does not know."""
    for _ in range(count):
        chacha_block(start, x)
        start[12] += 1
    return 0


def test_intrinsic__gives_the_words_of_the_function_it_stands_for() -> None:
    stream = cipher_chance(seed_text("words"))
    found = []
    for name in ("python", "native"):
        backend = backend_of(GAME, name)
        out = backend.ints(80)
        backend.entry(words)(backend.chance(stream), out)
        start, x = backend.numbers(stream.input), backend.ints(16)
        backend.entry(blocks)(start, x, 5)
        assert list(x) == list(out)[64:]
        found.append(list(out))
    assert found[0] == found[1]


def test_intrinsic__keeps_the_blocks_of_two_streams_apart() -> None:
    found = []
    for name in ("python", "native"):
        backend = backend_of(GAME, name)
        streams, out = backend.rows(Chance, 2), backend.ints(800)
        for place, text in enumerate(("one", "other")):
            backend.put(streams, place, cipher_chance(seed_text(text)))
        backend.entry(words_by_turns)(streams, out)
        found.append(list(out))
    assert found[0] == found[1]
