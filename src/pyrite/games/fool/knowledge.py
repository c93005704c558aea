"""What a seat may know of Fool! (F4): its own hand, all that was played, who is out of what.

A guess deals the unseen cards to the hidden hands, every deal that fits being as likely as any
other. A seat that shed is out of the lead colour, so not every card may go everywhere. Therefore
each card draws one of as many places as it could have at most, whatever was dealt before it; a
card that draws a place which is not free for it is a blank, and the deal begins anew. As these
numbers of places are fixed beforehand, every deal comes about with the same odds.

How many places there are at most follows from the slack of a set of colours: the room in all
hands that may hold any of them, less the cards of these colours. A deal can be finished as long as
no slack is negative (Hall's theorem). So a colour has places for its own cards and, of what it
shares with colours dealt before, no more than the slack of it and any of them together.
"""

import math

from pyrite.core.chance import Chance, below
from pyrite.core.law import TRUTH
from pyrite.core.schema import copy
from pyrite.games.fool.box import (
    CARDS,
    COLOUR,
    COLOUR_COUNT,
    DECK_SIZE,
    FIRST_CARD,
    HIGHEST,
    LARGEST_HAND,
    LOWEST,
    MOST_SEATS,
    NO_COLOUR,
    ONE,
    ONES,
    UNKNOWN,
    VALUE,
)
from pyrite.games.fool.rules import empty_hand, sort, take_card
from pyrite.games.fool.state import HANDS_LEFT, OWN_HAND, STARTER, TRICK, Player, State

COLOUR_SETS = 16  # a set of colours is a mask
ALL_COLOURS = COLOUR_SETS - 1
TRIES = 2000
NOBODY = -1
BIG_PRIME = (1 << 55) - 55

LOG_FACTORIAL = tuple(round(64 * math.lgamma(n + 1)) for n in range(DECK_SIZE[MOST_SEATS] + 1))
"""In 64ths: good enough to choose an order of colours by."""


def observe(s: State, seat: int, out: State) -> None:
    """F4.1: blank the hands of the others while a round is on; F4.0 †: its end shows them."""
    copy(out, s)
    out.viewer = seat
    if s.stage == TRICK:
        for other in range(s.seats):
            if other != seat:
                hide_hand(out.players[other])


def hide_hand(player: Player) -> None:
    """Only the number of cards remains."""
    for i in range(player.size):
        player.hand[i] = UNKNOWN
    for colour in range(COLOUR_COUNT + 1):
        player.count[colour] = UNKNOWN


def guess(o: State, chance: Chance, out: State) -> None:
    """F4.1: deal the unseen cards at random to the hidden hands, never a colour shown to be out."""
    copy(out, o)
    out.viewer = TRUTH
    if o.stage != TRICK:
        return
    find_unseen(o, out)
    find_slack(o, out)
    find_order(out)
    tries = 0
    while tries < TRIES and not deal_by_lot(o, chance, out):
        tries += 1
    if tries == TRIES:
        deal_with_care(o, chance, out)
    finish_hands(o, out)


# What is to be dealt, and in which order


def find_unseen(o: State, out: State) -> None:
    """The cards in hidden hands: not played, not in one's own hand."""
    for colour in range(COLOUR_COUNT):
        dealt = (1 << HIGHEST[o.seats][colour] + 1) - (1 << LOWEST)
        out.unseen[colour] = dealt & ~o.played[colour]
    if o.viewer >= 0:
        for i in range(o.players[o.viewer].size):
            card = o.players[o.viewer].hand[i]
            if card != ONE:
                out.unseen[COLOUR[card]] ^= 1 << VALUE[card]


def unseen_count(out: State, colour: int) -> int:
    """How many cards of a colour are in hidden hands."""
    count = 0
    cards = out.unseen[colour]
    while cards:
        cards &= cards - 1
        count += 1
    return count


def find_slack(o: State, out: State) -> None:
    """For each set of colours: the room in hands not out of all of them, less their cards."""
    for colour in range(COLOUR_COUNT):
        count = unseen_count(out, colour)
        for colours in range(COLOUR_SETS):
            if colours >> colour & 1:
                out.slack[colours] -= count
    for seat in range(o.seats):
        if seat != o.viewer:
            for colours in range(1, COLOUR_SETS):
                if colours & ~o.players[seat].void:
                    out.slack[colours] += o.players[seat].size


def most_places(out: State, colour: int, dealt: int) -> int:
    """The most places the first card of a colour can have, once these colours are dealt."""
    least = out.slack[1 << colour]
    before = dealt
    while before:
        least = min(least, out.slack[before | 1 << colour])
        before = (before - 1) & dealt
    return least + unseen_count(out, colour)


def find_order(out: State) -> None:
    """The order of colours with the fewest places, and so the fewest blanks, and these places."""
    for dealt in range(ALL_COLOURS - 1, -1, -1):
        out.cost[dealt] = cost(out, best_colour(out, dealt), dealt)
    dealt = 0
    for i in range(COLOUR_COUNT):
        colour = best_colour(out, dealt)
        out.order[i] = colour
        out.places[i] = most_places(out, colour, dealt)
        dealt |= 1 << colour


def best_colour(out: State, dealt: int) -> int:
    """The colour to deal after these, so that the rest costs the least."""
    best = NO_COLOUR
    for colour in range(COLOUR_COUNT):
        if not dealt >> colour & 1:
            if best == NO_COLOUR or cost(out, colour, dealt) < cost(out, best, dealt):
                best = colour
    return best


