"""Running a search: rows of nodes, slices, threads, and what it found out about each move."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

from pyrite.core.bind import Binder, Function
from pyrite.core.chance import Chance, next_word, seed_fast
from pyrite.core.game import Game
from pyrite.core.schema import copy
from pyrite.engine.player import Information
from pyrite.players.instincts import instinct_of
from pyrite.players.search import tree
from pyrite.players.search.tree import DEEPEST, Desk, Tree

NODES_PER_ITERATION = 3  # of each seat, about
MOST_NODES = 2_000_000
SLICES = {"native": 64, "python": 4}  # iterations between two looks at the clock and the lead


@dataclass(frozen=True)
class Advice:
    """What a search found out about one move."""

    move: int
    visits: int
    win_share: float
    score: float


@dataclass(frozen=True)
class Budget:
    """How long to think: iterations, seconds on a clock that is handed in, or what ends first."""

    iterations: int = 0
    seconds: float = 0.0
    clock: Callable[[], float] | None = None


@dataclass(frozen=True)
class Settings:
    """How to think."""

    explore: float = 1.2
    is_weighted: bool = True
    threads: int = 1
    backend: str = "native"


class Search:
    """Multi-observer search for one game, on either backend."""

    def __init__(self, game: Game, settings: Settings | None = None) -> None:
        self.game = game
        self.settings = settings or Settings()
        self._run = self._bind()

    def _bind(self) -> Function:
        also = ((tree.instinct, instinct_of(self.game)),)
        if self.settings.backend == "native":
            from pyrite.core import native

            return native.native(self.game).entry(tree.search, also)
        run: Function = Binder(self.game.rules, replace={copy: copy}, also=dict(also)).bind(
            tree.search
        )
        return run

    def advise(self, information: Information, chance: Chance, budget: Budget) -> list[Advice]:
        """What is known about each legal move afterwards, most visited first."""
        return self._advise(information, chance, budget, settles=False)

    def choose(self, information: Information, chance: Chance, budget: Budget) -> int:
        """The most visited move, as soon as the budget left could not change it."""
        return self._advise(information, chance, budget, settles=True)[0].move

    def _advise(
        self, information: Information, chance: Chance, budget: Budget, *, settles: bool
    ) -> list[Advice]:
        threads = self.settings.threads
        seats = int(information.state.seats)
        desks = [self._desk(information, fork(chance), seats) for _ in range(threads)]
        trees = [self._tree(seats, budget) for _ in range(threads)]

        def think(i: int) -> None:
            self._think(trees[i], desks[i], seats, information.seat, budget, settles=settles)

        if threads == 1:
            think(0)
        else:
            with ThreadPoolExecutor(threads) as pool:
                list(pool.map(think, range(threads)))
        return advice_of(trees, information.seat)

    def _think(
        self, t: Tree, d: Desk, seats: int, viewer: int, budget: Budget, *, settles: bool
    ) -> None:
        settings = self.settings
        weighted = int(settings.is_weighted)
        clock = budget.clock
        left = -(-budget.iterations // settings.threads) or MOST_NODES
        settles = settles and settings.threads == 1
        size = SLICES[settings.backend] if clock or settles else left
        end = clock() + budget.seconds if clock else 0.0
        while left > 0:
            now = min(size, left)
            self._run(t, d, seats, viewer, now, settings.explore, weighted)
            left -= now
            if (clock and clock() >= end) or (settles and lead(t, viewer) > left):
                return

    def _tree(self, seats: int, budget: Budget) -> Tree:
        wanted = (
            budget.iterations * seats * NODES_PER_ITERATION if budget.iterations else MOST_NODES
        )
        nodes = seats + min(wanted, MOST_NODES)
        ints, floats = self._rows(nodes)
        t = Tree(
            key=ints(),
            child=ints(),
            sibling=ints(),
            visits=ints(),
            available=ints(),
            value=floats(),
            won=floats(),
            scored=floats(),
            used=self._rows(1)[0](),
        )
        for seat in range(seats):
            t.child[seat] = t.sibling[seat] = -1
        t.used[0] = seats
        return t

    def _rows(self, count: int) -> tuple[Callable[[], Any], Callable[[], Any]]:
        if self.settings.backend == "native":
            import numpy as np

            return (lambda: np.zeros(count, np.int64), lambda: np.zeros(count, np.float64))
        return (lambda: [0] * count, lambda: [0.0] * count)

    def _desk(self, information: Information, chance: Chance, seats: int) -> Desk:
        game = self.game
        ints, floats = self._rows(seats)
        sizes = (game.longest_outcome, game.most_moves, game.most_moves, game.move_count)
        outcome, moves, weights, node_of = (self._rows(size)[0]() for size in sizes)
        node_of[:] = [-1] * game.move_count
        return Desk(
            *self._states(information, chance),
            outcome,
            moves,
            weights,
            node_of,
            at=ints(),
            depth=ints(),
            path=self._paths(seats),
            scores=self._rows(game.sides(seats))[0](),
            reward=floats(),
            win=floats(),
        )

    def _paths(self, seats: int) -> Any:
        if self.settings.backend == "native":
            import numpy as np

            return np.zeros((seats, DEEPEST + 1), np.int64)
        return [[0] * (DEEPEST + 1) for _ in range(seats)]

    def _states(self, information: Information, chance: Chance) -> tuple[Any, Any]:
        """Room for the guess, and the information; the stream."""
        if self.settings.backend == "native":
            from pyrite.core import native

            states = native.rows(self.game.state, 2)
            native.put(states[1:], information.state)
            return states, native.native(self.game).chance(chance)
        return [self.game.state(), information.state], [chance]


def fork(chance: Chance) -> Chance:
    """A fast stream of its own for one thread."""
    made = Chance()
    seed_fast(made, [next_word(chance) | 1, *(next_word(chance) for _ in range(3))], 0)
    return made


def lead(t: Tree, seat: int) -> int:
    """By how many visits the root's first move is ahead of its second."""
    first = second = 0
    node = t.child[seat]
    while node >= 0:
        visits = int(t.visits[node])
        first, second = max(first, visits), max(second, min(first, visits))
        node = t.sibling[node]
    return first - second


def advice_of(trees: Sequence[Tree], seat: int) -> list[Advice]:
    """The root's moves, added up over all trees."""
    sums: dict[int, list[float]] = {}
    for t in trees:
        node = t.child[seat]
        while node >= 0:
            move = (int(t.key[node]) >> 1) - seat * tree.MOVES_PER_SEAT
            row = sums.setdefault(move, [0, 0.0, 0.0])
            row[0] += int(t.visits[node])
            row[1] += float(t.won[node])
            row[2] += float(t.scored[node])
            node = t.sibling[node]
    found = [Advice(m, int(v), w / v, c / v) for m, (v, w, c) in sums.items() if v]
    return sorted(found, key=lambda advice: (-advice.visits, advice.move))
