"""Fool's Gold, by Joshua Balvin (2013): five mines, five years, one vein too many."""

from collections.abc import Mapping

from pyrite.core.game import Game, Option, signed, start_option
from pyrite.games.fools_gold import (
    box,
    events,
    knowledge,
    moves,
    rules,
    scoring,
    state,
    story,
    view,
)


def decision_bound(seats: int, options: Mapping[str, str]) -> int:
    """FG4, FG5: a miner decides three times a year at the most, a wild die and a pass once."""
    miners = sum(box.MINERS[seats] + year for year in range(box.YEARS))
    return seats * (3 * miners + box.YEARS) + box.DICE * box.YEARS


GAME = Game(
    **signed(state, moves, rules, scoring, knowledge, view, story, events),
    id="fools-gold",
    title="Fool's Gold",
    designer="Joshua Balvin",
    year=2013,
    difficulty=3,
    version=1,
    seats=(3, 4, 5),
    options=(
        Option("screens", ("closed", "open")),
        start_option(box.MOST_SEATS),
    ),
    move_count=moves.MOVES,
    most_moves=moves.FIRST_RESERVE,  # every space, every mine, retrieve and pass
    longest_outcome=2 + box.MOST_CARDS,
    reasons=("last year over",),
    decision_bound=decision_bound,
)
