"""Supply auctions, in the dialect (ET3)."""

from pyrite.core.schema import Ints
from pyrite.core.sets import lowest
from pyrite.games.end_of_the_trail.box import ALL_REAL, LOT_CARDS, MONEY
from pyrite.games.end_of_the_trail.cards import (
    IN_LOT,
    list_moves,
    must_shuffle,
    show_from_hand,
    take_lot,
    turn_up_card,
)
from pyrite.games.end_of_the_trail.moves import (
    ARGUMENT_OF,
    BID_MOVE,
    CARD_OF,
    LOT_MOVE,
    PASS_MOVE,
    PAY_MOVE,
)
from pyrite.games.end_of_the_trail.selecting import begin_selecting
from pyrite.games.end_of_the_trail.state import (
    ANSWER,
    BID,
    DEAL_LOTS,
    DRAW,
    LOT,
    NEXT_LOT,
    NONE,
    PAY,
    State,
)

# The lots


def begin_auctions(s: State) -> None:
    """ET3.1: a new round; nobody has won a lot."""
    s.won = 0
    s.dealt = 0
    s.lots_left = (1 << (s.sides - 1)) - 1
    s.stage = DEAL_LOTS


def deal_lots(s: State) -> None:
    """ET3.1, ET3.6: one open card more; a lot stays short when there are no more cards."""
    if s.dealt == LOT_CARDS * (s.sides - 1):
        s.stage = NEXT_LOT
    elif not must_shuffle(s):
        if s.left > 0:
            lot = s.dealt // LOT_CARDS
            s.lots[lot] |= 1 << turn_up_card(s, IN_LOT + lot)
        s.dealt += 1


def next_lot(s: State) -> None:
    """ET3.1: the dealer opens a lot; the last one opens by itself.

    ET3.5: the dealer never has a lot, so after the last one it is the only seat without.
    """
    if s.lots_left == 0:
        begin_selecting(s)
    elif s.lots_left & (s.lots_left - 1) == 0:
        open_lot(s, lowest(s.lots_left))
    else:
        s.turn = s.dealer
        s.stage = LOT


def legal_lots(s: State, out: Ints) -> int:
    """ET3.1: any lot not yet won."""
    return list_moves(s.lots_left, LOT_MOVE, out, 0)


def open_lot(s: State, lot: int) -> None:
    """ET3.2: bidding starts left of the dealer, among the seats that have won no lot."""
    s.lot = lot
    s.bid = NONE
    s.bidding = ~s.won & ((1 << s.seats) - 1)
    s.turn = next_seat(s, s.dealer, s.bidding)
    s.stage = BID


def next_seat(s: State, seat: int, among: int) -> int:
    """The next of these seats, clockwise."""
    seat = (seat + 1) % s.seats
    while not among >> seat & 1:
        seat = (seat + 1) % s.seats
    return seat


# Bidding


def legal_bids(s: State, seat: int, out: Ints) -> int:
    """ET3.2, ET3.3: higher than the last bid and no more than one has, or pass."""
    n = list_bids(s, seat, s.bid + 1, out)
    if s.bid >= 0 or s.bidding != 1 << seat:
        out[n] = PASS_MOVE
        n += 1
    return n


def list_bids(s: State, seat: int, least: int, out: Ints) -> int:
    """ET3.3 †: every bid the hand can pay."""
    n = 0
    for money in range(least, s.players[seat].money + 1):
        out[n] = BID_MOVE + money
        n += 1
    return n


def bid_or_pass(s: State, seat: int, move: int) -> None:
    """ET3.2: the last one in wins."""
    if move == PASS_MOVE:
        s.bidding ^= 1 << seat
    else:
        make_bid(s, seat, ARGUMENT_OF[move])
    s.turn = next_seat(s, seat, s.bidding)
    if s.bid >= 0 and s.bidding & (s.bidding - 1) == 0:
        win_lot(s, s.turn)


