"""Options meet in pairs, and what the contract suite says where a game breaks it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pyrite.core.schema import twin
from pyrite.engine.registry import find_game
from tests.contract.walk import (
    Variant,
    differences,
    every_combination,
    every_pair,
    finish,
    option_values,
    pairs,
    positions,
    stream,
    variants,
)

ROWS = [
    [(name, value) for value in values]
    for name, values in {"a": "12", "b": "12", "c": "123"}.items()
]


def test_walk__of_a_game_that_does_not_end_says_so() -> None:
    endless = replace(find_game("gold"), decision_bound=lambda seats, options: 10)
    with pytest.raises(AssertionError, match=r"after 10 decisions not over; last moves: .*flip"):
        list(positions(Variant(endless, 3, ()), "endless"))
    state = Variant(endless, 3, ()).start("endless").state
    with pytest.raises(AssertionError, match="after 10 decisions not over"):
        finish(endless, state, stream("endless"))


def test_differences__are_told_by_field() -> None:
    state = Variant(find_game("gold"), 3, ()).start("differ").state
    other = twin(state)
    assert differences(state, other) == []
    other.face[21], other.players[1].cards = -1, 4
    assert differences(state, other) == [
        f"face[21]: {state.face[21]} / -1",
        "players[1].cards: 0 / 4",
    ]


def test_every_pair__any_two_values_meet() -> None:
    chosen = every_pair(ROWS)
    assert chosen[0] == (("a", "1"), ("b", "1"), ("c", "1"))
    assert len(chosen) < len(every_combination(ROWS)) == 12
    met = set().union(*map(pairs, chosen))
    assert met == set().union(*map(pairs, every_combination(ROWS)))


def test_every_pair__one_option_or_none() -> None:
    assert every_pair([]) == [()]
    assert every_pair(ROWS[:1]) == [(("a", "1"),), (("a", "2"),)]


def test_variants__every_value_of_every_option_is_there() -> None:
    for variant in variants(every_pair):
        rows = option_values(variant.game, variant.seats)
        assert [name for name, _ in variant.options] == [row[0][0] for row in rows]
    assert {(one.game.id, one.seats) for one in variants(every_pair)} == {
        (one.game.id, one.seats) for one in variants()
    }
    assert len(variants(every_pair)) < len(variants())
