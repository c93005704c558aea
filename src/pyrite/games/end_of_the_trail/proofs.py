"""Whether a guessed hand bears out what bids have proved, in the dialect (ET8.4).

A bid proves money in the cards held then. Since then some were shown and others dealt, and which
of the hidden cards are the older ones is itself a guess: any choice of them is as likely as any
other. So a guess tries one choice; the search for a deal asks what the dearest choice is worth.
"""

from pyrite.core.chance import Chance
from pyrite.core.sets import lowest
from pyrite.games.end_of_the_trail.box import DEAREST, MONEY, REFILLS
from pyrite.games.end_of_the_trail.cards import money_of, some_of
from pyrite.games.end_of_the_trail.state import Player, State

# How many cards of each price: a number with six bits for each.
PRICE_BITS = 6
MOST_ALIKE = (1 << PRICE_BITS) - 1


def is_tested(you: Player) -> bool:
    """Has this seat proved anything of its hidden cards?"""
    return you.proved > money_of(you.open) or oldest_proof(you) < REFILLS


def oldest_proof(you: Player) -> int:
    """The first refill before which something was proved that still counts; REFILLS: none."""
    refill = 0
    while refill < REFILLS and you.proofs[refill].money == 0:
        refill += 1
    return refill


def earlier_cards(o: State, pool: int) -> int:
    """Unseen cards of all shuffles before this one."""
    cards = 0
    for earlier in range(pool):
        cards |= o.unseen[earlier]
    return cards


def bears_out(o: State, you: Player, hidden: int, chance: Chance) -> bool:
    """Do these hidden cards, some of them at random the older ones, hold what was proved?"""
    if money_of(hidden | you.open) < you.proved:
        return False
    older = 0
    last = 0
    for refill in range(REFILLS - 1, oldest_proof(you) - 1, -1):
        proof = you.proofs[refill]
        if proof.shuffles > 0:
            pool = proof.shuffles - 1
            if proof.shuffles != last:
                older = hidden & o.unseen[pool]
                last = proof.shuffles
            older = some_of(older | proof.shown, proof.older, chance)
            if money_of(older | (hidden & earlier_cards(o, pool))) < proof.money:
                return False
    return True


# The dearest choice of older cards


def prices_of(cards: int) -> int:
    """How many cards of each price a set has."""
    prices = 0
    while cards:
        prices += price(MONEY[lowest(cards)])
        cards &= cards - 1
    return prices


def price(money: int) -> int:
    """One card of this price."""
    return 1 << PRICE_BITS * money


def worth(prices: int) -> int:
    """The dollars of all these cards."""
    money = 0
    for dollars in range(1, DEAREST + 1):
        money += dollars * (prices >> PRICE_BITS * dollars & MOST_ALIKE)
    return money


def dearest(prices: int, count: int) -> int:
    """So many of these cards, the dearest."""
    some = 0
    for dollars in range(DEAREST, -1, -1):
        taken = min(count, prices >> PRICE_BITS * dollars & MOST_ALIKE)
        some += taken * price(dollars)
        count -= taken
    return some
