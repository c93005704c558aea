"""Nuggets: take the nugget with its pebbles, or pay a pebble to pass it on. Fewest points win."""

from collections.abc import Mapping

from nuggets import box, knowledge, moves, rules, state, view
from pyrite.core.game import Game, signed


def decision_bound(seats: int, options: Mapping[str, str]) -> int:
    """N3.2: each nugget is passed on at most once for every pebble in the game, then taken."""
    return box.IN_PLAY * (seats * box.PEBBLES[seats] + 1)


GAME = Game(
    **signed(state, moves, rules, knowledge, view),
    id="nuggets",
    title="Nuggets",
    designer="a made-up example",
    year=2025,
    difficulty=1,
    version=1,
    seats=(3, 4, 5, 6),
    options=(),
    move_count=len(moves.MOVES),
    most_moves=len(moves.MOVES),
    longest_outcome=2 + box.NUGGETS,  # all are shuffled, some thrown back
    reasons=("no nugget left",),
    decision_bound=decision_bound,
    fewest_wins=True,
)
