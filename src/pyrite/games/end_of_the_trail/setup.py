"""Setup and chance, in the dialect (ET2, ET9.1, ET10)."""

from pyrite.core.chance import Chance, begin_outcome, below, shuffle
from pyrite.core.law import TRUTH
from pyrite.core.schema import Ints
from pyrite.core.sets import lowest, size_of
from pyrite.games.end_of_the_trail.argonauts import argonaut_of
from pyrite.games.end_of_the_trail.box import (
    ALL_CARDS,
    ALL_REAL,
    BOARD,
    CARDS,
    HIGHEST,
    IN_PLAY,
    LAND_VALUES,
    MOST_SEATS,
    RESERVE,
    RESERVE_CARDS,
    ROWS,
    TENTS,
)
from pyrite.games.end_of_the_trail.cards import show
from pyrite.games.end_of_the_trail.moves import (
    DECK_OUTCOME,
    LAND_OUTCOME,
    RESERVE_OUTCOME,
    START_OUTCOME,
)
from pyrite.games.end_of_the_trail.state import (
    DEAL,
    JOKERS_OPTION,
    LAND,
    NONE,
    RESERVES,
    START,
    START_SEAT,
    State,
)

SOLO_SIDES = 3

# Setup (ET2, ET9.1)


def begin(s: State, seats: int, options: Ints) -> None:
    """ET2.2 †: chance names the first dealer unless the option does; the solo person deals."""
    s.viewer = TRUTH
    s.seats = seats
    for i in range(4):
        s.options[i] = options[i]
    s.sides = SOLO_SIDES if seats == 1 else seats
    clear_table(s)
    s.discards = ALL_CARDS if options[JOKERS_OPTION] else ALL_REAL
    s.unseen[0] = s.discards
    s.stage = START
    if seats == 1:
        s.stage = LAND
    elif options[START_SEAT] > 0:
        name_dealer(s, options[START_SEAT] - 1)


def clear_table(s: State) -> None:
    """ET1.5, ET2.1: every side has its pieces, the board is empty."""
    s.round = 1
    s.turn = NONE
    s.lot = NONE
    s.bid = NONE
    s.at = NONE
    s.card = NONE
    s.tile = NONE
    s.other = NONE
    s.push_from = NONE
    s.final = NONE
    s.free = BOARD[s.sides]
    for card in range(CARDS):
        s.deck[card] = NONE
    for side in range(MOST_SEATS):
        clear_side(s, side)


def clear_side(s: State, side: int) -> None:
    """ET1.5: three tents and a camp."""
    me = s.players[side]
    me.hole = NONE
    me.tents_left = TENTS
    me.camp = NONE
    me.prospector = NONE
    me.last = NONE
    me.offer = NONE
    s.order[side] = side
    for i in range(RESERVE):
        me.reserve[i] = NONE


def name_dealer(s: State, seat: int) -> None:
    """ET2.2: this seat deals first."""
    s.dealer = seat
    s.stage = LAND


# Chance (ET10)


def draw(s: State, chance: Chance, outcome: Ints) -> int:
    """The first dealer, the land, a reserve, or a shuffled deck."""
    if s.shuffling == 1:
        begin_outcome(chance, outcome, DECK_OUTCOME)
        return draw_cards(chance, deck_cards(s), CARDS, outcome, 1)
    if s.stage == START:
        begin_outcome(chance, outcome, START_OUTCOME)
        outcome[1] = below(chance, s.seats)
        return 2
    if s.stage == LAND:
        begin_outcome(chance, outcome, LAND_OUTCOME)
        return draw_land(s, chance, outcome)
    begin_outcome(chance, outcome, RESERVE_OUTCOME)
    outcome[1] = argonaut_of(s, 1 + s.dealt)
    return draw_cards(chance, RESERVE_CARDS & ~reserved(s), RESERVE, outcome, 2)


def draw_cards(chance: Chance, cards: int, most: int, outcome: Ints, first: int) -> int:
    """Shuffle these cards, and deal so many; returns where the outcome ends."""
    n = first
    while cards:
        outcome[n] = lowest(cards)
        cards &= cards - 1
        n += 1
    shuffle(chance, outcome, first, n - first)
    return min(n, first + most)


