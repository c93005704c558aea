"""The library backend: same bytes, never stale, threads add up; and life without it."""

from __future__ import annotations

import gc
import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from pyrite.core import flow
from pyrite.core.backends import c_compiler
from pyrite.core.backends.arrays import dtype
from pyrite.core.backends.backend import compiled
from pyrite.core.backends.c_compiler import SUFFIX, build_library
from pyrite.core.backends.library import Library, LibraryEntry
from pyrite.core.backends.signature import WrongArguments
from pyrite.core.chance import Chance, shuffle
from pyrite.core.errors import CompilationFailed
from pyrite.core.schema import Ints, pack, size
from pyrite.core.seeds import fast_chance, seed_text
from pyrite.engine.registry import all_games, find_game
from pyrite.games.gold import GAME
from tests.contract.walk import plain_variants as each
from tests.contract.walk import positions

ROOT = Path(__file__).parents[3]

SCORE = """
from pyrite.core.seeds import seed_text
from pyrite.engine.registry import find_game
from pyrite.engine.simulate import simulate
outcome = simulate(find_game("gold"), 2, {}, seed_text("stale"), range(1), "native")[0]
print(outcome.decisions, outcome.result.scores)
"""


def run(code: str, folder: Path, cache: Path) -> str:
    """Run code in a process of its own, on the sources in a folder."""
    environment = {
        **os.environ,
        "PYTHONPATH": str(folder),
        "PYRITE_CACHE_DIR": str(cache),
        "PYTHONDONTWRITEBYTECODE": "1",
    }
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_native_record_has_the_bytes_of_the_python_object() -> None:
    for variant in each():
        game = variant.game
        assert dtype(game.state).itemsize == size(game.state)
        play = next(iter(positions(variant, "bytes")))
        backend = compiled(game)
        rows: Any = backend.states(2)
        backend.put(rows, 1, play.state)
        assert rows[1:].tobytes() == pack(play.state)
        assert pack(backend.take(game.state, rows, 1)) == pack(play.state)


def kept(cache: Path) -> dict[Path, int]:
    """What a cache holds, and when it was made."""
    return {file: file.stat().st_mtime_ns for file in cache.rglob(f"*{SUFFIX}")}


def test_the_cache_is_used_until_a_rule_is_edited(tmp_path: Path) -> None:
    """Edits a table in one file that only another file's functions use."""
    sources, cache = tmp_path / "pyrite", tmp_path / "cache"
    shutil.copytree(ROOT / "src" / "pyrite", sources, ignore=shutil.ignore_patterns("page"))
    before = run(SCORE, tmp_path, cache)
    first = kept(cache)
    assert len(first) == 1
    assert run(SCORE, tmp_path, cache) == before
    assert kept(cache) == first
    box = sources / "games" / "gold" / "box.py"
    box.write_text(
        box.read_text().replace("NUGGETS = (0, 1, 2, 3, 4,", "NUGGETS = (0, 2, 2, 3, 4,")
    )
    changed = run(SCORE, tmp_path, cache)
    assert len(kept(cache)) == 2
    assert changed != before
    assert changed == run(SCORE.replace("native", "python"), tmp_path, cache)


KNOWN = """
from pyrite.engine.play import start_play
from pyrite.engine.registry import find_game
from pyrite.players.network.network import network_in_use
play = start_play(find_game("gold"), 2, seed="known")
for move in ("flip a1", "flip b1", "flip c1", "flip d1", "flip e1", "flip f1"):
    play.move(play.waiting[0], move)
seat = play.waiting[0]
network = network_in_use(find_game("gold"), "native")
print(network.behind(play.information(seat), play.legal_numbers(seat)))
"""


def test_what_is_compiled_into_a_network_is_compiled_anew_when_edited(tmp_path: Path) -> None:
    """Edits a file of Gold's skill that only its features call."""
    sources, cache = tmp_path / "pyrite", tmp_path / "cache"
    shutil.copytree(ROOT / "src" / "pyrite", sources, ignore=shutil.ignore_patterns("page"))
    before = run(KNOWN, tmp_path, cache)
    cards = sources / "games" / "gold" / "skill" / "known_cards.py"
    source = cards.read_text()
    assert "known += ONE_OF[" in source
    cards.write_text(source.replace("known += ONE_OF[", "known += 2 * ONE_OF["))
    changed = run(KNOWN, tmp_path, cache)
    assert changed != before
    assert changed == run(KNOWN.replace("native", "python"), tmp_path, cache)


def shuffle_five(chances: Any, items: Ints) -> None:
    """A part of this entry takes five of however many there are."""
    shuffle(chances[0], items, 0, 5)


def test_an_index_out_of_bounds_is_noticed_in_every_part() -> None:
    backend = Library(find_game("gold"), is_checked=True)
    run_it, chances = backend.entry(shuffle_five), backend.rows(Chance, 1)
    backend.put(chances, 0, fast_chance(seed_text("shuffle")))
    run_it(chances, backend.ints(5))
    with pytest.raises(IndexError, match=r"^pyrite/core/chance.py:\d+: index 4 of 4$"):
        run_it(chances, backend.ints(4))


