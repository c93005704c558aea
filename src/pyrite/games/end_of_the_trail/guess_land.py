"""Guessing the gold of unseen tiles, in the dialect (ET1.4, ET2.1, ET8.4).

Tiles of a kind, in play or left in the box, are exchangeable. A press says that one tile is
worth at least as much as another; what is drawn against that is drawn again, a few times, and
then found by a search, which ends because it tries every value of every such tile once.
"""

from pyrite.core.chance import Chance, below
from pyrite.core.sets import lowest
from pyrite.games.end_of_the_trail.box import HIGHEST, LAND_VALUES, TILES
from pyrite.games.end_of_the_trail.state import UNSEEN, State

TRIES = 32


def guess_land(o: State, chance: Chance, out: State) -> None:
    """A value for every unseen tile, such that all presses are true."""
    for _ in range(TRIES):
        draw_values(o, chance, out)
        if is_ordered(out):
            return
    search_values(o, chance, out)
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


# Search: tiles that presses speak of get values one by one, going back where none is possible


def search_values(o: State, chance: Chance, out: State) -> None:
    """ET8.4: values for which every press holds; other unseen tiles stay without."""
    count = list_pressed(o, chance, out)
    i = 0
    while 0 <= i < count:
        tile = out.slot[i]
        out.value[tile] = next_value(out, tile, out.slot[TILES + i])
        i += 1 if out.value[tile] != UNSEEN else -1
    for k in range(2 * TILES):
        out.slot[k] = 0
        out.trail[k] = 0


def list_pressed(o: State, chance: Chance, out: State) -> int:
    """In `slot`: the unseen tiles that presses speak of, then the value to try first of each."""
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
            out.slot[TILES + count] = 1 + below(chance, HIGHEST)
            count += 1
    return count


def next_value(out: State, tile: int, first: int) -> int:
    """The next value, round from the first one, that is possible; UNSEEN if there is none."""
    last = out.value[tile]
    value = first if last == UNSEEN else last % HIGHEST + 1
    while last == UNSEEN or value != first:
        out.value[tile] = UNSEEN
        is_left = left_in_box(out, kind_of_tile(out, tile), value) > 0
        out.value[tile] = value
        if is_left and is_feasible(out):
            return value
        last = value
        value = value % HIGHEST + 1
    return UNSEEN


def kind_of_tile(s: State, tile: int) -> int:
    """What kind of land a tile is."""
    kind = 0
    while not s.land[kind] >> tile & 1:
        kind += 1
    return kind


def is_feasible(out: State) -> bool:
    """Is there, as far as bounds and counts tell, a value for every tile that has none?"""
    for kind in range(3):
        bound_kind(out, kind)
    while narrow(out):
        pass
    for kind in range(3):
        for low in range(1, HIGHEST + 1):
            for high in range(low, HIGHEST + 1):
                if crowded(out, kind, low, high):
                    return False
    return is_ordered(out) and are_bounds_sound(out)


def bound_kind(out: State, kind: int) -> None:
    """In `trail`: the lowest value each tile of a kind can have, then the highest."""
    low = HIGHEST
    high = 1
    for value in range(1, HIGHEST + 1):
        if left_in_box(out, kind, value) > 0:
            low = min(low, value)
            high = max(high, value)
    tiles = out.land[kind]
    while tiles:
        tile = lowest(tiles)
        value = out.value[tile]
        out.trail[tile] = low if value == UNSEEN else value
        out.trail[TILES + tile] = high if value == UNSEEN else value
        tiles &= tiles - 1


def narrow(out: State) -> bool:
    """Carry the bounds over every press; did any of them change?"""
    is_changed = False
    for tile in range(TILES):
        above = out.above[tile]
        while above:
            other = lowest(above)
            above &= above - 1
            if out.trail[other] < out.trail[tile]:
                out.trail[other] = out.trail[tile]
                is_changed = True
            if out.trail[TILES + tile] > out.trail[TILES + other]:
                out.trail[TILES + tile] = out.trail[TILES + other]
                is_changed = True
    return is_changed


def are_bounds_sound(out: State) -> bool:
    """Is no tile's lowest value above its highest?"""
    for tile in range(TILES):
        if out.trail[tile] > out.trail[TILES + tile]:
            return False
    return True


def crowded(out: State, kind: int, low: int, high: int) -> bool:
    """Must more tiles of a kind lie between two values than are left of these?"""
    room = 0
    for value in range(low, high + 1):
        room += left_in_box(out, kind, value)
    tiles = out.land[kind]
    while tiles:
        tile = lowest(tiles)
        is_between = low <= out.trail[tile] and out.trail[TILES + tile] <= high
        room -= int(out.value[tile] == UNSEEN and is_between)
        tiles &= tiles - 1
    return room < 0
