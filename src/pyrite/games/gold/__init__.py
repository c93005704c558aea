"""Gold, by Reiner Knizia (2020): flip two cards, remember them, get the gold out."""

from collections.abc import Mapping

from pyrite.core.game import Game, Option, signed, start_option
from pyrite.games.gold import (
    box,
    events,
    knowledge,
    moment,
    moves,
    rules,
    state,
    story,
    view,
)


def decision_bound(seats: int, options: Mapping[str, str]) -> int:
    """G4.3: each card that leaves before the rush took 100 turns of two flips at the most."""
    one_game = (box.PLACES - box.RUSH_AT) * box.QUIET_TURNS * 2 + box.PLACES
    return one_game * (seats if options.get("games") == "match" else 1)


GAME = Game(
    **signed(state, moves, rules, knowledge, view, story, events, moment),
    id="gold",
    title="Gold",
    designer="Reiner Knizia",
    year=2020,
    difficulty=1,
    version=1,
    seats=(2, 3, 4, 5),
    options=(
        Option("games", ("1", "match")),
        Option("layout", ("scatter", "grid")),
        Option("memory_aid", ("off", "on")),
        start_option(box.MOST_SEATS),
    ),
    move_count=box.PLACES,
    most_moves=box.PLACES,
    longest_outcome=box.PLACES + 1,
    reasons=("no card left", "last game of the match over"),
    decision_bound=decision_bound,
)
