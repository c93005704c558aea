"""The native backend: same bytes, never stale, threads add up; and life without it."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from pyrite.core import flow
from pyrite.core.backends import native
from pyrite.core.backends.arrays import dtype
from pyrite.core.chance import Chance, shuffle
from pyrite.core.schema import Ints, pack, size
from pyrite.core.seeds import fast_chance, seed_text
from pyrite.engine.registry import all_games, find_game
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

HITS = """
from pyrite.core import flow
from pyrite.core.backends import native
from pyrite.core.backends.arrays import dtype
stats = native.native(find_game("gold")).entry(flow.simulate).stats
print(sum(stats.cache_hits.values()), sum(stats.cache_misses.values()))
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
        backend = native.native(game)
        rows: Any = backend.states(2)
        backend.put(rows, 1, play.state)
        assert rows[1:].tobytes() == pack(play.state)
        assert pack(backend.take(game.state, rows, 1)) == pack(play.state)


@pytest.mark.slow
def test_the_cache_is_used_until_a_rule_is_edited(tmp_path: Path) -> None:
    """Edits a table in one file that only another file's functions use."""
    sources, cache = tmp_path / "pyrite", tmp_path / "cache"
    shutil.copytree(ROOT / "src" / "pyrite", sources)
    before = run(SCORE, tmp_path, cache)
    assert run(SCORE + HITS, tmp_path, cache) == before + "1 0\n"
    box = sources / "games" / "gold" / "box.py"
    box.write_text(
        box.read_text().replace("NUGGETS = (0, 1, 2, 3, 4,", "NUGGETS = (0, 2, 2, 3, 4,")
    )
    changed, hits = run(SCORE + HITS, tmp_path, cache).splitlines()
    assert hits == "0 1"
    assert changed != before.strip()
    assert changed == run(SCORE.replace("native", "python"), tmp_path, cache).strip()


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


@pytest.mark.slow
def test_what_is_compiled_into_a_network_is_compiled_anew_when_edited(tmp_path: Path) -> None:
    """Edits a file of Gold's skill that only its features call."""
    sources, cache = tmp_path / "pyrite", tmp_path / "cache"
    shutil.copytree(ROOT / "src" / "pyrite", sources)
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


@pytest.mark.slow
def test_an_index_out_of_bounds_is_noticed_in_every_part() -> None:
    backend = native.Native(find_game("gold"), check_bounds=True)
    run_it, chances = backend.entry(shuffle_five), backend.rows(Chance, 1)
    backend.put(chances, 0, fast_chance(seed_text("shuffle")))
    run_it(chances, backend.ints(5))
    with pytest.raises(IndexError):
        run_it(chances, backend.ints(4))


def test_everything_but_speed_works_without_numpy_and_numba(tmp_path: Path) -> None:
    """A whole game, its record and its verification, with both libraries refused."""
    code = """
import sys
sys.modules["numpy"] = sys.modules["numba"] = None
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


def test_two_games_never_share_a_cache_folder() -> None:
    entries: list[Any] = [native.native(game).entry(flow.simulate) for game in all_games()]
    assert len({entry._cache.cache_path for entry in entries}) == len(all_games())