def test_everything_but_speed_works_without_numpy(tmp_path: Path) -> None:
    """A whole game, its record and its verification, with NumPy refused."""
    code = """
import sys
sys.modules["numpy"] = None
from pyrite.engine.records.record import parse_record
from pyrite.engine.registry import all_games
from pyrite.engine.records.replay import verify
from pyrite.engine.simulate import play_game
from pyrite.core.seeds import seed_text
from pyrite.players.simple import Uniform
for game in all_games():
    n = game.seats[0]
    text = play_game(game, n, {}, seed_text("x"), [Uniform()] * n, ["bot"] * n, audit=True).text()
    print(verify(parse_record(text)).is_finished)
"""
    assert set(run(code, ROOT / "src", tmp_path).split()) == {"True"}


def entry_of(backend: Any, function: Any) -> LibraryEntry:
    entry = backend.entry(function)
    assert isinstance(entry, LibraryEntry)
    return entry


def test_two_games_never_share_a_cache_folder() -> None:
    folders = {entry_of(compiled(game), flow.simulate).folder for game in all_games()}
    assert len(folders) == len(all_games())


def total(rows: list[Ints], scale: float) -> float:
    """All of a table, times something."""
    found = 0.0
    for i in range(len(rows)):
        for j in range(len(rows[i])):
            found += rows[i][j] * scale
    return found


def test_entry__is_compiled_for_each_set_of_types(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("PYRITE_CACHE_DIR", str(tmp_path))
    backend = Library(GAME)
    entry: Any = backend.entry(total)
    assert not backend.is_cached(total)
    assert entry(np.ones((2, 3), np.int64), 0.5) == 3.0
    assert entry(np.ones((4, 3), np.int64), 2) == 24.0
    assert len(kept(tmp_path)) == 1
    assert entry(np.ones((2, 3), np.int8), 0.5) == 3.0
    assert entry(np.ones((2, 3), np.float32), 0.5) == 3.0
    assert len(kept(tmp_path)) == 3
    assert backend.is_cached(total)


def test_entry__takes_only_what_it_can_hand_over() -> None:
    entry: Any = compiled(GAME).entry(total)
    for wrong in (np.ones((2, 4), np.int64)[:, ::2], np.ones((2, 3), np.uint16)):
        with pytest.raises(WrongArguments):
            entry(wrong, 1.0)
    with pytest.raises(WrongArguments, match="takes 2 arguments"):
        entry(np.ones((2, 3), np.int64))


def test_begun__goes_on_with_numbers_alone() -> None:
    backend = compiled(GAME)
    begun = backend.begun(backend.entry(total), np.ones((2, 3), np.int64))
    assert [begun(scale) for scale in (1.0, 0.5)] == [6.0, 3.0]


def test_threads__build_an_entry_once_and_run_it_side_by_side(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("PYRITE_CACHE_DIR", str(tmp_path))
    entry: Any = Library(GAME).entry(total)
    with ThreadPoolExecutor(4) as crew:
        found = crew.map(lambda n: entry(np.ones((n, 3), np.int64), 1.0), range(1, 9))
        assert list(found) == [3.0 * n for n in range(1, 9)]
    assert len(kept(tmp_path)) == 1


def test_build__leaves_nothing_half_made(tmp_path: Path) -> None:
    file = tmp_path / f"made{SUFFIX}"
    with pytest.raises(CompilationFailed, match="The C compiler failed"):
        build_library("this is no C", file)
    assert list(tmp_path.iterdir()) == []
    build_library("int one(void) { return 1; }", file)
    assert list(tmp_path.iterdir()) == [file]


def test_build__says_where_there_is_no_compiler(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(c_compiler, "c_compiler", tuple)
    with pytest.raises(CompilationFailed, match="no C compiler"):
        build_library("", tmp_path / "made")


def test_compiler__the_named_one_first(monkeypatch: pytest.MonkeyPatch) -> None:
    found = c_compiler.c_compiler.__wrapped__
    monkeypatch.setenv("PYRITE_CC", "tcc -x 'a b'")
    assert found() == ("tcc", "-x", "a b")
    monkeypatch.delenv("PYRITE_CC")
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    monkeypatch.setattr("shutil.which", lambda name: f"bin/{name}" if name == "cc" else None)
    assert found() == ("bin/cc",)
    monkeypatch.setattr("shutil.which", lambda name: None)
    assert found() == ()


def add(row: Ints, times: int, share: float) -> float:
    """A row and two numbers."""
    row[0] += times
    return row[0] * share


def test_begun__holds_its_arrays_and_takes_the_numbers_anew() -> None:
    backend = compiled(find_game("gold"))
    begun = backend.begun(backend.entry(add), backend.numbers([5]))
    gc.collect()
    assert [begun(1, 0.5), begun(4, 2.0)] == [3.0, 20.0]
