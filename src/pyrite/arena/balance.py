"""Is a game fair, long, tense, lucky? Measured on equal players and on a ladder of others."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from statistics import fmean, pstdev, variance

from pyrite.arena.intervals import Share, share_of
from pyrite.arena.tournament.deal import GameResult, Tournament
from pyrite.arena.tournament.standings import Standing, standings
from pyrite.core.game import Game
from pyrite.engine.registry import find_game

Values = Callable[[GameResult], Sequence[float]]  # one per seat
LADDER = ("uniform", "easy", "normal")


@dataclass(frozen=True)
class Balance:
    """What a report tells; lists hold one number per game, `scores` one per game and side."""

    tournament: Tournament
    wins_by_seat: list[Share]
    scores_by_seat: list[Share]
    scores: list[int]
    margins: list[int]  # by which the best side was ahead of the next
    lengths: list[int]  # in decisions
    choices: list[float]  # legal moves per decision
    lead_changes: list[int]
    deal_share: float | None  # of the scores' variance, within a seat
    ladder: list[Standing]

    @property
    def score_spread(self) -> float:
        """Standard deviation of equal players' scores."""
        return pstdev(self.scores)


def equal_players(tournament: Tournament, game: Game) -> Tournament:
    """The same player at every seat; seat 0 begins, so that seats can be told apart."""
    chosen = dict(tournament.options)
    if any(option.name == "start" for option in game.options_for(tournament.seats)):
        chosen.setdefault("start", "0")
    return replace(tournament, options=tuple(sorted(chosen.items())))


def ladder_of(tournament: Tournament) -> Tournament:
    """The same game between players of different strength, who begins as it usually is."""
    names = tuple(dict.fromkeys((*LADDER, *tournament.players)))
    return replace(tournament, players=names)


def balance_of(
    tournament: Tournament,
    results: Sequence[GameResult],
    ladder: Tournament,
    ladder_results: Sequence[GameResult],
) -> Balance:
    """All figures."""
    seats, points = range(tournament.seats), find_game(tournament.game).points
    return Balance(
        tournament=tournament,
        wins_by_seat=[share_by_deals(results, lambda one: one.wins, seat) for seat in seats],
        scores_by_seat=[
            share_by_deals(results, lambda one: [points(score) for score in one.scores], seat)
            for seat in seats
        ],
        scores=[points(score) for one in results for score in one.scores],
        margins=[margin(one.scores) for one in results],
        lengths=[one.decisions for one in results],
        choices=[one.choices / one.decisions for one in results],
        lead_changes=[one.lead_changes for one in results],
        deal_share=deal_share(tournament, results),
        ladder=standings(ladder, ladder_results),
    )


def margin(scores: Sequence[int]) -> int:
    """How far the best is ahead of the next; 0 for one alone."""
    best, *rest = sorted(scores, reverse=True)
    return best - rest[0] if rest else 0


def share_by_deals(results: Sequence[GameResult], values: Values, seat: int) -> Share:
    """Over the means of deals: games of one deal are not independent, deals are."""
    return share_of([fmean(deal) for deal in by_deal(results, values, seat)])


def by_deal(results: Sequence[GameResult], values: Values, seat: int) -> list[list[float]]:
    """A seat's value in every game, the games of one deal together."""
    deals: dict[int, list[float]] = defaultdict(list)
    for one in results:
        deals[one.block].append(values(one)[seat])
    return list(deals.values())


def deal_share(tournament: Tournament, results: Sequence[GameResult]) -> float | None:
    """How much of the variance of a seat's score comes with the deal.

    Each deal is played several times by equal players with new chance of their own. What its
    games have in common is the deal's part (variance between deals, less what would be between
    them anyway); None where deals were not repeated.
    """
    turns = tournament.seats
    between = within = 0.0
    for seat in range(tournament.seats):
        deals = by_deal(results, lambda one: one.scores, seat)
        if turns < 2 or len(deals) < 2:
            return None
        within += fmean(map(variance, deals))
        between += variance(map(fmean, deals))
    of_deal = max(0.0, between - within / turns)
    return of_deal / (of_deal + within) if of_deal + within else None
