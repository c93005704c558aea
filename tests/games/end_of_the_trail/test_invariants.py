"""What must always be true at End of the Trail, along uniform and along daring games."""

from __future__ import annotations

from typing import Any

import pytest

from pyrite.core import flow
from pyrite.core.backends.backend import plain
from pyrite.core.chance import Chance, below
from pyrite.core.game import option_indices
from pyrite.core.schema import pack
from pyrite.games.end_of_the_trail import GAME
from pyrite.games.end_of_the_trail.box import BOARD, CARDS, MONEY, POOLS, REAL_CARDS, TENTS, TILES
from pyrite.games.end_of_the_trail.moves import (
    BID_VERB,
    PRESS_MOVE,
    STAKE_VERB,
    USE_VERB,
    VERB_OF,
)
from pyrite.games.end_of_the_trail.state import NONE, SELECT, State
from tests.contract.walk import guess, legal, observe, seats_of, stream
from tests.games.end_of_the_trail.build import older_choices

VARIANTS = [
    (1, {}),
    (1, {"argonauts": "A2A3", "jokers": "on"}),
    (2, {}),
    (3, {"jokers": "on"}),
    (4, {}),
    (4, {"jokers": "on"}),
]


def members(mask: int) -> list[int]:
    """A set as a list."""
    return [i for i in range(CARDS) if mask >> i & 1]


def check(s: State) -> None:
    """Every card is in one place, every piece on the board or left, every proof is true."""
    if s.shuffles:
        check_cards(s)
    for seat in range(s.seats):
        check_hand(s, seat)
    check_land(s)
    assert not any(s.slot)
    assert not any(s.trail)


def check_cards(s: State) -> None:
    """Each card exactly once."""
    places = [*s.deck[: s.left], *members(s.discards), *members(s.drawn)]
    assert set(s.deck[s.left :]) <= {NONE}
    for lot in s.lots:
        places += members(lot)
    for side in range(s.sides):
        me = s.players[side]
        places += members(me.hand) + members(me.used) + members(me.poker)
        places += [c for c in (me.hole, *me.reserve) if c >= 0]
        if s.stage != SELECT:
            places += members(me.chosen)
    assert sorted(places) == list(range(CARDS if s.options[0] else REAL_CARDS))


def check_hand(s: State, seat: int) -> None:
    """Counts, money and what all know of a hand."""
    me = s.players[seat]
    hidden = me.hand & ~me.open
    assert me.cards == me.hand.bit_count()
    assert me.money == sum(MONEY[c] for c in members(me.hand)) >= me.proved >= 0
    assert me.open & ~me.hand == 0
    assert [me.hidden[pool] for pool in range(POOLS)] == [
        (hidden & s.unseen[pool]).bit_count() for pool in range(POOLS)
    ]
    assert sum(me.hidden) == hidden.bit_count()
    assert older_choices(s, seat) > 0


def check_land(s: State) -> None:
    """Claimed tiles, pieces, presses."""
    claimed = 0
    for side in range(s.sides):
        me = s.players[side]
        assert me.tents_left + me.tents.bit_count() == TENTS
        claimed |= me.tents | (1 << me.camp if me.camp >= 0 else 0)
    assert s.free == BOARD[s.sides] & ~claimed
    for low in range(TILES):
        assert all(s.value[high] >= s.value[low] for high in members(s.above[low]))


def uniform(moves: list[int], chance: Chance) -> int:
    """Any move."""
    return moves[below(chance, len(moves))]


def daring(moves: list[int], chance: Chance) -> int:
    """Bids high and presses on, so that much is proved."""
    bids = [move for move in moves if VERB_OF[move] == BID_VERB]
    if bids and below(chance, 4):
        return bids[-1 - below(chance, 2) * (len(bids) // 2)]
    if PRESS_MOVE in moves:
        return PRESS_MOVE
    looks = [move for move in moves if VERB_OF[move] == USE_VERB]
    if looks and VERB_OF[moves[0]] == STAKE_VERB:
        return uniform(looks, chance)
    return uniform(moves, chance)


@pytest.mark.parametrize("policy", [uniform, daring])
@pytest.mark.parametrize(("seats", "options"), VARIANTS)
def test_always(seats: int, options: dict[str, str], policy: Any) -> None:
    """True states, and what any seat guesses of them."""
    for number in range(3):
        chance = stream(f"always {seats} {number}")
        s = State()
        GAME.begin(s, seats, option_indices(GAME, options))
        outcome = [0] * GAME.longest_outcome
        count = 0
        settle_chance = plain(GAME).entry(flow.settle_chance)
        while settle_chance(s, chance, outcome):
            check(s)
            if count % 4 == 0:
                check_guesses(s, chance)
            waiting = seats_of(GAME.waiting(s))
            seat = waiting[below(chance, len(waiting))]
            GAME.apply(s, seat, policy(legal(GAME, s, seat), chance))
            count += 1
        check(s)


def check_guesses(s: State, chance: Chance) -> None:
    """A guess is a possible state, and looks the same."""
    for viewer in (*range(s.seats), -1):
        o = observe(GAME, s, viewer)
        g = guess(GAME, o, chance)
        check(g)
        assert pack(observe(GAME, g, viewer)) == pack(o)
