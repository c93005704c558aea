"""Words for building positions of Fool!, and what only Fool! can tell the contract."""

from __future__ import annotations

import itertools
from collections import Counter
from collections.abc import Iterator, Sequence

from pyrite.core.schema import pack, twin
from pyrite.engine.play import Play
from pyrite.games.fool import GAME
from pyrite.games.fool.box import (
    CARD_OF_TEXT,
    COLOUR,
    COLOUR_LETTERS,
    DECKS,
    HAND,
    ONE,
    ONES,
    VALUE,
    card_text,
)
from pyrite.games.fool.moves import DEAL_OUTCOME, START_OUTCOME
from pyrite.games.fool.rules import empty_hand, forget_plays, open_trick, take_card
from pyrite.games.fool.state import TRICK, State

GOLDENS: tuple[tuple[int, dict[str, str]], ...] = (
    (4, {"memory_aid": "on", "rounds": "single"}),
    (7, {"rounds": "single", "start": "6"}),
)
"""Variants with golden files, beside the default of every seat count."""


def new_game(*, seats: int = 4, start: int = 0, **options: str) -> Play:
    """A game whose chance is told by hand; the start seat is fixed."""
    return Play(GAME, seats, {"start": str(start), **options}, None, {})


def cards(text: str) -> list[int]:
    """`g12 b3 1` as numbers, ascending."""
    return sorted(CARD_OF_TEXT[word] for word in text.split())


def deal(*hands: str, seats: int = 4) -> list[int]:
    """A deal in which the first seats get at least these cards, the rest of the deck in order."""
    wanted = [cards(hand) for hand in hands] + [[]] * (seats - len(hands))
    rest = Counter(DECKS[seats])
    rest.subtract(itertools.chain(*wanted))
    others = iter(sorted(rest.elements()))
    full = [[*hand, *itertools.islice(others, HAND[seats] - len(hand))] for hand in wanted]
    owned = sorted((card, owner) for owner, hand in enumerate(full) for card in hand)
    return [DEAL_OUTCOME, *(owner for _, owner in owned)]


def dealt(*hands: str, seats: int = 4, start: int = 0, **options: str) -> Play:
    """A game with the first round dealt."""
    play = new_game(seats=seats, start=start, **options)
    play.put_outcome(deal(*hands, seats=seats))
    return play


def position(*hands: str, leader: int = 0, sits_out: Sequence[int] = (), **options: str) -> Play:
    """A trick about to be led, with these hands; every other card has been played."""
    play = new_game(seats=len(hands), start=leader, **options)
    s = play.state
    s.stage = TRICK
    for seat, hand in enumerate(hands):
        hold(s, seat, hand)
    put_aside(s)
    open_trick(s, leader)
    s.sitting = sum(1 << seat for seat in sits_out)
    return play


def hold(s: State, seat: int, hand: str) -> None:
    """The seat holds these cards."""
    empty_hand(s.players[seat])
    forget_plays(s.players[seat])
    for card in cards(hand):
        take_card(s.players[seat], card)


def put_aside(s: State) -> None:
    """Whatever nobody holds has been played."""
    held = [card for seat in range(s.seats) for card in hand_of(s, seat)]
    aside = Counter(DECKS[s.seats])
    aside.subtract(held)
    for card in (+aside).elements():
        if card != ONE:
            s.played[COLOUR[card]] |= 1 << VALUE[card]
    s.played_ones = aside[ONE]


def hand_of(s: State, seat: int) -> list[int]:
    """The cards a seat holds."""
    return s.players[seat].hand[: s.players[seat].size]


def hand(play: Play, seat: int) -> str:
    """The same as text."""
    return " ".join(card_text(card) for card in hand_of(play.state, seat))


def void(play: Play, seat: int, letters: str) -> Play:
    """The seat has shown to be out of these colours."""
    play.state.players[seat].void = sum(1 << COLOUR_LETTERS.index(one) for one in letters)
    return play


def totals(play: Play, *points: int) -> Play:
    """The seats have these totals from earlier rounds."""
    for seat, total in enumerate(points):
        play.state.players[seat].total = total
    return play


