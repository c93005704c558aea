"""Money proved by bids, against a witness who only remembers what was seen (ET8.4)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from pyrite.core.chance import Chance, below
from pyrite.core.game import option_indices
from pyrite.core.law import CHANCE
from pyrite.core.schema import twin
from pyrite.games.end_of_the_trail import GAME
from pyrite.games.end_of_the_trail.state import BID, SELECT, State
from tests.contract.walk import guess, legal, observe, seats_of, stream
from tests.games.end_of_the_trail.build import older_choices
from tests.games.end_of_the_trail.test_invariants import daring, uniform
from tests.games.end_of_the_trail.witness import Witness, hidden_cards

VARIANTS = [(1, {}), (2, {}), (3, {"jokers": "on"}), (4, {})]


def witnessed_game(
    seats: int, options: dict[str, str], policy: Any, chance: Chance
) -> Iterator[tuple[State, list[Witness]]]:
    """Every position of a game in which a seat must speak, with a witness for each seat."""
    s = State()
    GAME.begin(s, seats, option_indices(GAME, options))
    witnesses = [Witness(seat) for seat in range(seats)]
    outcome = [0] * GAME.longest_outcome
    while mask := GAME.waiting(s):
        before = twin(s)
        if mask == CHANCE:
            GAME.settle(s, outcome, GAME.draw(s, chance, outcome))
        else:
            yield s, witnesses
            mover = seats_of(mask)[below(chance, len(seats_of(mask)))]
            move = policy(legal(GAME, s, mover), chance)
            for one in witnesses:
                one.hear(s, mover, move)
            GAME.apply(s, mover, move)
        for one in witnesses:
            one.see(before, s)


@pytest.mark.parametrize("policy", [uniform, daring])
@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_proofs__leave_as_many_ways_as_a_witness_finds(
    seats: int, options: dict[str, str], policy: Any
) -> None:
    """ET8.4: for the true cards and for guessed ones, neither more nor fewer."""
    chance = stream(f"proofs {seats}")
    for s, witnesses in witnessed_game(seats, options, policy, chance):
        if s.stage in (BID, SELECT) and below(chance, 3) == 0:
            viewer = below(chance, seats + 1) - 1
            g = guess(GAME, observe(GAME, s, viewer), chance)
            for one in witnesses:
                check_ways(s, one)
                check_ways(g, one)


def check_ways(s: State, witness: Witness) -> None:
    """The proofs and the witness agree, and the cards are possible."""
    ways = witness.ways(s, hidden_cards(s, witness.seat))
    assert ways == older_choices(s, witness.seat)
    assert ways > 0
