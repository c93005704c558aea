"""The rules of End of the Trail, in the dialect (docs/house.md): setup, flow and result.

Edition: Elf Creek Games 2018. The phases stand in `auction`, `prospecting`, `gambling`, `poker`
and `argonauts`; this file holds the law's entry points and the one loop that goes on.

Rulings of ours are marked † in the docstrings; those beyond the printed numbers (`box`):
- The final claim is made with a tent if one is left, else with the camp (ET7.3).
- An Argonaut's bid is the money of all the cards it drew, the first included (ET9.2).
- "Up" for a pushed Argonaut is away from the turn order tiles, "top left" is a4 (ET9.4).
- One card used is still followed by `enough`, two cards in hand by `ready` (ET1.6).
- A Joker has no rank in turn order, but is a card where more cards decide (ET4.2).
- In A-2-3-4-5 the five is the highest card, its suit decides (ET7.2).
No open questions.
"""

from pyrite.core.chance import Chance, begin_outcome, below, shuffle
from pyrite.core.law import CHANCE, TRUTH
from pyrite.core.schema import Ints
from pyrite.games.end_of_the_trail.argonauts import (
    argonaut_final,
    argonaut_of,
    argonaut_shift,
    argonaut_turn,
    draw_for_bid,
    reveal_card,
)
from pyrite.games.end_of_the_trail.auction import (
    answer,
    begin_auctions,
    bid_or_pass,
    deal_lots,
    legal_answers,
    legal_bids,
    legal_lots,
    legal_payments,
    next_lot,
    next_solo_lot,
    open_lot,
    pay,
    solo_bid,
    solo_lot_or_pass,
)
from pyrite.games.end_of_the_trail.box import (
    ALL_CARDS,
    ALL_REAL,
    BOARD,
    CARDS,
    FIRST_HAND,
    HAND_GOLD,
    HIGHEST,
    IN_PLAY,
    MONEY,
    MOST_SEATS,
    RESERVE,
    RESERVE_CARDS,
    ROWS,
    TENTS,
)
from pyrite.games.end_of_the_trail.box import LAND as LAND_BOX
from pyrite.games.end_of_the_trail.cards import deal_card, lowest, show, show_nothing, size_of
from pyrite.games.end_of_the_trail.gambling import (
    begin_gambling,
    final_claim,
    keep,
    last_swap,
    legal_finals,
    legal_keeps,
    legal_last_swaps,
    next_swap,
    refill,
    showdown,
)
from pyrite.games.end_of_the_trail.moves import (
    ARGUMENT_OF,
    CARD_OF,
    DECK_OUTCOME,
    HOLE_MOVE,
    LAND_OUTCOME,
    PASS_MOVE,
    RESERVE_OUTCOME,
    START_OUTCOME,
)
from pyrite.games.end_of_the_trail.poker import (
    kind_of,
    kind_of_standing,
    standing,
    strength_of_side,
)
from pyrite.games.end_of_the_trail.prospecting import (
    ask_or_shift,
    can_act,
    end_push,
    legal_looks,
    legal_selections,
    legal_shifts,
    legal_turn,
    list_tiles,
    next_pushed,
    select,
    set_turn_order,
    shift,
    stake_or_press,
    take_turn,
)
from pyrite.games.end_of_the_trail.state import (
    ANSWER,
    BID,
    DEAL,
    DRAW,
    FIRST_QUESTION,
    HOLE,
    JOKERS_OPTION,
    KEEP,
    LAND,
    LAST_SWAP,
    LOOK,
    LOT,
    NEXT_LOT,
    NEXT_SWAP,
    NEXT_TURN,
    NONE,
    OVER,
    PAIR_LOOK,
    PAY,
    PUSH,
    REFILL,
    RESERVES,
    REVEAL,
    SELECT,
    SHIFT,
    START,
    START_SEAT,
    TURN,
    State,
)

SOLO_SIDES = 3
BEST_STANDING = 1 << 40

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