def put(play: Play, text: str) -> Play:
    """The seats whose turn it is play these cards, one after the other."""
    for card in text.split():
        play.move(play.waiting[0], f"play {card}")
    return play


def playable(play: Play) -> str:
    """What the seat to play may play."""
    return " ".join(move.removeprefix("play ") for move in play.legal(play.waiting[0]))


def befooled(play: Play) -> list[int]:
    """The seats that took a disc in the last complete trick."""
    return [seat for seat in range(play.seats) if play.state.last.befooled >> seat & 1]


def points(play: Play) -> list[int]:
    """What each seat scored in the last round."""
    return [play.state.players[seat].points for seat in range(play.seats)]


def turned_outcome(outcome: Sequence[int], seats: int) -> list[int]:
    """The outcome with every seat one further; owners of 1s ascend."""
    turned = [(seat + 1) % seats for seat in outcome[1:]]
    if outcome[0] == START_OUTCOME:
        return [START_OUTCOME, *turned]
    return [DEAL_OUTCOME, *turned[: -ONES[seats]], *sorted(turned[-ONES[seats] :])]


def turned_move(move: int, seats: int) -> int:
    """Cards do not turn."""
    return move


def stuck_position() -> Play:
    """Three hidden cards, three voids in a ring: of six deals two fit, and no swap joins them.

    Red may lie with seat 1 or 3, yellow with 1 or 2, green with 2 or 3. Who gives red to seat 3
    and then yellow to seat 2 has no place left for green.
    """
    play = position("b2", "r5", "y5", "g5")
    return void(void(void(play, 1, "g"), 2, "r"), 3, "y")


def tiny_positions() -> Iterator[tuple[str, State, int, set[bytes]]]:
    """Positions with few hidden cards, and every state that fits what a seat knows of them."""
    open_hands = position("b2 b3", "r5 1", "y5 1", "g5")
    yield "nothing shown", open_hands.state, 0, fitting(open_hands.state, 0)
    yield "onlooker", open_hands.state, -1, fitting(open_hands.state, -1)
    stuck = stuck_position().state
    yield "ring of voids", stuck, 0, fitting(stuck, 0)
    nested = void(void(position("b2", "r5 r6", "y5 g6 1", "g5 b4"), 2, "r"), 3, "ry").state
    yield "nested voids", nested, 0, fitting(nested, 0)
    crossed = void(void(position("b2", "r5 g7 1", "y5 g6", "b3 b4"), 2, "r"), 3, "g").state
    yield "crossed voids", crossed, 0, fitting(crossed, 0)
    yield "crossed voids, onlooker", crossed, -1, fitting(crossed, -1)
    known = void(void(position("b2", "r5", "y5", "g5"), 2, "rg"), 3, "r").state
    yield "all known", known, 0, {pack(known)}


def fitting(s: State, viewer: int) -> set[bytes]:
    """Every state that the viewer could not tell from this one."""
    return set(weights(s, viewer))


def weights(s: State, viewer: int) -> Counter[bytes]:
    """The same, each with the number of deals that give it: 1s are alike."""
    hidden = [seat for seat in range(s.seats) if seat != viewer]
    unseen = [card for seat in hidden for card in hand_of(s, seat)]
    places = [seat for seat in hidden for _ in hand_of(s, seat)]
    deals = {
        tuple(sorted(zip(order, range(len(unseen)), strict=True)))
        for order in itertools.permutations(places)
    }
    return Counter(
        packed(s, [(owner, unseen[i]) for owner, i in one])
        for one in deals
        if all(not s.players[owner].void >> COLOUR[unseen[i]] & 1 for owner, i in one)
    )


def packed(s: State, owned: Sequence[tuple[int, int]]) -> bytes:
    """The state with these cards in the hands of these owners."""
    other = twin(s)
    for owner, together in itertools.groupby(sorted(owned), lambda pair: pair[0]):
        empty_hand(other.players[owner])
        for _, card in together:
            take_card(other.players[owner], card)
    return pack(other)
