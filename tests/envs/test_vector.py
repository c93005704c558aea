"""Many games at once are the same games one by one, whatever the threads."""

from __future__ import annotations

import hashlib
from typing import Any

import numpy as np
import pytest

from pyrite.core import flow
from pyrite.core.backends.backend import plain
from pyrite.core.chance import Chance, below
from pyrite.core.game import Game, option_indices
from pyrite.core.seeds import fast_chance, game_seed, seed_text
from pyrite.engine.errors import IllegalMove
from pyrite.engine.player import Information
from pyrite.engine.registry import find_game
from pyrite.envs.encoding.specification import encoding
from pyrite.envs.vector import VectorGames
from tests.contract.walk import each_game, legal, observe, plain_variants, seats_of, stream

pytestmark = pytest.mark.slow

COUNT = 5


class Row:
    """One game of the batch on the python backend, stepped by `flow`."""

    def __init__(self, game: Game, seats: int, options: dict[str, str], number: int) -> None:
        self.game, self.seats = game, seats
        self.options = option_indices(game, options)
        self.chance: Chance = fast_chance(game_seed(seed_text("rows"), number))
        self.outcome = [0] * game.longest_outcome
        self.begin()

    def begin(self) -> None:
        """A new game on the same stream."""
        self.state = self.game.state()
        self.game.begin(self.state, self.seats, self.options)
        self.let_chance_speak()

    def let_chance_speak(self) -> None:
        """Until a seat must, or the game is over."""
        settle_chance = plain(self.game).entry(flow.settle_chance)
        self.mask: int = settle_chance(self.state, self.chance, self.outcome)

    @property
    def mover(self) -> int:
        """The lowest waiting seat."""
        return seats_of(self.mask)[0]

    def step(self, move: int) -> bool:
        """The mover's move; returns whether the game is over."""
        self.game.apply(self.state, self.mover, move)
        self.let_chance_speak()
        return self.mask == 0

    def seen(self, seat: int) -> Any:
        """The seat's compact observation."""
        o = observe(self.game, self.state, seat)
        return encoding(self.game, self.seats).encode(Information(self.game, seat, o))

    def rewards(self, by: str) -> list[float]:
        """By seat, at the end."""
        if by == "score":
            scores = [0] * self.game.sides(self.seats)
            self.game.score(self.state, scores)
            return [float(score) for score in scores[: self.seats]]
        winners = seats_of(self.game.winners(self.state))
        return [(seat in winners) / len(winners) for seat in range(self.seats)]


def check_row(games: VectorGames, row: Row, i: int) -> list[int]:
    """The row of the batch is this game; returns its legal moves."""
    assert games.movers[i] == row.mover
    moves = legal(row.game, row.state, row.mover)
    assert np.flatnonzero(games.masks[i]).tolist() == moves
    assert np.array_equal(games.observations[i], row.seen(row.mover))
    return moves


@pytest.mark.parametrize("variant", plain_variants(), ids=str)
@pytest.mark.parametrize("by", ["result", "score"])
def test_step__same_as_one_by_one(variant: Any, by: Any) -> None:
    game, seats = variant.game, variant.seats
    games = VectorGames(game, seats, COUNT, seed="rows", rewards=by, threads=2)
    rows = [Row(game, seats, {}, i) for i in range(COUNT)]
    choices = stream("vector")
    ended = 0
    while ended < 3:
        legals = [check_row(games, row, i) for i, row in enumerate(rows)]
        chosen = [moves[below(choices, len(moves))] for moves in legals]
        games.step(chosen)
        for i, row in enumerate(rows):
            mover = row.mover
            done = row.step(chosen[i])
            assert games.dones[i] == done
            assert games.rewards[i].tolist() == pytest.approx(
                row.rewards(by) if done else [0.0] * seats
            )
            if done:
                assert np.array_equal(games.finals[i], row.seen(mover))
                row.begin()
                ended += 1
    games.close()


def digest(game: Game, threads: int) -> str:
    """All that a run of uniform moves shows, as a hash."""
    games = VectorGames(game, game.seats[-1], 7, seed="threads", threads=threads)
    seen = hashlib.sha256()
    for _ in range(400):
        games.step(games.uniform_moves())
        for array in (games.observations, games.masks, games.movers, games.rewards, games.dones):
            seen.update(array.tobytes())
    games.close()
    return seen.hexdigest()


@each_game
def test_step__threads_change_nothing(game: Game) -> None:
    assert digest(game, 1) == digest(game, 2) == digest(game, 3)


@each_game
def test_reset__same_seed_same_games(game: Game) -> None:
    games = VectorGames(game, game.seats[0], 4, seed="again")
    first = games.observations.copy()
    for _ in range(50):
        games.step(games.uniform_moves())
    later = games.observations.copy()
    games.reset("again")
    assert np.array_equal(first, games.observations)
    for _ in range(50):
        games.step(games.uniform_moves())
    assert np.array_equal(later, games.observations)


def test_step__illegal_move_changes_nothing() -> None:
    games = VectorGames(find_game("fool"), 4, 3, seed="illegal")
    before = games.observations.copy()
    moves = games.uniform_moves()
    moves[1] = np.flatnonzero(games.masks[1] == 0)[0]
    with pytest.raises(IllegalMove, match="Seat"):
        games.step(moves)
    with pytest.raises(IllegalMove, match="number"):
        games.step([*games.uniform_moves()[:2], 1000])
    with pytest.raises(ValueError, match="3"):
        games.step([0])
    assert np.array_equal(before, games.observations)
