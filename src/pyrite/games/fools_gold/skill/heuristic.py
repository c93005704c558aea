"""The heuristic for Fool's Gold: miners spread out and keep their coins, points draw hands.

Nothing but coming chance is hidden here, so it may look at everything. The numbers were found by
playing many thousands of games against each other.
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
from pyrite.games.fools_gold.scoring import highest_sum, points
from pyrite.games.fools_gold.state import Player, State

BY_MINE = 96  # a miner on a path, wherever
FOOLS_GOLD_PER_DIE = -12  # where one has most already
GEM_PER_DIE = 7  # where one has no gem yet
MISSING_PER_DIE = 3  # where one has no gold yet
PER_SPACE = -2
PER_RIVAL = 3
PER_OWN_MINER = -7  # miners spread out
DIE_PER_MINER = 17
MISSING_PER_MINER = -9
DIE_PRICE = -2
DIE_ANYWAY = 2
RETRIEVED = 35
DONE = 89  # passing without a miner left
RESERVES = 8  # passing with some
GOLD_PER_POINT = 64
GEM_PER_POINT = 57
GEM_ANYWAY = 55
COINS_WORTH = 53  # while there is a year left to spend them in
WINTER_WORTH = 60
RESERVE_PER_OWN = 4
RESERVE_PER_RIVAL = 24
LEAST = 1


def heuristic(s: State, seat: int, moves: Ints, n: int, weights: Ints) -> None:
    """A weight for each move; spaces of one mine stand together."""
    m = -1
    of_mine = 0
    for i in range(n):
        move = moves[i]
        if move >= FIRST_WILD:
            weights[i] = max(LEAST, weight(s, seat, move))
        else:
            if move // SPACES != m:
                m = move // SPACES
                of_mine = mine_weight(s, seat, m)
            weights[i] = max(LEAST, of_mine + PER_SPACE * (move - SPACES * m))


def weight(s: State, seat: int, move: int) -> int:
    """By kind of move, of all but placing a miner."""
    if move < RETRIEVE:
        return wild_weight(s, seat, move - FIRST_WILD)
    if move == RETRIEVE:
        return RETRIEVED
    if move == PASS:
        return DONE if s.players[seat].miners == 0 else RESERVES
    if move < FIRST_GOLD:
        return reserve_weight(s, seat, move - FIRST_RESERVE)
    return take_weight(s, seat, move)


def mine_weight(s: State, seat: int, m: int) -> int:
    """Of a miner there: spread out, for gems one lacks, away from one's fool's gold."""
    player = s.players[seat]
    per_die = 0 if player.gems[m] else GEM_PER_DIE
    if player.gold[m] == 0:
        per_die += MISSING_PER_DIE
    elif player.gold[m] == highest_sum(player):
        per_die += FOOLS_GOLD_PER_DIE
    own = MINERS_AT[s.mines[m].standing[seat]]
    rivals = miners_on_path(s.mines[m]) - own
    by_miners = PER_OWN_MINER * own + PER_RIVAL * rivals
    return BY_MINE + per_die * s.mines[m].dice + by_miners


def wild_weight(s: State, seat: int, m: int) -> int:
    """A die more is good where one's own miners stand."""
    own = MINERS_AT[s.mines[m].standing[seat]]
    per_miner = DIE_PER_MINER
    if s.players[seat].gold[m] == 0:
        per_miner += MISSING_PER_MINER
    return own * per_miner + DIE_PRICE * s.mines[m].dice + DIE_ANYWAY if own else LEAST


def reserve_weight(s: State, seat: int, m: int) -> int:
    """Reserves go where miners of one's own stand beside rivals."""
    mine = s.mines[m]
    own = MINERS_AT[mine.standing[seat]]
    if own == 0:
        return LEAST
    return RESERVE_PER_OWN * own + RESERVE_PER_RIVAL * (miners_on_path(mine) - own)


def take_weight(s: State, seat: int, move: int) -> int:
    """By the points it makes."""
    player = s.players[seat]
    if move < TAKE_GEM:
        return GOLD_PER_POINT * gold_gain(player, s.mine, move - FIRST_GOLD + 1)
    if move == TAKE_GEM:
        return GEM_PER_POINT * gem_gain(player) + GEM_ANYWAY
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
