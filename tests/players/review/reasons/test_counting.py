"""Facts of one game: whose, how often, until when."""

from __future__ import annotations

import pytest

from pyrite.core.game import Event, Seat
from pyrite.core.law import CHANCE_MOVER
from pyrite.core.vocabulary.reasons import NEXT_TURN, OFTEN, Fact, Whose
from pyrite.engine.registry import find_game
from pyrite.players.review.reasons.counting import GENERIC, Counting, facts_of, generic_facts
from tests.players.review.build import VARIANTS


def got(seat: int, n: int) -> Event:
    return Event("event-got", {"seat": Seat(seat), "n": n})


STEPS = [
    (0, [Event("event-move", {"seat": Seat(0)}), got(0, 2)]),
    (0, [got(0, 1)]),
    (CHANCE_MOVER, [Event("event-dice", {})]),
    (1, [got(1, 5), Event("event-round-over", {})]),
    (0, [got(0, 7)]),
]


@pytest.mark.parametrize(
    ("fact", "amount"),
    [
        (Fact("x", ("event-got",)), 1),
        (Fact("x", ("event-got",), value="n"), 10),
        (Fact("x", ("event-got",), value="n", until=(NEXT_TURN,)), 3),
        (Fact("x", ("event-got",), value=OFTEN, until=("event-round-over",)), 2),
        (Fact("x", ("event-got",), Whose.OTHERS, "n", ("event-round-over",)), 5),
        (Fact("x", ("event-dice",), Whose.ANYBODY), 1),
        (Fact(GENERIC, ("event-move",)), 0),
        (Fact("x", ("event-move",)), 1),
    ],
)
def test_counting(fact: Fact, amount: int) -> None:
    assert Counting([fact], 0).amounts(STEPS).amounts == [amount]


@pytest.mark.parametrize("id", VARIANTS)
def test_declared_facts__name_declared_events_and_numbers(id: str) -> None:
    game = find_game(id)
    for fact in facts_of(game):
        for key in fact.events:
            assert "seat" in game.events[key] or fact.whose is Whose.ANYBODY
            assert fact.value in ("", OFTEN) or game.events[key][fact.value] is int
        assert set(fact.until) <= {*game.events, NEXT_TURN}


def test_without_a_file__facts_come_from_the_events() -> None:
    facts = generic_facts(find_game("gold"))
    assert Fact(GENERIC, ("event-carried",), Whose.OTHERS, "n", (NEXT_TURN,)) in facts
    assert all(fact.name == GENERIC for fact in facts)
