"""Running a search: rows of nodes, slices, threads, and what it found out about each move."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from pyrite.core.backends.backend import NATIVE, backend_of, is_compiled
from pyrite.core.chance import Chance
from pyrite.core.game import Game
from pyrite.core.seeds import fork
from pyrite.engine.player import Information
from pyrite.players.kernels import search, tree
from pyrite.players.kernels.search import Guidance
from pyrite.players.kernels.tree import DEEPEST, SearchWorkspace, Tree
from pyrite.players.network.network import Network
from pyrite.players.search.guidance import Guide, bindings

NODES_PER_ITERATION = 3  # of each seat, about
MOST_NODES = 2_000_000
GUESSED = 4  # a quarter of the time, and a guess for so many iterations, to weigh guesses
SLICE, PLAIN_SLICE = 64, 4  # iterations between two looks at the clock and the lead


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
class SearchSettings:
    """How to think."""

    explore: float = 1.2
    is_weighted: bool = True
    threads: int = 1
    backend: str = NATIVE


class Watch:
    """A budget that is being spent: time runs from here on."""

    def __init__(self, budget: Budget) -> None:
        self.iterations = budget.iterations or MOST_NODES
        self._clock, self._seconds = budget.clock, budget.seconds
        self._began = self._clock() if self._clock else 0.0

    @property
    def is_running(self) -> bool:
        """Does time count?"""
        return self._clock is not None

    def is_past(self, part: float = 1.0) -> bool:
        """Is so much of the time over?"""
        return bool(self._clock and self._clock() >= self._began + part * self._seconds)


class Search:
    """Multi-observer search for one game, on either backend; a network may guide it."""

    def __init__(
        self, game: Game, settings: SearchSettings | None = None, network: Network | None = None
    ) -> None:
        self.game = game
        self.settings = settings or SearchSettings()
        self._backend = backend_of(game, self.settings.backend)
        self._guide = Guide(game, network, self.settings.backend)
        self._run = self._backend.entry(
            search.search, bindings(game, is_guided=network is not None)
        )
        self._lead = self._backend.entry(tree.lead)

    def advise(
        self, information: Information, chance: Chance, budget: Budget, first: Sequence[int] = ()
    ) -> list[Advice]:
        """What is known about each legal move afterwards, most visited first.

        `first` may weigh the legal moves better than the heuristic does.
        """
        return self._advise(information, chance, budget, first, settles=False)

    def choose(
        self, information: Information, chance: Chance, budget: Budget, first: Sequence[int] = ()
    ) -> int:
        """The most visited move, as soon as the budget left could not change it."""
        return self._advise(information, chance, budget, first, settles=True)[0].move

    def _advise(
        self,
        information: Information,
        chance: Chance,
        budget: Budget,
        first: Sequence[int],
        *,
        settles: bool,
    ) -> list[Advice]:
        threads = self.settings.threads
        seats = int(information.state.seats)
        watch = Watch(budget)
        pool = self._guide.pool(
            information, chance, watch.iterations // GUESSED, lambda: watch.is_past(1 / GUESSED)
        )
        workspaces = [
            self._workspace(information, fork(chance), seats, first) for _ in range(threads)
        ]
        guidances = [self._guide.guidance(pool) for _ in range(threads)]
        trees = [self._tree(seats, budget) for _ in range(threads)]

        def think(i: int) -> None:
            self._think(
                trees[i],
                workspaces[i],
                guidances[i],
                seats,
                information.seat,
                watch,
                settles=settles,
            )

        if threads == 1:
            think(0)
        else:
            with ThreadPoolExecutor(threads) as crew:
                list(crew.map(think, range(threads)))
        return advice_of(trees, information.seat)

    def _think(
        self,
        t: Tree,
        d: SearchWorkspace,
        m: Guidance,
        seats: int,
        viewer: int,
        watch: Watch,
        *,
        settles: bool,
    ) -> None:
        settings = self.settings
        weighted = int(settings.is_weighted)
        left = -(-watch.iterations // settings.threads)
        settles = settles and settings.threads == 1
        size = SLICE if is_compiled(settings.backend) else PLAIN_SLICE
        if not (watch.is_running or settles):
            size = left
        run = self._backend.begun(self._run, t, d, m)
        lead = self._backend.begun(self._lead, t)
        while left > 0:
            now = min(size, left)
            run(seats, viewer, now, settings.explore, weighted)
            left -= now
            if watch.is_past() or (settles and lead(viewer) > left):
                return

    def _tree(self, seats: int, budget: Budget) -> Tree:
        wanted = (
            budget.iterations * seats * NODES_PER_ITERATION if budget.iterations else MOST_NODES
        )
        nodes = seats + min(wanted, MOST_NODES)
        ints, floats = self._backend.ints, self._backend.floats
        t = Tree(
            key=ints(nodes),
            child=ints(nodes),
            sibling=ints(nodes),
            visits=ints(nodes),
            available=ints(nodes),
            value=floats(nodes),
            won=floats(nodes),
            scored=floats(nodes),
            used=ints(1),
        )
        for seat in range(seats):
            t.child[seat] = t.sibling[seat] = -1
        t.used[0] = seats
        return t

    def _workspace(
        self, information: Information, chance: Chance, seats: int, first: Sequence[int]
    ) -> SearchWorkspace:
        game, backend = self.game, self._backend
        states = backend.states(2)
        backend.put(states, 1, information.state)
        outcome, moves = backend.scratch()
        return SearchWorkspace(
            states,
            backend.chance(chance),
            outcome,
            moves,
            weights=backend.ints(game.most_moves),
            first=backend.numbers(first),
            node_of=backend.numbers([-1] * game.move_count),
            at=backend.ints(seats),
            chosen=backend.table(seats, DEEPEST + 1),
            choosing=backend.ints(seats),
            chose_at=backend.ints(seats),
            depth=backend.ints(seats),
            path=backend.table(seats, DEEPEST + 1),
            scores=backend.ints(game.sides(seats)),
            reward=backend.floats(seats),
            win=backend.floats(seats),
        )


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
