"""What a wheel carries compiled: `python -m pyrite.cli.shipping GAME …`, where zig is installed.

Calls everything that is compiled once, on tiny real inputs, and makes one module a game of it.
"""

from __future__ import annotations

import sys

from pyrite.core.backends.backend import NATIVE
from pyrite.core.backends.library import library
from pyrite.core.backends.shipped import ship
from pyrite.core.game import Game
from pyrite.core.seeds import seed_text
from pyrite.engine.compilation import entries as engine
from pyrite.engine.play import start_play
from pyrite.engine.registry import find_game, game_ids
from pyrite.envs.vector import VectorGames
from pyrite.players.compilation import entries as players
from pyrite.players.network.arrays import native_layers
from pyrite.players.network.features import features_of
from pyrite.players.network.network import network_in_use
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
    Playing(game, SERIES, SAMPLES).round(native_layers(weights), 0.0)
    against_greedy(game, weights, features_of(game).practice[0], DEALS, SERIES)


def main(*ids: str) -> None:
    """A line per game."""
    for id in ids or game_ids():
        game = find_game(id)
        call_everything(game)
        print(id, len(ship(library(game))), flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
