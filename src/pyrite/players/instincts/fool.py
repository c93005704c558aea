"""The instinct for Fool!: get rid of high cards, and of cards that somebody plays below.

Looks only at the trick and at the moves of the seat's own hand.
"""

from __future__ import annotations

from pyrite.core.schema import Ints
from pyrite.games.fool.box import COLOUR, DISCS, ONE, VALUE
from pyrite.games.fool.rules import is_shed
from pyrite.games.fool.state import State

SAFE = 8  # how much likelier a card is that cannot be the worst
ONE_WORTH = 4  # a 1 left counts five, but it may yet be safe behind a shed card


def instinct(s: State, seat: int, moves: Ints, n: int, weights: Ints) -> None:
    """A weight for each card."""
    for i in range(n):
        weights[i] = lead_weight(s, moves[i]) if s.trick.size == 0 else weight(s, moves[i])


def lead_weight(s: State, card: int) -> int:
    """High cards lead: they win, and colours much played make others shed."""
    value = VALUE[card]
    gone = 0
    if card != ONE:
        played = s.played[COLOUR[card]]
        while played:
            played &= played - 1
            gone += 1
    return 1 + value * value + value * gone


def weight(s: State, card: int) -> int:
    """Points got rid of; much more if the card cannot be the worst."""
    worth = ONE_WORTH if card == ONE else VALUE[card]
    if cards_below(s, card) >= DISCS[s.seats]:
        return SAFE * (worth + 2)
    return worth


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
