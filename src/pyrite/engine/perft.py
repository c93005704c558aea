"""Perft: how many sequences of decisions there are. One number catches a wrong move below it."""

from __future__ import annotations

from collections.abc import Mapping

from pyrite.core import flow
from pyrite.core.backends.backend import Backend, backend_of
from pyrite.core.chance import Chance
from pyrite.core.game import Game
from pyrite.engine.errors import EngineError
from pyrite.engine.play import Play, start_play


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
    return _count(backend_of(game, backend), play, depth)


def _count(backend: Backend, play: Play, depth: int) -> int:
    assert play.chance
    levels = depth + 1
    states, chances = backend.states(levels), backend.rows(Chance, levels)
    backend.put(states, 0, play.state)
    backend.put(chances, 0, play.chance)
    outcome, _ = backend.scratch()
    moves = backend.table(levels, play.game.most_moves)
    counts, next_move = backend.table(2, levels)
    run = backend.entry(flow.perft)
    return int(run(states, chances, outcome, moves, counts, next_move, depth))
