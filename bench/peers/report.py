"""Ours beside other libraries: row by row as it is measured, or JSON for programs."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Literal

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from bench.peers import matches, speed
from bench.peers.log import PeerLog
from bench.peers.matches import Limit, Match, Played
from bench.peers.speed import Trial
from pyrite.cli.shell.console import print_report
from pyrite.cli.shell.progress import progress_bar
from pyrite.core.game import Game
from pyrite.engine import bench

WAYS = {
    "batch": "batches of 1,024",
    "step": "one at a time",
    "env": "one at a time, observed",
}
PACE_TITLES = ("library", "game", "seats", "steps/s")
PACE_WIDTHS, PACE_NAMES = (20, 18, 6, 14), 2
DUEL_TITLES = (
    *("game", "seats", "each decision", "games", "we win"),
    *("95 % interval", "they win", "ours, it/s", "theirs, it/s"),
)
DUEL_WIDTHS, DUEL_NAMES = (18, 6, 20, 7, 7, 14, 9, 13, 13), 3
MACHINE = "{processor}, {cores} cores, {system}, Python {python}, {compiler}"
MISSING = "not installed"
LEGEND = """\
Steps are decisions of seats in uniformly random games, choosing moves and beginning games
included, chance not counted; the best of three repetitions by the wall’s clock:
  batches of 1,024         VectorGames on one thread, with observations, masks and rewards;
                           pgx compiled by JAX, which takes as many threads as it likes
  one at a time            Stepper; OpenSpiel’s C++ games: legal moves, no observation,
                           the loop in Python
  one at a time, observed  PettingZoo’s loop for ours and theirs; RLCard’s own loop
Other libraries play other games, their nearest: compare orders of magnitude.
“Not installed” is a library, or something the game needs, that is not there.
Searches play our games: our search (compiled, one thread, guided by instinct, or by the
network with --guided) against OpenSpiel’s Python ISMCTS (uniform playouts, UCT constant √2),
which steps our rules in plain Python through OpenSpiel’s interface, so that its it/s are also
the price of that interface. When time is up it ends the iteration it has begun, and always
makes two. Two times: ours, and ten times as much for theirs. Ours has every other seat; the
next game has the same chance with the seats swapped, so with an even number of games equals
win 50 % each, less what nobody wins.
Time is that of the process, whatever else the machine does.
The interval is Wilson’s, over games."""


@dataclass(frozen=True)
class Terms:
    """How much is measured: seconds of a figure, games of a match, and how sure is enough."""

    seconds: float
    games: int
    within: float = 0.0  # on each side of a share; 0: all games are played
    is_guided: bool = False  # our search, by the network


class PeerReport:
    """Everything, row by row as it is measured, with a bar on a terminal."""

    def __init__(self, log: PeerLog, *, tells: bool) -> None:
        self.log, self.tells = log, tells
        self.libraries = speed.libraries()

    def measure(self, games: Sequence[Game], terms: Terms) -> dict[str, Any]:
        """One tick of the bar is a figure or a game; those of a match may end early."""
        trials = sorted(speed.trials(games), key=lambda trial: list(WAYS).index(trial.way))
        asked = matches.matches_of(games, is_guided=terms.is_guided)
        pairs = [(match, limit) for match in asked for limit in matches.limits(match)]
        machine = bench.machine()
        self._tell(MACHINE.format(**machine))
        with progress_bar() as bar:
            total = len(trials) + len(pairs) * terms.games
            task = bar.add_task("measuring", total=total)

            def note(ticks: int = 1) -> None:
                bar.update(task, advance=ticks)

            measured = self._paces(trials, terms.seconds, note)
            played = self._duels(pairs, terms, note)
        self._tell(LEGEND, *map(options_text, (match for match in asked if match.terms.options)))
        return {
            "machine": machine,
            "libraries": self.libraries,
            "paces": measured,
            "duels": played,
        }

    def _paces(
        self, trials: Sequence[Trial], seconds: float, note: Callable[[int], None]
    ) -> list[dict[str, Any]]:
        measured: list[dict[str, Any]] = []
        self._tell(row(PACE_WIDTHS, PACE_NAMES, PACE_TITLES))
        for trial in trials:
            if not measured or measured[-1]["way"] != trial.way:
                self._tell("", Text(WAYS[trial.way], "bold"))
            found = self.log.pace(trial)
            if found is None:
                found = speed.pace(trial, seconds)
                self.log.add_pace(found)
            measured.append(asdict(found))
            self._tell(self._pace_row(measured[-1]))
            note(1)
        return measured

    def _pace_row(self, pace: dict[str, Any]) -> Table:
        rate = rate_text(pace["rate"]) if pace["rate"] else MISSING
        library = library_name(pace["library"], self.libraries)
        return row(PACE_WIDTHS, PACE_NAMES, [library, pace["game"], str(pace["seats"]), rate])

    def _duels(
        self, pairs: Sequence[tuple[Match, Limit]], terms: Terms, note: Callable[[int], None]
    ) -> list[dict[str, Any]]:
        if pairs:
            self._tell("", row(DUEL_WIDTHS, DUEL_NAMES, DUEL_TITLES))
        played = []
        for match, limit in pairs:
            played.append(self._duel(match, limit, terms, note))
            left = match.game, str(match.terms.seats), limit_text(played[-1]["limit"])
            cells = [*left, *duel_row(played[-1])]
            self._tell(row(DUEL_WIDTHS, DUEL_NAMES, cells))
        return played

    def _duel(
        self, match: Match, limit: Limit, terms: Terms, note: Callable[[int], None]
    ) -> dict[str, Any]:
        """A duel's figures; without them where OpenSpiel is not installed."""

        def keep(played: Played) -> None:
            self.log.add_played(match, limit, played)
            note(1)

        before = self.log.played(match, limit)[: terms.games]
        note(len(before))
        try:
            found = matches.duel(match, limit, terms.games, keep, before, terms.within)
        except ImportError:
            note(terms.games - len(before))
            return {
                "game": match.game,
                "seats": match.terms.seats,
                "limit": asdict(limit),
                "games": 0,
            }
        note(max(0, terms.games - found.games))
        return asdict(found)

    def _tell(self, *parts: RenderableType) -> None:
        if self.tells:
            print_report(*parts)
            sys.stdout.flush()


