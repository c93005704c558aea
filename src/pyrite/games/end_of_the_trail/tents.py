"""Pieces on the land, and tents that are pushed away, in the dialect (ET4.10, ET4.11)."""

from pyrite.core.schema import Ints
from pyrite.core.sets import lowest
from pyrite.games.end_of_the_trail.box import AROUND
from pyrite.games.end_of_the_trail.cards import VALUE_SIGN, list_moves, show_to
from pyrite.games.end_of_the_trail.moves import CAMP, SHIFT_MOVE
from pyrite.games.end_of_the_trail.state import NEXT_TURN, NONE, PUSH, SHIFT, State


def tents_on(s: State, tile: int) -> int:
    """The sides that have a tent on a tile."""
    sides = 0
    for side in range(s.sides):
        sides |= (s.players[side].tents >> tile & 1) << side
    return sides


def is_claimed(s: State, tile: int) -> bool:
    """ET4.11: does any piece stand there?"""
    for side in range(s.sides):
        if s.players[side].camp == tile:
            return True
    return tents_on(s, tile) != 0


def place_piece(s: State, side: int, tile: int, piece: int) -> None:
    """A tile with a tent or camp is claimed (ET4.11)."""
    if piece == CAMP:
        s.players[side].camp = tile
    else:
        s.players[side].tents |= 1 << tile
        s.players[side].tents_left -= 1
    s.free &= ~(1 << tile)


def see(s: State, side: int, tile: int) -> None:
    """ET8.1: a seat learns a tile's value, for good; Argonauts do not care."""
    if side < s.seats:
        s.looked[tile] |= 1 << side
        show_to(s.players[side], tile, VALUE_SIGN + s.value[tile])


# Pushed tents (ET4.10)


def push(s: State, sides: int, tile: int) -> None:
    """These sides' tents must leave the tile."""
    s.pushed = sides
    s.push_from = tile
    s.stage = PUSH


def nearest(s: State, tile: int) -> int:
    """ET4.10: the unclaimed tiles at the smallest distance, over claimed ones too."""
    steps = 1
    while s.free & AROUND[tile][steps] == 0:
        steps += 1
    return s.free & AROUND[tile][steps]


def next_pushed(s: State) -> int:
    """ET4.8: the owner who is next in turn order."""
    place = 0
    while not s.pushed >> s.order[place] & 1:
        place += 1
    return s.order[place]


def ask_or_shift(s: State, side: int) -> None:
    """ET4.10: the owner chooses; † not if there is just one nearest tile."""
    tiles = nearest(s, s.push_from)
    if tiles & (tiles - 1) == 0:
        shift(s, side, lowest(tiles))
    else:
        s.turn = side
        s.stage = SHIFT


def legal_shifts(s: State, out: Ints) -> int:
    """ET4.10: among the nearest."""
    return list_moves(nearest(s, s.push_from), SHIFT_MOVE, out, 0)


def shift(s: State, side: int, tile: int) -> None:
    """ET4.10: the tent goes there, and its owner sees the value."""
    me = s.players[side]
    me.tents ^= 1 << s.push_from | 1 << tile
    s.free &= ~(1 << tile)
    if not is_claimed(s, s.push_from):
        s.free |= 1 << s.push_from
    see(s, side, tile)
    s.pushed ^= 1 << side
    s.stage = PUSH


def end_push(s: State) -> None:
    """All have gone; the turn is over."""
    s.push_from = NONE
    s.stage = NEXT_TURN
