"""What was measured beside other libraries, to go on from: a row is a figure or a game.

Which of the two says its first key, `pace` or `duel`, with what tells it from others.
"""

from __future__ import annotations

from dataclasses import asdict
from pathlib import Path
from typing import Any

from bench.peers.matches import Limit, Match, Played
from bench.peers.speed import Pace, Trial
from bench.resumable_rows import RowFile

TITLE = "peers"


class PeerLog:
    """All that is known of other libraries; without a file, nothing is kept."""

    def __init__(self, file: Path | None) -> None:
        self._file = RowFile(file, TITLE)

    def pace(self, trial: Trial) -> Pace | None:
        """The figure of a trial, if it is there."""
        key = [trial.library, trial.game, trial.seats, trial.way]
        found = [row["rate"] for row in self._file.rows if row.get("pace") == key]
        return Pace(trial.library, trial.game, trial.seats, trial.way, found[-1]) if found else None

    def add_pace(self, pace: Pace) -> None:
        """One more figure."""
        key = [pace.library, pace.game, pace.seats, pace.way]
        self._file.add({"pace": key, "rate": pace.rate})

    def played(self, match: Match, limit: Limit) -> list[Played]:
        """The games of a match that are there."""
        key = duel_key(match, limit)
        return [
            Played(
                row["number"],
                tuple(row["won"]),
                tuple(row["iterations"]),
                tuple(row["seconds"]),
            )
            for row in self._file.rows
            if row.get("duel") == key
        ]

    def add_played(self, match: Match, limit: Limit, played: Played) -> None:
        """One more game."""
        self._file.add({"duel": duel_key(match, limit), **asdict(played)})


def duel_key(match: Match, limit: Limit) -> list[Any]:
    """What tells matches apart."""
    key = [match.game, match.terms.seats, limit.iterations, limit.seconds, limit.times]
    return [*key, "guided"] if match.is_guided else key
