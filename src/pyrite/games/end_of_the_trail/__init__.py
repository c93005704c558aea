"""End of the Trail, by Mike Hinson (2018): bid for supplies, look for gold, press your luck."""

from collections.abc import Mapping

from pyrite.core.game import Game, Option, signed, start_option
from pyrite.games.end_of_the_trail import (
    box,
    events,
    knowledge,
    moves,
    rules,
    scene,
    setup,
    state,
    story,
    view,
)

SOLO = (1,)
TABLE = (2, 3, 4)


def decision_bound(seats: int, options: Mapping[str, str]) -> int:
    """A bid is higher than the last; a card is used once, and pushes three tents at the most."""
    lots = max(seats, setup.SOLO_SIDES if seats == 1 else 2) - 1
    one_lot = 1 + box.MOST_MONEY + 1 + seats + box.FIRST_HAND + 1
    one_seat = 3 + 3 * (2 + 3) + 1 + 2 + 3  # select, use, stake, swap, keep
    return seats + box.ROUNDS * (lots * one_lot + seats * one_seat) + seats + 1


GAME = Game(
    **signed(state, moves, setup, rules, knowledge, scene, view, story, events),
    id="end-of-the-trail",
    title="End of the Trail",
    designer="Mike Hinson",
    year=2018,
    difficulty=4,
    version=1,
    seats=(*SOLO, *TABLE),
    options=(
        Option("jokers", ("off", "on")),
        Option("memory_aid", ("on", "off")),
        Option("argonauts", ("A1A3", "A1A2", "A2A3"), only=SOLO),
        start_option(box.MOST_SEATS, only=TABLE),
    ),
    move_count=moves.MOVE_COUNT,
    most_moves=160,
    longest_outcome=box.CARDS + 1,
    reasons=("third round over",),
    decision_bound=decision_bound,
    sides=lambda seats: setup.SOLO_SIDES if seats == 1 else seats,
)
