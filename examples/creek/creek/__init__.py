"""Creek: roll, walk along the creek or dig where you stand. Most gold wins."""

from collections.abc import Mapping

from creek import box, knowledge, moves, rules, state, view
from pyrite.core.game import Game, signed


def decision_bound(seats: int, options: Mapping[str, str]) -> int:
    """C3.1: everybody has so many turns."""
    return seats * box.TURNS


GAME = Game(
    **signed(state, moves, rules, knowledge, view),
    id="creek",
    title="Creek",
    designer="a made-up example",
    year=2025,
    difficulty=1,
    version=1,
    seats=(2, 3, 4, 5),
    options=(),
    move_count=1 + box.PLACES,
    most_moves=1 + box.PLACES,
    longest_outcome=2,
    reasons=("all turns are over",),
    decision_bound=decision_bound,
)
