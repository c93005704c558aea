"""Players that follow instinct: how sure of itself it is."""

from __future__ import annotations

import pyrite
from pyrite.core.seeds import fast_chance, seed_text
from pyrite.engine.play import start_play
from pyrite.players.greedy import Greedy, HeuristicPlayer, weights_of

GAME = pyrite.game("fools-gold")
TRIES = 200


def test_draws__more_of_them_play_heavier_moves() -> None:
    play = start_play(GAME, 4, seed=seed_text("draws"))
    seat = play.waiting[0]
    information, moves = play.information(seat), play.legal_numbers(seat)
    weight = dict(zip(moves, weights_of(information, moves), strict=True))
    chance = fast_chance(seed_text("own"))
    means = [
        sum(weight[player.choose(information, moves, chance)] for _ in range(TRIES)) / TRIES
        for player in (
            HeuristicPlayer(GAME),
            HeuristicPlayer(GAME, 3),
            HeuristicPlayer(GAME, 9),
            Greedy(GAME),
        )
    ]
    assert means == sorted(set(means))
