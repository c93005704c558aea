"""Fool's Gold, by Joshua Balvin (2013): five mines, five years, one vein too many."""

from collections.abc import Mapping

from pyrite.core.game import Game, Option, start_option
from pyrite.games.fools_gold import box, events, knowledge, moves, rules, scoring, story, view
from pyrite.games.fools_gold.state import State


def decision_bound(seats: int, options: Mapping[str, str]) -> int:
    """FG4, FG5: a miner decides three times a year at the most, a wild die and a pass once."""
    miners = sum(box.MINERS[seats] + year for year in range(box.YEARS))
    return seats * (3 * miners + box.YEARS) + box.DICE * box.YEARS


GAME = Game(
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
    state=State,
    move_count=moves.MOVES,
    most_moves=moves.FIRST_RESERVE,  # every space, every mine, retrieve and pass
    longest_outcome=2 + box.MOST_CARDS,
    outcomes=moves.OUTCOMES,
    reasons=("last year over",),
    decision_bound=decision_bound,
    begin=rules.begin,
    waiting=rules.waiting,
    draw=rules.draw,
    possible=rules.possible,
    settle=rules.settle,
    legal=rules.legal,
    apply=rules.apply,
    score=scoring.score,
    winners=scoring.winners,
    reason=scoring.reason,
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
)
