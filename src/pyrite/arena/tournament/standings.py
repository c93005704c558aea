"""What a tournament says about its players: win shares with intervals, scores, ratings."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from statistics import fmean

from pyrite.arena.intervals import Share, share_of
from pyrite.arena.luck_adjusted import Adjusted, adjusted_share
from pyrite.arena.tournament.deal import GameResult, Tournament

WIN_MARK = 1e6  # a winner stands before everybody else, whatever the scores


@dataclass(frozen=True)
class Standing:
    """One player's line in the table."""

    name: str
    games: int
    win_share: Share
    fair_share: float
    score: float
    rating: float
    uncertainty: float
    adjusted: Adjusted | None = None  # the same with luck taken out, where it was measured


def standings(tournament: Tournament, results: Sequence[GameResult]) -> list[Standing]:
    """The table, best first. Players of one name are one player."""
    names = list(dict.fromkeys(tournament.players))
    ratings = rate(tournament, results)
    found = [standing(tournament, results, name, ratings[name]) for name in names]
    return sorted(found, key=lambda one: -one.win_share.mean)


def standing(
    tournament: Tournament, results: Sequence[GameResult], name: str, rating: tuple[float, float]
) -> Standing:
    """One player's line: wins per seat it took, averaged over deals, which are independent."""
    by_block: dict[int, list[float]] = defaultdict(list)
    lucks: dict[int, list[tuple[float, ...]]] = defaultdict(list)
    scores = []
    for result in results:
        for seat, index in enumerate(result.players):
            if tournament.players[index] == name:
                by_block[result.block].append(result.wins[seat])
                scores.append(result.scores[seat])
                lucks[result.block].append(result.lucks_of(seat))
    shares = [fmean(wins) for wins in by_block.values()]
    return Standing(
        name=name,
        games=len(scores),
        win_share=share_of(shares),
        fair_share=1 / tournament.seats,
        score=fmean(scores) if scores else 0.0,
        rating=rating[0],
        uncertainty=rating[1],
        adjusted=adjusted_share(shares, *means(lucks.values())) if tournament.adjusted else None,
    )


def means(lucks: Iterable[Sequence[tuple[float, ...]]]) -> list[list[float]]:
    """For each measure of luck its mean, deal by deal."""
    by_deal = [[fmean(one) for one in zip(*games, strict=True)] for games in lucks]
    return [list(measure) for measure in zip(*by_deal, strict=True)]


def rate(tournament: Tournament, results: Sequence[GameResult]) -> dict[str, tuple[float, float]]:
    """OpenSkill (Plackett-Luce) ratings, game after game, winners before the rest by score.

    A player that sits at several seats of a game learns the mean of what they teach.
    """
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    names = list(dict.fromkeys(tournament.players))
    rated = {name: model.rating() for name in names}
    for result in results if tournament.seats > 1 else ():
        by_seat = [tournament.players[index] for index in result.players]
        marks = [
            (result.wins[seat] > 0) * WIN_MARK + result.scores[seat] for seat in range(len(by_seat))
        ]
        teams = model.rate([[rated[name]] for name in by_seat], scores=marks)
        for name in dict.fromkeys(by_seat):
            mine = [team[0] for team, who in zip(teams, by_seat, strict=True) if who == name]
            rated[name] = model.rating(
                mu=fmean(one.mu for one in mine), sigma=fmean(one.sigma for one in mine)
            )
    return {name: (rated[name].mu, rated[name].sigma) for name in names}
