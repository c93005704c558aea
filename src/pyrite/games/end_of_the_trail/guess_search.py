"""Finding a deal that bears out much that was proved, in the dialect (ET8.4).

For the rare case that dealing again and again was in vain: cards are exchanged until the deal
fits; if that, too, was in vain, a search finds one that fits. It ends because it tries the money
of every card of such a holder once. From there further exchanges lead to any deal that fits.
"""

from pyrite.core.chance import Chance, below
from pyrite.games.end_of_the_trail.box import ALL_REAL, DEAREST, MONEY, POOLS, REFILLS
from pyrite.games.end_of_the_trail.cards import money_of, pool_of
from pyrite.games.end_of_the_trail.proofs import (
    bears_out,
    dearest,
    is_tested,
    oldest_proof,
    price,
    prices_of,
    worth,
)
from pyrite.games.end_of_the_trail.slots import (
    FIXED,
    TO_HAND,
    TO_HOLE,
    TO_RESERVE,
    can_fill,
    cards_at,
    is_no_joker,
    trade,
)
from pyrite.games.end_of_the_trail.state import HIDDEN, NONE, State

EXCHANGES = 256
WANDERINGS = 8  # for each card


def find_deal(o: State, n: int, chance: Chance, out: State) -> None:
    """From any deal to one that fits, and on to another that fits as well."""
    needy = needy_slots(o)
    if exchange_until_proved(o, n, needy, chance, out) > 0:
        search(o, n, needy, out)
    for _ in range(WANDERINGS * n):
        wander(o, n, below(chance, n), below(chance, n), chance, out)


def are_borne_out(o: State, n: int, chance: Chance, out: State) -> bool:
    """ET8.4, ET6.2: does every holder have what it has proved, one choice of older cards given?"""
    for seat in range(o.seats):
        if seat != o.viewer:
            you = o.players[seat]
            if is_tested(you) and not bears_out(o, you, cards_at(n, TO_HAND + seat, out), chance):
                return False
            if is_no_joker(o, seat) and cards_at(n, TO_HOLE + seat, out) & ~ALL_REAL:
                return False
    return True


# What is lacking, if of all that could be the older cards the dearest are


def needy_slots(o: State) -> int:
    """The slots, as a set, whose holders have something to prove."""
    needy = 0
    for seat in range(o.seats):
        you = o.players[seat]
        if seat != o.viewer and is_tested(you):
            needy |= 1 << TO_HAND + seat
        if you.hole == HIDDEN and is_no_joker(o, seat):
            needy |= 1 << TO_HOLE + seat
    return needy


def need(o: State, slot: int) -> int:
    """The dollars all cards of a needy holder are known to have, beyond those everybody sees."""
    if slot < TO_HOLE:
        you = o.players[slot - TO_HAND]
        return you.proved - money_of(you.open)
    return 1


def shortfall(o: State, n: int, needy: int, out: State) -> int:
    """ET8.4: the dollars that holders lack of what they have proved."""
    short = 0
    for slot in range(TO_HAND, FIXED):
        if needy >> slot & 1:
            short += lacking(o, n, slot, n, out)
    return short


def lacking(o: State, n: int, slot: int, i: int, out: State) -> int:
    """The dollars a needy holder lacks, if its slots from i on held the dearest cards."""
    short = max(0, need(o, slot) - worth(prices_in(o, n, slot, 0, POOLS, i, out)))
    if slot >= TO_HOLE:
        return short
    you = o.players[slot - TO_HAND]
    older = 0
    last = 0
    for refill in range(REFILLS - 1, oldest_proof(you) - 1, -1):
        proof = you.proofs[refill]
        if proof.shuffles > 0:
            pool = proof.shuffles - 1
            if proof.shuffles != last:
                older = prices_in(o, n, slot, pool, pool + 1, i, out)
                last = proof.shuffles
            older = dearest(older + prices_of(proof.shown), proof.older)
            money = worth(older + prices_in(o, n, slot, 0, pool, i, out))
            short += max(0, proof.money - money)
    return short


def prices_in(o: State, n: int, slot: int, pool: int, end: int, i: int, out: State) -> int:
    """The prices in a holder's slots of these shuffles; from slot i on the dearest there are."""
    prices = 0
    for k in range(n):
        if out.slot[k] == slot and pool <= pool_of(o, 1 << out.deck[k]) < end:
            prices += price(MONEY[out.deck[k]] if k < i else DEAREST)
    return prices


# Exchanges


def exchange_until_proved(o: State, n: int, needy: int, chance: Chance, out: State) -> int:
    """Random exchanges that make nothing worse; returns what is still lacking."""
    short = n * DEAREST
    tries = 0
    while short > 0 and tries < EXCHANGES:
        tries += 1
        i = below(chance, n)
        k = below(chance, n)
        if can_trade(o, i, k, out):
            trade(out, i, k)
            now = shortfall(o, n, needy, out)
            if now <= short:
                short = now
            else:
                trade(out, i, k)
    return short


