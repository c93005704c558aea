"""`pyrite luck`: one's own games are measured once, and summed up."""

from __future__ import annotations

import json

import pytest

from pyrite.cli.commands import luck
from pyrite.cli.reports.review.luck import OwnLuck, sum_of
from pyrite.cli.shell.files import records_folder
from pyrite.players.review.valuing import Estimate
from tests.cli.conftest import Pyrite

GAME = ("gold", "--seats", "2", "--against", "uniform", "--option", "start=0")
QUICKLY = ("luck", "--iterations", "2", "--backend", "python")


def own(luck: float) -> OwnLuck:
    """A game with so much of it."""
    return OwnLuck(0, 1.0, Estimate(luck, 0.1), Estimate(0.2, 0.1), None)


def test_luck__nothing_yet(pyrite: Pyrite) -> None:
    assert "No finished game" in pyrite("luck").out


@pytest.mark.parametrize("lang", ["en", "ja"])
def test_luck__is_measured_once_and_kept(
    pyrite: Pyrite, monkeypatch: pytest.MonkeyPatch, lang: str
) -> None:
    for seed in ("a", "b"):
        assert pyrite("play", *GAME, "--seed", seed, typed="#1\n" * 200).code == 0
    first = pyrite(*QUICKLY, "--lang", lang)
    assert (first.code, "2 " in first.out) == (0, True)
    assert (records_folder().parent / "luck.json").exists()
    monkeypatch.setattr(luck, "review_game", None)
    assert pyrite(*QUICKLY, "--lang", lang).out == first.out
    told = json.loads(pyrite(*QUICKLY, "--json").out)
    assert [one["seat"] for one in told] == [0, 0]
    assert all(len(one["luck"]) == 2 for one in told)


def test_luck__what_is_broken_is_measured_again(pyrite: Pyrite) -> None:
    assert pyrite("play", *GAME, "--seed", "a", typed="#1\n" * 200).code == 0
    (records_folder().parent / "luck.json").write_text("[]")
    assert pyrite(*QUICKLY).code == 0


def test_sum__unlucky_games_and_the_streak_up_to_the_newest() -> None:
    total = sum_of([own(one) for one in (-0.2, -0.4, 0.3, -0.1)])
    assert (total.games, total.unlucky, total.streak) == (4, 3, 2)
    assert total.luck.mean == pytest.approx(-0.1)
