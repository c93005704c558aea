"""The reason of one decision: which facts set the better move apart, how often, how much it is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from pyrite.core.game import Event, Game
from pyrite.core.vocabulary.reasons import Fact
from pyrite.engine.player import Information
from pyrite.players.review.grades import SURE, Grade
from pyrite.players.review.judging import Decision, measuring_seed
from pyrite.players.review.reasons.counting import Counting, facts_of
from pyrite.players.review.reasons.explaining import explain
from pyrite.players.review.reasons.worlds import Imagined, Retelling
from pyrite.players.review.valuing import Estimate, Valuer

WORLDS = 300  # pairs of games that are looked at
LATE_WORLDS = 150  # where they are looked at to their end
FEWEST = 50  # say nothing with fewer
LOGGED = 400  # decisions of an imagined game, at the most

SCORE = Fact("score", (), value="points", good=1)
"""What the seat has at the end: the last resort, true of every game."""


@dataclass(frozen=True)
class CountedFact:
    """A fact in the games with the move made, and in those with the better one."""

    fact: Fact
    made: float  # in all games together: how many had it, or the sum
    best: float
    example: Event | None  # such an event, for facts without a name of their own


@dataclass(frozen=True)
class Reason:
    """Why the better move was better."""

    facts: tuple[CountedFact, ...]
    worlds: int  # pairs of games
    explained: Estimate  # the share of the loss


def needs_reason(decision: Decision) -> bool:
    """Did it surely cost something?"""
    is_lost = decision.loss.mean > SURE * decision.loss.error
    return decision.is_real and decision.grade is not Grade.GOLD and is_lost


def reason_of(valuer: Valuer, information: Information, decision: Decision) -> Reason | None:
    """From the first pairs of those that measured the loss; None where no fact explains half.

    What happens soon is looked at first; what happens until the end only where that says nothing.
    """
    if decision.games < FEWEST:
        return None
    moves, seed = (decision.made, decision.best), measuring_seed(information)
    worlds = min(WORLDS, decision.games)
    pairs = list(valuer.imagined(information, moves, seed, worlds, LOGGED))
    facts = facts_of(valuer.game)
    soon, late = ([one for one in facts if bool(one.until) is is_soon] for is_soon in (True, False))
    return (
        explained_by(valuer.game, decision, pairs, soon)
        or explained_by(valuer.game, decision, pairs[:LATE_WORLDS], late)
        or explained_by(valuer.game, decision, pairs, [])
    )


def explained_by(
    game: Game, decision: Decision, pairs: Sequence[Imagined], facts: Sequence[Fact]
) -> Reason | None:
    """The reason among these facts; without any, by the score."""
    made, best = (count_all(game, decision, pairs, facts, arm) for arm in (0, 1))
    named = facts or (SCORE,)
    result = [one.wins[1] - one.wins[0] for one in pairs]
    apart = [
        [b - a for a, b in zip(made.of(n), best.of(n), strict=True)] for n in range(len(named))
    ]
    found = explain(apart, [fact.good for fact in named], result, decision.loss)
    if not found:
        return None
    examples = made.examples | best.examples
    counted = tuple(
        CountedFact(named[n], sum(made.of(n)), sum(best.of(n)), examples.get(n))
        for n in found.places
    )
    return Reason(counted, len(pairs), found.share)


@dataclass(frozen=True)
class CountedGames:
    """All facts of all games with one move; the score is the last of them."""

    rows: list[list[float]]
    examples: dict[int, Event]

    def of(self, place: int) -> list[float]:
        """One fact, game by game."""
        return [row[place] for row in self.rows]


def count_all(
    game: Game, decision: Decision, pairs: Sequence[Imagined], facts: Sequence[Fact], arm: int
) -> CountedGames:
    """Every fact in every game that began with one of the two moves."""
    telling, counting = Retelling(game), Counting(facts, decision.seat)
    move, rows, examples = (decision.made, decision.best)[arm], [], dict[int, Event]()
    for one in pairs:
        steps = telling.tell(one, decision.seat, move, one.logs[arm]) if facts else ()
        count = counting.amounts(steps)
        rows.append([*count.amounts, one.scores[arm]])
        examples = count.examples | examples
    return CountedGames(rows, examples)