def waiting(s: State) -> int:
    """Chance in the setup and for every shuffle; else one seat, or several at once."""
    if s.shuffling == 1 or s.stage < DEAL:
        return CHANCE
    if s.stage == HOLE or s.stage == SELECT or s.stage == KEEP:
        return s.pending
    return 0 if s.stage == OVER else 1 << s.turn


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
            for _ in range(LAND_BOX[kind][value]):
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
            if count > (LAND_BOX[kind][value] if value <= HIGHEST else 0):
                return False
            tiles += count
        if tiles != IN_PLAY[s.sides][kind]:
            return False
    return True


def settle(s: State, outcome: Ints, n: int) -> None:
    """The outcome happens, and the game goes on."""
    show_nothing(s)
    if outcome[0] == DECK_OUTCOME:
        lay_deck(s, outcome, n)
        go_on(s)
    elif outcome[0] == START_OUTCOME:
        show(s, 0, outcome[1])
        name_dealer(s, outcome[1])
    elif outcome[0] == LAND_OUTCOME:
        lay_land(s, outcome)
    else:
        lay_reserve(s, outcome)


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


# Flow


def go_on(s: State) -> None:
    """Everything that happens by itself, until chance or a seat must speak."""
    while s.shuffling == 0 and s.stage < FIRST_QUESTION:
        if s.stage == NEXT_TURN:
            next_turn(s)
        elif s.stage == PUSH:
            next_push(s)
        elif s.stage < NEXT_LOT:
            deal_on(s)
        elif s.stage == NEXT_LOT:
            if s.sides == s.seats:
                next_lot(s)
            else:
                next_solo_lot(s)
        else:
            go_on_between(s)


def deal_on(s: State) -> None:
    """The first hands, or lots."""
    if s.stage == DEAL:
        deal_hands(s)
    else:
        deal_lots(s)


def go_on_between(s: State) -> None:
    """From one phase to the next."""
    if s.stage == REVEAL:
        reveal(s)
    elif s.stage == REFILL:
        refill(s)
    elif s.stage == DRAW:
        draw_for_bid(s)
    elif s.stage == NEXT_SWAP:
        next_swap(s)
    else:
        showdown(s)
        if s.turn >= s.seats:
            argonaut_final(s, s.turn)


def deal_hands(s: State) -> None:
    """ET2.2, ET10: one card at a time, left of the dealer first."""
    if s.dealt == FIRST_HAND * s.seats:
        s.pending = (1 << s.seats) - 1
        s.stage = HOLE
    else:
        deal_card(s, (s.dealer + 1 + s.dealt) % s.seats)
        s.dealt += 1


def reveal(s: State) -> None:
    """ET9.3: the Argonauts' cards one by one; then the turn order is known (ET4.2)."""
    if s.dealt == 3 * (s.sides - s.seats):
        set_turn_order(s)
    else:
        reveal_card(s)


def next_turn(s: State) -> None:
    """ET4.3: round and round, until all have finished."""
    if s.finished == (1 << s.sides) - 1:
        begin_gambling(s)
        return
    s.at = (s.at + 1) % s.sides
    side = s.order[s.at]
    if s.finished >> side & 1:
        return
    if side >= s.seats:
        argonaut_turn(s, side)
    elif can_act(s, side):
        s.turn = side
        s.stage = TURN
    else:
        s.finished |= 1 << side


def next_push(s: State) -> None:
    """ET4.8, ET4.10: the pushed tents leave, in turn order of their owners."""
    if s.pushed == 0:
        end_push(s)
        return
    side = next_pushed(s)
    if side >= s.seats:
        argonaut_shift(s, side)
    else:
        ask_or_shift(s, side)


# Moves


def legal(s: State, seat: int, out: Ints) -> int:
    """What the stage allows."""
    if s.stage == TURN:
        return legal_turn(s, seat, out)
    if s.stage == LOOK or s.stage == PAIR_LOOK:
        return legal_looks(s, seat, out)
    if s.stage == SELECT:
        return legal_selections(s, seat, out)
    if s.stage == BID:
        return legal_bids(s, seat, out)
    if s.stage == PAY:
        return legal_payments(s, seat, out)
    if s.stage == KEEP:
        return legal_keeps(s, seat, out)
    if s.stage == HOLE:
        return list_tiles(s.players[seat].hand, HOLE_MOVE, out, 0)
    return legal_rarely(s, seat, out)


