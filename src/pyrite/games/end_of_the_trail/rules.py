"""The rules of End of the Trail, in the dialect (docs/house.md): flow, moves and result.

Edition: Elf Creek Games 2018. Setup and chance stand in `setup`, the phases in `auction`,
`selecting`, `prospecting`, `tents`, `gambling`, `poker` and `argonauts`; this file holds the one
loop that goes on, the moves and the result.

Rulings of ours are marked † in the docstrings; those beyond the printed numbers (`box`):
- The final claim is made with a tent if one is left, else with the camp (ET7.3).
- An Argonaut's bid is the money of all the cards it drew, the first included (ET9.2).
- "Up" for a pushed Argonaut is away from the turn order tiles, "top left" is a4 (ET9.4).
- One card used is still followed by `enough`, two cards in hand by `ready` (ET1.6).
- A Joker has no rank in turn order, but is a card where more cards decide (ET4.2).
- In A-2-3-4-5 the five is the highest card, its suit decides (ET7.2).
No open questions.
"""

from pyrite.core.law import CHANCE
from pyrite.core.schema import Ints
from pyrite.core.sets import lowest
from pyrite.games.end_of_the_trail.argonauts import (
    argonaut_final,
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
from pyrite.games.end_of_the_trail.box import FIRST_HAND, HAND_GOLD, MONEY
from pyrite.games.end_of_the_trail.cards import deal_card, list_moves, show, show_nothing
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
    START_OUTCOME,
)
from pyrite.games.end_of_the_trail.poker import (
    kind_of,
    kind_of_standing,
    standing,
    strength_of_side,
)
from pyrite.games.end_of_the_trail.prospecting import (
    can_act,
    legal_looks,
    legal_turn,
    stake_or_press,
    take_turn,
)
from pyrite.games.end_of_the_trail.selecting import legal_selections, select, set_turn_order
from pyrite.games.end_of_the_trail.setup import lay_deck, lay_land, lay_reserve, name_dealer
from pyrite.games.end_of_the_trail.state import (
    ANSWER,
    BID,
    DEAL,
    DRAW,
    FIRST_QUESTION,
    HOLE,
    KEEP,
    LAST_SWAP,
    LOOK,
    LOT,
    NEXT_LOT,
    NEXT_SWAP,
    NEXT_TURN,
    OVER,
    PAIR_LOOK,
    PAY,
    PUSH,
    REFILL,
    REVEAL,
    SELECT,
    SHIFT,
    TURN,
    State,
)
from pyrite.games.end_of_the_trail.tents import (
    ask_or_shift,
    end_push,
    legal_shifts,
    next_pushed,
    shift,
)

BEST_STANDING = 1 << 40


def waiting(s: State) -> int:
    """Chance in the setup and for every shuffle; else one seat, or several at once."""
    if s.shuffling == 1 or s.stage < DEAL:
        return CHANCE
    if s.stage == HOLE or s.stage == SELECT or s.stage == KEEP:
        return s.pending
    return 0 if s.stage == OVER else 1 << s.turn


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
    """What the stage allows; ET1.6 †: also where there is no choice."""
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
        return list_moves(s.players[seat].hand, HOLE_MOVE, out, 0)
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
