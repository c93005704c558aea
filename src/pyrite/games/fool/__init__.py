"""Fool!, by Friedemann Friese (2018): be rid of your cards, and never play the worst one."""

from collections.abc import Mapping

from pyrite.core.game import Game, Option, signed, start_option
from pyrite.games.fool import (
    box,
    events,
    knowledge,
    moves,
    rules,
    state,
    story,
    view,
)


def decision_bound(seats: int, options: Mapping[str, str]) -> int:
    """No round takes more decisions than cards, and rounds cannot go on for ever (F3.3).

    While the game goes on there have been five +10 at the most, and no total is under -79. In a
    round as many seats as there are discs may score 0; all others without +10 lose 2 or more.
    """
    if options.get("rounds") == "single":
        return box.DECK_SIZE[seats]
    tens = box.MANY_TENS - 1
    most_lost = seats * (-box.LOW_TOTAL - 1) + tens * box.EMPTY_HAND
    lost_a_round = box.LOWEST * (seats - box.DISCS[seats])
    rounds = (most_lost + tens * box.LOWEST) // lost_a_round + 1
    return box.DECK_SIZE[seats] * rounds


GAME = Game(
    **signed(state, moves, rules, knowledge, view, story, events),
    id="fool",
    title="Fool!",
    designer="Friedemann Friese",
    year=2018,
    difficulty=2,
    version=1,
    seats=(4, 5, 6, 7, 8),
    options=(
        Option("rounds", ("match", "single")),
        Option("memory_aid", ("off", "on")),
        start_option(box.MOST_SEATS),
    ),
    move_count=box.CARDS,
    most_moves=box.LARGEST_HAND,
    longest_outcome=1 + box.DECK_SIZE[box.MOST_SEATS],
    reasons=("a total of minus eighty", "plus ten for the sixth time", "the single round over"),
    decision_bound=decision_bound,
)
