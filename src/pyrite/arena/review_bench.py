"""What reviews can tell: whether grades follow strength, how stable they are, what luck explains.

    python -m pyrite.arena.review_bench strength gold --players normal,expert --games 50
    python -m pyrite.arena.review_bench grades fools-gold --players uniform,easy,hard --games 5
    python -m pyrite.arena.review_bench stability fool --players normal,hard --games 3
    python -m pyrite.arena.review_bench luck gold --players uniform --games 10000 --iterations 4

`strength`: one seat of the first player, the rest of the second; `grades`: all seats alike, one
player after the other. How far it is goes to standard error; after Ctrl-C the game that runs is
finished, and what was measured is printed. Knows the clock, as every benchmark does.
"""

from __future__ import annotations

import argparse
import signal
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from math import sqrt
from statistics import fmean, variance

from pyrite.arena.adjusting import adjusted_share
from pyrite.arena.block import Tournament, play_turned, seated_player
from pyrite.arena.shares import Share, share_of
from pyrite.arena.workers import cores
from pyrite.core.errors import PyriteError
from pyrite.core.seeds import game_seed, player_seed, seed_text
from pyrite.engine.names import bot_name
from pyrite.engine.play import check_seats
from pyrite.engine.record import GameRecord
from pyrite.engine.registry import find_game
from pyrite.engine.simulate import play_game
from pyrite.players.review.grades import Grade
from pyrite.players.review.review import ITERATIONS, Review, review_record

SERIES = seed_text("review bench")
FEW, MANY = 500, 5_000
TWO = 2
SILENCE = 2.0  # seconds between two words about how far it is


def counted(games: int, what: str) -> Iterator[int]:
    """The games, telling now and then how far it is; Ctrl-C: the one that runs is the last."""
    stopped: list[int] = []
    before = signal.signal(signal.SIGINT, lambda number, _: stopped.append(number))
    began = told = time.perf_counter()
    try:
        for number in range(games):
            yield number
            now, is_last = time.perf_counter(), bool(stopped) or number + 1 == games
            if is_last or now - told > SILENCE:
                told, seconds = now, (now - began) / (number + 1)
                print(f"  {what}: {number + 1} of {games}, {seconds:.1f} s a game", file=sys.stderr)
            if is_last:
                break
    finally:
        signal.signal(signal.SIGINT, before)


def margin_text(share: Share) -> str:
    """Half of the 95 % interval; one game has none."""
    return "±   –  " if share.margin is None else f"± {share.margin:.4f}"


def played(game: str, names: Sequence[str], number: int) -> GameRecord:
    """One game between these players, the same each time."""
    seed = game_seed(SERIES, number)
    players = [
        seated_player(game, name, "native", player_seed(seed, seat))
        for seat, name in enumerate(names)
    ]
    named = [bot_name(name) for name in names]
    return play_game(find_game(game), len(names), {}, seed, players, named)


def reviewed(record: GameRecord, iterations: int) -> Review:
    """Every seat, on all cores."""
    seats = range(record.seats)
    return review_record(record, seats, iterations=iterations, threads=cores())


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


def strength(game: str, players: Sequence[str], seats: int, games: int, iterations: int) -> None:
    """Does the weaker seat lose more by its decisions?"""
    weak, strong = players
    apart, gaps, seconds = [], [], []
    for number in counted(games, f"{game}, {weak} among {strong}"):
        seat = number % seats
        names = [weak if one == seat else strong for one in range(seats)]
        record, began = played(game, names, number), time.perf_counter()
        review = reviewed(record, iterations)
        seconds.append(time.perf_counter() - began)
        lost = losses(review)
        apart.append(lost[seat] - fmean(lost[one] for one in range(seats) if one != seat))
        gaps.append(gap(review))
    found = share_of(apart)
    more = f"{found.mean:+.4f} {margin_text(found)}"
    print(f"{game}: {weak} loses {more} more than {strong}, in {len(apart)} games")
    print(f"  largest gap of the ledger {max(gaps):.1e}; {fmean(seconds):.1f} s a review")


