"""Endings of Fool!: when they are small, and every deal that a seat must reckon with."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from math import comb, prod
from typing import Any

from pyrite.core.law import TRUTH
from pyrite.core.schema import twin
from pyrite.games.fool.box import COLOUR, DECKS, ONE, VALUE
from pyrite.games.fool.rules import empty_hand, take_card
from pyrite.games.fool.state import TRICK

LARGEST_HAND = 4
MOST_CARDS = 9  # in all hands
MOST_DEALS = 200


def is_small(o: Any) -> bool:
    """The last tricks of a round: few cards, few ways to deal those one does not see."""
    sizes = [o.players[seat].size for seat in range(o.seats)]
    if o.stage != TRICK or max(sizes) > LARGEST_HAND or sum(sizes) > MOST_CARDS:
        return False
    return most_deals(o) <= MOST_DEALS


def most_deals(o: Any) -> int:
    """In how many ways the hidden hands could be dealt, if nothing had been shed."""
    sizes = [o.players[seat].size for seat in hidden_seats(o)]
    return prod(comb(sum(sizes[i:]), size) for i, size in enumerate(sizes))


def hidden_seats(o: Any) -> list[int]:
    """All but one's own."""
    return [seat for seat in range(o.seats) if seat != o.viewer]


def unseen_cards(o: Any) -> list[int]:
    """Neither played nor in one's own hand (F4.1); as many 1s as are left."""
    mine = o.players[o.viewer]
    held = mine.hand[: mine.size]
    ones = DECKS[o.seats].count(ONE) - o.played_ones - held.count(ONE)
    coloured = [
        card
        for card in DECKS[o.seats]
        if card != ONE and card not in held and not o.played[COLOUR[card]] >> VALUE[card] & 1
    ]
    return coloured + [ONE] * ones


def deals(o: Any) -> Iterator[Any]:
    """Every state that fits; one of several 1s is another card, so that all are equally likely."""
    for hands in splits(o, hidden_seats(o), unseen_cards(o)):
        s = twin(o)
        s.viewer = TRUTH
        for seat, hand in hands.items():
            empty_hand(s.players[seat])
            for card in sorted(hand):
                take_card(s.players[seat], card)
        yield s


def splits(o: Any, seats: list[int], cards: list[int]) -> Iterator[dict[int, list[int]]]:
    """Ways to give these cards to these seats, never a colour shown to be out."""
    if not seats:
        yield {}
        return
    player = o.players[seats[0]]
    for chosen in combinations(range(len(cards)), player.size):
        hand = [cards[i] for i in chosen]
        if not any(player.void >> COLOUR[card] & 1 for card in hand):
            rest = [card for i, card in enumerate(cards) if i not in chosen]
            for others in splits(o, seats[1:], rest):
                yield {seats[0]: hand, **others}


def key(s: Any) -> object:
    """All that the rest of the round follows from."""
    hands = tuple(tuple(one.hand[: one.size]) for one in s.players[: s.seats])
    totals = tuple(one.total for one in s.players[: s.seats])
    trick = s.trick
    played = tuple(trick.cards[: trick.size]), tuple(trick.seats[: trick.size])
    return s.stage, s.turn, s.sitting, s.ending, trick.leader, played, hands, totals
