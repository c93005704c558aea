"""The static check of everything that is compiled: `python -m pyrite.players.check`.

The games, as `pyrite.engine.check` checks them, and with them their instincts, the search, the
rollouts, what learning needs (questions, layers, self-play, matches), the worth of positions,
what is daring, and how likely guesses are.
"""

from __future__ import annotations

import sys

from pyrite.core import dialect
from pyrite.core.dialect import Complaint
from pyrite.core.game import Game
from pyrite.engine import check as engine
from pyrite.engine.registry import all_games
from pyrite.players.inference import has_story, likelihood, story_of
from pyrite.players.instincts import instinct_of
from pyrite.players.network import layers
from pyrite.players.questions import has_questions, questions_of
from pyrite.players.rollouts import rollouts
from pyrite.players.rollouts.alike import kind_in
from pyrite.players.search import tree
from pyrite.players.styles import daring_in, has_styles
from pyrite.players.training import match, self_play
from pyrite.players.worths import worths


def complaints(games: tuple[Game, ...]) -> list[Complaint]:
    """Where these games' instincts and questions, search, rollouts or learning leave it."""
    own = [function(game) for game in games for function in (instinct_of, kind_in)]
    own.extend(daring_in(game) for game in games if has_styles(game))
    asked = [questions_of(game) for game in games if has_questions(game)]
    own.extend(function for one in asked for function in (one.look, one.ask))
    told = [function for game in games if has_story(game) for function in story_of(game)]
    return [
        *dialect.check([*own, layers.policy, layers.worth, tree.search], floats_in=tree.__name__),
        *dialect.check([likelihood.fill_pool, *told], floats_in=likelihood.__name__),
        *dialect.check([rollouts.measure], floats_in=rollouts.__name__),
        *dialect.check([self_play.generate], floats_in=self_play.__name__),
        *dialect.check([match.meet], floats_in=match.__name__),
        *dialect.check([worths.expect], floats_in=worths.__name__),
    ]


def main() -> int:
    """Print each complaint as file:line; exit code 1 if there is any."""
    games = all_games()
    return engine.report([*engine.complaints(games), *complaints(games)])


if __name__ == "__main__":
    sys.exit(main())
