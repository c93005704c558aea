"""What was measured beside other libraries, kept line by line, so that it can go on later."""

from __future__ import annotations

import json
from dataclasses import asdict
from pathlib import Path
from typing import Any

from bench.peer_matches import Limit, Match, Played
from bench.peer_speed import Pace, Trial
from pyrite.arena.errors import ArenaError


class PeerNotes:
    """A file with a line per figure and per game; without a file, nothing is kept."""

    def __init__(self, file: Path | None) -> None:
        self.file = file
        self._lines = read_lines(file) if file and file.exists() else []

    def pace(self, trial: Trial) -> Pace | None:
        """The figure of a trial, if it is there."""
        key = [trial.library, trial.game, trial.seats, trial.way]
        found = [line["rate"] for line in self._lines if line.get("pace") == key]
        return Pace(trial.library, trial.game, trial.seats, trial.way, found[-1]) if found else None

    def add_pace(self, pace: Pace) -> None:
        """One more figure."""
        self._add({"pace": [pace.library, pace.game, pace.seats, pace.way], "rate": pace.rate})

    def played(self, match: Match, limit: Limit) -> list[Played]:
        """The games of a match that are there."""
        key = duel_key(match, limit)
        return [
            Played(
                line["number"],
                tuple(line["won"]),
                tuple(line["iterations"]),
                tuple(line["seconds"]),
            )
            for line in self._lines
            if line.get("duel") == key
        ]

    def add_played(self, match: Match, limit: Limit, played: Played) -> None:
        """One more game."""
        self._add({"duel": duel_key(match, limit), **asdict(played)})

    def _add(self, line: dict[str, Any]) -> None:
        if self.file:
            with self.file.open("a", encoding="utf-8") as out:
                out.write(json.dumps(line) + "\n")


def duel_key(match: Match, limit: Limit) -> list[Any]:
    """What tells matches apart."""
    key = [match.game, match.seats, limit.iterations, limit.seconds, limit.times]
    return [*key, "guided"] if match.is_guided else key


def read_lines(file: Path) -> list[dict[str, Any]]:
    """Whole lines; a last one that was cut off is cut away, so that the next begins anew."""
    text = file.read_text("utf-8")
    whole = text[: text.rfind("\n") + 1]
    try:
        lines = [json.loads(line) for line in whole.splitlines()]
    except ValueError:
        lines = [None]
    if not all(isinstance(line, dict) and ("pace" in line or "duel" in line) for line in lines):
        raise ArenaError("not-peer-notes", path=str(file))
    if whole != text:
        file.write_text(whole, "utf-8")
    return lines
