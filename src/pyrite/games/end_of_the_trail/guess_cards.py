"""Guessing where unseen cards are, in the dialect (ET8.1, ET8.4).

All cards the viewer has not seen lie side by side in `deck`, shuffle by shuffle, and `slot` says
where each goes. Within a shuffle they change places freely, as long as every holder has the
money it has proved. What is dealt against that is dealt again, a few times; then cards are
exchanged until it fits; and if all that was in vain, a search finds a deal that fits. The search
ends because it tries the money of every card of such a holder once.
"""

from pyrite.core.chance import Chance, below, shuffle
from pyrite.games.end_of_the_trail.box import (
    CARDS,
    DEAREST,
    FIRST_JOKER,
    MONEY,
    MOST_SEATS,
    POOLS,
    RESERVE,
    RESERVE_CARDS,
)
from pyrite.games.end_of_the_trail.cards import lowest, money_of, pool_of
from pyrite.games.end_of_the_trail.state import HIDDEN, LAST_SWAP, NONE, State

TRIES = 8
EXCHANGES = 256

# Where a card goes: the deck (or nowhere, before the first deal), a hand, a hole; then what only
# some cards can be: a hole known to be a Joker, a place in an Argonaut's reserve.
TO_DECK = 0
TO_HAND = 1
TO_HOLE = TO_HAND + MOST_SEATS
FIXED = TO_HOLE + MOST_SEATS
TO_JOKER_HOLE = FIXED
TO_RESERVE = TO_JOKER_HOLE + MOST_SEATS


def guess_cards(o: State, chance: Chance, out: State) -> None:
    """Every unseen card somewhere, such that all that is known of the holders is true."""
    n = lay_out(o, out)
    deal_until_proved(o, n, chance, out)
    for i in range(n):
        put_card(out, out.slot[i], out.deck[i])
        out.slot[i] = 0
    for i in range(out.left, CARDS):
        out.deck[i] = NONE


def deal_until_proved(o: State, n: int, chance: Chance, out: State) -> None:
    """A few deals, then exchanges, then the search, whose deal is exchanged as well."""
    for _ in range(TRIES):
        deal(o, n, chance, out)
        if shortfall(o, n, out) == 0:
            return
    if exchange_until_proved(o, n, chance, out) > 0:
        search(o, n, out)
        for i in range(n):
            out.trail[i] = 0
        for _ in range(n):
            exchange(o, n, below(chance, n), below(chance, n), 0, out)


# Laying out cards and slots


def lay_out(o: State, out: State) -> int:
    """Cards and slots side by side, the current shuffle's first; returns how many."""
    mine = own_cards(o)
    current = max(0, o.shuffles - 1)
    n = lay_pool(o, current, mine, 0, out)
    for pool in range(POOLS):
        if pool != current:
            n = lay_pool(o, pool, mine, n, out)
    return n


def own_cards(o: State) -> int:
    """The viewer's own hand and hole card."""
    if o.viewer < 0:
        return 0
    me = o.players[o.viewer]
    return me.hand | (1 << me.hole if me.hole >= 0 else 0)


def lay_pool(o: State, pool: int, mine: int, first: int, out: State) -> int:
    """One shuffle's cards and the slots they fill; returns where they end."""
    n = first
    cards = o.unseen[pool] & ~mine
    while cards:
        out.deck[n] = lowest(cards)
        out.slot[n] = TO_DECK
        cards &= cards - 1
        n += 1
    end = n
    if pool == 0:
        end = mark_reserves(o, end, out)
        end = mark_holes(o, end, out)
    for seat in range(o.seats):
        if seat != o.viewer:
            for _ in range(o.players[seat].hidden[pool]):
                end -= 1
                out.slot[end] = TO_HAND + seat
    return n


def mark_reserves(o: State, end: int, out: State) -> int:
    """ET9.1: the Argonauts' unrevealed cards."""
    for side in range(o.sides):
        for i in range(RESERVE):
            if o.players[side].reserve[i] == HIDDEN:
                end -= 1
                out.slot[end] = TO_RESERVE + side * RESERVE + i
    return end


