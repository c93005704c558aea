"""Ours beside other libraries: measured with a bar, then tables for people or JSON for programs."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import asdict
from typing import Any

from rich.table import Table

from pyrite.arena import duels, paces
from pyrite.arena.duels import Duel, Limit, Match
from pyrite.cli.reports.figures_table import figures_table
from pyrite.cli.shell.console import print_report
from pyrite.cli.shell.progress import progress_bar
from pyrite.core.game import Game
from pyrite.core.words import Words
from pyrite.engine import bench


def measure(words: Words, games: Sequence[Game], seconds: float, count: int) -> dict[str, Any]:
    """Everything, with a bar on a terminal; one tick is a figure or a game."""
    trials = paces.trials(games)
    pairs = [(match, limit) for match in duels.matches(games) for limit in duels.limits(match)]
    with progress_bar() as bar:
        task = bar.add_task(words.say("bench-bar"), total=len(trials) + len(pairs) * count)

        def note() -> None:
            bar.update(task, advance=1)

        measured = []
        for trial in trials:
            measured.append(asdict(paces.pace(trial, seconds)))
            note()
        played = [duel_data(match, limit, count, note) for match, limit in pairs]
    return {
        "machine": bench.machine(),
        "libraries": paces.libraries(),
        "paces": measured,
        "duels": played,
    }


def duel_data(match: Match, limit: Limit, count: int, note: Callable[[], None]) -> dict[str, Any]:
    """A duel's figures; without them where OpenSpiel is not installed."""
    try:
        found: Duel | None = duels.duel(match, limit, count, note)
    except ImportError:
        found = None
    if found:
        return asdict(found)
    return {"game": match.game, "seats": match.seats, "limit": asdict(limit), "games": 0}


def print_results(words: Words, results: dict[str, Any]) -> None:
    """A table of steps, a table of duels, and what exactly was measured."""
    machine = {name: str(value) for name, value in results["machine"].items()}
    print_report(words.say("bench-machine", **machine), pace_table(words, results))
    if results["duels"]:
        print_report(duel_table(words, results["duels"]))
    print_report(words.say("peers-legend"))


def pace_table(words: Words, results: dict[str, Any]) -> Table:
    """Steps per second, the three ways of stepping apart."""
    left = [words.say("peers-library"), words.say("bench-game")]
    table = figures_table(left, [words.say("bench-seats"), words.say("peers-steps")])
    titles = {
        "batch": words.say("peers-batch"),
        "step": words.say("peers-step"),
        "env": words.say("peers-env"),
    }
    for way, title in titles.items():
        table.add_section()
        table.add_row(title, style="bold")
        for pace in results["paces"]:
            if pace["way"] == way:
                library = library_name(pace["library"], results["libraries"])
                rate = speed(pace["rate"]) if pace["rate"] else words.say("peers-missing")
                table.add_row(f"  {library}", pace["game"], str(pace["seats"]), rate)
    return table


def library_name(name: str, versions: dict[str, str | None]) -> str:
    """With its version, where it is installed."""
    version = versions.get(name)
    return f"{name} {version}" if version else name


def duel_table(words: Words, duels: Sequence[dict[str, Any]]) -> Table:
    """Shares of the victories and iterations per second of both searches."""
    left = [words.say("bench-game"), words.say("bench-seats"), words.say("peers-limit")]
    right = [
        words.say("peers-games"),
        words.say("peers-share"),
        words.say("peers-interval"),
        words.say("peers-their-share"),
        words.say("peers-our-rate"),
        words.say("peers-their-rate"),
    ]
    table = figures_table(left, right)
    table.columns[len(left) + 2].no_wrap = True
    for duel in duels:
        row = duel["game"], str(duel["seats"]), limit_text(words, duel["limit"])
        table.add_row(*row, *duel_row(words, duel))
    return table


def limit_text(words: Words, limit: dict[str, Any]) -> str:
    """How long both thought about a decision."""
    if limit["iterations"]:
        return words.say("peers-iterations", count=str(limit["iterations"]))
    return words.say("peers-seconds", seconds=str(limit["seconds"]))


def duel_row(words: Words, duel: dict[str, Any]) -> list[str]:
    """Its figures."""
    if not duel["games"]:
        return ["–", "–", words.say("peers-missing")]
    return [
        str(duel["games"]),
        f"{duel['share']:.0%}",
        f"{duel['low']:.0%} … {duel['high']:.0%}",
        f"{duel['their_share']:.0%}",
        speed(duel["our_rate"]),
        speed(duel["their_rate"]),
    ]


def speed(rate: float) -> str:
    """Whole numbers, but for the slow."""
    return f"{rate:,.0f}" if rate >= 100 else f"{rate:.1f}"
