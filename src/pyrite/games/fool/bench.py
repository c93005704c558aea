"""Fool! in the laboratories: the last tricks with every deal that fits, and what people notice."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from math import comb, prod
from typing import Any

from pyrite.core.law import TRUTH
from pyrite.core.schema import twin
from pyrite.core.vocabulary.bench import Habit, MoveChoice, SearchMatch, SolvableEndings
from pyrite.games.fool.box import COLOUR, DECKS, ONE, VALUE
from pyrite.games.fool.rules import empty_hand, is_shed, take_card
from pyrite.games.fool.state import TRICK, Trick

SINGLE_ROUND = {"rounds": "single"}
LARGEST_HAND = 4
MOST_CARDS = 9  # in all hands
MOST_DEALS = 200
CHOICE = 2  # cards both above the trick and below

MATCH = SearchMatch(seats=4, iterations=32, seconds=0.01, options=SINGLE_ROUND)


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


ENDINGS = SolvableEndings(
    """\
single rounds of four: the last tricks, at most four cards in a hand and nine in all. As soon as
all hands are known there the round is decided, so others' hands stay hidden, and a best move is
one that wins most on the average of all deals that fit what the seat knows, each equally likely
(nothing is read from what others chose to play), when from then on everybody plays with open cards.
That average is exact, of at most 200 deals; what could be gained by hiding a card is not in it.""",
    seats=4,
    options=SINGLE_ROUND,
    is_small=is_small,
    deals=deals,
    key=key,
)


def value_led(choice: MoveChoice) -> float | None:
    """Of the first card of a trick."""
    return None if choice.state.trick.size else float(VALUE[choice.move])


def on_top(choice: MoveChoice) -> float | None:
    """Is it above all others of the trick, where there is a choice?"""
    trick: Trick = choice.state.trick
    if trick.size == 0:
        return None
    best = max(height(trick, card) for card in trick.cards[: trick.size])
    are_above = {height(trick, one) > best for one in choice.moves}
    return None if len(are_above) < CHOICE else float(height(trick, choice.move) > best)


def height(trick: Trick, card: int) -> tuple[bool, int]:
    """What decides a trick: shed cards lie below all others (F2.8)."""
    return not is_shed(trick, card), VALUE[card]


HABITS = {
    "led": Habit("the value of the cards it leads", value_led),
    "on top": Habit(
        "how often a card goes above all others of the trick where it could stay below", on_top
    ),
}
