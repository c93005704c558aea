"""Features of Fool!: hand, trick, cards nobody has seen, what the others are out of.

Reads only what the seat may know: its own hand, the trick, the cards played, sizes, discs, voids.
"""

from __future__ import annotations

from pyrite.core.schema import Ints
from pyrite.core.sets import size_of
from pyrite.core.vocabulary.skill import MOST, YES, Practice
from pyrite.games.fool.box import (
    CARDS,
    COLOUR,
    COLOUR_COUNT,
    FEWEST_SEATS,
    FIRST_CARD,
    HIGHEST,
    LOWEST,
    MOST_SEATS,
    NO_COLOUR,
    ONE,
    ONE_LEFT,
    ONES,
    VALUE,
)
from pyrite.games.fool.state import State

EDITION = 1
SPREAD = 60
PRACTICE = (
    Practice(4, {"rounds": "single"}, 3),
    Practice(5, {"rounds": "single"}, 3),
    Practice(6, {"rounds": "single"}, 1),
    Practice(7, {"rounds": "single"}, 1),
    Practice(8, {"rounds": "single"}, 1),
)

ABOVE = 100  # of a card that was not shed
PER_CARD = 3  # of a count of cards
PER_VALUE = 2
PER_VOID = 8

AT_SEATS = 1
AT_HAND = AT_SEATS + MOST_SEATS - FEWEST_SEATS + 1
HAND_ANSWERS = 9
AT_TRICK = AT_HAND + HAND_ANSWERS
AT_TO_COME = AT_TRICK + MOST_SEATS
AT_LEAD = AT_TO_COME + MOST_SEATS
AT_COLOURS = AT_LEAD + COLOUR_COUNT + 1
PER_COLOUR = 5
AT_ONES = AT_COLOURS + PER_COLOUR * COLOUR_COUNT
AT_OTHERS = AT_ONES + 2
PER_OTHER = 13
AT_UNSEEN = AT_OTHERS + PER_OTHER * (MOST_SEATS - 1)
AT_HELD = AT_UNSEEN + ONE
TABLE = AT_HELD + ONE
MOVE = 34
NAMES = CARDS


def strength(lead: int, card: int) -> int:
    """What decides a trick: shed cards lie below all others (F2.8)."""
    if card != ONE and lead != NO_COLOUR and COLOUR[card] != lead:
        return VALUE[card]
    return VALUE[card] + ABOVE


def unseen(s: State, seat: int, colour: int) -> int:
    """Values of a colour neither played nor in the own hand, as a set."""
    mask = (1 << (HIGHEST[s.seats][colour] + 1)) - (1 << LOWEST)
    mask &= ~s.played[colour]
    me = s.players[seat]
    for i in range(me.size):
        if COLOUR[me.hand[i]] == colour:
            mask &= ~(1 << VALUE[me.hand[i]])
    return mask


def is_to_come(s: State, other: int) -> bool:
    """Will this seat still play in the current trick?"""
    if s.sitting >> other & 1:
        return False
    for place in range(s.trick.size):
        if s.trick.seats[place] == other:
            return False
    return True


def table_features(s: State, seat: int, x: Ints) -> None:
    """The table as this seat sees it."""
    for i in range(TABLE):
        x[i] = 0
    x[0] = YES
    x[AT_SEATS + s.seats - FEWEST_SEATS] = YES
    x[AT_TRICK + min(MOST_SEATS - 1, s.trick.size)] = YES
    x[AT_LEAD + s.trick.colour] = YES
    look_at_hand(s, seat, x)
    look_at_others(s, seat, x)
    look_at_trick(s, seat, x)
    for colour in range(COLOUR_COUNT):
        look_at_colour(s, seat, colour, x)
    held = s.players[seat].count[NO_COLOUR]
    x[AT_ONES] = PER_VOID * held
    x[AT_ONES + 1] = PER_VOID * (ONES[s.seats] - s.played_ones - held)


