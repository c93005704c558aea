"""`pyrite train`: a short course from beginning to end, and what is refused before one."""

from __future__ import annotations

import importlib.util
import json
from pathlib import Path

import pytest

from pyrite.cli.reports import training_text
from pyrite.engine.registry import find_game
from pyrite.players.network.weights import read_weights
from tests.cli.conftest import Pyrite, one_error


def test_train__minutes_or_decisions(pyrite: Pyrite, tmp_path: Path) -> None:
    asked = ("train", "fool", "--minutes", "1", "--decisions", "5", "--out", str(tmp_path / "w"))
    assert "not both" in one_error(pyrite(*asked))


def test_train__overwrites_nothing(pyrite: Pyrite, tmp_path: Path) -> None:
    (tmp_path / "w").write_text("mine")
    ran = pyrite("train", "fool", "--decisions", "5", "--out", str(tmp_path / "w"))
    assert str(tmp_path / "w") in one_error(ran)
    assert (tmp_path / "w").read_text() == "mine"


def test_train__goes_on_only_with_a_course(pyrite: Pyrite, tmp_path: Path) -> None:
    (tmp_path / "w.course").write_text("nothing")
    ran = pyrite("train", "fool", "--resume", str(tmp_path / "w.course"))
    assert "no course" in one_error(ran)


def test_train__a_course_has_its_own_seed(pyrite: Pyrite, tmp_path: Path) -> None:
    ran = pyrite("train", "fool", "--resume", str(tmp_path / "w.course"), "--seed", "other")
    assert "its own seed" in one_error(ran)


@pytest.mark.parametrize(
    ("told", "said"),
    [
        (("--workers", "2"), "--on ray"),
        (("--on", "ray", "--workers", "65"), "64"),
        (("--on", "mars"), "here, ray"),
        (("--on", "ray", "--resume", "w.course"), "its own seed"),
    ],
)
def test_train__workers_are_of_a_cluster(
    pyrite: Pyrite, tmp_path: Path, told: tuple[str, ...], said: str
) -> None:
    ran = pyrite("train", "fool", "--out", str(tmp_path / "w"), *told)
    assert said in one_error(ran)


def test_train__without_ray_is_one_line(
    pyrite: Pyrite, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = importlib.util.find_spec
    monkeypatch.setattr(
        "importlib.util.find_spec", lambda name: None if name == "ray" else found(name)
    )
    ran = pyrite("train", "fool", "--on", "ray", "--decisions", "5", "--out", str(tmp_path / "w"))
    assert "Ray is not installed" in one_error(ran)


@pytest.mark.slow
def test_train__learns_keeps_and_compares(
    pyrite: Pyrite, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(training_text, "DEALS", 4)
    monkeypatch.setattr(training_text, "QUICK_DEALS", 4)
    out = tmp_path / "fool.weights"
    ran = pyrite("train", "fool", "--decisions", "1", "--seed", "short", "--out", str(out))
    assert ran.code == 0
    assert "--decisions 1 --seed" in ran.out
    assert "among greedy ones" in ran.out
    assert f"--players network:{out},network" in ran.out
    assert read_weights(find_game("fool"), out).learned > 1
    assert not (tmp_path / "fool.weights.course").exists()


@pytest.mark.slow
def test_train__for_programs(
    pyrite: Pyrite, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(training_text, "DEALS", 4)
    monkeypatch.setattr(training_text, "QUICK_DEALS", 4)
    out = str(tmp_path / "w")
    ran = pyrite("train", "fool", "--decisions", "1", "--seed", "s", "--out", out, "--json")
    told = json.loads(ran.out)
    assert told["file"] == out
    assert told["comparison"][0]["way"] == "4 rounds=single"
    assert 0 <= told["comparison"][0]["greedy"]["share"] <= 1
