"""Our pace beside other libraries': what is missing is said; little is measured."""

from __future__ import annotations

import pytest

from bench import peer_speed
from bench.peer_speed import Trial
from pyrite.engine.registry import all_games, find_game


@pytest.mark.usefixtures("nothing_installed")
def test_pace__a_missing_library_has_no_rate() -> None:
    found = [peer_speed.pace(trial, 0) for trial in peer_speed.trials([])]
    assert {pace.library for pace in found} == set(peer_speed.LIBRARIES)
    assert {pace.rate for pace in found} == {None}


def test_pace__is_steps_by_seconds() -> None:
    found = peer_speed.pace(Trial("made-up", "chess", 2, "step", lambda: lambda: 1000), 0)
    assert found.library == "made-up"
    assert found.rate
    assert found.rate > 0


def test_libraries__an_unknown_distribution_has_no_version(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        peer_speed, "LIBRARIES", {"made-up": "no-such-distribution", "numpy": "numpy"}
    )
    found = peer_speed.libraries()
    assert found["made-up"] is None
    assert found["numpy"]


def test_trials__every_game_of_ours_in_every_way() -> None:
    ours = [trial for trial in peer_speed.trials(all_games()) if trial.library == peer_speed.US]
    assert {(one.game, one.way) for one in ours} == {
        (game.id, way) for game in all_games() for way in ("batch", "step", "env")
    }
    assert all(one.seats in find_game(one.game).seats for one in ours)


@pytest.mark.slow
def test_pace__their_leduc_and_our_fool() -> None:
    pytest.importorskip("pyspiel", reason="the extra `openspiel` is not installed")
    trials = {(one.game, one.way): one for one in peer_speed.trials([find_game("fool")])}
    for key in (("fool", "batch"), ("fool", "step"), ("leduc_poker", "step")):
        assert peer_speed.pace(trials[key], 0).rate
