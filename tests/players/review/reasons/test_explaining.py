"""How much a fact explains: worked by hand, and facts that only look like one."""

from __future__ import annotations

import pytest

from pyrite.core.chance import below
from pyrite.core.seeds import fast_chance, seed_text
from pyrite.players.review.reasons.explaining import explain, share_of_one
from pyrite.players.review.valuing import Estimate

LOSS = Estimate(0.3, 0.01)


def test_a_fact_that_always_goes_with_the_loss__explains_it() -> None:
    fact = [1.0, 0.0, 0.0, 1.0, 0.0, 0.0, 1.0, 0.0, 0.0, 0.0] * 30
    found = explain([fact], [1], fact, LOSS)
    assert found is not None
    assert found.places == (0,)
    assert found.share.mean == pytest.approx(1)


def test_a_fact__worked_by_hand() -> None:
    """b = (1 + 0.5) / (1 + 1), mean F = 0.5: 0.375 of a loss of 0.5."""
    share = share_of_one([1, 1, 0, 0], [1, 0.5, 0.5, 0], Estimate(0.5, 0))
    assert share.mean == pytest.approx(0.75)


def test_a_frequent_fact_without_a_bearing__explains_nothing() -> None:
    """It differs in four of five pairs, whatever the result."""
    chance = fast_chance(seed_text("no bearing"))
    fact = [float(below(chance, 5) > 0) for _ in range(300)]
    result = [float(below(chance, 10) < 3) for _ in range(300)]
    assert explain([fact], [0], result, LOSS) is None


def test_a_good_thing_less_often__is_no_reason() -> None:
    """More gold cannot be why the move that gave it was worse."""
    result = [1.0] * 90 + [0.0] * 210
    fact = [-one for one in result]
    assert explain([fact], [1], result, LOSS) is None
    assert explain([fact], [-1], result, LOSS) is not None


def test_two_facts__where_neither_is_enough() -> None:
    first = [1.0] * 40 + [0.0] * 260
    second = [0.0] * 40 + [1.0] * 50 + [0.0] * 210
    result = [a + b for a, b in zip(first, second, strict=True)]
    found = explain([first, second], [1, 1], result, Estimate(0.31, 0.01))
    assert found is not None
    assert found.places == (1,)
    third = [0.0] * 90 + [1.0] * 60 + [0.0] * 150
    whole = [a + b for a, b in zip(result, third, strict=True)]
    both = explain([first, second, third], [1, 1, 1], whole, Estimate(0.5, 0.01))
    assert both is not None
    assert both.places == (1, 2)
    assert both.share.mean == pytest.approx(110 / 150)


def test_less_than_half__is_not_told() -> None:
    fact = [1.0] * 30 + [0.0] * 270
    result = [1.0] * 90 + [0.0] * 210
    assert explain([fact], [1], result, LOSS) is None
