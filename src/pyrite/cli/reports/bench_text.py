"""How fast the games are here: measured with a bar, then tables for people or JSON for programs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain
from typing import Any

from rich.table import Table

from pyrite.cli.reports.figures_table import figures_table
from pyrite.cli.shell.console import print_report
from pyrite.cli.shell.progress import progress_bar
from pyrite.core.game import Game
from pyrite.core.words import Words
from pyrite.engine import bench
from pyrite.engine.bench import Figure
from pyrite.envs import bench as envs
from pyrite.players import bench as players

PER_SEATS = ("native", "python", "by-number", "by-text", "two-threads")
PER_SEARCH = ("search-uniform", "search-weighted", "search-threads", "search-memory")
PER_PLAYER = players.THINKING
PER_VECTOR = ("vector", "vector-threads", "vector-large-threads")
PER_GAME = ("state", "copy-native", "copy-python", "cold", "warm")


def measure(words: Words, games: Sequence[Game], seconds: float, *, cold: bool) -> dict[str, Any]:
    """All figures, with a bar on a terminal."""
    results: dict[str, Any] = {"machine": bench.machine(), "games": {}}
    each = len(PER_SEATS + PER_SEARCH + PER_PLAYER + PER_VECTOR)
    steps = sum(each * len(game.seats) + len(PER_GAME) - (not cold) for game in games)
    with progress_bar() as bar:
        task = bar.add_task(words.say("bench-bar"), total=steps + 1)

        def note(figures: Iterator[Figure]) -> dict[str, float]:
            values = {}
            for figure in figures:
                values[figure.name] = figure.value
                bar.update(task, advance=1)
            return values

        for game in games:
            once = note(bench.start_figures(game, cold=cold)) | note(
                bench.state_figures(game, seconds)
            )
            seats = {str(n): note(figures_of(game, n, seconds)) for n in game.seats}
            results["games"][game.id] = {"once": once, "seats": seats}
        results["command"] = bench.command_start().value
        bar.update(task, advance=1)
    return results


def figures_of(game: Game, seats: int, seconds: float) -> Iterator[Figure]:
    """All rates of one game and seat count: of the rules, of search, of many games at once."""
    return chain(
        bench.figures_of(game, seats, seconds),
        players.figures_of(game, seats, seconds),
        envs.figures_of(game, seats, seconds),
    )


def print_results(words: Words, results: dict[str, Any]) -> None:
    """Tables of rates, of search, of players, of sizes and times; then what the names mean."""
    machine = {name: str(value) for name, value in results["machine"].items()}
    print_report(
        words.say("bench-machine", **machine),
        rates_table(words, results),
        search_table(words, results),
        players_table(words, results),
        once_table(words, results),
        words.say("bench-command", seconds=f"{results['command']:.2f}"),
        words.say("bench-legend"),
    )


def rates_table(words: Words, results: dict[str, Any]) -> Table:
    """Decisions per second."""
    table = figures_table([words.say("bench-game"), words.say("bench-seats")], rate_titles(words))
    for id, game in results["games"].items():
        for seats, values in game["seats"].items():
            rates = [f"{values[name]:,.0f}" for name in PER_SEATS[:-1]]
            table.add_row(id, seats, *rates, f"{values['two-threads']:.2f}")
    return table


def rate_titles(words: Words) -> list[str]:
    """In the order of PER_SEATS."""
    return [
        words.say("bench-native"),
        words.say("bench-python"),
        words.say("bench-by-number"),
        words.say("bench-by-text"),
        words.say("bench-two-threads"),
    ]


def search_table(words: Words, results: dict[str, Any]) -> Table:
    """Iterations of search, steps of many games at once."""
    titles = [
        words.say("bench-search-uniform"),
        words.say("bench-search-weighted"),
        words.say("bench-search-threads"),
        words.say("bench-search-memory"),
        words.say("bench-vector"),
        words.say("bench-vector-threads"),
        words.say("bench-vector-large-threads"),
    ]
    table = figures_table([words.say("bench-game"), words.say("bench-seats")], titles)
    for id, game in results["games"].items():
        for seats, values in game["seats"].items():
            table.add_row(
                id,
                seats,
                f"{values['search-uniform']:,.0f}",
                f"{values['search-weighted']:,.0f}",
                f"{values['search-threads']:.2f}",
                f"{values['search-memory'] / 1e6:.1f} MB",
                f"{values['vector']:,.0f}",
                f"{values['vector-threads']:.2f}",
                f"{values['vector-large-threads']:.2f}",
            )
    return table


def players_table(words: Words, results: dict[str, Any]) -> Table:
    """How long a decision takes, in milliseconds."""
    titles = [*players.THINKERS, words.say("bench-think-longest")]
    table = figures_table([words.say("bench-game"), words.say("bench-seats")], titles)
    for id, game in results["games"].items():
        for seats, values in game["seats"].items():
            table.add_row(id, seats, *(f"{values[name]:.2f} ms" for name in PER_PLAYER))
    return table


def once_table(words: Words, results: dict[str, Any]) -> Table:
    """Sizes and times of a game, whatever the seats."""
    titles = [
        words.say("bench-state"),
        words.say("bench-copy-native"),
        words.say("bench-copy-python"),
        words.say("bench-cold"),
        words.say("bench-warm"),
    ]
    table = figures_table([words.say("bench-game")], titles)
    for id, game in results["games"].items():
        once = game["once"]
        table.add_row(
            id,
            f"{once['state']:.0f}",
            f"{once['copy-native']:.1f} ns",
            f"{once['copy-python']:.1f} µs",
            f"{once['cold']:.1f} s" if "cold" in once else "–",
            f"{once['warm']:.2f} s",
        )
    return table
