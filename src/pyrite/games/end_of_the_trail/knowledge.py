"""What a seat may know of End of the Trail (ET8), and how to guess the rest.

What all at the table know of cards is kept by the rules themselves: `unseen` by shuffle, the
`open` part of each hand, how many `hidden` cards came from which shuffle, what bids `proved` of
the hand, and, in `proofs`, of those of its cards that were there before others were dealt to it.
"""

from pyrite.core.chance import Chance, below
from pyrite.core.law import TRUTH
from pyrite.core.schema import copy
from pyrite.core.sets import lowest, size_of
from pyrite.games.end_of_the_trail.box import CARDS, MOST_SEATS, RESERVE, TILES
from pyrite.games.end_of_the_trail.cards import WORD, money_of, show_nothing, some_of
from pyrite.games.end_of_the_trail.guess_cards import guess_cards
from pyrite.games.end_of_the_trail.guess_land import guess_land
from pyrite.games.end_of_the_trail.moves import (
    ENOUGH_VERB,
    HOLE_VERB,
    KEEP_VERB,
    READY_VERB,
    SELECT_VERB,
    VERB_OF,
)
from pyrite.games.end_of_the_trail.state import (
    FINAL,
    HIDDEN,
    KEEP,
    NONE,
    OVER,
    SELECT,
    UNSEEN,
    State,
)

# Information


def observe(s: State, seat: int, out: State) -> None:
    """ET8.1: blank the deck, reserves, others' cards and unseen land; nothing when it is over.

    What the last step showed goes, too: it is known by now, and the next step, which may be
    another's unfinished choice (ET8.3), wipes it.
    """
    copy(out, s)
    out.viewer = seat
    if s.stage == OVER:
        return
    show_nothing(out)
    for i in range(s.left):
        out.deck[i] = HIDDEN
    for side in range(s.sides):
        if side != seat:
            blank_side(s, side, out)
    eyes = 1 << seat if seat >= 0 else 0
    for tile in range(TILES):
        if not s.looked[tile] & eyes:
            out.value[tile] = UNSEEN


def blank_side(s: State, side: int, out: State) -> None:
    """ET8.1, ET8.3: others' cards but those shown, and their unfinished choices."""
    you = out.players[side]
    you.hand = you.open
    you.kept = 0
    if side < s.seats:
        you.money = NONE
    if is_hole_hidden(s, side):
        you.hole = HIDDEN
    if s.stage == SELECT:
        you.chosen = 0
    for i in range(RESERVE):
        if you.reserve[i] >= 0:
            you.reserve[i] = HIDDEN


def is_hole_hidden(s: State, side: int) -> bool:
    """ET8.1: until hands are shown, or it came openly from the discards (ET6.2)."""
    hole = s.players[side].hole
    return hole >= 0 and s.unseen[0] >> hole & 1 == 1


# Guessing


def guess(o: State, chance: Chance, out: State) -> None:
    """ET8.4: land, cards and choices at random, as far as nothing known speaks against them."""
    copy(out, o)
    out.viewer = TRUTH
    if o.stage == OVER:
        return
    guess_land(o, chance, out)
    guess_cards(o, chance, out)
    for seat in range(o.seats):
        if seat != o.viewer:
            out.players[seat].money = money_of(out.players[seat].hand)
            guess_choice(o, seat, chance, out)


def guess_choice(o: State, seat: int, chance: Chance, out: State) -> None:
    """ET8.3: what another has chosen so far, finished or not."""
    you = out.players[seat]
    is_done = not o.pending >> seat & 1
    if o.stage == SELECT:
        count = guess_selected(you.cards, is_done, chance)
        you.chosen = some_of(you.hand, count, chance)
    elif o.stage == KEEP and you.used != 0:
        kept = below(chance, min(size_of(you.used), 2)) + is_done
        you.kept = some_of(you.used, kept, chance)


def guess_selected(cards: int, is_done: bool, chance: Chance) -> int:
    """ET4.1: two or three when done, all if there are fewer; up to two before."""
    if cards < 2:
        return cards if is_done else below(chance, cards + 1)
    if is_done:
        return 2 + below(chance, min(cards, 3) - 1)
    return below(chance, 3)


# What a step showed


def shown(s: State, seat: int) -> int:
    """What everybody saw, and what this seat saw alone; when it is over, everything."""
    if s.stage == OVER:
        return digest(s)
    own = s.players[seat].shown if seat >= 0 else 0
    return s.shown | own << 32


def digest(s: State) -> int:
    """One number for all that the end of the game shows."""
    total = s.shown
    for tile in range(TILES):
        total = (total * 31 + s.value[tile]) & WORD
    for card in range(CARDS):
        total = (total * 31 + s.deck[card] + 3) & WORD
    for side in range(MOST_SEATS):
        hand = s.players[side].hand
        while hand:
            total = (total * 31 + lowest(hand) + 1) & WORD
            hand &= hand - 1
        for i in range(RESERVE):
            total = (total * 31 + s.players[side].reserve[i] + 3) & WORD
    return total


def seen(s: State, mover: int, move: int, viewer: int) -> bool:
    """ET8.3: others' hidden choices are no part of the log while they are made."""
    verb = VERB_OF[move]
    if mover == viewer:
        return True
    if verb == HOLE_VERB:
        return s.stage >= FINAL
    if verb == SELECT_VERB or verb == READY_VERB:
        return s.stage != SELECT
    if verb == KEEP_VERB or verb == ENOUGH_VERB:
        return s.stage != KEEP
    return True
