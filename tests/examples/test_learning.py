"""Nobody has written a feature for the examples; a short course beats the even player."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.examples.site import GAMES, pyrite, run


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_training__beats_the_even_player(game: str, tmp_path: Path) -> None:
    weights = tmp_path / "weights"
    course = ("--decisions", "200000", "--seed", "t", "--out", str(weights), "--json")
    told = json.loads(pyrite("train", game, *course, data=tmp_path))
    for row in told["comparison"]:
        share = row["greedy"]
        assert share["share"] - share["half"] > 1.5 * share["fair"]
    players = ("--players", f"network:{weights},easy", "--games", "6", "--seed", "a", "--json")
    assert json.loads(pyrite("arena", game, *players, data=tmp_path))["games"] > 0


@pytest.mark.parametrize("game", GAMES)
def test_environments__take_the_game_as_it_is(game: str, tmp_path: Path) -> None:
    """Gymnasium's and PettingZoo's checkers, OpenSpiel's walks, the vector's."""
    chosen = ("-q", "-m", "not slow", "-p", "no:cacheprovider", "-k", game)
    done = run("-m", "pytest", *chosen, "tests/envs", data=tmp_path)
    assert done.returncode == 0, done.stdout
    assert "passed" in done.stdout
