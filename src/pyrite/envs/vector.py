"""Many games side by side: one compiled call steps them all, on as many threads as asked for.

A step is one decision of one seat in every game; chance speaks by itself, and a game that ends is
begun anew at once. Every row has a stream of its own, so the number of threads changes nothing.
"""

from __future__ import annotations

import itertools
from collections.abc import Mapping
from typing import Any

import numpy as np

from pyrite.core.backends.backend import compiled
from pyrite.core.chance import Chance
from pyrite.core.game import Game, option_indices
from pyrite.core.seeds import SEED_WORDS, STREAM_WORDS, seed_text, series_keys
from pyrite.engine.illegal import illegal_move
from pyrite.engine.play import check_options
from pyrite.envs.batches import batch
from pyrite.envs.batches.batch import Batch, BatchWorkspace
from pyrite.envs.batches.threads import ThreadPool
from pyrite.envs.encoding.specification import encoding
from pyrite.envs.rewards import Rewards

SLICES = 4  # of the rows, for each thread

Bytes = np.ndarray[Any, np.dtype[np.int8]]


class VectorGames:
    """A batch of games. Its arrays are overwritten by each step; copy what you keep, and do not
    write into `masks` and `movers`: moves are checked against them.

    `observations` (compact rows) and `masks` (1: legal) are those of the seat to move, `movers`;
    `rewards` (by seat) and `dones` tell of the step just made, `finals` what the last mover saw of
    a game that ended.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        count: int,
        *,
        seed: str,
        options: Mapping[str, object] | None = None,
        rewards: Rewards = "result",
        threads: int = 1,
    ) -> None:
        self.game = game
        self.seats = seats
        self.count = count
        self.encoding = encoding(game, seats)
        chosen = check_options(game, seats, options or {})
        self._native = compiled(game)
        indices = option_indices(game, chosen)
        self._by = batch.BY_SCORE if rewards == "score" else 0
        self._compile()
        self._batch = b = self._make_room()
        self.observations: Bytes = b.observations
        self.finals: Bytes = b.finals
        self.masks: Bytes = b.masks
        self.movers: Bytes = b.movers
        self.dones: Bytes = b.dones
        self.rewards: np.ndarray[Any, np.dtype[np.float32]] = b.rewards
        self._choices: Any = self._native.rows(Chance, count)
        threads = max(1, min(threads, count))
        self._slices = _slices(count, threads * SLICES if threads > 1 else 1)
        self._desks = [self._make_workspace(indices) for _ in range(threads)]
        self._pool = ThreadPool(threads)
        self.reset(seed)

    def _compile(self) -> None:
        native = self._native
        self._step = native.entry(batch.step_rows, batch.encoded(self.game))
        self._first_illegal = native.entry(batch.first_illegal)
        self._choose = native.entry(batch.choose_uniform)

    def _make_room(self) -> Any:
        def small(*shape: int) -> Any:
            return np.zeros((self.count, *shape), np.int8)

        rewards: Any = np.zeros((self.count, self.seats), np.float32)
        return Batch(
            states=self._native.states(self.count),
            chances=self._native.rows(Chance, self.count),
            chosen=self._native.ints(self.count),
            movers=small(),
            observations=small(self.encoding.width),
            masks=small(self.game.move_count),
            counts=self._native.ints(self.count),
            rewards=rewards,
            dones=small(),
            finals=small(self.encoding.width),
        )

    def _make_workspace(self, options: list[int]) -> BatchWorkspace:
        outcome, moves = self._native.scratch()
        return BatchWorkspace(
            states=self._native.states(2),
            options=self._native.numbers(options),
            outcome=outcome,
            moves=moves,
            scores=self._native.ints(self.encoding.rows),
        )

    def reset(self, seed: str) -> None:
        """Begin every game anew; the rows' streams are those of the seed's series of games."""
        words = np.frombuffer(series_keys(seed_text(seed), range(self.count), 0), "<u4")
        keys = words.reshape(self.count, SEED_WORDS)
        for streams, part in ((self._batch.chances, keys[:, :4]), (self._choices, keys[:, 4:])):
            streams.view(np.uint8)[:] = 0
            streams["input"][:, :STREAM_WORDS] = part
        self.dones[:] = 0
        self.rewards[:] = 0
        self._batch.chosen[:] = batch.NEW
        self._step_all()

    def step(self, moves: Any) -> None:
        """One move in every game; IllegalMove, and nothing happens, if one is not legal."""
        chosen = np.ascontiguousarray(moves, np.int64)
        if chosen.shape != (self.count,):
            raise ValueError(f"{self.count} moves are wanted")
        wrong = self._first_illegal(self.masks, chosen)
        if wrong >= 0:
            legal = np.flatnonzero(self.masks[wrong])
            raise illegal_move(self.game, int(self.movers[wrong]), int(chosen[wrong]), legal)
        self._batch.chosen[:] = chosen
        self._step_all()

    def uniform_moves(self) -> np.ndarray[Any, np.dtype[np.int64]]:
        """A legal move for every game, each equally likely, from streams of their own."""
        chosen = np.empty(self.count, np.int64)

        slices = iter(self._slices)

        def choose(thread: int) -> None:
            for first, last in slices:
                rows, b = slice(first, last), self._batch
                self._choose(b.masks[rows], b.counts[rows], self._choices[rows], chosen[rows])

        self._pool.run(choose)
        return chosen

    def close(self) -> None:
        """Let the threads go."""
        self._pool.close()

    def _step_all(self) -> None:
        """Every thread takes the next slice until none is left: some wake later than others."""
        slices = iter(self._slices)

        def step(thread: int) -> None:
            for first, last in slices:
                self._step_slice(thread, first, last)

        self._pool.run(step)

    def _step_slice(self, thread: int, first: int, last: int) -> None:
        self._step(
            self._batch, self._desks[thread], self.seats, self.encoding.rows, self._by, first, last
        )


def _slices(count: int, parts: int) -> list[tuple[int, int]]:
    """Rows from … to before …, as even as can be."""
    parts = min(parts, count)
    bounds = [count * i // parts for i in range(parts + 1)]
    return list(itertools.pairwise(bounds))
