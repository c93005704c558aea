"""Hand-written features beside derived ones: the same game but for one file."""

from __future__ import annotations

import pytest

from bench import features
from bench.features import bare, lines, share
from pyrite.engine.registry import find_game
from pyrite.players.network.features import features_of, has_features
from pyrite.players.training.evaluation import MatchShare


def test_bare__has_all_but_its_features() -> None:
    gold = find_game("gold")
    without = bare(gold)
    assert not has_features(without)
    assert without.room("skill.heuristic") is gold.room("skill.heuristic")
    assert features_of(without).edition != features_of(gold).edition


def test_lines__one_for_each_way_to_play(monkeypatch: pytest.MonkeyPatch) -> None:
    gold = find_game("gold")
    monkeypatch.setattr(features, "learned", lambda game, decisions: has_features(game))
    monkeypatch.setattr(
        features,
        "against_greedy",
        lambda game, own, way, deals, seed: MatchShare(way.seats, 0.5 if own else 0.25, 0.01, 9),
    )
    found = list(lines(gold, 1, 1))
    assert len(found) == len(features_of(gold).practice)
    assert "gold\t2\t50.0 ± 1.0 %\t25.0 ± 1.0 %\t50.0 %" in found


def test_share__with_its_interval() -> None:
    assert share(MatchShare(4, 0.375, 0.021, 100)) == "37.5 ± 2.1 %"
