"""Poker hands of none to seven cards, in the dialect (ET7.1, ET7.2)."""

from pyrite.core.sets import size_of
from pyrite.games.end_of_the_trail.box import (
    ALL_REAL,
    ARGONAUT_HAND,
    FLUSH,
    FOUR,
    FULL_HOUSE,
    HIGH_CARD,
    OPPONENTS,
    PAIR,
    STRAIGHT,
    STRAIGHT_FLUSH,
    THREE,
    TWO_PAIR,
)
from pyrite.games.end_of_the_trail.state import ARGONAUTS_OPTION, NONE, Player, State

ACE = 12
FIVE = 3
HAND_CARDS = 5
SUIT_CARDS = tuple(sum(1 << 4 * rank + suit for rank in range(13)) for suit in range(4))
TOP_SUIT = (0, 0, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 3, 3, 3, 3)  # by the suits there are of a rank
KIND_UNIT = 1 << 22  # below the kind: five ranks of four bits, then a suit
FIRST_RANK = 1 << 16


def suits_of(cards: int, rank: int) -> int:
    """The suits a rank is there in, as four bits."""
    return cards >> 4 * rank & 15


def rank_of_count(cards: int, count: int, but: int) -> int:
    """The highest rank there are so many cards of, another one than `but`; or NONE."""
    rank = ACE
    while rank >= 0:
        if rank != but and size_of(suits_of(cards, rank)) >= count:
            return rank
        rank -= 1
    return NONE


def straight_top(cards: int) -> int:
    """ET7.1: the highest rank of the best straight, NONE without; † the ace may be low."""
    ranks = int(suits_of(cards, ACE) != 0)
    for rank in range(ACE + 1):
        ranks |= int(suits_of(cards, rank) != 0) << rank + 1
    top = ACE
    while top >= FIVE:
        if ranks >> top - FIVE & 31 == 31:
            return top
        top -= 1
    return NONE


def flush_cards(cards: int) -> int:
    """ET7.1: the cards of a suit that has five, or none."""
    for suit in range(4):
        if size_of(cards & SUIT_CARDS[suit]) >= HAND_CARDS:
            return cards & SUIT_CARDS[suit]
    return 0


def ranked(kind: int, ranks: int, cards: int, top: int) -> int:
    """A hand as a number: kind, five ranks (a missing one is 0), suit of its highest card."""
    suit = TOP_SUIT[suits_of(cards, top)]
    return kind * KIND_UNIT + ranks * 4 + suit


def with_others(cards: int, ranks: int, count: int) -> int:
    """Append the ranks of the highest other cards, until there are five (ET7.2)."""
    for rank in range(ACE, -1, -1):
        n = size_of(suits_of(cards, rank))
        while n > 0 and count < HAND_CARDS:
            ranks = ranks * 16 + rank + 1
            count += 1
            n -= 1
    while count < HAND_CARDS:
        ranks *= 16
        count += 1
    return ranks


def without(cards: int, rank: int) -> int:
    """The cards of other ranks."""
    return cards & ~(15 << 4 * rank)


def strength(cards: int) -> int:
    """ET7.1, ET7.2: the best hand of up to five of these cards; more is better, none is 0."""
    cards &= ALL_REAL
    if cards == 0:
        return 0
    suited = flush_cards(cards)
    if suited and straight_top(suited) >= 0:
        return straight(STRAIGHT_FLUSH, suited)
    four = rank_of_count(cards, 4, NONE)
    if four >= 0:
        return group(FOUR, cards, four, 4)
    three = rank_of_count(cards, 3, NONE)
    pair = rank_of_count(cards, 2, three)
    if three >= 0 and pair >= 0:
        return two_groups(FULL_HOUSE, cards, three, pair)
    if suited:
        return ranked(FLUSH, with_others(suited, 0, 0), suited, rank_of_count(suited, 1, NONE))
    if straight_top(cards) >= 0:
        return straight(STRAIGHT, cards)
    if three >= 0:
        return group(THREE, cards, three, 3)
    return pairs(cards, pair)


def straight(kind: int, cards: int) -> int:
    """ET7.2: its highest rank tells all; in A-2-3-4-5 that is the five."""
    top = straight_top(cards)
    return ranked(kind, (top + 1) * FIRST_RANK, cards, top)


def pairs(cards: int, high: int) -> int:
    """Two pair, a pair, or a high card."""
    if high < 0:
        return group(HIGH_CARD, cards, rank_of_count(cards, 1, NONE), 1)
    low = rank_of_count(cards, 2, high)
    if low < 0:
        return group(PAIR, cards, high, 2)
    return two_groups(TWO_PAIR, cards, high, low)


def group(kind: int, cards: int, rank: int, count: int) -> int:
    """ET7.2: the rank that makes the hand, then the other cards."""
    return ranked(kind, with_others(without(cards, rank), rank + 1, count), cards, rank)


def two_groups(kind: int, cards: int, first: int, second: int) -> int:
    """ET7.2: the three or the high pair first, then the pair, then the fifth card."""
    count = HAND_CARDS if kind == FULL_HOUSE else HAND_CARDS - 1
    rest = without(without(cards, first), second)
    ranks = with_others(rest, (first + 1) * 16 + second + 1, count)
    return ranked(kind, ranks, cards, first)


def kind_of(hand: int) -> int:
    """Which kind of hand a strength is."""
    return hand // KIND_UNIT


def strength_of_side(s: State, side: int) -> int:
    """ET7.1; ET9.5: an Argonaut's hand is a bare kind, so the person wins every tie."""
    if side >= s.seats:
        return ARGONAUT_HAND[OPPONENTS[s.options[ARGONAUTS_OPTION]][side - 1]] * KIND_UNIT
    return strength(poker_cards(s.players[side]))


def poker_cards(me: Player) -> int:
    """ET7.1: the cards a hand is made of; the hole card, too, where it is known."""
    return me.poker | (1 << me.hole if me.hole >= 0 else 0)


def standing(s: State, side: int) -> int:
    """ET7.2: the hand; † of two empty ones the earlier in the last turn order is better."""
    place = 0
    while s.order[place] != side:
        place += 1
    return strength_of_side(s, side) * 4 + 3 - place


def kind_of_standing(hand: int) -> int:
    """Which kind of hand a standing has."""
    return hand // 4 // KIND_UNIT


def best_hand(s: State) -> int:
    """ET7.3: the side with the best hand."""
    best = 0
    most = 0
    for side in range(s.sides):
        hand = standing(s, side)
        if hand > most:
            most = hand
            best = side
    return best
