"""Where unseen cards can be, for guesses, in the dialect (ET8.1).

All cards the viewer has not seen lie side by side in `deck`, shuffle by shuffle, and `slot` says
where each goes: a card may change places with every other of its shuffle.
"""

from pyrite.core.sets import lowest
from pyrite.games.end_of_the_trail.box import (
    FIRST_JOKER,
    MOST_SEATS,
    POOLS,
    RESERVE,
    RESERVE_CARDS,
)
from pyrite.games.end_of_the_trail.state import HIDDEN, LAST_SWAP, State

# Where a card goes: the deck (or nowhere, before the first deal), a hand, a hole; then what only
# some cards can be: a hole known to be a Joker, a place in an Argonaut's reserve.
TO_DECK = 0
TO_HAND = 1
TO_HOLE = TO_HAND + MOST_SEATS
FIXED = TO_HOLE + MOST_SEATS
TO_JOKER_HOLE = FIXED
TO_RESERVE = TO_JOKER_HOLE + MOST_SEATS


def lay_out(o: State, out: State) -> int:
    """Cards and slots side by side, the current shuffle's first; returns how many."""
    mine = own_cards(o)
    current = max(0, o.shuffles - 1)
    n = lay_pool(o, current, mine, 0, out)
    for pool in range(POOLS):
        if pool != current:
            n = lay_pool(o, pool, mine, n, out)
    return n


def own_cards(o: State) -> int:
    """The viewer's own hand and hole card."""
    if o.viewer < 0:
        return 0
    me = o.players[o.viewer]
    return me.hand | (1 << me.hole if me.hole >= 0 else 0)


def lay_pool(o: State, pool: int, mine: int, first: int, out: State) -> int:
    """One shuffle's cards and the slots they fill; returns where they end."""
    n = first
    cards = o.unseen[pool] & ~mine
    while cards:
        out.deck[n] = lowest(cards)
        out.slot[n] = TO_DECK
        cards &= cards - 1
        n += 1
    end = n
    if pool == 0:
        end = mark_reserves(o, end, out)
        end = mark_holes(o, end, out)
    for seat in range(o.seats):
        if seat != o.viewer:
            for _ in range(o.players[seat].hidden[pool]):
                end -= 1
                out.slot[end] = TO_HAND + seat
    return n


def mark_reserves(o: State, end: int, out: State) -> int:
    """ET9.1: the Argonauts' unrevealed cards."""
    for side in range(o.sides):
        for i in range(RESERVE):
            if o.players[side].reserve[i] == HIDDEN:
                end -= 1
                out.slot[end] = TO_RESERVE + side * RESERVE + i
    return end


def mark_holes(o: State, end: int, out: State) -> int:
    """Hole cards; ET6.2: who is asked to exchange one has a Joker there."""
    if o.stage == LAST_SWAP and o.players[o.turn].hole == HIDDEN:
        end -= 1
        out.slot[end] = TO_JOKER_HOLE + o.turn
    for seat in range(o.seats):
        is_asked = o.stage == LAST_SWAP and seat == o.turn
        if o.players[seat].hole == HIDDEN and not is_asked:
            end -= 1
            out.slot[end] = TO_HOLE + seat
    return end


def can_fill(slot: int, card: int) -> bool:
    """ET6.2: a Joker; ET9.1: one of the 17."""
    if slot < TO_RESERVE:
        return card >= FIRST_JOKER
    return RESERVE_CARDS >> card & 1 == 1


def is_no_joker(o: State, seat: int) -> bool:
    """ET6.2: who was passed over has no Joker there; every other card is worth a dollar."""
    if o.stage != LAST_SWAP:
        return False
    for place in range(o.dealt):
        if o.order[place] == seat:
            return True
    return False


def cards_at(n: int, slot: int, out: State) -> int:
    """The cards in a holder's slots."""
    cards = 0
    for i in range(n):
        if out.slot[i] == slot:
            cards |= 1 << out.deck[i]
    return cards


def trade(out: State, i: int, k: int) -> None:
    """Two cards change places."""
    card = out.deck[i]
    out.deck[i] = out.deck[k]
    out.deck[k] = card


def put_card(out: State, slot: int, card: int) -> None:
    """A card goes where its slot says."""
    if slot >= TO_RESERVE:
        place = slot - TO_RESERVE
        out.players[place // RESERVE].reserve[place % RESERVE] = card
    elif slot >= TO_JOKER_HOLE:
        out.players[slot - TO_JOKER_HOLE].hole = card
    elif slot >= TO_HOLE:
        out.players[slot - TO_HOLE].hole = card
    elif slot >= TO_HAND:
        out.players[slot - TO_HAND].hand |= 1 << card
