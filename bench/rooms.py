"""What games say of themselves to the laboratories: each in its folder's `bench.py`, or nothing."""

from __future__ import annotations

import sys
from collections.abc import Sequence

from pyrite.core.game import Game
from pyrite.core.vocabulary.bench import Habit, SearchMatch, SolvableEndings
from pyrite.engine.registry import all_games

ROOM = "bench"


def match_of(game: Game) -> SearchMatch | None:
    """How its search meets another library's."""
    return getattr(game.room(ROOM), "MATCH", None)


def endings_of(game: Game) -> SolvableEndings | None:
    """What an ending is in it."""
    return getattr(game.room(ROOM), "ENDINGS", None)


def habits_of(game: Game) -> dict[str, Habit]:
    """What its players may be seen to do."""
    found: dict[str, Habit] = getattr(game.room(ROOM), "HABITS", {})
    return found


def leave_out(games: Sequence[Game], why: str) -> None:
    """A line for each game that does not take part."""
    for game in games:
        print(f"{game.id} is left out: {why}", file=sys.stderr)


def endings_help() -> str:
    """A paragraph for each game that has endings."""
    return "\n\n".join(
        f"{game.title}, {found.about}" for game in all_games() if (found := endings_of(game))
    )


def habits_help() -> str:
    """A paragraph for each game that has habits."""
    return "\n\n".join(
        "\n".join([game.title, *(f"  {name}: {one.about}" for name, one in habits.items())])
        for game in all_games()
        if (habits := habits_of(game))
    )
