"""Guessing the gold of unseen tiles, in the dialect (ET1.4, ET2.1, ET8.4).

Tiles of a kind, in play or left in the box, are exchangeable. A press says that one tile is
worth at least as much as another; what is drawn against that is drawn again, a few times, and
then found by a search, which ends because it tries every value of every such tile once.
"""

from pyrite.core.chance import Chance, below
from pyrite.games.end_of_the_trail.box import HIGHEST, LAND_VALUES, TILES
from pyrite.games.end_of_the_trail.cards import lowest
from pyrite.games.end_of_the_trail.state import UNSEEN, State

TRIES = 32


def guess_land(o: State, chance: Chance, out: State) -> None:
    """A value for every unseen tile, such that all presses are true."""
    for _ in range(TRIES):
        draw_values(o, chance, out)
        if is_ordered(out):
            return
    search_values(o, out)
    draw_values(out, chance, out)


def draw_values(o: State, chance: Chance, out: State) -> None:
    """ET2.1: what `o` does not know is drawn from what is left of each kind."""
    for kind in range(3):
        n = 0
        for value in range(1, HIGHEST + 1):
            for _ in range(left_in_box(o, kind, value)):
                out.trail[n] = value
                n += 1
        draw_kind(o, kind, n, chance, out)
        for i in range(n):
            out.trail[i] = 0


def left_in_box(o: State, kind: int, value: int) -> int:
    """ET1.4: how many tiles of this kind and value are not known to lie elsewhere."""
    left = LAND_VALUES[kind][value]
    tiles = o.land[kind]
    while tiles:
        left -= int(o.value[lowest(tiles)] == value)
        tiles &= tiles - 1
    return left


def draw_kind(o: State, kind: int, left: int, chance: Chance, out: State) -> None:
    """Each unseen tile of a kind gets one of the values in `trail`."""
    tiles = o.land[kind]
    while tiles:
        tile = lowest(tiles)
        tiles &= tiles - 1
        if o.value[tile] == UNSEEN:
            i = below(chance, left)
            left -= 1
            out.value[tile] = out.trail[i]
            out.trail[i] = out.trail[left]


def is_ordered(s: State) -> bool:
    """ET8.4: does every press hold?"""
    for tile in range(TILES):
        if s.above[tile] != 0 and not fits(s, tile):
            return False
    return True


def fits(s: State, tile: int) -> bool:
    """Do the presses over this tile hold, as far as values are known?"""
    above = s.above[tile]
    while above:
        value = s.value[lowest(above)]
        if value != UNSEEN and value < s.value[tile]:
            return False
        above &= above - 1
    return True


# Search


def search_values(o: State, out: State) -> None:
    """The tiles that presses speak of get values one by one, going back where none fits."""
    count = list_pressed(o, out)
    i = 0
    while 0 <= i < count:
        tile = out.slot[i]
        value = next_value(out, tile)
        out.value[tile] = value
        i += 1 if value != UNSEEN else -1
    for k in range(TILES):
        out.slot[k] = 0


def list_pressed(o: State, out: State) -> int:
    """In `slot`: the unseen tiles that presses speak of; all unseen ones lose their values."""
    pressed = 0
    for tile in range(TILES):
        pressed |= o.above[tile]
        if o.above[tile] != 0:
            pressed |= 1 << tile
    count = 0
    for tile in range(TILES):
        out.value[tile] = o.value[tile]
        if o.value[tile] == UNSEEN and pressed >> tile & 1:
            out.slot[count] = tile
            count += 1
    return count


def next_value(out: State, tile: int) -> int:
    """The next higher value that is left in the box and fits; UNSEEN if there is none."""
    kind = 0
    while not out.land[kind] >> tile & 1:
        kind += 1
    first = out.value[tile] + 1
    out.value[tile] = UNSEEN
    for value in range(first, HIGHEST + 1):
        if left_in_box(out, kind, value) > 0 and fits_around(out, tile, value):
            return value
    return UNSEEN


def fits_around(out: State, tile: int, value: int) -> bool:
    """Would this value keep every press about the tile true?"""
    out.value[tile] = value
    is_good = fits(out, tile)
    for other in range(TILES):
        if out.above[other] >> tile & 1 and out.value[other] > value:
            is_good = False
    out.value[tile] = UNSEEN
    return is_good
