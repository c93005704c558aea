"""A turn of prospecting, in the dialect (ET4.3 to ET4.9), and the exchange of Jokers (ET6.1)."""

from pyrite.core.schema import Ints
from pyrite.core.sets import lowest, size_of
from pyrite.games.end_of_the_trail.box import (
    ACTION,
    ALL_REAL,
    DOUBLE,
    FIRST_JOKER,
    JUMP,
    PAIR_MASKS,
    PAIRS,
    REACH,
    REAL_CARDS,
    SHORTCUT,
    TILES,
)
from pyrite.games.end_of_the_trail.cards import list_moves
from pyrite.games.end_of_the_trail.moves import (
    ARGUMENT_OF,
    CAMP,
    CARD_OF,
    DOUBLE_VERB,
    JUMP_VERB,
    PLAY_MOVE,
    PRESS_MOVE,
    STAKE_MOVE,
    STAKE_VERB,
    SWAP_MOVE,
    SWAP_VERB,
    TENT,
    USE_VERB,
    VERB_OF,
)
from pyrite.games.end_of_the_trail.state import LOOK, NEXT_TURN, NONE, PAIR_LOOK, Player, State
from pyrite.games.end_of_the_trail.tents import place_piece, push, see, tents_on

NOT_LAST_COLUMN = 0x7777

# What a seat can do (ET4.3)


def lookable(s: State, me: Player, action: int) -> int:
    """ET4.4, ET4.6: unclaimed tiles in reach, but not where one's own prospector stands."""
    tiles = s.free & REACH[action]
    if me.prospector >= 0:
        tiles &= ~(1 << me.prospector)
    return tiles


def is_pair_free(s: State) -> bool:
    """ET4.7: are two adjacent tiles unclaimed?"""
    return s.free & (s.free >> 4 | s.free >> 1 & NOT_LAST_COLUMN) != 0


def jumpable(s: State, side: int) -> int:
    """ET4.8: tiles with another's tent, and with no piece of one's own."""
    tiles = 0
    for other in range(s.sides):
        if other != side:
            tiles |= s.players[other].tents
    return tiles & ~s.players[side].tents


def has_room(s: State, tile: int) -> bool:
    """ET4.10 †: could every tent there be pushed somewhere?"""
    return size_of(s.free) >= size_of(tents_on(s, tile))


def can_jump(s: State, me: Player, side: int) -> bool:
    """ET4.8: is there a tile to jump to, with a piece one has?"""
    tiles = jumpable(s, side)
    if me.tents_left > 0:
        return tiles != 0
    while tiles:
        if has_room(s, lowest(tiles)):
            return True
        tiles &= tiles - 1
    return False


def is_tent_movable(s: State) -> bool:
    """ET4.9, ET4.10 †: is there a tent, and somewhere to push it?"""
    tents = 0
    for side in range(s.sides):
        tents |= s.players[side].tents
    return tents != 0 and s.free != 0


def is_usable(s: State, seat: int, card: int) -> bool:
    """Could the seat use this card now?"""
    me = s.players[seat]
    action = ACTION[card]
    if action <= SHORTCUT:
        return lookable(s, me, action) != 0
    if action == DOUBLE:
        return is_pair_free(s)
    if action == JUMP:
        return can_jump(s, me, seat)
    return is_tent_movable(s)


def can_swap(s: State, me: Player) -> bool:
    """ET6.1: an unused Joker, and something to exchange it for."""
    return me.chosen > ALL_REAL and s.discards & ALL_REAL != 0


def can_stake(s: State, me: Player) -> bool:
    """ET4.3: does the prospector stand on an unclaimed tile?"""
    return me.prospector >= 0 and s.free >> me.prospector & 1 == 1


def can_act(s: State, seat: int) -> bool:
    """ET4.3: stake, use a card, or exchange a Joker (ET6.1)."""
    me = s.players[seat]
    if can_stake(s, me) or can_swap(s, me):
        return True
    cards = me.chosen & ALL_REAL
    while cards:
        if is_usable(s, seat, lowest(cards)):
            return True
        cards &= cards - 1
    return False


# Legal moves of a turn


def legal_turn(s: State, seat: int, out: Ints) -> int:
    """ET4.3: stake where one's prospector stands, use a chosen card, exchange a Joker."""
    me = s.players[seat]
    n = 0
    if can_stake(s, me):
        n = list_stakes(me, me.prospector, out, 0)
    cards = me.chosen & ALL_REAL
    while cards:
        n = list_plays(s, seat, lowest(cards), out, n)
        cards &= cards - 1
    if me.chosen > ALL_REAL:
        n = list_swaps(s, me.chosen, out, n)
    return n


def list_stakes(me: Player, tile: int, out: Ints, n: int) -> int:
    """ET4.4: with a tent or the camp, if one has it."""
    if me.tents_left > 0:
        out[n] = STAKE_MOVE + 2 * tile + TENT
        n += 1
    if me.camp == NONE:
        out[n] = STAKE_MOVE + 2 * tile + CAMP
        n += 1
    return n


def list_plays(s: State, seat: int, card: int, out: Ints, n: int) -> int:
    """What can be done with one card."""
    action = ACTION[card]
    if action <= SHORTCUT:
        return list_moves(lookable(s, s.players[seat], action), PLAY_MOVE[card], out, n)
    if action == DOUBLE:
        return list_pairs(s, PLAY_MOVE[card], out, n)
    if action == JUMP:
        return list_jumps(s, seat, PLAY_MOVE[card], out, n)
    return list_tents(s, PLAY_MOVE[card], out, n)


