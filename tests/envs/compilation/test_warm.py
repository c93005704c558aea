"""Compiling for learning: many games at once, and the float form."""

from __future__ import annotations

import pytest

import pyrite
from pyrite.engine.compilation import warm as engine
from pyrite.envs.compilation import warm

GAME = pyrite.game("gold")


def test_entries__each_has_a_call() -> None:
    assert warm.entries(GAME).keys() == warm.CALLS.keys()


def test_lines__one_for_each_entry(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(engine, "is_compiled", lambda *what: True)
    warm.main("gold")
    assert capsys.readouterr().out == "vector there 2\nfloats there 2\n"


@pytest.mark.slow
def test_warm__nothing_is_left_to_compile() -> None:
    list(warm.warm(GAME))
    assert list(warm.warm(GAME)) == [("vector", True), ("floats", True)]
