"""What a wheel carries compiled: `python -m pyrite.cli.shipping GAME …`, where zig is installed.

Calls everything that is compiled once, on tiny real inputs, and makes one module a game of it.
"""

from __future__ import annotations

import multiprocessing
import sys
from concurrent.futures import ProcessPoolExecutor

from pyrite.core.backends.backend import NATIVE
from pyrite.core.backends.library import library
from pyrite.core.backends.module_build import ship
from pyrite.core.game import Game
from pyrite.core.seeds import seed_text
from pyrite.engine.compilation import entries as engine
from pyrite.engine.play import start_play
from pyrite.engine.registry import find_game, game_ids
from pyrite.envs.vector import VectorGames
from pyrite.players.compilation import entries as players
from pyrite.players.network.features import features_of
from pyrite.players.network.network import layers_on, network_in_use
from pyrite.players.network.weights import has_weights, weights_in_use
from pyrite.players.training.evaluation import against_greedy
from pyrite.players.training.playing import Playing

SERIES = seed_text("shipping")
SAMPLES, DEALS = 64, 2


def call_everything(game: Game) -> None:
    """The engine, the players, environments, and learning."""
    for call in (*engine.ALL, *players.ALL):
        call.make(game)
    games = VectorGames(game, game.seats[0], 1, seed=SERIES)
    games.step(games.uniform_moves())
    games.encoding.floats(games.observations)
    if has_weights(game):
        learn(game)


def learn(game: Game) -> None:
    """What a network is asked beside a search, self-play and a match."""
    play = start_play(game, game.seats[0], seed=SERIES)
    network_in_use(game, NATIVE).value(play.information(play.waiting[0]))
    weights = weights_in_use(game)
    Playing(game, SERIES, SAMPLES).round(layers_on(library(game), weights), 0.0)
    against_greedy(game, weights, features_of(game).practice[0], DEALS, SERIES)


def ship_game(id: str) -> int:
    """Make a game's module; how many entries it has."""
    game = find_game(id)
    call_everything(game)
    return len(ship(library(game)))


def main(*ids: str) -> None:
    """A line per game; as many at once as there are processors."""
    wanted = ids or game_ids()
    with ProcessPoolExecutor(mp_context=multiprocessing.get_context("spawn")) as processes:
        for id, count in zip(wanted, processes.map(ship_game, wanted), strict=True):
            print(id, count, flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
