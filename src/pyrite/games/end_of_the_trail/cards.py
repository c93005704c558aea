"""Sets of cards, the deck, and what everybody learns of cards, in the dialect (ET3.6, ET8).

Every card that leaves the deck or a hand goes through here, so that `unseen`, `open`, `hidden`,
`proved` and `proofs` always say what all at the table know.
"""

from pyrite.core.chance import Chance, below
from pyrite.core.schema import Ints
from pyrite.core.sets import lowest, size_of
from pyrite.games.end_of_the_trail.box import HAND, MONEY, REFILLS
from pyrite.games.end_of_the_trail.state import NONE, Player, State

WORD = 0xFFFFFFFF
SIGNS = tuple(pow(7, 3 * item + 5, 2**31 - 1) for item in range(64))
VALUE_SIGN = 54  # the first sign of a tile's value; before it stand the cards
IN_LOT, CHOSEN, KEPT, DRAWN, HOLES, ASKED = (0, 4, 8, 12, 16, 20)
"""Where something was shown: in a lot, by a side, …"""


def money_of(cards: int) -> int:
    """The dollars on a set of cards (ET1.3)."""
    money = 0
    while cards:
        money += MONEY[lowest(cards)]
        cards &= cards - 1
    return money


def some_of(cards: int, count: int, chance: Chance) -> int:
    """So many random cards of a set."""
    size = size_of(cards)
    some = 0
    for _ in range(count):
        skipped = below(chance, size)
        rest = cards & ~some
        while skipped > 0:
            rest &= rest - 1
            skipped -= 1
        some |= rest & -rest
        size -= 1
    return some


def list_moves(members: int, first: int, out: Ints, n: int) -> int:
    """A move for each member of a set, numbered from the first; returns how many there are now."""
    while members:
        out[n] = first + lowest(members)
        members &= members - 1
        n += 1
    return n


# What a step shows (`knowledge.shown`)


def show_nothing(s: State) -> None:
    """A new step begins."""
    s.shown = 0
    for side in range(s.sides):
        s.players[side].shown = 0


def show(s: State, where: int, item: int) -> None:
    """Everybody sees this; the order of what is seen in one step does not matter."""
    s.shown = (s.shown + (2 * where + 1) * SIGNS[item]) & WORD


def show_to(player: Player, where: int, item: int) -> None:
    """One seat sees this."""
    player.shown = (player.shown + (2 * where + 1) * SIGNS[item]) & (WORD >> 1)


# The deck


def must_shuffle(s: State) -> bool:
    """ET3.6: a card is wanted, the deck is empty: the discards are shuffled, if there are any."""
    if s.left == 0 and s.discards != 0:
        s.shuffling = 1
    return s.shuffling == 1


def draw_card(s: State) -> int:
    """The top card of the deck."""
    s.left -= 1
    card = s.deck[s.left]
    s.deck[s.left] = NONE
    return card


def turn_up_card(s: State, where: int) -> int:
    """The top card of the deck, for all to see."""
    card = draw_card(s)
    s.unseen[s.shuffles - 1] ^= 1 << card
    show(s, where, card)
    return card


def deal_card(s: State, seat: int) -> None:
    """The top card of the deck goes unseen into a hand."""
    me = s.players[seat]
    card = draw_card(s)
    me.hand |= 1 << card
    me.cards += 1
    me.money += MONEY[card]
    me.hidden[s.shuffles - 1] += 1
    show_to(me, 0, card)


# Hands


def show_from_hand(s: State, seat: int, card: int) -> None:
    """A card leaves the hand openly; what the bids proved of the hand shrinks with it (ET8.4)."""
    me = s.players[seat]
    bit = 1 << card
    me.hand ^= bit
    me.cards -= 1
    me.money -= MONEY[card]
    me.proved = max(0, me.proved - MONEY[card])
    if me.open & bit:
        me.open ^= bit
    else:
        pool = pool_of(s, bit)
        s.unseen[pool] ^= bit
        me.hidden[pool] -= 1
        note_shown(me, pool, card)


def note_shown(me: Player, pool: int, card: int) -> None:
    """ET8.4: what it means for older cards that one was shown; the latest refill first."""
    for refill in range(REFILLS - 1, -1, -1):
        proof = me.proofs[refill]
        if proof.shuffles > 0:
            if pool >= proof.shuffles:
                return
            if pool == proof.shuffles - 1:
                proof.shown |= 1 << card
                return
            proof.money = max(0, proof.money - MONEY[card])


def note_proofs(s: State) -> None:
    """ET8.4: what bids have proved holds for the cards in hand now; others will be dealt to it."""
    for seat in range(s.seats):
        me = s.players[seat]
        if me.cards < HAND:
            proof = me.proofs[s.round - 1]
            proof.shuffles = s.shuffles
            proof.older = me.hidden[s.shuffles - 1]
            proof.money = max(0, me.proved - money_of(me.open))


def pool_of(s: State, bit: int) -> int:
    """ET8.4: the shuffle an unseen card came from."""
    pool = 0
    while not s.unseen[pool] & bit:
        pool += 1
    return pool


def take_lot(s: State, seat: int, cards: int) -> None:
    """ET3.4: open cards go into the hand, and everybody remembers them there."""
    me = s.players[seat]
    me.hand |= cards
    me.open |= cards
    me.cards += size_of(cards)
    me.money += money_of(cards)
    me.proved += money_of(cards)