def legal_rarely(s: State, seat: int, out: Ints) -> int:
    """The rest of the stages."""
    if s.stage == LOT:
        return legal_openings(s, out)
    if s.stage == ANSWER:
        return legal_answers(s, out)
    if s.stage == SHIFT:
        return legal_shifts(s, out)
    if s.stage == LAST_SWAP:
        return legal_last_swaps(s, seat, out)
    return legal_finals(s, out)


def legal_openings(s: State, out: Ints) -> int:
    """ET3.1; ET9.2: alone one may pass instead."""
    n = legal_lots(s, out)
    if s.sides != s.seats:
        out[n] = PASS_MOVE
        n += 1
    return n


def apply(s: State, seat: int, move: int) -> None:
    """The move happens, and the game goes on."""
    show_nothing(s)
    if s.stage == TURN:
        take_turn(s, seat, move)
    elif s.stage == LOOK or s.stage == PAIR_LOOK:
        stake_or_press(s, seat, move)
    elif s.stage == SELECT:
        select(s, seat, move)
    elif s.stage == BID:
        bid(s, seat, move)
    elif s.stage == PAY:
        pay(s, seat, move)
    elif s.stage == KEEP:
        keep(s, seat, move)
    elif s.stage == HOLE:
        lay_hole_card(s, seat, CARD_OF[move])
    else:
        apply_rarely(s, seat, move)
    go_on(s)


def apply_rarely(s: State, seat: int, move: int) -> None:
    """The rest of the stages."""
    if s.stage == LOT:
        choose_lot(s, move)
    elif s.stage == ANSWER:
        answer(s, move)
    elif s.stage == SHIFT:
        shift(s, seat, ARGUMENT_OF[move])
    elif s.stage == LAST_SWAP:
        last_swap(s, seat, move)
    else:
        final_claim(s, seat, ARGUMENT_OF[move])


def choose_lot(s: State, move: int) -> None:
    """ET3.1; ET9.2."""
    if s.sides == s.seats:
        open_lot(s, ARGUMENT_OF[move])
    else:
        solo_lot_or_pass(s, move)


def bid(s: State, seat: int, move: int) -> None:
    """ET3.2; ET9.2."""
    if s.sides == s.seats:
        bid_or_pass(s, seat, move)
    else:
        solo_bid(s, move)


def lay_hole_card(s: State, seat: int, card: int) -> None:
    """ET2.2: laid aside unseen; when all have, the first round begins."""
    me = s.players[seat]
    me.hole = card
    me.hand ^= 1 << card
    me.cards -= 1
    me.money -= MONEY[card]
    me.hidden[0] -= 1
    s.pending ^= 1 << seat
    if s.pending == 0:
        begin_auctions(s)


# Result (ET7.4, ET7.5)


def gold_of(s: State, side: int) -> int:
    """ET7.4: the gold of the tiles it has a piece on."""
    me = s.players[side]
    gold = s.value[me.camp] if me.camp >= 0 else 0
    tents = me.tents
    while tents:
        gold += s.value[lowest(tents)]
        tents &= tents - 1
    return gold


def score(s: State, out: Ints) -> None:
    """ET7.4: gold of the land, and for the hand as it is."""
    for side in range(s.sides):
        out[side] = gold_of(s, side) + HAND_GOLD[kind_of(strength_of_side(s, side))]


def winners(s: State) -> int:
    """ET7.5, ET9.6: the most gold, then the better hand."""
    best = 0
    most = 0
    for side in range(s.sides):
        hand = standing(s, side)
        gold = gold_of(s, side) + HAND_GOLD[kind_of_standing(hand)]
        if gold * BEST_STANDING + hand > most:
            most = gold * BEST_STANDING + hand
            best = side
    return 1 << best


def reason(s: State) -> int:
    """Every game ends after its third round."""
    return 0
