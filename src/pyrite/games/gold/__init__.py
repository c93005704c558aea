"""Gold, by Reiner Knizia (2020): flip two cards, remember them, get the gold out."""

from collections.abc import Mapping

from pyrite.core.game import Game, Option, start_option
from pyrite.games.gold import box, events, knowledge, moment, moves, rules, story, view
from pyrite.games.gold.state import State


def decision_bound(seats: int, options: Mapping[str, str]) -> int:
    """G4.3: each card that leaves before the rush took 100 turns of two flips at the most."""
    one_game = (box.PLACES - box.RUSH_AT) * box.QUIET_TURNS * 2 + box.PLACES
    return one_game * (seats if options.get("games") == "match" else 1)


GAME = Game(
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
    state=State,
    move_count=box.PLACES,
    most_moves=box.PLACES,
    longest_outcome=box.PLACES + 1,
    outcomes=moves.OUTCOMES,
    reasons=("no card left", "last game of the match over"),
    decision_bound=decision_bound,
    begin=rules.begin,
    waiting=rules.waiting,
    draw=rules.draw,
    possible=rules.possible,
    settle=rules.settle,
    legal=rules.legal,
    apply=rules.apply,
    score=rules.score,
    winners=rules.winners,
    reason=rules.reason,
    observe=knowledge.observe,
    guess=knowledge.guess,
    shown=knowledge.shown,
    seen=knowledge.seen,
    move_text=moves.move_text,
    parse_move=moves.parse_move,
    describe_move=moves.describe_move,
    chance_text=moves.chance_text,
    parse_chance=moves.parse_chance,
    view=view.view,
    view_type=view.View,
    story=story.story,
    events=events.EVENTS,
    moment=moment.moment,
)
