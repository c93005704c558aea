"""The wasm backend: what a library computes, in a module that came along, and nothing stale."""

from __future__ import annotations

import gc
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from pyrite.core import flow
from pyrite.core.backends import module_build, native, shipped, stamps
from pyrite.core.backends.backend import NATIVE, backend_of
from pyrite.core.backends.library import Library
from pyrite.core.backends.wasm import Wasm
from pyrite.core.chance import Chance
from pyrite.core.errors import CompilationFailed
from pyrite.core.schema import Ints
from pyrite.core.seeds import cipher_chance, seed_text
from pyrite.games.gold import GAME
from tests.core.backends.emit.test_unit import words
from tests.core.backends.test_library import total

WORDS = 40


def add_up(rows: list[Ints], sums: Ints, times: int) -> None:
    """The sum of each row, so many times."""
    for i in range(len(rows)):
        for j in range(len(rows[i])):
            sums[i] += times * rows[i][j]


def room(backend: Any) -> tuple[Any, ...]:
    """The arguments of `add_up`, but for the last."""
    rows = backend.table(3, 2)
    rows[:] = [[1, 2], [3, 4], [5, 6]]
    return rows, backend.ints(3)


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A module of some entries."""
    made = tmp_path_factory.mktemp("shipped")
    backend = Library(GAME)
    backend.entry(add_up)(*room(backend), 1)
    backend.entry(total)(np.ones((1, 1), np.int64), 1.0)
    backend.entry(words)(backend.chance(Chance()), backend.ints(1))
    assert len(module_build.ship(backend, made)) == 3
    return made


@pytest.fixture
def wasm(folder: Path, monkeypatch: pytest.MonkeyPatch) -> Wasm:
    monkeypatch.setattr(shipped, "SHIPPED", folder)
    return Wasm(GAME)


def test_words__are_those_of_the_library(wasm: Wasm) -> None:
    stream = cipher_chance(seed_text("words"))
    found = []
    for backend in (wasm, Library(GAME)):
        out = backend.ints(WORDS)
        backend.entry(words)(backend.chance(stream), out)
        found.append(out.tolist())
    assert found[0] == found[1]


def test_rows__made_here_are_where_the_module_is(wasm: Wasm) -> None:
    rows, sums = room(wasm)
    assert wasm.memory.holds(rows.ctypes.data)
    assert wasm.entry(add_up)(rows, sums, 10) is None
    assert sums.tolist() == [30, 70, 110]


def test_rows__from_elsewhere_come_and_go(wasm: Wasm) -> None:
    rows, sums = np.array([[1, 2], [3, 4]]), np.zeros(2, np.int64)
    rows.flags.writeable = False
    begun = wasm.begun(wasm.entry(add_up), rows, sums)
    begun(1)
    begun(1)
    assert sums.tolist() == [6, 14]
    assert wasm.entry(total)(np.ones((2, 3), np.int64), 0.5) == 3.0


def test_memory__is_used_again_and_grows(wasm: Wasm) -> None:
    for _ in range(3):
        places = {wasm.ints(1000).ctypes.data for _ in range(5)}
        gc.collect()
    assert len(places) <= 5
    kept = wasm.numbers([7])
    large = wasm.ints(1 << 20)
    assert (int(kept[0]), int(large.sum())) == (7, 0)
    assert wasm.floats(0).shape == (0,)


def test_threads__take_turns(wasm: Wasm) -> None:
    def sums(times: int) -> list[int]:
        given = room(wasm)
        wasm.entry(add_up)(*given, times)
        found: list[int] = given[1].tolist()
        return found

    with ThreadPoolExecutor(4) as crew:
        assert list(crew.map(sums, range(8))) == [[3 * n, 7 * n, 11 * n] for n in range(8)]


def test_entry__of_other_sources_or_types_is_refused(wasm: Wasm) -> None:
    assert wasm.is_cached(add_up)
    assert not wasm.is_cached(flow.simulate)
    with pytest.raises(CompilationFailed, match="no C compiler"):
        wasm.entry(total)(np.ones((1, 1), np.int8), 1.0)
    wasm.index = dict.fromkeys(wasm.index, "older")
    assert not wasm.is_cached(add_up)
    with pytest.raises(CompilationFailed):
        wasm.entry(add_up)(*room(wasm), 1)


def test_native__is_wasm_where_there_is_no_compiler(
    folder: Path, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    assert isinstance(backend_of(GAME, NATIVE), Library)
    monkeypatch.setattr(native, "SHIPPED", folder)
    monkeypatch.setattr(shipped, "SHIPPED", folder)
    monkeypatch.setattr(native, "MODULES", {GAME.id})
    assert isinstance(backend_of(GAME, NATIVE), Wasm)
    monkeypatch.setattr(native, "MODULES", set())
    assert isinstance(backend_of(GAME, NATIVE), Library)
    monkeypatch.setattr(native, "c_compiler", tuple)
    assert native.has_native()
    assert isinstance(backend_of(GAME, NATIVE), Wasm)
    monkeypatch.setattr(native, "SHIPPED", tmp_path)
    assert not native.has_native()
    assert stamps.SHIPPED.name == "shipped_wasm"


def test_a_game_without_a_module__has_nothing(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(shipped, "SHIPPED", tmp_path)
    backend = Wasm(GAME)
    assert not backend.is_cached(flow.simulate)
    with pytest.raises(CompilationFailed):
        backend.ints(1)


def test_ship__refuses_two_functions_for_one_name() -> None:
    backend = Library(GAME)
    for own in (words, total):
        backend.entry(add_up, ((flow.step, own),))
    with pytest.raises(ValueError, match="step is bound to two"):
        module_build.ship(backend)
