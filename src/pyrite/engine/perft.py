"""Perft: how many sequences of decisions there are. One number catches a wrong move below it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from pyrite.core import flow
from pyrite.core.game import Game
from pyrite.core.schema import copy
from pyrite.engine.errors import EngineError
from pyrite.engine.play import start_play


def perft(
    game: Game,
    *,
    seats: int,
    depth: int,
    seed: str,
    options: Mapping[str, str] | None = None,
    backend: str = "python",
) -> int:
    """Sequences of `depth` decisions from a seed; of several waiting seats the lowest first."""
    if depth < 0:
        raise EngineError("bad-depth", depth=str(depth))
    play = start_play(game, seats, seed=seed, options=options)
    count = _native if backend == "native" else _plain
    return count(game, play.state, play.chance, depth)


def _plain(game: Game, state: Any, chance: Any, depth: int) -> int:
    levels = depth + 1
    states = [game.state() for _ in range(levels)]
    chances = [type(chance)() for _ in range(levels)]
    copy(states[0], state)
    copy(chances[0], chance)
    moves = [[0] * game.most_moves for _ in range(levels)]
    run: Callable[..., int] = game.plain.bind(flow.perft)
    outcome = [0] * game.longest_outcome
    return run(states, chances, outcome, moves, [0] * levels, [0] * levels, depth)


def _native(game: Game, state: Any, chance: Any, depth: int) -> int:
    import numpy as np

    from pyrite.core import native

    levels = depth + 1
    states = native.rows(game.state, levels)
    chances = native.rows(type(chance), levels)
    native.put(states, state)
    native.put(chances, chance)
    outcome = np.zeros(game.longest_outcome, np.int64)
    moves = np.zeros((levels, game.most_moves), np.int64)
    run = native.native(game).entry(flow.perft)
    levels_of = np.zeros((2, levels), np.int64)
    return int(run(states, chances, outcome, moves, levels_of[0], levels_of[1], depth))
