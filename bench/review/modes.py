"""What is measured in a game for the bench of reviews, and what all games together say."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from math import sqrt
from statistics import fmean, variance
from typing import Any

from bench.errors import BenchError
from bench.resumable_rows import Row
from bench.review.recount import wrong_reasons
from pyrite.arena.intervals import Share, share_of, wilson_interval
from pyrite.arena.luck_adjusted import adjusted_share
from pyrite.arena.tournament.deal import GameResult, Tournament, play_block, seated_player
from pyrite.arena.tournament.standings import standings
from pyrite.arena.workers import cores
from pyrite.core.seeds import game_seed, player_seed, seed_text
from pyrite.engine.records.record import GameRecord
from pyrite.engine.registry import find_game
from pyrite.engine.simulate import play_game
from pyrite.engine.telling.names import bot_name
from pyrite.players.review.data import review_data
from pyrite.players.review.grades import Grade
from pyrite.players.review.review import Review, review_record

SERIES = seed_text("review bench")
FEW, MANY = 500, 5_000
TWO, TEN = 2, 10
DEAR = 0.05  # a loss in win share that should have a reason


@dataclass(frozen=True)
class Asked:
    """What is to be measured."""

    mode: str
    game: str
    seats: int
    players: tuple[str, ...]
    games: int
    iterations: int
    options: tuple[tuple[str, str], ...] = ()

    @property
    def title(self) -> str:
        """All but how many games: a file can go on with more of the same."""
        told = "".join(f", {name}={value}" for name, value in self.options)
        iterations = "" if self.mode == "stability" else f", {self.iterations} iterations"
        players = ",".join(self.players)
        return f"{self.mode} {self.game}, {self.seats} seats{told}, {players}{iterations}"


def told(share: Share) -> str:
    """A mean and half of its 95 % interval; one game has none."""
    return f"{share.mean:+.4f} ± " + ("–" if share.margin is None else f"{share.margin:.4f}")


def played(asked: Asked, names: Sequence[str], number: int) -> GameRecord:
    """One game between these players, the same each time."""
    seed = game_seed(SERIES, number)
    players = [
        seated_player(asked.game, name, "native", player_seed(seed, seat))
        for seat, name in enumerate(names)
    ]
    named = [bot_name(name) for name in names]
    return play_game(find_game(asked.game), len(names), dict(asked.options), seed, players, named)


def reviewed(record: GameRecord, iterations: int) -> tuple[Review, float]:
    """Every seat, on all cores, and the seconds it took."""
    began = time.perf_counter()
    found = review_record(record, range(record.seats), iterations=iterations, threads=cores())
    return found, time.perf_counter() - began


def losses(review: Review) -> list[float]:
    """By seat: what its decisions lost in all, without bias."""
    found = [0.0] * review.walk.seats
    for one in review.decisions.values():
        found[one.seat] += one.loss.mean
    return found


def gap(review: Review) -> float:
    """By how much the ledger misses the result, at the most."""
    return max(
        abs(
            one.final
            - sum(part.mean for part in (one.opening, one.luck, one.own, one.others, one.open))
        )
        for one in review.accounts
    )


def strength(asked: Asked, number: int) -> Row:
    """One game with a weaker seat: what it lost by its decisions, and the others in the mean."""
    weak, strong = asked.players
    seat = number % asked.seats
    names = [weak if one == seat else strong for one in range(asked.seats)]
    review, seconds = reviewed(played(asked, names, number), asked.iterations)
    lost = losses(review)
    own, others = lost[seat], fmean(lost[one] for one in range(asked.seats) if one != seat)
    return {"weak": own, "strong": others, "gap": gap(review), "seconds": seconds}


def tell_strength(asked: Asked, rows: Sequence[Row]) -> None:
    """Does the weaker seat lose more by its decisions?"""
    weak, strong = asked.players
    apart = [one["weak"] - one["strong"] for one in rows]
    more = sum(one > 0 for one in apart)
    print(f"{asked.game}: lost by decisions in a game, in {len(rows)} games:")
    print(f"  {weak} {told(share_of([one['weak'] for one in rows]))}")
    print(f"  {strong} {told(share_of([one['strong'] for one in rows]))}")
    print(f"  difference {told(share_of(apart))}; {weak} lost more in {more} of {len(rows)}")
    seconds = fmean(one["seconds"] for one in rows)
    print(
        f"  largest gap of the ledger {max(one['gap'] for one in rows):.1e}; {seconds:.1f} s each"
    )


def grades(asked: Asked, number: int) -> Row:
    """One game of each player with its like: grades and losses where there was a choice."""
    found = {}
    for name in asked.players:
        record = played(asked, [name] * asked.seats, number)
        review, _ = reviewed(record, asked.iterations)
        chosen = [one for one in review.decisions.values() if one.is_real]
        marks = Counter(one.grade.value for one in chosen)
        found[name] = {"marks": marks, "loss": fmean(one.loss.mean for one in chosen)}
    return found


def tell_grades(asked: Asked, rows: Sequence[Row]) -> None:
    """How are players of one kind graded among themselves?"""
    for name in asked.players:
        marks: Counter[str] = Counter()
        for row in rows:
            marks.update(row[name]["marks"])
        shares = ", ".join(f"{one.value} {marks[one] / marks.total():.1%}" for one in Grade)
        lost = told(share_of([row[name]["loss"] for row in rows]))
        print(f"{asked.game}: {name}: {shares}; lost per decision {lost},")
        print(f"  of {marks.total()} decisions in {len(rows)} games")


def stability(asked: Asked, number: int) -> Row:
    """One game, reviewed with few iterations and with many."""
    names = [asked.players[seat % len(asked.players)] for seat in range(asked.seats)]
    record = played(asked, names, number)
    (few, quick), (many, slow) = reviewed(record, FEW), reviewed(record, MANY)
    moved = [
        [one.grade, many.decisions[step].grade]
        for step, one in few.decisions.items()
        if one.is_real or many.decisions[step].is_real
    ]
    return {"moved": moved, "seconds": [quick, slow]}


def tell_stability(asked: Asked, rows: Sequence[Row]) -> None:
    """How many grades change from few iterations to many?"""
    moved = Counter((Grade(a), Grade(b)) for row in rows for a, b in row["moved"])
    same = sum(count for (a, b), count in moved.items() if a is b) / moved.total()
    low, high = wilson_interval(same, moved.total())
    print(f"{asked.game}: {same:.1%} ({low:.1%} to {high:.1%}) of {moved.total()} grades stay")
    for place, iterations in enumerate((FEW, MANY)):
        seconds = fmean(row["seconds"][place] for row in rows)
        print(f"  {iterations:,} iterations: {seconds:.1f} s a game")
    for (a, b), count in sorted(moved.items()):
        print(f"  {a.value} → {b.value}: {count}")


def reasons(asked: Asked, number: int) -> Row:
    """One game with seats of all players in turn: losses, their reasons, and what is wrong."""
    names = [asked.players[(seat + number) % len(asked.players)] for seat in range(asked.seats)]
    record = played(asked, names, number)
    review, seconds = reviewed(record, asked.iterations)
    data = review_data(review)
    dear = [one for one in data["decisions"] if one["choice"] == "real" and one["loss"][0] > DEAR]
    facts = ["+".join(told_facts(one)) for one in dear]
    texts = [one["reason"]["text"]["en"] for one in dear if "reason" in one]
    wrong = wrong_reasons(record, data)
    return {"facts": facts, "texts": texts, "wrong": wrong, "seconds": seconds}


def told_facts(decision: Mapping[str, Any]) -> list[str]:
    """The names of the facts that explain it, if there are any."""
    return [fact["fact"] for fact in decision.get("reason", {"facts": []})["facts"]]


def tell_reasons(asked: Asked, rows: Sequence[Row]) -> None:
    """How many losses are explained, by which facts, and does every sentence hold?"""
    facts = Counter(fact for row in rows for fact in row["facts"])
    told_of = facts.total() - facts[""]
    share = told_of / max(1, facts.total())
    low, high = wilson_interval(share, max(1, facts.total()))
    print(f"{asked.game}: {told_of} of {facts.total()} losses above {DEAR} have a reason:")
    print(f"  {share:.1%} ({low:.1%} to {high:.1%}), in {len(rows)} games")
    for fact, count in facts.most_common():
        print(f"  {fact or 'none'}: {count}")
    for text in [text for row in rows for text in row["texts"]][:TEN]:
        print(f"  “{text}”")
    wrong = [one for row in rows for one in row["wrong"]]
    print(f"  wrong when counted again: {len(wrong)}", *wrong[:TEN], sep="\n    ")


def cup_of(asked: Asked) -> Tournament:
    """The adjusted tournament."""
    players, iterations = tuple(dict.fromkeys(asked.players)), asked.iterations
    return Tournament(
        asked.game, asked.seats, players, asked.games, SERIES, asked.options, iterations
    )


def luck(asked: Asked, number: int) -> Row:
    """One deal with the seats turned."""
    return [one.row() for one in play_block(cup_of(asked), number)]


def tell_luck(asked: Asked, rows: Sequence[Row]) -> None:
    """What is luck worth as a control variate, and does the mean stay?"""
    deals = [[GameResult.from_row(one) for one in row] for row in rows]
    if len(deals) < TWO:
        raise BenchError("luck needs two deals at least: more --games")
    print(f"{asked.game}: one game of each deal, {len(deals)} games:")
    tell_seats(asked.seats, [games[0] for games in deals])
    results = [one for games in deals for one in games]
    print(f"  every deal with the seats turned, {len(results)} games:")
    for line in standings(cup_of(asked), results):
        assert line.adjusted
        print(
            f"    {line.name}: plain {told(line.win_share)},"
            f" without luck {told(line.adjusted.share)}, worth {line.adjusted.worth or 0:.2f}"
        )


def tell_seats(seats: int, results: Sequence[GameResult]) -> None:
    """Every seat by itself; the mean of luck must be 0."""
    plain_squares = squares = 0.0
    for seat in range(seats):
        wins = [one.wins[seat] for one in results]
        lucks = list(zip(*(one.lucks_of(seat) for one in results), strict=True))
        found, plain = adjusted_share(wins, *lucks), share_of(wins)
        print(f"  seat {seat}: plain {told(plain)}, without luck {told(found.share)}")
        for name, luck in zip(("rollouts", "network"), lucks, strict=False):
            error = 1.96 * sqrt(variance(luck) / len(luck))
            print(f"    mean luck by {name} {fmean(luck):+.4f} ± {error:.4f}")
        plain_squares += (plain.margin or 0) ** 2
        squares += (found.share.margin or 0) ** 2
    print(f"  variance plain by adjusted, all seats: {plain_squares / (squares or 1):.2f}")


MODES: dict[str, tuple[Callable[[Asked, int], Row], Callable[[Asked, Sequence[Row]], None]]] = {
    "strength": (strength, tell_strength),
    "grades": (grades, tell_grades),
    "stability": (stability, tell_stability),
    "luck": (luck, tell_luck),
    "reasons": (reasons, tell_reasons),
}
"""What is measured in a game, and what all of them say."""
