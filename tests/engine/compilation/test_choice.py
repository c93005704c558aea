"""Which backend is ready."""

from __future__ import annotations

import pytest

import pyrite
from pyrite.engine.compilation import choice
from pyrite.engine.compilation.entries import FirstCall
from pyrite.engine.errors import EngineError

GAME = pyrite.game("gold")
THERE = FirstCall(lambda game: True, lambda game: None)
MISSING = FirstCall(lambda game: False, lambda game: None)


@pytest.mark.parametrize(
    ("can_compile", "needs", "backend"),
    [
        (True, (MISSING,), "native"),
        (False, (THERE,), "native"),
        (False, (), "native"),
        (False, (THERE, MISSING), "python"),
    ],
)
def test_auto__is_native_wherever_what_is_needed_came_compiled_or_can_be(
    monkeypatch: pytest.MonkeyPatch,
    can_compile: bool,
    needs: tuple[FirstCall, ...],
    backend: str,
) -> None:
    monkeypatch.setattr(choice, "has_native", lambda: True)
    monkeypatch.setattr(choice, "can_compile", lambda: can_compile)
    assert choice.ready_backend("auto", GAME, needs) == backend
    assert choice.ready_backend("python", GAME, needs) == "python"
    assert choice.ready_backend("native", GAME, needs) == "native"


def test_without_a_compiler__plain_or_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)
    assert choice.ready_backend("auto", GAME, ()) == "python"
    with pytest.raises(EngineError, match="no C compiler"):
        choice.ready_backend("native", GAME, ())


@pytest.mark.parametrize(
    ("compiled_here", "came_along", "is_there", "is_module"),
    [
        (True, True, True, False),
        (False, True, True, True),
        (False, False, False, False),
    ],
)
def test_take_what_is_there__what_was_compiled_here_before_the_module(
    monkeypatch: pytest.MonkeyPatch,
    compiled_here: bool,
    came_along: bool,
    is_there: bool,
    is_module: bool,
) -> None:
    modules: set[str] = set()
    monkeypatch.setattr(choice, "MODULES", modules)
    need = FirstCall(
        lambda game: came_along if game.id in modules else compiled_here, lambda game: None
    )
    for _ in range(2):
        assert choice.take_what_is_there(GAME, (need, THERE)) is is_there
        assert (GAME.id in modules) is is_module
