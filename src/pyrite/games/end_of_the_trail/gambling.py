"""Gambling, the next round and the end of the game, in the dialect (ET5, ET6.2, ET7)."""

from pyrite.core.schema import Ints
from pyrite.core.sets import lowest, size_of
from pyrite.games.end_of_the_trail.auction import begin_auctions
from pyrite.games.end_of_the_trail.box import (
    ALL_REAL,
    FIRST_JOKER,
    HAND,
    MOST_KEPT,
    ROUNDS,
)
from pyrite.games.end_of_the_trail.cards import (
    ASKED,
    HOLES,
    KEPT,
    deal_card,
    list_moves,
    must_shuffle,
    note_proofs,
    show,
)
from pyrite.games.end_of_the_trail.moves import (
    CAMP,
    CARD_OF,
    ENOUGH_MOVE,
    FINAL_MOVE,
    KEEP_MOVE,
    TENT,
)
from pyrite.games.end_of_the_trail.poker import best_hand
from pyrite.games.end_of_the_trail.prospecting import list_swaps
from pyrite.games.end_of_the_trail.state import (
    FINAL,
    KEEP,
    LAST_SWAP,
    NEXT_SWAP,
    NONE,
    OVER,
    REFILL,
    SHOWDOWN,
    Player,
    State,
)
from pyrite.games.end_of_the_trail.tents import place_piece

# Gambling (ET5.1)


def begin_gambling(s: State) -> None:
    """ET5.1: unused cards are discarded; who used any chooses what to keep."""
    s.pending = 0
    s.turn = NONE
    for side in range(s.sides):
        me = s.players[side]
        s.discards |= me.chosen
        me.chosen = 0
        if me.used != 0:
            s.pending |= 1 << side
    s.stage = KEEP
    if s.pending == 0:
        end_round(s)


def legal_keeps(s: State, seat: int, out: Ints) -> int:
    """ET5.1: one or two of the used cards."""
    me = s.players[seat]
    n = list_moves(me.used & ~me.kept, KEEP_MOVE, out, 0)
    if me.kept != 0:
        out[n] = ENOUGH_MOVE
        n += 1
    return n


def keep(s: State, seat: int, move: int) -> None:
    """ET5.1: hidden until all have chosen."""
    me = s.players[seat]
    if move != ENOUGH_MOVE:
        me.kept |= 1 << CARD_OF[move]
    if move == ENOUGH_MOVE or size_of(me.kept) == MOST_KEPT:
        s.pending ^= 1 << seat
    if s.pending == 0:
        for side in range(s.seats):
            add_poker_cards(s, side, s.players[side])
        end_round(s)


def add_poker_cards(s: State, side: int, me: Player) -> None:
    """ET5.1: kept cards lie face up, the other used ones are discarded."""
    s.discards |= me.used & ~me.kept
    me.poker |= me.kept
    me.used = 0
    while me.kept:
        show(s, KEPT + side, lowest(me.kept))
        me.kept &= me.kept - 1


# The next round (ET5.2)


def end_round(s: State) -> None:
    """ET2.3, ET5.2: prospectors come back; after the third round the game ends."""
    for side in range(s.sides):
        s.players[side].prospector = NONE
        s.players[side].last = NONE
    s.finished = 0
    s.dealt = 0
    if s.round == ROUNDS:
        s.stage = NEXT_SWAP
    else:
        note_proofs(s)
        s.stage = REFILL


def refill(s: State) -> None:
    """ET5.2: one card more, from the new dealer's left, seat by seat up to five."""
    if s.dealt == s.seats:
        s.round += 1
        begin_auctions(s)
        return
    seat = (s.dealer + 1 + s.dealt) % s.seats
    if s.players[seat].cards >= HAND:
        s.dealt += 1
    elif not must_shuffle(s):
        if s.left > 0:
            deal_card(s, seat)
        else:
            s.dealt = s.seats


# The end (ET6.2, ET7)


def next_swap(s: State) -> None:
    """ET6.2 †: in the last turn order, who has a Joker as hole card exchanges it."""
    if s.dealt == s.sides:
        s.stage = SHOWDOWN
        return
    side = s.order[s.dealt]
    if s.players[side].hole >= FIRST_JOKER and s.discards & ALL_REAL != 0:
        show(s, ASKED, side)
        s.turn = side
        s.stage = LAST_SWAP
    else:
        s.dealt += 1


def legal_last_swaps(s: State, seat: int, out: Ints) -> int:
    """ET6.2: any card of the discards but a Joker."""
    return list_swaps(s, 1 << s.players[seat].hole, out, 0)


def last_swap(s: State, seat: int, move: int) -> None:
    """ET6.2: the card becomes the hole card."""
    card = CARD_OF[move]
    s.discards ^= 1 << s.players[seat].hole | 1 << card
    s.unseen[0] &= ~(1 << s.players[seat].hole)
    s.players[seat].hole = card
    s.dealt += 1
    s.stage = NEXT_SWAP


def showdown(s: State) -> None:
    """ET7.1, ET7.3: hands are shown; the best one makes the final claim."""
    for seat in range(s.seats):
        show(s, HOLES + seat, s.players[seat].hole)
        s.unseen[0] &= ~(1 << s.players[seat].hole)
    s.turn = best_hand(s)
    s.stage = FINAL


def final_tiles(s: State) -> int:
    """ET7.3: unclaimed tiles of the lowest kind that has one."""
    kind = 0
    while s.land[kind] & s.free == 0:
        kind += 1
    return s.land[kind] & s.free


def legal_finals(s: State, out: Ints) -> int:
    """ET7.3: the final claim."""
    return list_moves(final_tiles(s), FINAL_MOVE, out, 0)


def final_claim(s: State, side: int, tile: int) -> None:
    """ET7.3: unseen; † a tent if one is left, else the camp."""
    place_piece(s, side, tile, TENT if s.players[side].tents_left > 0 else CAMP)
    s.final = tile
    s.turn = NONE
    s.stage = OVER
