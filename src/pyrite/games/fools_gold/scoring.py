"""The end of Fool's Gold, in the dialect: points and winners (FG7)."""

from pyrite.core.schema import Ints
from pyrite.games.fools_gold.box import GEM_POINTS, MINES, PENALTY
from pyrite.games.fools_gold.state import Player, State

MORE_THAN_A_MINE = 64  # more nuggets than any mine has


def score(s: State, out: Ints) -> None:
    """FG7.2: the points of every seat."""
    for seat in range(s.seats):
        out[seat] = points(s.players[seat])


def points(player: Player) -> int:
    """FG7.2: nuggets outside fool's gold, gems, less the penalty for missing mines."""
    total = 0
    kinds = 0
    for m in range(MINES):
        total += player.gold[m] - PENALTY * (player.gold[m] == 0)
        kinds += player.gems[m]
    return total - highest_sum(player) + GEM_POINTS[kinds]


def highest_sum(player: Player) -> int:
    """FG7.2: the mine with most nuggets is fool's gold."""
    most = 0
    for m in range(MINES):
        most = max(most, player.gold[m])
    return most


def sum_in_order(player: Player, place: int) -> int:
    """The sum by mine that comes at this place when the highest is at 0."""
    for m in range(MINES):
        higher = 0
        equal = 0
        for other in range(MINES):
            higher += player.gold[other] > player.gold[m]
            equal += player.gold[other] == player.gold[m]
        if higher <= place < higher + equal:
            return player.gold[m]
    return 0


def rank(player: Player) -> int:
    """FG7.3: points, then the counted sums from the highest down, as one number."""
    number = points(player) + PENALTY * MINES
    for place in range(1, MINES):
        number = number * MORE_THAN_A_MINE + sum_in_order(player, place)
    return number


def winners(s: State) -> int:
    """FG7.3: the highest rank; equal ranks share the victory."""
    best = 0
    mask = 0
    for seat in range(s.seats):
        this = rank(s.players[seat])
        if this > best:
            mask = 0
        if this >= best:
            mask |= 1 << seat
        best = max(best, this)
    return mask


def reason(s: State) -> int:
    """FG7.1: there is one end."""
    return 0
