"""The same results with one worker, with two, and on Ray; Ctrl-C keeps what is finished."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from pyrite.arena.tournament import run as module
from pyrite.arena.tournament.deal import GameResult, Tournament, play_block
from pyrite.arena.tournament.run import run
from pyrite.arena.tournament.tournament_file import Ledger
from pyrite.core.errors import PyriteError
from tests.arena.build import tournament

CUP = tournament("uniform", "greedy", "easy", games=12)


def test_run__all_games_in_order() -> None:
    heard: list[int] = []
    results = run(CUP, backend="python", progress=heard.append)
    assert [(one.block, one.turn) for one in results] == [
        (block, turn) for block in range(4) for turn in range(3)
    ]
    assert heard == [3, 3, 3, 3]


def test_run__two_workers_give_the_same(tmp_path: Path) -> None:
    ledger = Ledger(tmp_path / "cup", CUP)
    assert run(CUP, workers=2, backend="python", ledger=ledger) == run(CUP, backend="python")
    assert sorted(ledger.read()) == [0, 1, 2, 3]


@pytest.mark.slow
def test_run__search_on_two_workers_gives_the_same() -> None:
    cup = tournament("search:20", "easy", games=8)
    assert run(cup, workers=2) == run(cup)


@pytest.mark.slow
def test_run__a_real_local_ray_gives_the_same() -> None:
    """In a process of its own: Ray has threads and warnings that outlive a test."""
    pytest.importorskip("ray", exc_type=ImportError)
    code = (
        "import json; from pyrite.arena.tournament.run import run; "
        "from tests.arena.tournament.test_run import CUP; "
        "print(json.dumps([one.row() for one in run(CUP, on='ray', backend='python')]))"
    )
    root = Path(__file__).parents[3]
    ran = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, cwd=root)
    assert ran.returncode == 0, ran.stderr
    rows = json.loads(ran.stdout.splitlines()[-1])
    assert [GameResult.from_row(row) for row in rows] == run(CUP, backend="python")


def test_run__without_ray_is_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    with pytest.raises(PyriteError, match="Ray is not installed"):
        run(CUP, on="ray")


def interrupted(monkeypatch: pytest.MonkeyPatch, *, at: int) -> None:
    """Somebody presses Ctrl-C during that block."""

    def play(cup: Tournament, block: int, backend: str) -> list[GameResult]:
        if block == at:
            raise KeyboardInterrupt
        return play_block(cup, block, backend)

    monkeypatch.setattr(module, "play_block", play)


def test_interrupted__then_resumed_gives_the_same(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    whole = run(CUP, backend="python")
    with monkeypatch.context() as patch:
        interrupted(patch, at=2)
        part = run(CUP, backend="python", ledger=Ledger(tmp_path / "cup", CUP))
    assert part == whole[:6]
    with monkeypatch.context() as patch:
        interrupted(patch, at=1)  # nothing is played twice
        again = run(CUP, backend="python", ledger=Ledger(tmp_path / "cup", CUP))
    assert again == whole