def list_pairs(s: State, first: int, out: Ints, n: int) -> int:
    """ET4.7: two adjacent unclaimed tiles anywhere."""
    for pair in range(len(PAIR_MASKS)):
        if s.free & PAIR_MASKS[pair] == PAIR_MASKS[pair]:
            out[n] = first + pair
            n += 1
    return n


def list_jumps(s: State, seat: int, first: int, out: Ints, n: int) -> int:
    """ET4.8: with a tent, or with the camp where all tents can be pushed away."""
    me = s.players[seat]
    tiles = jumpable(s, seat)
    while tiles:
        tile = lowest(tiles)
        tiles &= tiles - 1
        if me.tents_left > 0:
            out[n] = first + 2 * tile + TENT
            n += 1
        if me.camp == NONE and has_room(s, tile):
            out[n] = first + 2 * tile + CAMP
            n += 1
    return n


def list_tents(s: State, first: int, out: Ints, n: int) -> int:
    """ET4.9: any tent on the board, if it can go anywhere."""
    if s.free != 0:
        for side in range(s.sides):
            n = list_moves(s.players[side].tents, first + side * TILES, out, n)
    return n


def list_swaps(s: State, chosen: int, out: Ints, n: int) -> int:
    """ET6.1: a Joker for any other card of the discards."""
    for joker in range(2):
        if chosen >> (FIRST_JOKER + joker) & 1:
            n = list_moves(s.discards & ALL_REAL, SWAP_MOVE + joker * REAL_CARDS, out, n)
    return n


# A turn (ET4.3 to ET4.9)


def take_turn(s: State, seat: int, move: int) -> None:
    """ET4.3: one of the things a seat can do."""
    verb = VERB_OF[move]
    card = CARD_OF[move]
    argument = ARGUMENT_OF[move]
    if verb == STAKE_VERB:
        stake(s, seat, argument // 2, argument % 2)
    elif verb == SWAP_VERB:
        swap(s, seat, FIRST_JOKER + argument, card)
    else:
        s.players[seat].chosen ^= 1 << card
        s.players[seat].used |= 1 << card
        use(s, seat, verb, card, argument)


def use(s: State, seat: int, verb: int, card: int, argument: int) -> None:
    """A chosen card is used."""
    if verb == USE_VERB:
        look(s, seat, card, argument)
    elif verb == DOUBLE_VERB:
        look_at_pair(s, seat, card, argument)
    elif verb == JUMP_VERB:
        jump(s, seat, argument // 2, argument % 2)
    else:
        push(s, 1 << (argument // TILES), argument % TILES)


def look(s: State, seat: int, card: int, tile: int) -> None:
    """ET4.4, ET4.6: look, alone; then stake or press."""
    see(s, seat, tile)
    s.card = card
    s.tile = tile
    s.stage = LOOK


def look_at_pair(s: State, seat: int, card: int, pair: int) -> None:
    """ET4.7: look at both; then stake one of them."""
    s.card = card
    s.tile = PAIRS[pair][0]
    s.other = PAIRS[pair][1]
    see(s, seat, s.tile)
    see(s, seat, s.other)
    s.stage = PAIR_LOOK


def compares(s: State, me: Player) -> bool:
    """ET4.4, ET4.6: an animal's look is measured by the last one; a Shortcut's is not."""
    return me.last >= 0 and ACTION[s.card] != SHORTCUT


def legal_looks(s: State, seat: int, out: Ints) -> int:
    """ET4.4: stake the tile, or press unless it busts."""
    me = s.players[seat]
    n = list_stakes(me, s.tile, out, 0)
    if s.stage == PAIR_LOOK:
        return list_stakes(me, s.other, out, n)
    if not compares(s, me) or s.value[s.tile] >= s.value[me.last]:
        out[n] = PRESS_MOVE
        n += 1
    return n


def stake_or_press(s: State, seat: int, move: int) -> None:
    """ET4.4, ET4.7: what comes of a look."""
    if move == PRESS_MOVE:
        press(s, s.players[seat])
    else:
        stake(s, seat, ARGUMENT_OF[move] // 2, ARGUMENT_OF[move] % 2)
    s.card = NONE
    s.tile = NONE
    s.other = NONE


def press(s: State, me: Player) -> None:
    """ET4.4: the prospector goes there; ET8.4: everybody knows that it was no bust."""
    if compares(s, me):
        s.above[me.last] |= 1 << s.tile
    me.last = s.tile
    me.prospector = s.tile
    s.stage = NEXT_TURN


def stake(s: State, side: int, tile: int, piece: int) -> None:
    """ET4.4, ET4.5: put a piece there; this ends the side's prospecting."""
    place_piece(s, side, tile, piece)
    s.players[side].prospector = NONE
    s.finished |= 1 << side
    s.stage = NEXT_TURN


def jump(s: State, side: int, tile: int, piece: int) -> None:
    """ET4.8: staking a claimed tile, its value seen; a camp pushes every tent away."""
    sides = tents_on(s, tile)
    stake(s, side, tile, piece)
    see(s, side, tile)
    if piece == CAMP:
        push(s, sides, tile)


def swap(s: State, seat: int, joker: int, card: int) -> None:
    """ET6.1: the card takes the Joker's place; the turn goes on, if anything can be done."""
    me = s.players[seat]
    me.chosen ^= 1 << joker | 1 << card
    s.discards ^= 1 << joker | 1 << card
    if not can_act(s, seat):
        s.finished |= 1 << seat
        s.stage = NEXT_TURN
