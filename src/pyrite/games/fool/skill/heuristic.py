"""The instinct for Fool!: be above somebody, and where that is not possible, lose little by it.

Looks only at the trick, at the cards played and at the seat's own hand. The numbers were found by
playing many thousands of single rounds against each other.
"""

from __future__ import annotations

from pyrite.core.schema import Ints
from pyrite.games.fool.box import COLOUR, DISCS, ONE, VALUE
from pyrite.games.fool.rules import is_shed
from pyrite.games.fool.state import State

LEAD_ONE = 26
LEAD_PER_PLAYED = 10  # others are out of colours much played, and shed
LEAD_PER_HELD = 60  # and of colours one holds oneself
SAFE_SHED = 136
SAFE = 100
SAFE_ONE = 82
AT_RISK = 44
ONE_AT_RISK = 12
SHED_AT_RISK = 10
SHARPNESS = 16


def heuristic(s: State, seat: int, moves: Ints, n: int, weights: Ints) -> None:
    """A weight for each card."""
    for i in range(n):
        if s.trick.size == 0:
            worth = lead_worth(s, seat, moves[i])
        else:
            worth = card_worth(s, moves[i])
        weights[i] = max(1, worth * worth // SHARPNESS)


def lead_worth(s: State, seat: int, card: int) -> int:
    """Colours that others are likely to be out of, long ones of one's own, high cards."""
    if card == ONE:
        return LEAD_ONE
    colour = COLOUR[card]
    held = s.players[seat].count[colour]
    return VALUE[card] + LEAD_PER_PLAYED * count_played(s, colour) + LEAD_PER_HELD * held


def count_played(s: State, colour: int) -> int:
    """Cards of the colour played since the deal."""
    count = 0
    left = s.played[colour]
    while left:
        left &= left - 1
        count += 1
    return count


def card_worth(s: State, card: int) -> int:
    """Safe cards first, the lowest of them; a 1 while it is safe."""
    value = VALUE[card]
    safe = cards_below(s, card) >= DISCS[s.seats]
    if card == ONE:
        return SAFE_ONE if safe else ONE_AT_RISK
    if is_shed(s.trick, card):
        return SAFE_SHED - 4 * value if safe else SHED_AT_RISK - value // 4
    return SAFE - value if safe else AT_RISK


def cards_below(s: State, card: int) -> int:
    """How many cards of the trick are worse (F2.8)."""
    count = 0
    shed = is_shed(s.trick, card)
    for place in range(s.trick.size):
        other = s.trick.cards[place]
        if is_shed(s.trick, other):
            count += not shed or VALUE[other] < VALUE[card]
        else:
            count += not shed and VALUE[other] < VALUE[card]
    return count
