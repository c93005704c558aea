"""The static check of everything that is compiled: `python -m pyrite.players.compilation.check`.

The games, as `pyrite.engine.compilation.check` checks them, what lies in their `skill/`, and the
kernels of the players.
"""

from __future__ import annotations

import sys

from pyrite.core import flow
from pyrite.core.bind import Function
from pyrite.core.dialect.check import Complaint, check
from pyrite.core.game import Game
from pyrite.engine.compilation import check as engine
from pyrite.engine.registry import all_games
from pyrite.players.equivalent_moves import kind_in
from pyrite.players.heuristic import heuristic_of
from pyrite.players.kernels import (
    layers,
    likelihood,
    match,
    rollouts,
    search,
    self_play,
    tree,
    value,
)
from pyrite.players.network.features import features_of
from pyrite.players.search.inference import has_story, story_of
from pyrite.players.styles import daring_in, has_styles

ENTRIES: tuple[Function, ...] = (
    layers.rate_moves,
    layers.value_of,
    likelihood.fill_pool,
    match.meet,
    rollouts.measure,
    self_play.generate,
    search.search,
    value.expect,
)
WITH_FLOATS = (flow, likelihood, match, rollouts, search, self_play, tree, value)
"""Where floats are computed with: nowhere in a game, nor in the layers of a network."""


def complaints(games: tuple[Game, ...]) -> list[Complaint]:
    """Where these games' skill, or the kernels, leave it."""
    own = [function(game) for game in games for function in (heuristic_of, kind_in)]
    own.extend(daring_in(game) for game in games if has_styles(game))
    asked = [features_of(game) for game in games]
    own.extend(function for one in asked for function in (one.table_features, one.move_features))
    told = [function for game in games if has_story(game) for function in story_of(game)]
    return check([*own, *told, *ENTRIES], floats_in=[one.__name__ for one in WITH_FLOATS])


def main() -> int:
    """Print each complaint as file:line; exit code 1 if there is any."""
    games = all_games()
    return engine.report([*engine.complaints(games), *complaints(games)])


if __name__ == "__main__":
    sys.exit(main())