def row(widths: Sequence[int], names: int, cells: Sequence[str]) -> Table:
    """One row, as wide as all of them: names on the left, numbers to the right."""
    table = Table.grid(padding=(0, 2))
    for place, width in enumerate(widths):
        side: Literal["left", "right"] = "left" if place < names else "right"
        table.add_column(min_width=width, no_wrap=True, justify=side)
    table.add_row(*cells, *[""] * (len(widths) - len(cells)))
    return table


def library_name(name: str, versions: dict[str, str | None]) -> str:
    """With its version, where it is installed."""
    version = versions.get(name)
    return f"{name} {version}" if version else name


def limit_text(limit: dict[str, Any]) -> str:
    """How long both thought about a decision."""
    if limit["iterations"]:
        return f"{limit['iterations']} it."
    ours, theirs = limit["seconds"], limit["seconds"] * limit["times"]
    return f"{ours:g} s" if limit["times"] == 1 else f"{ours:g} s, {theirs:g} s"


def options_text(match: Match) -> str:
    """How a game is played, where that is not as usual."""
    chosen = ", ".join(f"{name}={value}" for name, value in match.terms.options.items())
    return f"{match.game} is played with {chosen}."


def duel_row(duel: dict[str, Any]) -> list[str]:
    """Its figures."""
    if not duel["games"]:
        return ["–", "–", MISSING]
    return [
        str(duel["games"]),
        f"{duel['share']:.0%}",
        f"{duel['low']:.0%} … {duel['high']:.0%}",
        f"{duel['their_share']:.0%}",
        rate_text(duel["our_rate"]),
        rate_text(duel["their_rate"]),
    ]


def rate_text(rate: float) -> str:
    """Whole numbers, but for the slow."""
    return f"{rate:,.0f}" if rate >= 100 else f"{rate:.1f}"
