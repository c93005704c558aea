"""Guesses of Fool! at real positions against all deals there are, counted exactly (F4.1)."""

from __future__ import annotations

import itertools
import math
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from pyrite.core.backends.backend import compiled
from pyrite.core.law import guess
from pyrite.games.fool import GAME
from pyrite.games.fool.box import COLOUR_COUNT, ONES
from pyrite.games.fool.knowledge import find_unseen, unseen_count
from pyrite.games.fool.state import TRICK, State
from tests.chi_square import assert_as_likely
from tests.contract.walk import Variant, observe, positions, stream

POSITIONS = 15
SHOWN = 3
DRAWS = 20_000
FEWEST_WAYS = 10  # to share out the colours
MOST_CARDS = 16  # in hidden hands, so that all ways can be counted

Counts = tuple[tuple[int, ...], ...]
"""Of each hidden hand, how many cards of each colour it holds, 1s last."""


def hidden_seats(o: State) -> list[int]:
    """Whose hands the viewer cannot see."""
    return [seat for seat in range(o.seats) if seat != o.viewer]


def unseen_counts(o: State) -> tuple[int, ...]:
    """How many cards of each colour are in hidden hands, 1s last."""
    out = State()
    find_unseen(o, out)
    own = o.players[o.viewer].count[COLOUR_COUNT]
    return (
        *(unseen_count(out, c) for c in range(COLOUR_COUNT)),
        ONES[o.seats] - o.played_ones - own,
    )


def shares(size: int, void: int, left: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    """How many cards of each colour a hand of this size may hold."""
    most = [0 if void >> c & 1 else min(size, count) for c, count in enumerate(left)]
    for first in itertools.product(*(range(count + 1) for count in most[:-1])):
        if 0 <= size - sum(first) <= most[-1]:
            yield (*first, size - sum(first))


def all_deals(o: State) -> Counter[Counts]:
    """Every way to share out the colours, with the number of deals that give it."""
    ways: Counter[tuple[Counts, tuple[int, ...]]] = Counter({((), unseen_counts(o)): 1})
    for seat in hidden_seats(o):
        longer: Counter[tuple[Counts, tuple[int, ...]]] = Counter()
        for (before, left), deals in ways.items():
            for share in shares(o.players[seat].size, o.players[seat].void, left):
                rest = tuple(a - b for a, b in zip(left, share, strict=True))
                picks = math.prod(math.comb(a, b) for a, b in zip(left, share, strict=True))
                longer[(*before, share), rest] += deals * picks
        ways = longer
    return Counter({counts: deals for (counts, left), deals in ways.items() if not any(left)})


def real_informations() -> Iterator[tuple[State, Counter[Counts]]]:
    """What the seat to play knows, where several voids still matter, from one game each."""
    for number in itertools.count():
        variant = Variant(GAME, 5 + number % 4, (("rounds", "single"),))
        for play in positions(variant, f"odds {number}", every=3):
            if play.state.stage == TRICK:
                o = observe(GAME, play.state, play.waiting[0])
                deals = all_deals(o) if is_fit(o) else Counter()
                if len(deals) >= FEWEST_WAYS:
                    yield o, deals
                    break


def is_fit(o: State) -> bool:
    """Have enough voids been shown, and are few enough cards hidden to count all deals?"""
    return sum(unseen_counts(o)) <= MOST_CARDS and telling_voids(o) >= SHOWN


def telling_voids(o: State) -> int:
    """How many colours, of which cards are unseen, hidden hands have shown to be out of."""
    unseen = sum(1 << c for c, count in enumerate(unseen_counts(o)) if count)
    hands = [o.players[seat] for seat in hidden_seats(o)]
    return sum((hand.void & unseen).bit_count() for hand in hands if hand.size)


def guess_often(states: Any, chances: Any, draws: int) -> None:
    """Guesses from the information in states[0], into the rows after it."""
    for i in range(draws):
        guess(states[0], chances[0], states[i + 1])


@pytest.mark.slow
def test_guess__real_positions_are_as_likely_as_the_deal() -> None:
    """F4.1: three or more voids shown; every way to share out the colours, by chi-square."""
    backend = compiled(GAME)
    run = backend.entry(guess_often)
    states: Any = backend.states(DRAWS + 1)
    chances = backend.chance(stream("odds"))
    for o, deals in itertools.islice(real_informations(), POSITIONS):
        backend.put(states, 0, o)
        run(states, chances, DRAWS)
        counts = states["players"]["count"][1:, hidden_seats(o)].tolist()
        found = Counter(tuple(map(tuple, hands)) for hands in counts)
        assert_as_likely(found, deals)