def grades(game: str, players: Sequence[str], seats: int, games: int, iterations: int) -> None:
    """How are players of one kind graded among themselves?"""
    for name in players:
        marks: Counter[Grade] = Counter()
        lost: list[float] = []
        for number in counted(games, f"{game}, {name}"):
            review = reviewed(played(game, [name] * seats, number), iterations)
            chosen = [one for one in review.decisions.values() if not one.is_forced]
            marks.update(one.grade for one in chosen)
            lost += [one.loss.mean for one in chosen]
        shares = ", ".join(f"{one.value} {marks[one] / len(lost):.1%}" for one in Grade)
        print(f"{game}: {name}: {shares}; loss per decision {fmean(lost):.4f} of {len(lost)}")


def stability(game: str, players: Sequence[str], seats: int, games: int, _: int) -> None:
    """How many grades change from few iterations to many?"""
    moved: Counter[tuple[Grade, Grade]] = Counter()
    names = [players[seat % len(players)] for seat in range(seats)]
    seconds: dict[int, list[float]] = {FEW: [], MANY: []}
    for number in counted(games, f"{game}, {FEW} and {MANY} iterations"):
        record = played(game, names, number)
        found = []
        for iterations, spent in seconds.items():
            began = time.perf_counter()
            found.append(reviewed(record, iterations).decisions)
            spent.append(time.perf_counter() - began)
        moved.update((one.grade, found[1][step].grade) for step, one in found[0].items())
    same = sum(count for (a, b), count in moved.items() if a is b) / moved.total()
    times = ", ".join(f"{n:,}: {fmean(spent):.1f} s a game" for n, spent in seconds.items())
    print(f"{game}: {same:.1%} of {moved.total()} grades stay from {FEW} to {MANY}; {times}")
    for (a, b), count in sorted(moved.items()):
        print(f"  {a.value} → {b.value}: {count}")


def luck(game: str, players: Sequence[str], seats: int, games: int, iterations: int) -> None:
    """What is luck worth as a control variate, and does the mean stay?"""
    names = tuple(players[seat % len(players)] for seat in range(seats))
    cup = Tournament(game, seats, names, games * seats, SERIES, adjusted=iterations)
    told = f"{game}, luck of {', '.join(names)}"
    results = [play_turned(cup, number, 0, "native") for number in counted(games, told)]
    if len(results) < TWO:
        raise SystemExit("luck needs two games at least")
    for seat in range(seats):
        tell_luck(
            game, seat, [one.wins[seat] for one in results], [one.luck[seat] for one in results]
        )


def tell_luck(game: str, seat: int, wins: Sequence[float], lucks: Sequence[float]) -> None:
    """One seat: plain and adjusted share, and that luck is 0 on the average."""
    found, plain = adjusted_share(wins, lucks), share_of(wins)
    error = sqrt(variance(lucks) / len(lucks))
    print(
        f"{game}: seat {seat}: plain {plain.mean:.4f} {margin_text(plain)},"
        f" without luck {found.share.mean:.4f} {margin_text(found.share)},"
        f" worth {found.worth or 0:.2f}; mean luck {fmean(lucks):+.4f} ± {1.96 * error:.4f},"
        f" in {len(wins)} games"
    )


MODES: dict[str, Callable[[str, Sequence[str], int, int, int], None]] = {
    "strength": strength,
    "grades": grades,
    "stability": stability,
    "luck": luck,
}


def count_of(text: str) -> int:
    """At least one."""
    if not text.isdecimal() or not int(text):
        raise argparse.ArgumentTypeError(f"a number from 1, not {text}")
    return int(text)


def parsed() -> tuple[argparse.ArgumentParser, argparse.Namespace]:
    """What is wanted."""
    parser = argparse.ArgumentParser(prog="python -m pyrite.arena.review_bench")
    parser.add_argument("mode", choices=MODES)
    parser.add_argument("game")
    parser.add_argument("--players", default="normal,expert")
    parser.add_argument("--seats", type=count_of)
    parser.add_argument("--games", type=count_of, default=10)
    parser.add_argument("--iterations", type=count_of, default=ITERATIONS)
    return parser, parser.parse_args()


def main() -> None:
    """Measure one thing of one game."""
    parser, said = parsed()
    players = said.players.split(",")
    if said.mode == "strength" and len(players) != TWO:
        parser.error("strength compares two players: --players WEAK,STRONG")
    try:
        game = find_game(said.game)
        seats = said.seats or game.usual_seats
        check_seats(game, seats)
        MODES[said.mode](game.id, players, seats, said.games, said.iterations)
    except PyriteError as error:
        parser.error(str(error))


if __name__ == "__main__":
    main()
