"""Ours beside other libraries: row by row as it is measured, or JSON for programs."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from typing import Any, Literal

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from bench import peer_matches, peer_speed
from bench.peer_log import PeerNotes
from bench.peer_matches import Limit, Match, Played
from bench.peer_speed import Trial
from pyrite.cli.shell.console import print_report
from pyrite.cli.shell.progress import progress_bar
from pyrite.core.game import Game
from pyrite.core.words import Words
from pyrite.engine import bench

WAYS = {"batch": "peers-batch", "step": "peers-step", "env": "peers-env"}
PACE_TITLES = ("peers-library", "bench-game", "bench-seats", "peers-steps")
PACE_WIDTHS, PACE_NAMES = (20, 18, 6, 14), 2
DUEL_TITLES = (
    *("bench-game", "bench-seats", "peers-limit", "peers-games", "peers-share"),
    *("peers-interval", "peers-their-share", "peers-our-rate", "peers-their-rate"),
)
DUEL_WIDTHS, DUEL_NAMES = (18, 6, 20, 7, 7, 14, 9, 13, 13), 3


@dataclass(frozen=True)
class Terms:
    """How much is measured: seconds of a figure, games of a match, and how sure is enough."""

    seconds: float
    games: int
    within: float = 0.0  # on each side of a share; 0: all games are played
    is_guided: bool = False  # our search, by the network


class Peers:
    """Everything, row by row as it is measured, with a bar on a terminal."""

    def __init__(self, words: Words, notes: PeerNotes, *, tells: bool) -> None:
        self.words, self.notes, self.tells = words, notes, tells
        self.libraries = peer_speed.libraries()

    def measure(self, games: Sequence[Game], terms: Terms) -> dict[str, Any]:
        """One tick of the bar is a figure or a game; those of a match may end early."""
        trials = sorted(peer_speed.trials(games), key=lambda trial: list(WAYS).index(trial.way))
        asked = peer_matches.matches(games, is_guided=terms.is_guided)
        pairs = [(match, limit) for match in asked for limit in peer_matches.limits(match)]
        machine = bench.machine()
        self._tell(self.words.say("bench-machine", **{k: str(v) for k, v in machine.items()}))
        with progress_bar() as bar:
            total = len(trials) + len(pairs) * terms.games
            task = bar.add_task(self.words.say("bench-bar"), total=total)

            def note(ticks: int = 1) -> None:
                bar.update(task, advance=ticks)

            measured = self._paces(trials, terms.seconds, note)
            played = self._duels(pairs, terms, note)
        self._tell(self.words.say("peers-legend"))
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
        self._tell(pace_row(PACE_TITLES, self.words))
        for trial in trials:
            if not measured or measured[-1]["way"] != trial.way:
                self._tell("", Text(self.words.say(WAYS[trial.way]), "bold"))
            found = self.notes.pace(trial)
            if found is None:
                found = peer_speed.pace(trial, seconds)
                self.notes.add_pace(found)
            measured.append(asdict(found))
            self._tell(self._pace_row(measured[-1]))
            note(1)
        return measured

    def _pace_row(self, pace: dict[str, Any]) -> Table:
        rate = speed(pace["rate"]) if pace["rate"] else self.words.say("peers-missing")
        library = library_name(pace["library"], self.libraries)
        return row(PACE_WIDTHS, PACE_NAMES, [library, pace["game"], str(pace["seats"]), rate])

    def _duels(
        self, pairs: Sequence[tuple[Match, Limit]], terms: Terms, note: Callable[[int], None]
    ) -> list[dict[str, Any]]:
        if pairs:
            self._tell("", row(DUEL_WIDTHS, DUEL_NAMES, list(map(self.words.say, DUEL_TITLES))))
        played = []
        for match, limit in pairs:
            played.append(self._duel(match, limit, terms, note))
            left = match.game, str(match.seats), limit_text(self.words, played[-1]["limit"])
            cells = [*left, *duel_row(self.words, played[-1])]
            self._tell(row(DUEL_WIDTHS, DUEL_NAMES, cells))
        return played

    def _duel(
        self, match: Match, limit: Limit, terms: Terms, note: Callable[[int], None]
    ) -> dict[str, Any]:
        """A duel's figures; without them where OpenSpiel is not installed."""

        def keep(played: Played) -> None:
            self.notes.add_played(match, limit, played)
            note(1)

        before = self.notes.played(match, limit)[: terms.games]
        note(len(before))
        try:
            found = peer_matches.duel(match, limit, terms.games, keep, before, terms.within)
        except ImportError:
            note(terms.games - len(before))
            return {"game": match.game, "seats": match.seats, "limit": asdict(limit), "games": 0}
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


def pace_row(titles: Sequence[str], words: Words) -> Table:
    """The titles over steps."""
    return row(PACE_WIDTHS, PACE_NAMES, list(map(words.say, titles)))


def library_name(name: str, versions: dict[str, str | None]) -> str:
    """With its version, where it is installed."""
    version = versions.get(name)
    return f"{name} {version}" if version else name


def limit_text(words: Words, limit: dict[str, Any]) -> str:
    """How long both thought about a decision."""
    if limit["iterations"]:
        return words.say("peers-iterations", count=str(limit["iterations"]))
    key = "peers-seconds" if limit["times"] == 1 else "peers-more-seconds"
    theirs = f"{limit['seconds'] * limit['times']:g}"
    return words.say(key, seconds=f"{limit['seconds']:g}", theirs=theirs)


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
