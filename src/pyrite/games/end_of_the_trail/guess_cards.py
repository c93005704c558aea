"""Guessing where unseen cards are, in the dialect (ET8.1, ET8.4).

Hands and holes are dealt first. What speaks against the money that bids have proved is dealt
again, so that every deal that fits is as likely as any other. After many deals in vain cards are
exchanged until it fits (`guess_search`).
"""

from pyrite.core.chance import Chance, below, shuffle
from pyrite.games.end_of_the_trail.box import CARDS
from pyrite.games.end_of_the_trail.cards import pool_of
from pyrite.games.end_of_the_trail.guess_search import are_borne_out, find_deal
from pyrite.games.end_of_the_trail.slots import FIXED, TO_DECK, can_fill, lay_out, put_card, trade
from pyrite.games.end_of_the_trail.state import NONE, State

TRIES = 256


def guess_cards(o: State, chance: Chance, out: State) -> None:
    """Every unseen card somewhere, such that all that is known of the holders is true."""
    n = lay_out(o, out)
    deal_until_proved(o, n, chance, out)
    shuffle(chance, out.deck, 0, out.left)
    for i in range(n):
        put_card(out, out.slot[i], out.deck[i])
        out.slot[i] = 0
    for i in range(out.left, CARDS):
        out.deck[i] = NONE


def deal_until_proved(o: State, n: int, chance: Chance, out: State) -> None:
    """Deal and deal again; at last look for a deal that fits."""
    for _ in range(TRIES):
        deal(o, n, chance, out)
        if are_borne_out(o, n, chance, out):
            return
    if n > 0:
        find_deal(o, n, chance, out)


def deal(o: State, n: int, chance: Chance, out: State) -> None:
    """From each shuffle's cards all but the deck; first the slots that only some cards can fill."""
    first = 0
    while first < n:
        end = first
        pool = pool_of(o, 1 << out.deck[first])
        while end < n and o.unseen[pool] >> out.deck[end] & 1:
            end += 1
        last = end
        while last > first and out.slot[last - 1] >= FIXED:
            last -= 1
            fix(first, last, chance, out)
        while last > first and out.slot[last - 1] != TO_DECK:
            last -= 1
            trade(out, last, first + below(chance, last + 1 - first))
        first = end


def fix(first: int, at: int, chance: Chance, out: State) -> None:
    """A random one of the cards that fit goes to this slot; the slots behind it are done."""
    count = 0
    for i in range(first, at + 1):
        count += int(can_fill(out.slot[at], out.deck[i]))
    skipped = below(chance, count)
    i = first
    while skipped > 0 or not can_fill(out.slot[at], out.deck[i]):
        skipped -= int(can_fill(out.slot[at], out.deck[i]))
        i += 1
    trade(out, i, at)