def cost(out: State, colour: int, dealt: int) -> int:
    """In how many ways (their logarithm) this colour and then the others draw their places."""
    places = most_places(out, colour, dealt)
    own = LOG_FACTORIAL[places] - LOG_FACTORIAL[places - unseen_count(out, colour)]
    return own + out.cost[dealt | 1 << colour]


# A deal by lot


def deal_by_lot(o: State, chance: Chance, out: State) -> bool:
    """Deal all unseen cards, or find that one drew a blank."""
    empty_hidden_hands(o, out)
    for i in range(COLOUR_COUNT):
        if not deal_colour(o, chance, out, out.order[i], out.places[i]):
            return False
    for left in range(unseen_ones(o), 0, -1):
        take_card(out.players[holder_of(o, out, NO_COLOUR, below(chance, left))], ONE)
    return True


def empty_hidden_hands(o: State, out: State) -> None:
    """Hidden hands are filled from nothing."""
    for seat in range(o.seats):
        if seat != o.viewer:
            empty_hand(out.players[seat])


def deal_colour(o: State, chance: Chance, out: State, colour: int, places: int) -> bool:
    """Each card of a colour draws one of its places; False at the first blank."""
    for value in range(LOWEST, HIGHEST[o.seats][colour] + 1):
        if out.unseen[colour] >> value & 1:
            seat = holder_of(o, out, colour, below(chance, places))
            if seat == NOBODY:
                return False
            take_card(out.players[seat], FIRST_CARD[colour] + value - LOWEST)
            places -= 1
    return True


def holder_of(o: State, out: State, colour: int, place: int) -> int:
    """Whose this place is, of all that are free for the colour; NOBODY's beyond them."""
    for seat in range(o.seats):
        if seat != o.viewer and not o.players[seat].void >> colour & 1:
            place -= o.players[seat].size - out.players[seat].size
            if place < 0:
                return seat
    return NOBODY


def unseen_ones(o: State) -> int:
    """The 1s in hidden hands, which may go everywhere."""
    count = ONES[o.seats] - o.played_ones
    return count if o.viewer < 0 else count - o.players[o.viewer].count[NO_COLOUR]


# A careful deal, where lots gave nothing but blanks: not quite as fair, but it comes to an end


def deal_with_care(o: State, chance: Chance, out: State) -> None:
    """Deal all unseen cards, each where the deal can still be finished."""
    empty_hidden_hands(o, out)
    for i in range(COLOUR_COUNT):
        colour = out.order[i]
        for value in range(LOWEST, HIGHEST[o.seats][colour] + 1):
            if out.unseen[colour] >> value & 1:
                deal_card(o, chance, out, FIRST_CARD[colour] + value - LOWEST)
    for _ in range(unseen_ones(o)):
        deal_card(o, chance, out, ONE)


def deal_card(o: State, chance: Chance, out: State, card: int) -> None:
    """Put a card into one of the free places where the deal can still be finished."""
    kept = kept_for(out, COLOUR[card])
    room = 0
    for seat in range(o.seats):
        room += free_room(o, out, seat, COLOUR[card], kept)
    index = below(chance, room)
    seat = 0
    while index >= free_room(o, out, seat, COLOUR[card], kept):
        index -= free_room(o, out, seat, COLOUR[card], kept)
        seat += 1
    give(out, seat, card)


def kept_for(out: State, colour: int) -> int:
    """The colours, without this one, whose cards need all the room that is left for them."""
    kept = 0
    for colours in range(1, COLOUR_SETS):
        if out.slack[colours] == 0 and not colours >> colour & 1:
            kept |= colours
    return kept


def free_room(o: State, out: State, seat: int, colour: int, kept: int) -> int:
    """Free places of a hidden hand for this colour, if no kept colour could need them."""
    void = o.players[seat].void
    if seat == o.viewer or void >> colour & 1 or kept & ~void:
        return 0
    return o.players[seat].size - out.players[seat].size


def give(out: State, seat: int, card: int) -> None:
    """The card goes into the hand; all other colours that could have gone there lose a place."""
    player = out.players[seat]
    take_card(player, card)
    for colours in range(1, COLOUR_SETS):
        if not colours >> COLOUR[card] & 1 and colours & ~player.void:
            out.slack[colours] -= 1


def finish_hands(o: State, out: State) -> None:
    """Hands are held sorted; the scratch is wiped."""
    for seat in range(o.seats):
        if seat != o.viewer:
            sort(out.players[seat].hand, 0, out.players[seat].size)
    for colours in range(COLOUR_SETS):
        out.slack[colours] = 0
        out.cost[colours] = 0
    for i in range(COLOUR_COUNT):
        out.unseen[i] = 0
        out.order[i] = 0
        out.places[i] = 0


# What a step showed


def shown(s: State, seat: int) -> int:
    """The start seat, one's new hand, or all hands left, as a number; 0 for a mere card."""
    if s.news == STARTER:
        return 1 + s.starter
    number = 0
    for other in range(s.seats):
        if s.news == HANDS_LEFT or (s.news == OWN_HAND and other == seat):
            number = add_hand(number, s.players[other])
    return number


def add_hand(number: int, player: Player) -> int:
    """Mix a hand into a number: other hands give, as good as always, another one."""
    for i in range(LARGEST_HAND):
        card = player.hand[i] if i < player.size else CARDS
        number = (number * 127 + card + 1) % BIG_PRIME
    return number


def seen(s: State, mover: int, move: int, viewer: int) -> bool:
    """Cards are played openly."""
    return True
