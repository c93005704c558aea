"""A move that is not legal is the same error at every door."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from pyrite.engine.errors import EngineError, GameOver, IllegalMove
from pyrite.engine.illegal import illegal_move
from pyrite.engine.play import start_play
from pyrite.engine.stepper import Stepper
from pyrite.games.gold import GAME


def error_of(call: Callable[[], object]) -> EngineError:
    """What the call raises."""
    with pytest.raises(EngineError) as caught:
        call()
    return caught.value


def test_illegal_move__names_legal_ones_that_look_alike() -> None:
    assert illegal_move(GAME, 1, "flip b9", [8, 9, 63]).values == {
        "seat": "1",
        "move": "flip b9",
        "nearest": "flip b2, flip h8, flip a2",
    }
    assert illegal_move(GAME, 1, 64, [8]).values == {"move": "64", "most": "63"}


@pytest.mark.parametrize("move", [5, 64, -1])
def test_play_and_stepper__refuse_alike(move: int) -> None:
    options = {"start": "0"}
    play = start_play(GAME, 2, seed="doors", options=options)
    stepper = Stepper(GAME, 2, seed="doors", options=options)
    play.move(0, 5)
    stepper.move(5)
    errors = [error_of(lambda: play.move(0, move)), error_of(lambda: stepper.move(move))]
    assert type(errors[0]) is type(errors[1]) is IllegalMove
    assert str(errors[0]) == str(errors[1])


def test_play_and_stepper__end_alike() -> None:
    play = start_play(GAME, 2, seed="end")
    stepper = Stepper(GAME, 2, seed="end")
    while stepper.mask:
        move = int(stepper.legal[0])
        play.move(stepper.seat, move)
        stepper.move(move)
    errors = [error_of(lambda: play.move(0, 64)), error_of(lambda: stepper.move(64))]
    assert type(errors[0]) is type(errors[1]) is GameOver
