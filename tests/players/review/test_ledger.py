"""The ledger: every step is entered once, and all of it adds up."""

from __future__ import annotations

from math import sqrt

import pytest

from pyrite.core.law import CHANCE_MOVER
from pyrite.engine.play import Step
from pyrite.players.review.ledger import LedgerKind, account, items
from pyrite.players.review.valuing import Chances, Estimate

ROLL = Step(CHANCE_MOVER, 1, "dice 6")
MINE = Step(0, 1, "flip a1")
YOURS = Step(1, 2, "flip b1")


def chances(mean: float, error: float = 0.01) -> Chances:
    """Of two seats."""
    return Estimate(mean, error), Estimate(1 - mean, error)


STEPS = [ROLL, MINE, YOURS, MINE]
VALUES = [chances(0.5), chances(0.6), chances(0.55), chances(0.8), chances(1, 0)]
GAIN = (Estimate(0.1, 0.02), Estimate(-0.1, 0.02))


def test_items__chance_decisions_what_was_hidden_and_what_was_not_judged() -> None:
    found = items(STEPS, VALUES, {2: GAIN, 3: None})
    told = [(one.step, one.kind, one.seat, round(one.change[0].mean, 6)) for one in found]
    assert told == [
        (1, LedgerKind.CHANCE, CHANCE_MOVER, 0.1),
        (2, LedgerKind.DECISION, 0, 0.1),
        (2, LedgerKind.REVEAL, 0, -0.15),
        (3, LedgerKind.DECISION, 1, 0.25),
        (4, LedgerKind.OPEN, 0, 0.2),
    ]


@pytest.mark.parametrize("seat", [0, 1])
def test_account__adds_up_to_the_result(seat: int) -> None:
    one = account(seat, STEPS, VALUES, {2: GAIN, 3: None})
    parts = one.luck.mean + one.own.mean + one.others.mean + one.open.mean
    assert one.opening.mean + parts == pytest.approx(one.final)
    every = sum(item.change[seat].mean for item in items(STEPS, VALUES, {2: GAIN, 3: None}))
    assert every == pytest.approx(one.final - one.opening.mean)


def test_account__whose_decisions_they_were() -> None:
    one, other = (account(seat, STEPS, VALUES, {2: GAIN, 3: None}) for seat in (0, 1))
    assert [one.own.mean, one.others.mean] == pytest.approx([0.1, 0.25])
    assert [other.own.mean, other.others.mean] == pytest.approx([-0.25, -0.1])


def test_errors__what_is_added_and_taken_off_again_has_none() -> None:
    """Luck goes from position 0 to 2, less the gain; the value in between does not matter."""
    one = account(0, STEPS, VALUES, {2: GAIN, 3: None})
    assert one.luck.error == pytest.approx(sqrt(0.01**2 + 0.01**2 + 0.02**2))
    assert one.own.error == pytest.approx(0.02)


def test_a_forced_move__moves_nothing_and_adds_no_error() -> None:
    """Positions 1 and 2 have one value, measured once."""
    values = [*VALUES[:2], VALUES[1], *VALUES[3:]]
    still = (Estimate(0.0, 0.0),) * 2
    gains = {2: still, 3: None}
    assert [one.change for one in items(STEPS, values, gains) if one.step == 2] == [still, still]
    one = account(0, STEPS, values, gains)
    assert one.luck.mean == pytest.approx(0.1)
    assert one.luck.error == pytest.approx(sqrt(0.01**2 + 0.01**2))
    assert one.own == still[0]
