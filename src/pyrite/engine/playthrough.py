"""Playthroughs: a game's record lines and, after each, what changed in every seat's view."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Any

from pyrite.core.chance import below
from pyrite.core.game import Game, Json
from pyrite.core.law import ONLOOKER
from pyrite.core.seeds import fast_chance, player_seed
from pyrite.engine.play import Play, start_play

MOST_LINES = 290

View = dict[str, Json]
Views = dict[int, View]


def playthrough(
    game: Game, *, seats: int, seed: str, options: Mapping[str, str] | None = None
) -> str:
    """A uniform game as text, under 300 lines; full views at the start and at each phase."""
    play = start_play(game, seats, seed=seed, options=options)
    lines: list[str] = []
    for line in _lines(play):
        if len(lines) == MOST_LINES:
            lines.append("… (the game goes on)")
            break
        lines.append(line)
    return "".join(f"{line}\n" for line in [*_header(play), *lines])


def _header(play: Play) -> list[str]:
    return [line for line in play.game_record().text().split("\n\n")[0].split("\n") if line] + [""]


def _lines(play: Play) -> Iterator[str]:
    streams = [fast_chance(player_seed(play.seed or "", seat)) for seat in range(play.seats)]
    views: Views = {}
    told = 0
    while True:
        for line in play.lines[told:]:
            yield str(line)
        told = len(play.lines)
        after = {seat: play.view(seat) for seat in (*range(play.seats), ONLOOKER)}
        yield from _changes_by_seat(views, after)
        views = after
        if play.is_over:
            break
        seat = play.waiting[0]
        moves = play.legal_numbers(seat)
        play.move(seat, moves[below(streams[seat], len(moves))])
    yield from (str(line) for line in play.game_record().lines[told:])


def _changes_by_seat(before: Views, after: Views) -> Iterator[str]:
    """What each seat's view says now; seats that see the same share a line."""
    told: dict[str, list[str]] = {}
    for seat, view in after.items():
        who = "onlooker" if seat == ONLOOKER else f"seat {seat}"
        told.setdefault(_difference(before.get(seat), view), []).append(who)
    for text, seats in told.items():
        if text:
            yield f"    {', '.join(seats)}: {text}"


def _difference(before: View | None, after: View) -> str:
    if before is None or before["phase"] != after["phase"]:
        return _compact(after)
    changes = _changes("", before, after)
    return ", ".join(f"{key} {_compact(value)}" for key, value in changes)


def _changes(path: str, before: Json, after: Json) -> Iterator[tuple[str, Json]]:
    if isinstance(before, dict) and isinstance(after, dict) and before.keys() == after.keys():
        for key in after:
            yield from _changes(f"{path}.{key}" if path else key, before[key], after[key])
    elif isinstance(before, list) and isinstance(after, list) and len(before) == len(after):
        for i, (old, new) in enumerate(zip(before, after, strict=True)):
            yield from _changes(f"{path}.{i}", old, new)
    elif before != after:
        yield path, after


def _compact(value: Any) -> str:
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))
