"""A tournament on disk: what is to be played, then every finished deal, so that it can go on."""

from __future__ import annotations

import json
import os
from collections.abc import Iterable, Mapping
from dataclasses import asdict, replace
from pathlib import Path
from typing import Any

from pyrite.arena.errors import ArenaError
from pyrite.arena.tournament.deal import GameResult, Tournament
from pyrite.engine.registry import find_game

Blocks = dict[int, list[GameResult]]
FORMAT = "pyrite tournament 1"


class Ledger:
    """A file with the tournament in its first line and one line per finished block."""

    def __init__(self, path: Path, tournament: Tournament) -> None:
        self.path = path
        self.tournament = tournament

    def read(self) -> Blocks:
        """The finished blocks; a last line that was cut off is not one."""
        if not self.path.exists():
            return {}
        lines = _whole_lines(self.path)
        if not lines or lines[0] != header_of(self.tournament):
            raise ArenaError("other-tournament", path=str(self.path))
        return {rows[0]["block"]: [GameResult.from_row(row) for row in rows] for rows in lines[1:]}

    def begin(self, done: Blocks) -> None:
        """Write what is known, whole lines only; nothing is lost if this is cut short."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        beside = self.path.with_name(f"{self.path.name}.new")
        lines = (json.dumps(header_of(self.tournament)) + "\n", *map(_line, done.values()))
        beside.write_text("".join(lines), "utf-8")
        os.replace(beside, self.path)

    def add(self, results: list[GameResult]) -> None:
        """One block more."""
        with self.path.open("a", encoding="utf-8") as file:
            file.write(_line(results))


def read_tournament(path: Path) -> Tournament:
    """The tournament of a ledger."""
    try:
        lines = _whole_lines(path)
    except FileNotFoundError:
        raise ArenaError("not-a-file", path=str(path)) from None
    try:
        header = dict(lines[0])
        values = {key: header[key] for key in ("game", "seats", "games", "seed")}
        options = tuple((str(name), str(value)) for name, value in header["options"])
        values["adjusted"] = header.get("adjusted", 0)
        tournament = Tournament(players=tuple(header["players"]), options=options, **values)
        is_ours = header == header_of(tournament)
    except (IndexError, KeyError, TypeError, ValueError):
        is_ours = False
    if not is_ours:
        raise ArenaError("no-tournament", path=str(path))
    return tournament


def resumed_tournament(path: Path, said: Mapping[str, Any]) -> Tournament:
    """The tournament of a ledger; whatever is said beside it must be the same."""
    found = read_tournament(path)
    if found != replace(found, **{key: value for key, value in said.items() if value}):
        raise ArenaError("other-tournament", path=str(path))
    return found


def header_of(tournament: Tournament) -> dict[str, Any]:
    """The first line: the tournament, and the rules it is played by."""
    rules = find_game(tournament.game).version
    header = {"format": FORMAT, "rules": rules, **asdict(tournament)}
    if not tournament.adjusted:
        del header["adjusted"]  # as it was before luck could be measured
    values: dict[str, Any] = json.loads(json.dumps(header))
    return values


def _whole_lines(path: Path) -> list[Any]:
    try:
        return [json.loads(line) for line in path.read_text("utf-8").split("\n")[:-1]]
    except ValueError:
        raise ArenaError("no-tournament", path=str(path)) from None


def _line(results: Iterable[GameResult]) -> str:
    return json.dumps([result.row() for result in results]) + "\n"
