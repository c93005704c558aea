"""The instinct for Fool's Gold: dice and missing mines draw miners, points draw hands.

Nothing but coming chance is hidden here, so it may look at everything.
"""

from __future__ import annotations

from pyrite.core.schema import Ints
from pyrite.games.fools_gold.box import GEM_POINTS, MINES, SPACES, YEARS
from pyrite.games.fools_gold.mining import MINERS_AT, miners_on_path
from pyrite.games.fools_gold.moves import (
    FIRST_GOLD,
    FIRST_RESERVE,
    FIRST_WILD,
    LIE_DOWN,
    PASS,
    RETRIEVE,
    TAKE_COINS,
    TAKE_GEM,
)
from pyrite.games.fools_gold.scoring import points, sum_in_order
from pyrite.games.fools_gold.state import Player, State

PER_POINT = 40
COINS_WORTH = 50  # while there is a year left to spend them in
WINTER_WORTH = 40
LEAST = 1


def instinct(s: State, seat: int, moves: Ints, n: int, weights: Ints) -> None:
    """A weight for each move."""
    for i in range(n):
        weights[i] = max(LEAST, weight(s, seat, moves[i]))


def weight(s: State, seat: int, move: int) -> int:
    """By kind of move."""
    if move < FIRST_WILD:
        return place_weight(s, seat, move // SPACES, move % SPACES)
    if move < RETRIEVE:
        return wild_weight(s, seat, move - FIRST_WILD)
    if move == RETRIEVE:
        return LEAST
    if move == PASS:
        return 40 if s.players[seat].miners == 0 else 2
    if move < FIRST_GOLD:
        return reserve_weight(s, seat, move - FIRST_RESERVE)
    return take_weight(s, seat, move)


def mine_worth(player: Player, m: int) -> int:
    """A mine without gold of one's own is wanted, fool's gold is not."""
    if player.gold[m] == 0:
        return 10
    return 2 if player.gold[m] == sum_in_order(player, 0) else 6


def place_weight(s: State, seat: int, m: int, space: int) -> int:
    """Many dice, few rivals, a low price; but a high space acts first among equals."""
    mine = s.mines[m]
    worth = mine_worth(s.players[seat], m) * mine.dice
    rivals = miners_on_path(mine) - MINERS_AT[mine.standing[seat]]
    return worth * 3 // (2 + rivals) * 3 - 3 * space


def wild_weight(s: State, seat: int, m: int) -> int:
    """A die more is good where one's own miners stand."""
    own = MINERS_AT[s.mines[m].standing[seat]]
    if own == 0:
        return LEAST
    return own * mine_worth(s.players[seat], m) - 4 * s.mines[m].dice


def reserve_weight(s: State, seat: int, m: int) -> int:
    """Reserves go where miners of one's own stand beside rivals."""
    mine = s.mines[m]
    own = MINERS_AT[mine.standing[seat]]
    if own == 0:
        return LEAST
    return 10 * own + 10 * (miners_on_path(mine) - own)


def take_weight(s: State, seat: int, move: int) -> int:
    """By the points it makes."""
    player = s.players[seat]
    if move < TAKE_GEM:
        return PER_POINT * gold_gain(player, s.mine, move - FIRST_GOLD + 1)
    if move == TAKE_GEM:
        return PER_POINT * gem_gain(player)
    if move == TAKE_COINS:
        return COINS_WORTH if s.year < YEARS - 1 else LEAST
    return WINTER_WORTH if move == LIE_DOWN else LEAST


def gold_gain(player: Player, m: int, nuggets: int) -> int:
    """Points that this gold card would make."""
    before = points(player)
    player.gold[m] += nuggets
    gain = points(player) - before
    player.gold[m] -= nuggets
    return gain


def gem_gain(player: Player) -> int:
    """Points that a gem of a new kind makes."""
    kinds = 0
    for m in range(MINES):
        kinds += player.gems[m]
    return GEM_POINTS[kinds + 1] - GEM_POINTS[kinds]
