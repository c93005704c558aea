"""Choosing cards for prospecting, and the turn order, in the dialect (ET4.1, ET4.2)."""

from pyrite.core.schema import Ints
from pyrite.core.sets import lowest, size_of
from pyrite.games.end_of_the_trail.box import ALL_REAL, MOST_CHOSEN
from pyrite.games.end_of_the_trail.cards import CHOSEN, list_moves, money_of, show, show_from_hand
from pyrite.games.end_of_the_trail.moves import CARD_OF, READY_MOVE, SELECT_MOVE
from pyrite.games.end_of_the_trail.state import NEXT_TURN, NONE, REVEAL, SELECT, State

# Choosing cards (ET4.1)


def begin_selecting(s: State) -> None:
    """ET4.1: everybody at once."""
    s.pending = (1 << s.seats) - 1
    s.turn = NONE
    s.lot = NONE
    s.bid = NONE
    s.stage = SELECT


def legal_selections(s: State, seat: int, out: Ints) -> int:
    """ET4.1: one card more, or enough once there are two, or none is left."""
    me = s.players[seat]
    rest = me.hand & ~me.chosen
    n = list_moves(rest, SELECT_MOVE, out, 0)
    if rest == 0 or size_of(me.chosen) >= 2:
        out[n] = READY_MOVE
        n += 1
    return n


def select(s: State, seat: int, move: int) -> None:
    """ET4.1: never changed back; the third card is the last."""
    me = s.players[seat]
    if move != READY_MOVE:
        me.chosen |= 1 << CARD_OF[move]
    if move == READY_MOVE or size_of(me.chosen) == MOST_CHOSEN:
        s.pending ^= 1 << seat
    if s.pending == 0:
        reveal_choices(s)
        s.dealt = 0
        s.stage = REVEAL


def reveal_choices(s: State) -> None:
    """ET4.1: when all are in, everybody sees them."""
    for seat in range(s.seats):
        cards = s.players[seat].chosen
        while cards:
            card = lowest(cards)
            show_from_hand(s, seat, card)
            show(s, CHOSEN + seat, card)
            cards &= cards - 1


# Turn order (ET4.2)


def precedence(cards: int) -> int:
    """ET4.2: money, then ranks from the highest, then († more cards, then the highest suit)."""
    key = money_of(cards)
    count = size_of(cards)
    suit = 0
    ranked = cards & ALL_REAL
    for place in range(MOST_CHOSEN):
        key *= 16
        if ranked:
            card = highest(ranked)
            ranked ^= 1 << card
            key += card // 4 + 1
            if place == 0:
                suit = card % 4
    return (key * 4 + count) * 4 + suit


def highest(cards: int) -> int:
    """The highest of up to three cards."""
    while cards & (cards - 1):
        cards &= cards - 1
    return lowest(cards)


def set_turn_order(s: State) -> None:
    """ET4.2: the first comes first; † of equal ones the lower seat."""
    for side in range(s.sides):
        me = s.players[side]
        me.precedence = precedence(me.chosen)
        place = side
        while place > 0 and s.players[s.order[place - 1]].precedence < me.precedence:
            s.order[place] = s.order[place - 1]
            place -= 1
        s.order[place] = side
    s.at = NONE
    s.stage = NEXT_TURN
