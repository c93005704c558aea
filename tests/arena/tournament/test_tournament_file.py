"""A tournament on disk: it comes back, cut off or not, and is never mistaken for another."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from pyrite.arena.tournament.run import run
from pyrite.arena.tournament.tournament_file import Ledger, read_tournament
from pyrite.core.errors import PyriteError
from tests.arena.build import tournament

CUP = tournament("uniform", "greedy", options=(("memory_aid", "on"),))


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """The ledger of a finished tournament."""
    run(CUP, backend="python", ledger=Ledger(tmp_path / "cup", CUP))
    return tmp_path / "cup"


def test_ledger__comes_back(file: Path) -> None:
    assert read_tournament(file) == CUP
    results = [one for block in Ledger(file, CUP).read().values() for one in block]
    assert results == run(CUP, backend="python")


@pytest.mark.parametrize("cut", [1, 2, 40, 150])
def test_ledger__cut_off_last_line_is_played_again(file: Path, cut: int) -> None:
    whole = file.read_bytes()
    file.write_bytes(whole[:-cut])
    assert len(Ledger(file, CUP).read()) == CUP.blocks - 1
    assert run(CUP, backend="python", ledger=Ledger(file, CUP)) == run(CUP, backend="python")
    assert file.read_bytes() == whole


@pytest.mark.parametrize(
    "change",
    [
        {"seed": "0" * 64},
        {"players": ("greedy", "uniform")},
        {"games": 8},
        {"seats": 3},
        {"options": ()},
    ],
)
def test_ledger__another_tournament_is_refused(file: Path, change: dict[str, object]) -> None:
    other = replace(CUP, **change)  # type: ignore[arg-type]
    before = file.read_bytes()
    with pytest.raises(PyriteError, match="holds another tournament") as caught:
        run(other, backend="python", ledger=Ledger(file, other))
    assert "\n" not in str(caught.value)
    assert file.read_bytes() == before


@pytest.mark.parametrize("text", ["", "mine", "mine\n", "[1]\n", '{"format": 1}\n', "null\n"])
def test_ledger__another_file_is_refused(tmp_path: Path, text: str) -> None:
    file = tmp_path / "cup"
    file.write_text(text, "utf-8")
    with pytest.raises(PyriteError, match=r"holds (another|no) tournament"):
        Ledger(file, CUP).read()
    with pytest.raises(PyriteError, match="holds no tournament"):
        read_tournament(file)


def test_ledger__no_such_file(tmp_path: Path) -> None:
    assert Ledger(tmp_path / "cup", CUP).read() == {}
    with pytest.raises(PyriteError, match="no file"):
        read_tournament(tmp_path / "cup")
