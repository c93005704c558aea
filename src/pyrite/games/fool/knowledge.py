"""What a seat may know of Fool! (F4): its own hand, all that was played, who is out of what.

A guess deals the unseen cards to the hidden hands. A seat that shed is out of the lead colour, so
not every card may go everywhere, and a careless deal gets stuck. It never does here: for each set
of colours we watch the slack, which is the room in all hands that may hold any of them, less the
cards of these colours still to be dealt. A deal can be finished as long as no slack is negative
(Hall's theorem), so where one is 0 that room is kept free for those cards.
"""

from pyrite.core.chance import Chance, below
from pyrite.core.law import TRUTH
from pyrite.core.schema import copy
from pyrite.games.fool.box import (
    CARDS,
    COLOUR,
    COLOUR_COUNT,
    FIRST_CARD,
    HIGHEST,
    LARGEST_HAND,
    LOWEST,
    NO_COLOUR,
    ONE,
    ONES,
    UNKNOWN,
)
from pyrite.games.fool.rules import empty_hand, sort, take_card
from pyrite.games.fool.state import HANDS_LEFT, OWN_HAND, STARTER, TRICK, Player, State

COLOUR_SETS = 16  # a set of colours is a mask
MIXES = 2
BIG_PRIME = (1 << 55) - 55


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
    empty_hidden_hands(o, out)
    find_slack(o, out)
    dealt = 0
    for _ in range(COLOUR_COUNT):
        colour = tightest_colour(o, dealt)
        deal_colour(o, chance, out, colour)
        dealt |= 1 << colour
    deal_ones(o, chance, out)
    if any_void(o):
        mix(o, chance, out)
    finish_hands(o, out)


def empty_hidden_hands(o: State, out: State) -> None:
    """Hidden hands are filled from nothing."""
    for seat in range(o.seats):
        if seat != o.viewer:
            empty_hand(out.players[seat])


def find_slack(o: State, out: State) -> None:
    """For each set of colours: the room in hands not out of all of them, less their cards."""
    for colours in range(1, COLOUR_SETS):
        slack = 0
        for seat in range(o.seats):
            if seat != o.viewer and colours & ~o.players[seat].void:
                slack += o.players[seat].size
        for colour in range(COLOUR_COUNT):
            if colours >> colour & 1:
                slack -= unseen_count(o, colour)
        out.slack[colours] = slack


def unseen_count(o: State, colour: int) -> int:
    """How many cards of a colour are in hidden hands."""
    count = 0
    for value in range(LOWEST, HIGHEST[o.seats][colour] + 1):
        count += 1 - (o.played[colour] >> value & 1)
    return count if o.viewer < 0 else count - o.players[o.viewer].count[colour]


def tightest_colour(o: State, dealt: int) -> int:
    """Of the colours not dealt yet the one with the least room: with it the deal is fairest."""
    found = NO_COLOUR
    least = 0
    for colour in range(COLOUR_COUNT):
        room = 0
        for seat in range(o.seats):
            if seat != o.viewer and not o.players[seat].void >> colour & 1:
                room += o.players[seat].size
        if not dealt >> colour & 1 and (found == NO_COLOUR or room < least):
            found = colour
            least = room
    return found


def deal_colour(o: State, chance: Chance, out: State, colour: int) -> None:
    """Deal the unseen cards of one colour."""
    for value in range(LOWEST, HIGHEST[o.seats][colour] + 1):
        card = FIRST_CARD[colour] + value - LOWEST
        if not o.played[colour] >> value & 1 and not in_own_hand(o, card):
            deal_card(o, chance, out, card)


def in_own_hand(o: State, card: int) -> bool:
    """Does the viewer hold this card?"""
    if o.viewer < 0:
        return False
    for i in range(o.players[o.viewer].size):
        if o.players[o.viewer].hand[i] == card:
            return True
    return False


def deal_ones(o: State, chance: Chance, out: State) -> None:
    """Deal the unseen 1s, which may go everywhere."""
    count = ONES[o.seats] - o.played_ones
    if o.viewer >= 0:
        count -= o.players[o.viewer].count[NO_COLOUR]
    for _ in range(count):
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


def any_void(o: State) -> bool:
    """Has a seat been shown to be out of a colour?"""
    for seat in range(o.seats):
        if o.players[seat].void:
            return True
    return False


def mix(o: State, chance: Chance, out: State) -> None:
    """Every two hidden hands deal anew what both may hold: this evens out the odds of all deals.

    Without it a seat dealt to late would get too few of the colours that only few may hold.
    """
    for _ in range(MIXES):
        for seat in range(o.seats):
            for other in range(seat):
                if seat != o.viewer and other != o.viewer:
                    exchange(out.players[seat], out.players[other], chance)


def exchange(one: Player, other: Player, chance: Chance) -> None:
    """Pool the cards that both seats may hold, shuffle them and deal them back."""
    mine = put_first(one, other.void)
    pool = mine + put_first(other, one.void)
    for i in range(mine):
        k = i + below(chance, pool - i)
        card = one.hand[i]
        if k < mine:
            one.hand[i] = one.hand[k]
            one.hand[k] = card
        else:
            one.hand[i] = other.hand[k - mine]
            other.hand[k - mine] = card


def put_first(player: Player, void: int) -> int:
    """Move the cards that a seat with these voids may hold to the front; returns how many."""
    n = 0
    for i in range(player.size):
        card = player.hand[i]
        if not void >> COLOUR[card] & 1:
            player.hand[i] = player.hand[n]
            player.hand[n] = card
            n += 1
    return n


def finish_hands(o: State, out: State) -> None:
    """Hands are held sorted and counted; the scratch is wiped."""
    for seat in range(o.seats):
        if seat != o.viewer:
            finish_hand(out.players[seat])
    for colours in range(COLOUR_SETS):
        out.slack[colours] = 0


def finish_hand(player: Player) -> None:
    """Sort and count a hand."""
    sort(player.hand, 0, player.size)
    for colour in range(COLOUR_COUNT + 1):
        player.count[colour] = 0
    for i in range(player.size):
        player.count[COLOUR[player.hand[i]]] += 1


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
