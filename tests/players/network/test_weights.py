"""Weights in files: kept whole, refused where they do not fit."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from pyrite.core.game import Game
from pyrite.engine.registry import all_games, find_game
from pyrite.players.errors import WeightsError
from pyrite.players.network import weights
from pyrite.players.network.weights import (
    has_weights,
    parts,
    read_weights,
    shapes,
    stamp_of,
    weights_file,
    weights_in_use,
    write_weights,
)
from tests.players.kernels.test_layers import some_weights

LARGEST = 200_000  # bytes, of a game's weights
IN_USE = [game for game in all_games() if has_weights(game)]


def test_a_game_nobody_has_learned__is_told_with_those_there_are(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_weights(tmp_path / "fool.weights", some_weights(find_game("fool"), "alone"))
    monkeypatch.setattr(weights, "FOLDER", tmp_path)
    weights_in_use.cache_clear()
    with pytest.raises(WeightsError) as refused:
        weights_in_use(find_game("gold"))
    weights_in_use.cache_clear()
    assert refused.value.key == "no-weights"
    assert refused.value.values["games"] == "fool"


def test_written_weights__come_back(tmp_path: Path) -> None:
    game, file = find_game("fool"), tmp_path / "fool.weights"
    written = some_weights(game, "file")
    write_weights(file, written)
    assert read_weights(game, file) == written


def test_parts__are_all_of_the_numbers() -> None:
    game = find_game("fool")
    found = list(parts(some_weights(game, "parts")))
    assert {name: shape for name, shape, _ in found} == shapes(stamp_of(game))
    assert all(-128 <= number <= 127 for _, _, numbers in found for number in numbers)


@pytest.mark.parametrize("field", ["rules", "edition", "table"])
def test_weights_for_something_else__are_refused(tmp_path: Path, field: str) -> None:
    game, file = find_game("fool"), tmp_path / "old.weights"
    fitting = some_weights(game, "old")
    changed: Any = {field: 999}
    write_weights(file, replace(fitting, stamp=replace(fitting.stamp, **changed)))
    with pytest.raises(WeightsError) as refused:
        read_weights(game, file)
    assert refused.value.key == "weights-do-not-fit"
    assert refused.value.values["what"] == field


def test_weights_of_another_game__are_refused(tmp_path: Path) -> None:
    file = tmp_path / "fool.weights"
    write_weights(file, some_weights(find_game("fool"), "fool"))
    with pytest.raises(WeightsError) as refused:
        read_weights(find_game("fools-gold"), file)
    assert refused.value.values["what"] == "game"


@pytest.mark.parametrize("content", [b"", b"{}\n", b"\xff\xfe", b"[1]\n", b'{"stamp": 1}\n'])
def test_what_holds_no_weights__is_refused(tmp_path: Path, content: bytes) -> None:
    file = tmp_path / "no.weights"
    file.write_bytes(content)
    with pytest.raises(WeightsError) as refused:
        read_weights(find_game("fool"), file)
    assert refused.value.key == "no-weights-file"


def test_cut_off_weights__are_refused(tmp_path: Path) -> None:
    file = tmp_path / "cut.weights"
    write_weights(file, some_weights(find_game("fool"), "cut"))
    file.write_bytes(file.read_bytes()[:-1])
    with pytest.raises(WeightsError) as refused:
        read_weights(find_game("fool"), file)
    assert refused.value.key == "no-weights-file"


@pytest.mark.parametrize("game", IN_USE, ids=lambda game: game.id)
def test_weights_in_use__fit_and_are_small(game: Game) -> None:
    assert weights_in_use(game).learned > 0
    assert weights_file(game).stat().st_size <= LARGEST
