"""Native single steps: a wrong move is refused and changes nothing."""

from __future__ import annotations

import pytest

import pyrite
from pyrite.core.schema import pack
from pyrite.engine.errors import GameOver, IllegalMove
from pyrite.engine.stepper import Stepper

GAME = pyrite.game("gold")


def test_a_wrong_move_is_refused_and_changes_nothing() -> None:
    stepper = Stepper(GAME, 2, seed="wrong", options={"start": "1"})
    stepper.move(5)
    before = pack(stepper.state)
    with pytest.raises(IllegalMove, match=r"Seat 1 cannot “flip f1” now"):
        stepper.move(5)
    with pytest.raises(IllegalMove, match="from 0 to 63"):
        stepper.move(64)
    assert pack(stepper.state) == before
    assert stepper.legal[0] == 0


def test_after_the_end_nothing_can_be_moved() -> None:
    stepper = Stepper(GAME, 2, seed="end")
    while stepper.mask:
        stepper.move(int(stepper.legal[0]))
    with pytest.raises(GameOver):
        stepper.move(0)