def draw_land(s: State, chance: Chance, outcome: Ints) -> int:
    """ET2.1: some of each kind, then all of them shuffled."""
    n = 1
    for kind in range(3):
        end = n
        for value in range(HIGHEST + 1):
            for _ in range(LAND_VALUES[kind][value]):
                outcome[end] = kind * 8 + value
                end += 1
        shuffle(chance, outcome, n, end - n)
        n += IN_PLAY[s.sides][kind]
    shuffle(chance, outcome, 1, n - 1)
    return n


def reserved(s: State) -> int:
    """ET9.1: the cards in the Argonauts' reserves."""
    cards = 0
    for side in range(s.sides):
        for i in range(RESERVE):
            if s.players[side].reserve[i] >= 0:
                cards |= 1 << s.players[side].reserve[i]
    return cards


def deck_cards(s: State) -> int:
    """ET3.6, ET9.1: the discards; at first all cards but the reserves."""
    return s.discards & ~reserved(s)


def possible(s: State, outcome: Ints, n: int) -> bool:
    """Could chance say this: the right kind, and cards or land that are there?"""
    if s.shuffling == 1:
        cards = deck_cards(s)
        return (
            outcome[0] == DECK_OUTCOME and n == 1 + size_of(cards) and are_in(outcome, 1, n, cards)
        )
    if s.stage == START:
        return outcome[0] == START_OUTCOME and n == 2 and 0 <= outcome[1] < s.seats
    if s.stage == LAND:
        return outcome[0] == LAND_OUTCOME and n == 1 + ROWS * s.sides and is_land(s, outcome)
    if (
        outcome[0] != RESERVE_OUTCOME
        or n != 2 + RESERVE
        or outcome[1] != argonaut_of(s, 1 + s.dealt)
    ):
        return False
    return are_in(outcome, 2, n, RESERVE_CARDS & ~reserved(s))


def are_in(outcome: Ints, first: int, n: int, cards: int) -> bool:
    """Are these different cards of the set?"""
    for i in range(first, n):
        if not cards >> outcome[i] & 1:
            return False
        cards ^= 1 << outcome[i]
    return True


def is_land(s: State, outcome: Ints) -> bool:
    """ET2.1: the right number of each kind, no value more often than the box has it."""
    for kind in range(3):
        tiles = 0
        for value in range(8):
            count = 0
            for i in range(1, 1 + ROWS * s.sides):
                count += int(outcome[i] == kind * 8 + value)
            if count > (LAND_VALUES[kind][value] if value <= HIGHEST else 0):
                return False
            tiles += count
        if tiles != IN_PLAY[s.sides][kind]:
            return False
    return True


def lay_land(s: State, outcome: Ints) -> None:
    """ET2.1: the kinds are visible."""
    for place in range(ROWS * s.sides):
        tile = place // s.sides * 4 + place % s.sides
        kind = outcome[1 + place] // 8
        s.land[kind] |= 1 << tile
        s.value[tile] = outcome[1 + place] % 8
        show(s, tile, kind)
    s.stage = RESERVES
    if s.seats > 1:
        begin_deal(s)


def lay_reserve(s: State, outcome: Ints) -> None:
    """ET9.1: four cards, unseen."""
    for i in range(RESERVE):
        s.players[1 + s.dealt].reserve[i] = outcome[2 + i]
    s.dealt += 1
    if s.dealt == s.sides - 1:
        begin_deal(s)


def begin_deal(s: State) -> None:
    """ET2.2: the deck is shuffled, then six cards each are dealt."""
    s.dealt = 0
    s.stage = DEAL
    s.shuffling = 1


def lay_deck(s: State, outcome: Ints, n: int) -> None:
    """ET3.6: a new deck; where its cards are is unknown from now on."""
    s.shuffles += 1
    for i in range(1, n):
        s.deck[n - 1 - i] = outcome[i]
    s.left = n - 1
    if s.shuffles > 1:
        s.unseen[s.shuffles - 1] = s.discards
    s.discards = 0
    s.shuffling = 0