def make_bid(s: State, seat: int, money: int) -> None:
    """ET8.4: a bid proves that much money."""
    s.bid = money
    s.players[seat].proved = max(s.players[seat].proved, money)


def win_lot(s: State, seat: int) -> None:
    """ET3.4: the winner pays, if there is something to pay."""
    s.turn = seat
    s.due = s.bid
    s.stage = PAY
    if s.due == 0:
        receive_lot(s, seat)


# Paying


def legal_payments(s: State, seat: int, out: Ints) -> int:
    """ET3.4 †: any card worth a dollar or more."""
    return list_moves(s.players[seat].hand & ALL_REAL, PAY_MOVE, out, 0)


def pay(s: State, seat: int, move: int) -> None:
    """ET3.4: card by card until the bid is met; no change."""
    card = CARD_OF[move]
    show_from_hand(s, seat, card)
    s.discards |= 1 << card
    s.due = max(0, s.due - MONEY[card])
    if s.due == 0:
        receive_lot(s, seat)


def receive_lot(s: State, seat: int) -> None:
    """ET3.4; ET3.5: a dealer who won hands on the marker."""
    take_lot(s, seat, s.lots[s.lot])
    close_lot(s, seat)
    if seat == s.dealer and s.sides == s.seats:
        s.dealer = next_seat(s, seat, ~s.won)


def close_lot(s: State, side: int) -> None:
    """The lot is gone, and its winner is out for the round."""
    s.lots[s.lot] = 0
    s.lots_left ^= 1 << s.lot
    s.won |= 1 << side
    s.lot = NONE
    s.stage = NEXT_LOT


# Solo (ET9.2)


def next_solo_lot(s: State) -> None:
    """ET9.2: the person may go for a lot until it has won one, or none is left."""
    if s.won & 1 or s.lots_left == 0:
        end_solo_auctions(s)
    else:
        s.turn = 0
        s.stage = LOT


def end_solo_auctions(s: State) -> None:
    """ET9.2: cards the Argonauts drew and lots left over are discarded."""
    s.discards |= s.drawn
    s.drawn = 0
    for lot in range(s.sides - 1):
        s.discards |= s.lots[lot]
        s.lots[lot] = 0
    s.lots_left = 0
    begin_selecting(s)


def solo_lot_or_pass(s: State, move: int) -> None:
    """ET9.2: the person opens a lot, or ends the auctions."""
    if move == PASS_MOVE:
        end_solo_auctions(s)
    else:
        s.lot = ARGUMENT_OF[move]
        s.bid = NONE
        s.bidding = 1
        s.stage = BID


def solo_bid(s: State, move: int) -> None:
    """ET9.2: the person's bid; now the Argonauts draw."""
    make_bid(s, 0, ARGUMENT_OF[move])
    for side in range(1, s.sides):
        s.players[side].offer = NONE
    s.drawer = 1
    s.wanted = LOT_CARDS
    s.stage = DRAW


def best_offer(s: State) -> int:
    """ET9.2: the Argonaut with the highest bid, of equal ones the earlier."""
    return 2 if s.players[2].offer > s.players[1].offer else 1


def compare_offers(s: State) -> None:
    """ET9.2: outbid, the person may answer; else it wins."""
    if s.players[best_offer(s)].offer > s.bid:
        s.turn = 0
        s.stage = ANSWER
    else:
        win_lot(s, 0)


def legal_answers(s: State, out: Ints) -> int:
    """ET9.2: above the highest, or pass."""
    n = list_bids(s, 0, s.players[best_offer(s)].offer + 1, out)
    out[n] = PASS_MOVE
    return n + 1


def answer(s: State, move: int) -> None:
    """ET9.2: win with a higher bid, or leave the lot, which is discarded at once."""
    if move == PASS_MOVE:
        s.discards |= s.lots[s.lot]
        close_lot(s, best_offer(s))
    else:
        make_bid(s, 0, ARGUMENT_OF[move])
        win_lot(s, 0)
