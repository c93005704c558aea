"""The network gives the same numbers on both backends, bit for bit."""

from __future__ import annotations

from math import e

import pytest

from pyrite.core.backends.backend import BACKENDS
from pyrite.core.chance import below
from pyrite.core.game import Game
from pyrite.core.seeds import fast_chance, seed_text
from pyrite.engine.player import Information
from pyrite.engine.registry import all_games, find_game
from pyrite.players.kernels import layers
from pyrite.players.kernels.layers import STEPS, WEIGHT
from pyrite.players.network.features import features_of, has_features
from pyrite.players.network.network import Learned, Network
from pyrite.players.network.weights import Weights, shapes, size, stamp_of
from tests.players.network.test_features import positions

LEARNED = [game for game in all_games() if has_features(game)]


def some_weights(game: Game, seed: str) -> Weights:
    """Any numbers."""
    chance = fast_chance(seed_text(seed))
    count = sum(map(size, shapes(stamp_of(game)).values()))
    numbers = bytes(below(chance, 256) for _ in range(count))
    return Weights(stamp_of(game), (8, 8, 9, 8, 8, 9), 0, seed_text(seed), numbers)


@pytest.mark.slow
@pytest.mark.parametrize("game", LEARNED, ids=lambda game: game.id)
def test_both_backends__agree_bit_by_bit(game: Game) -> None:
    weights = some_weights(game, "bits")
    plainly, compiled = (Network(game, weights, backend) for backend in BACKENDS)
    way = features_of(game).practice[0]
    for s, seat, moves in positions(game, way, "both"):
        information = Information(game, seat, s)
        assert plainly.weigh(information, moves) == compiled.weigh(information, moves)
        assert plainly.worth(information) == compiled.worth(information)


def test_weights_of_moves__fall_by_their_distance_from_the_best() -> None:
    weights = [0, -256, -STEPS, -2 * STEPS]
    layers.weigh(weights, 4, 0)
    assert weights == [WEIGHT[0], WEIGHT[256], WEIGHT[STEPS], WEIGHT[STEPS]]
    assert weights[0] == pytest.approx(weights[1] * e, rel=1e-4)
    assert weights[-1] >= 1


def test_learned_player__plays_the_heaviest_move() -> None:
    game = find_game("fool")
    network = Network(game, some_weights(game, "player"))
    player, chance = Learned(network), fast_chance(seed_text("player"))
    for s, seat, moves in positions(game, features_of(game).practice[0], "player"):
        information = Information(game, seat, s)
        weights = network.weigh(information, moves)
        choice = player.choose(information, moves, chance)
        assert weights[moves.index(choice)] == max(weights)


def test_worth__is_a_chance() -> None:
    game = find_game("fool")
    network = Network(game, some_weights(game, "worth"))
    for s, seat, _ in positions(game, features_of(game).practice[0], "worth"):
        assert 0 <= network.worth(Information(game, seat, s)) <= 1