def mark_holes(o: State, end: int, out: State) -> int:
    """Hole cards; ET6.2: who is asked to exchange one has a Joker there."""
    if o.stage == LAST_SWAP and o.players[o.turn].hole == HIDDEN:
        end -= 1
        out.slot[end] = TO_JOKER_HOLE + o.turn
    for seat in range(o.seats):
        is_asked = o.stage == LAST_SWAP and seat == o.turn
        if o.players[seat].hole == HIDDEN and not is_asked:
            end -= 1
            out.slot[end] = TO_HOLE + seat
    return end


def put_card(out: State, slot: int, card: int) -> None:
    """A card goes where its slot says."""
    if slot >= TO_RESERVE:
        place = slot - TO_RESERVE
        out.players[place // RESERVE].reserve[place % RESERVE] = card
    elif slot >= TO_JOKER_HOLE:
        out.players[slot - TO_JOKER_HOLE].hole = card
    elif slot >= TO_HOLE:
        out.players[slot - TO_HOLE].hole = card
    elif slot >= TO_HAND:
        out.players[slot - TO_HAND].hand |= 1 << card


# Dealing


def deal(o: State, n: int, chance: Chance, out: State) -> None:
    """Shuffle each shuffle's cards over its slots; first those slots that only some can fill."""
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
        shuffle(chance, out.deck, first, last - first)
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


def can_fill(slot: int, card: int) -> bool:
    """ET6.2: a Joker; ET9.1: one of the 17."""
    if slot < TO_RESERVE:
        return card >= FIRST_JOKER
    return RESERVE_CARDS >> card & 1 == 1


def trade(out: State, i: int, k: int) -> None:
    """Two cards change places."""
    card = out.deck[i]
    out.deck[i] = out.deck[k]
    out.deck[k] = card


# What is proved


def need(o: State, slot: int) -> int:
    """The dollars the cards of a holder are known to have, beyond those everybody sees."""
    if slot >= FIXED or slot == TO_DECK or slot == TO_HAND + o.viewer:
        return 0
    if slot < TO_HOLE:
        you = o.players[slot - TO_HAND]
        return you.proved - money_of(you.open)
    return int(is_no_joker(o, slot - TO_HOLE))


def is_no_joker(o: State, seat: int) -> bool:
    """ET6.2: who was passed over has no Joker there; every other card is worth a dollar."""
    if o.stage != LAST_SWAP:
        return False
    for place in range(o.dealt):
        if o.order[place] == seat:
            return True
    return False


def shortfall(o: State, n: int, out: State) -> int:
    """ET8.4: the dollars that holders lack of what they have proved."""
    short = 0
    for slot in range(TO_HAND, FIXED):
        least = need(o, slot)
        if least > 0:
            short += max(0, least - money_in(n, slot, out))
    return short


def money_in(n: int, slot: int, out: State) -> int:
    """The dollars in a holder's slots."""
    money = 0
    for i in range(n):
        if out.slot[i] == slot:
            money += MONEY[out.deck[i]]
    return money


# Exchanges


def exchange_until_proved(o: State, n: int, chance: Chance, out: State) -> int:
    """Random exchanges that make nothing worse; returns what is still lacking."""
    short = shortfall(o, n, out)
    for _ in range(EXCHANGES):
        if short > 0:
            short = exchange(o, n, below(chance, n), below(chance, n), short, out)
    return short


def exchange(o: State, n: int, i: int, k: int, short: int, out: State) -> int:
    """Two cards of one shuffle change places, unless more is lacking then."""
    if out.slot[i] >= FIXED or out.slot[k] >= FIXED:
        return short
    if pool_of(o, 1 << out.deck[i]) != pool_of(o, 1 << out.deck[k]):
        return short
    trade(out, i, k)
    now = shortfall(o, n, out)
    if now <= short:
        return now
    trade(out, i, k)
    return short


# Search: slots that need money are filled one by one, dear cards first, going back where it fails


def search(o: State, n: int, out: State) -> None:
    """ET8.4: a deal in which every holder has what it has proved."""
    cheapen_fixed(o, n, out)
    i = next_needy(o, n, 0, 1, out)
    while 0 <= i < n:
        if try_cheaper(o, n, i, out):
            i = next_needy(o, n, i + 1, 1, out)
        else:
            out.trail[i] = 0
            i = next_needy(o, n, i - 1, -1, out)


def cheapen_fixed(o: State, n: int, out: State) -> None:
    """Reserves get the cheapest cards they can, so that hands can have the dear ones."""
    for at in range(n):
        if out.slot[at] >= TO_RESERVE:
            for i in range(n):
                is_swappable = out.slot[i] < FIXED and can_fill(out.slot[at], out.deck[i])
                is_cheaper = MONEY[out.deck[i]] < MONEY[out.deck[at]]
                if is_swappable and is_cheaper and o.unseen[0] >> out.deck[i] & 1:
                    trade(out, i, at)


def next_needy(o: State, n: int, i: int, step: int, out: State) -> int:
    """The next slot, forwards or backwards, whose holder has something to prove."""
    while 0 <= i < n and need(o, out.slot[i]) <= 0:
        i += step
    return i


def try_cheaper(o: State, n: int, i: int, out: State) -> bool:
    """Put a card cheaper than the last one tried into a slot, if its holder can still do."""
    most = min(DEAREST - out.trail[i], money_before(o, i, out))
    while most >= 0:
        k = find_card(o, n, i, most, out)
        if k >= 0:
            trade(out, i, k)
            if is_reachable(o, n, i, out):
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


def find_card(o: State, n: int, i: int, money: int, out: State) -> int:
    """A card of this price and the slot's shuffle that is not yet placed; NONE without."""
    pool = pool_of(o, 1 << out.deck[i])
    for k in range(n):
        is_like = MONEY[out.deck[k]] == money and o.unseen[pool] >> out.deck[k] & 1 == 1
        if is_like and not is_placed(o, k, i, out):
            return k
    return NONE


def is_reachable(o: State, n: int, i: int, out: State) -> bool:
    """Could every holder alone, and all together, still prove their money with what is left?"""
    lacking = 0
    together = 0
    for slot in range(TO_HAND, FIXED):
        least = need(o, slot)
        if least > 0:
            lack = least - placed_money(n, i, slot, out)
            if lack > dearest_left(o, n, i, slot, slot, out):
                return False
            lacking += max(0, lack)
            together = slot
    return lacking <= dearest_left(o, n, i, TO_HAND, together, out)


def placed_money(n: int, i: int, slot: int, out: State) -> int:
    """The dollars in a holder's slots up to this one."""
    money = 0
    for k in range(i + 1):
        if out.slot[k] == slot:
            money += MONEY[out.deck[k]]
    return money


def dearest_left(o: State, n: int, i: int, first: int, last: int, out: State) -> int:
    """The most these holders' later slots could hold, of the cards not yet placed."""
    total = 0
    for pool in range(POOLS):
        wanted = 0
        for k in range(i + 1, n):
            is_theirs = first <= out.slot[k] <= last and need(o, out.slot[k]) > 0
            wanted += int(is_theirs and o.unseen[pool] >> out.deck[k] & 1)
        for money in range(DEAREST, 0, -1):
            taken = min(wanted, unplaced(o, n, i + 1, pool, money, out))
            wanted -= taken
            total += taken * money
    return total


def unplaced(o: State, n: int, i: int, pool: int, money: int, out: State) -> int:
    """How many cards of this shuffle and price are not yet placed before slot i."""
    count = 0
    for k in range(n):
        if MONEY[out.deck[k]] == money and o.unseen[pool] >> out.deck[k] & 1:
            count += int(not is_placed(o, k, i, out))
    return count


def is_placed(o: State, k: int, i: int, out: State) -> bool:
    """Is the card at k fixed, or already given to a holder before slot i?"""
    return out.slot[k] >= FIXED or (k < i and need(o, out.slot[k]) > 0)
