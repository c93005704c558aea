"""The static check of everything that is compiled: `python -m pyrite.players.compilation.check`.

The games, as `pyrite.engine.compilation.check` checks them, what lies in their `skill/`, and the
kernels of the players.
"""

from __future__ import annotations

import sys

from pyrite.core import dialect
from pyrite.core.dialect import Complaint
from pyrite.core.game import Game
from pyrite.engine.compilation import check as engine
from pyrite.engine.registry import all_games
from pyrite.players.equivalent_moves import kind_in
from pyrite.players.heuristic import heuristic_of
from pyrite.players.kernels import layers, likelihood, match, rollouts, self_play, tree, value
from pyrite.players.network.features import features_of, has_features
from pyrite.players.search.inference import has_story, story_of
from pyrite.players.styles import daring_in, has_styles


def complaints(games: tuple[Game, ...]) -> list[Complaint]:
    """Where these games' skill, or the kernels, leave it."""
    own = [function(game) for game in games for function in (heuristic_of, kind_in)]
    own.extend(daring_in(game) for game in games if has_styles(game))
    asked = [features_of(game) for game in games if has_features(game)]
    own.extend(function for one in asked for function in (one.table_features, one.move_features))
    told = [function for game in games if has_story(game) for function in story_of(game)]
    return [
        *dialect.check([*own, layers.policy, layers.worth, tree.search], floats_in=tree.__name__),
        *dialect.check([likelihood.fill_pool, *told], floats_in=likelihood.__name__),
        *dialect.check([rollouts.measure], floats_in=rollouts.__name__),
        *dialect.check([self_play.generate], floats_in=self_play.__name__),
        *dialect.check([match.meet], floats_in=match.__name__),
        *dialect.check([value.expect], floats_in=value.__name__),
    ]


def main() -> int:
    """Print each complaint as file:line; exit code 1 if there is any."""
    games = all_games()
    return engine.report([*engine.complaints(games), *complaints(games)])


if __name__ == "__main__":
    sys.exit(main())