def wander(o: State, n: int, i: int, k: int, chance: Chance, out: State) -> None:
    """Two cards change places if they can, unless that speaks against what was proved.

    In the long run this leads to every deal that fits, as often to one as to any other.
    """
    if can_trade(o, i, k, out):
        trade(out, i, k)
        if not are_borne_out(o, n, chance, out):
            trade(out, i, k)


def can_trade(o: State, i: int, k: int, out: State) -> bool:
    """Are two cards of one shuffle, and is either free to be elsewhere?"""
    if out.slot[i] >= FIXED or out.slot[k] >= FIXED:
        return False
    return pool_of(o, 1 << out.deck[i]) == pool_of(o, 1 << out.deck[k])


# Search: slots that need money are filled one by one, dear cards first, going back where it fails


def search(o: State, n: int, needy: int, out: State) -> None:
    """ET8.4: a deal in which every holder has what it has proved."""
    cheapen_fixed(o, n, out)
    i = 0
    step = 1
    while 0 <= i < n:
        if needy >> out.slot[i] & 1:
            step = 1 if try_cheaper(o, n, i, needy, out) else -1
            if step < 0:
                out.trail[i] = 0
        i += step
    for k in range(n):
        out.trail[k] = 0


def cheapen_fixed(o: State, n: int, out: State) -> None:
    """Reserves get the cheapest cards they can, so that hands can have the dear ones."""
    for at in range(n):
        if out.slot[at] >= TO_RESERVE:
            for i in range(n):
                is_swappable = out.slot[i] < FIXED and can_fill(out.slot[at], out.deck[i])
                is_cheaper = MONEY[out.deck[i]] < MONEY[out.deck[at]]
                if is_swappable and is_cheaper and o.unseen[0] >> out.deck[i] & 1:
                    trade(out, i, at)


def try_cheaper(o: State, n: int, i: int, needy: int, out: State) -> bool:
    """Put a card cheaper than the last one tried into a slot, if its holder can still do."""
    most = min(DEAREST - out.trail[i], money_before(o, i, out))
    while most >= 0:
        k = find_card(o, n, i, most, needy, out)
        if k >= 0:
            trade(out, i, k)
            if is_reachable(o, n, i, needy, out):
                out.trail[i] = DEAREST - most + 1
                return True
        most -= 1
    return False


def money_before(o: State, i: int, out: State) -> int:
    """The holder's slot before this one has a card as dear, so that no set is tried twice."""
    if i == 0 or out.slot[i - 1] != out.slot[i]:
        return DEAREST
    if pool_of(o, 1 << out.deck[i - 1]) != pool_of(o, 1 << out.deck[i]):
        return DEAREST
    return MONEY[out.deck[i - 1]]


def find_card(o: State, n: int, i: int, money: int, needy: int, out: State) -> int:
    """A card of this price and the slot's shuffle that is not yet placed; NONE without."""
    pool = pool_of(o, 1 << out.deck[i])
    for k in range(n):
        is_like = MONEY[out.deck[k]] == money and o.unseen[pool] >> out.deck[k] & 1 == 1
        if is_like and not is_placed(k, i, needy, out):
            return k
    return NONE


def is_reachable(o: State, n: int, i: int, needy: int, out: State) -> bool:
    """Could every holder alone, and all together, still prove their money with what is left?"""
    missing = 0
    for slot in range(TO_HAND, FIXED):
        if needy >> slot & 1:
            if lacking(o, n, slot, i + 1, out) > 0:
                return False
            missing += max(0, need(o, slot) - placed_money(i, slot, out))
    return missing <= dearest_left(o, n, i, needy, out)


def placed_money(i: int, slot: int, out: State) -> int:
    """The dollars in a holder's slots up to this one."""
    money = 0
    for k in range(i + 1):
        if out.slot[k] == slot:
            money += MONEY[out.deck[k]]
    return money


def dearest_left(o: State, n: int, i: int, needy: int, out: State) -> int:
    """The most that later slots could hold, of the cards not yet placed."""
    total = 0
    for pool in range(POOLS):
        wanted = 0
        prices = 0
        for k in range(n):
            if o.unseen[pool] >> out.deck[k] & 1:
                wanted += int(k > i) & needy >> out.slot[k]
                if not is_placed(k, i + 1, needy, out):
                    prices += price(MONEY[out.deck[k]])
        total += worth(dearest(prices, wanted))
    return total


def is_placed(k: int, i: int, needy: int, out: State) -> bool:
    """Is the card at k fixed, or already given to a holder before slot i?"""
    return out.slot[k] >= FIXED or (k < i and needy >> out.slot[k] & 1 == 1)
