"""One face of both backends: what one can do, the other does alike."""

from __future__ import annotations

import subprocess
import sys

import pytest

from pyrite.core.backends.backend import BACKENDS, Backend, backend_of
from pyrite.core.errors import UnknownBackend
from pyrite.core.schema import pack
from pyrite.core.seeds import fast_chance, seed_text
from pyrite.engine.play import start_play
from pyrite.games.gold import GAME


@pytest.fixture(params=BACKENDS)
def backend(request: pytest.FixtureRequest) -> Backend:
    return backend_of(GAME, request.param)


def test_rooms__are_all_zeros(backend: Backend) -> None:
    assert [list(backend.ints(3)), list(backend.floats(2))] == [[0, 0, 0], [0.0, 0.0]]
    assert backend.lists(backend.table(2, 3)) == [[0, 0, 0], [0, 0, 0]]
    assert [pack(backend.take(GAME.state, backend.states(2), 1))] == [pack(GAME.state())]
    outcome, moves = backend.scratch()
    assert (len(outcome), len(moves)) == (GAME.longest_outcome, GAME.most_moves)


def test_table__rows_are_apart(backend: Backend) -> None:
    table = backend.table(2, 2)
    table[0][1] = 7
    assert backend.lists(table) == [[0, 7], [0, 0]]


def test_numbers__as_given(backend: Backend) -> None:
    assert list(backend.numbers([3, -1])) == [3, -1]
    assert backend.lists(backend.words(bytes([1, 0, 0, 0, 255, 255, 255, 255]), 1)) == [
        [1],
        [2**32 - 1],
    ]


def test_put_and_take__are_copies(backend: Backend) -> None:
    state = start_play(GAME, 3, seed="rows").state
    before = pack(state)
    rows = backend.states(3)
    backend.put(rows, 2, state)
    rows[2].seats = 5
    assert pack(state) == before
    taken = backend.take(GAME.state, rows, 2)
    taken.seats = 3
    assert pack(taken) == before
    assert rows[2].seats == 5


def test_chance__goes_on_by_itself(backend: Backend) -> None:
    stream = fast_chance(seed_text("stream"))
    row = backend.chance(stream)
    row[0].used = 3
    assert stream.used == 0


def test_backend_of__one_per_game_and_no_other_names() -> None:
    for name in BACKENDS:
        assert backend_of(GAME, name) is backend_of(GAME, name)
    with pytest.raises(UnknownBackend, match="python, native"):
        backend_of(GAME, "fortran")


def test_python__does_not_load_numpy() -> None:
    code = """
import sys
from pyrite.engine.perft import perft
from pyrite.engine.simulate import simulate
from pyrite.games.gold import GAME
from pyrite.players.levels import make_player
perft(GAME, seats=2, depth=1, seed="x", backend="python")
simulate(GAME, 2, {}, "00" * 32, range(1), "python")
make_player(GAME, "hard", backend="python")
sys.exit("numpy" in sys.modules)
"""
    assert subprocess.run([sys.executable, "-c", code], check=False).returncode == 0
