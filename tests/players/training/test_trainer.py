"""A course of learning: reproducible, can be interrupted, judged on duplicate deals."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from pyrite.core.seeds import seed_text
from pyrite.engine.registry import find_game
from pyrite.games.gold.skill.table_features import KINDS, UNSEEN_KIND
from pyrite.players.errors import WeightsError
from pyrite.players.network.features import features_of
from pyrite.players.network.weights import Weights
from pyrite.players.training.evaluation import against, against_greedy
from pyrite.players.training.playing import Playing
from pyrite.players.training.trainer import School, resumed

GAME = find_game("fool")
SAMPLES = 1_500
pytestmark = pytest.mark.slow


def course(seed: str, total: int = 6_000) -> School:
    return School(GAME, seed_text(seed), total, samples=SAMPLES)


def learned(seed: str) -> Weights:
    school = course(seed)
    list(school.lessons())
    return school.weights()


def test_a_course__follows_from_its_seed() -> None:
    one = learned("one")
    assert one == learned("one")
    assert one.numbers != learned("two").numbers
    assert one.learned >= 6_000


def test_an_interrupted_course__goes_on_as_if_nothing_had_happened(tmp_path: Path) -> None:
    whole = learned("one")
    school = course("one")
    school.lesson()
    school.lesson()
    school.save(tmp_path / "course")
    again = resumed(GAME, tmp_path / "course", samples=SAMPLES)
    assert again.decisions == school.decisions
    list(again.lessons())
    assert again.weights() == whole


def test_a_course_of_another_game__is_refused(tmp_path: Path) -> None:
    course("one").save(tmp_path / "course")
    with pytest.raises(WeightsError) as refused:
        resumed(find_game("fools-gold"), tmp_path / "course")
    assert refused.value.key == "other-course"


def test_what_is_no_course__is_refused(tmp_path: Path) -> None:
    (tmp_path / "nothing").write_bytes(b"nothing")
    with pytest.raises(WeightsError) as refused:
        resumed(GAME, tmp_path / "nothing")
    assert refused.value.key == "no-course"


def test_notes__add_up() -> None:
    notes = (
        Playing(GAME, seed_text("notes"), SAMPLES)
        .round(course("notes").learner.fine_layers(), 0.0)
        .notes
    )
    samples, rows, sights = map(int, notes.used)
    assert SAMPLES // 2 < samples <= SAMPLES
    assert 0 < sights <= SAMPLES
    first = np.array(notes.first[: samples + 1])
    assert first[0] == 0
    assert first[-1] == rows
    assert (np.diff(first) >= 2).all()
    assert (np.array(notes.chosen[:samples]) < np.diff(first)).all()


def test_notes__of_cards_nobody_has_seen_one_stands_for_all() -> None:
    gold = find_game("gold")
    net = School(gold, seed_text("gold"), 1, samples=SAMPLES).learner.fine_layers()
    notes, _ = Playing(gold, seed_text("gold"), SAMPLES).round(net, 0.01)
    samples = int(notes.used[0])
    names = np.array(notes.names[: notes.used[1]])
    is_unseen = names % KINDS == UNSEEN_KIND
    counts = np.add.reduceat(is_unseen, notes.first[:samples])
    assert set(counts) == {0, 1}


def test_a_network_against_itself__has_its_fair_share() -> None:
    weights, way = course("self").weights(), features_of(GAME).practice[0]
    share = against(GAME, weights, weights, way, 20, "deals")
    assert share.mean == pytest.approx(share.fair)
    assert share.games == 80


def test_an_untaught_network__is_no_match_for_greedy() -> None:
    way = features_of(GAME).practice[0]
    share = against_greedy(GAME, course("beginner").weights(), way, 60, "deals")
    assert share.mean + share.half < share.fair
