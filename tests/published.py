"""Games that are held to everything: those whose clauses lie in `docs/rules`.

What is still in the making, or comes from another distribution, brings its rules alone: of such a
game a test says with its reason what it passes over.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from pyrite.core.game import Game
from pyrite.engine.registry import all_games
from tests.sources import ROOT

PUBLISHED = tuple(
    game for game in all_games() if (ROOT / "docs" / "rules" / f"{game.id}.md").exists()
)


def each_with(is_there: Callable[[Game], object], what: str) -> pytest.MarkDecorator:
    """A parameter `game`: all games, but for those that do without something optional."""
    return pytest.mark.parametrize(
        "game",
        [
            pytest.param(game, id=game.id, marks=() if is_there(game) else skipped(game, what))
            for game in all_games()
        ],
    )


def skipped(game: Game, what: str) -> pytest.MarkDecorator:
    """The reason why."""
    return pytest.mark.skip(f"optional: {game.id} has no {what}")


each_published = each_with(PUBLISHED.__contains__, "page of clauses in docs/rules")