def look_at_hand(s: State, seat: int, x: Ints) -> None:
    """What one holds."""
    me = s.players[seat]
    points = 0
    for i in range(me.size):
        if me.hand[i] == ONE:
            points += ONE_LEFT
        else:
            points += VALUE[me.hand[i]]
            x[AT_HELD + me.hand[i]] = YES
    x[AT_HAND] = PER_CARD * me.size
    x[AT_HAND + 1] = min(MOST, points // 2)
    x[AT_HAND + 2] = YES * s.ending
    x[AT_HAND + 3] = YES * (s.sitting >> seat & 1)


def look_at_others(s: State, seat: int, x: Ints) -> None:
    """Hands of the others by size, discs, voids, who is still to come."""
    least = s.players[seat].size
    most = least
    to_come = 0
    for k in range(1, s.seats):
        other = (seat + k) % s.seats
        size = s.players[other].size
        least = min(least, size)
        most = max(most, size)
        to_come += is_to_come(s, other)
        look_at_other(s, other, AT_OTHERS + (k - 1) * PER_OTHER, x)
    x[AT_HAND + 4] = PER_CARD * least
    x[AT_HAND + 5] = PER_CARD * most
    x[AT_TO_COME + to_come] = YES


def look_at_other(s: State, other: int, at: int, x: Ints) -> None:
    """One of them."""
    size = s.players[other].size
    x[at] = YES
    x[at + 1] = PER_CARD * size
    x[at + 2] = YES * (size <= 2)
    x[at + 3] = YES * (s.sitting >> other & 1)
    x[at + 4] = YES * is_to_come(s, other)
    for colour in range(COLOUR_COUNT):
        x[at + 5 + colour] = YES * (s.players[other].void >> colour & 1)
    x[at + 9] = YES * (s.trick.leader == other)


def look_at_trick(s: State, seat: int, x: Ints) -> None:
    """Who played what."""
    for place in range(s.trick.size):
        k = (s.trick.seats[place] - seat + s.seats) % s.seats
        worth = strength(s.trick.colour, s.trick.cards[place])
        at = AT_HAND + 6 if k == 0 else AT_OTHERS + (k - 1) * PER_OTHER + 10
        x[at] = YES
        x[at + 1] = PER_VALUE * (worth % ABOVE)
        x[at + 2] = YES * (worth >= ABOVE)


def look_at_colour(s: State, seat: int, colour: int, x: Ints) -> None:
    """What is held, played, unseen of it; who is out of it."""
    at = AT_COLOURS + PER_COLOUR * colour
    mask = unseen(s, seat, colour)
    held = s.players[seat].count[colour]
    voids = 0
    for k in range(1, s.seats):
        voids += s.players[(seat + k) % s.seats].void >> colour & 1
    x[at] = 5 * held
    x[at + 1] = PER_CARD * size_of(mask)
    x[at + 2] = PER_CARD * size_of(s.played[colour])
    x[at + 3] = PER_VOID * voids
    x[at + 4] = YES * (held == 0)
    value = LOWEST
    while mask >> value:
        x[AT_UNSEEN + FIRST_CARD[colour] + value - LOWEST] = YES * (mask >> value & 1)
        value += 1


def move_features(s: State, seat: int, card: int, f: Ints) -> int:
    """What playing this card now would be; it goes by its own name."""
    for i in range(MOVE):
        f[i] = 0
    colour = COLOUR[card]
    lead = s.trick.colour if s.trick.colour != NO_COLOUR else colour
    f[colour] = YES
    f[5] = PER_VALUE * VALUE[card]
    f[6] = PER_VALUE * ONE_LEFT if card == ONE else PER_VALUE * VALUE[card]
    f[29] = s.ending * PER_VALUE * VALUE[card]
    ask_about_trick(s, seat, card, lead, f)
    ask_about_hand(s, seat, card, f)
    if card != ONE:
        low = size_of(unseen(s, seat, colour) & ((1 << VALUE[card]) - 1))
        high = size_of(unseen(s, seat, colour)) - low
        f[18] = 4 * low
        f[19] = 4 * high
        f[20] = YES * (low == 0)
        f[21] = YES * (high == 0)
        if lead != NO_COLOUR:
            mask = unseen(s, seat, lead)
            f[30] = 4 * size_of(mask)
            f[31] = 4 * size_of(mask & ((1 << VALUE[card]) - 1))
    return card


def ask_about_trick(s: State, seat: int, card: int, lead: int, f: Ints) -> None:
    """Whom it beats, who is still to come, whether that is known to befool."""
    mine = strength(lead, card)
    beaten = 0
    for place in range(s.trick.size):
        beaten += strength(lead, s.trick.cards[place]) < mine
    comes = 0
    voids = 0
    for k in range(1, s.seats):
        other = (seat + k) % s.seats
        if is_to_come(s, other):
            comes += 1
            if lead != NO_COLOUR:
                voids += s.players[other].void >> lead & 1
    is_last = comes == 0
    is_shed = mine < ABOVE
    f[7] = YES * is_shed
    f[8] = YES * (s.trick.size == 0)
    f[9 + min(2, beaten)] = YES
    f[12] = YES * (beaten == s.trick.size)
    f[13] = YES * is_last
    f[14] = YES * (is_last and beaten == 0)  # certainly befooled
    f[15] = YES * (beaten > 0 and not is_shed)
    f[16] = PER_VOID * comes
    f[17] = PER_VOID * voids
    f[28] = f[14] * s.ending
    f[32] = f[16] * is_shed
    f[33] = f[17] * (s.trick.size == 0)


def ask_about_hand(s: State, seat: int, card: int, f: Ints) -> None:
    """What of its colour stays in hand."""
    me = s.players[seat]
    lower = 0
    held = 0
    for i in range(me.size):
        if COLOUR[me.hand[i]] == COLOUR[card]:
            held += 1
            lower += VALUE[me.hand[i]] < VALUE[card]
    f[22] = 5 * lower
    f[23] = 5 * held
    f[24] = YES * (held == 1)
    f[25] = YES * (lower == 0)
    f[26] = YES * (lower == held - 1)
    f[27] = YES * (me.size == 1)
