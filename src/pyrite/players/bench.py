"""How fast search thinks here, and how much room its tree takes.

Knows the clock, as every benchmark does.
"""

from __future__ import annotations

import tracemalloc
from collections.abc import Callable, Iterator

from pyrite.core.game import Game
from pyrite.core.seeds import fast_chance
from pyrite.engine.bench import SERIES, Figure, rate
from pyrite.engine.play import start_play
from pyrite.players.search.search import Budget, Search, Settings

ITERATIONS = 2000  # of one search, each to the end of a game


def figures_of(game: Game, seats: int, seconds: float) -> Iterator[Figure]:
    """Search at the opening position of one game and seat count."""
    uniform = rate(searches(game, seats, Settings(is_weighted=False)), seconds)
    yield Figure("search-uniform", uniform)
    one = rate(searches(game, seats, Settings()), seconds)
    yield Figure("search-weighted", one)
    two = rate(searches(game, seats, Settings(threads=2)), seconds)
    yield Figure("search-threads", two / one)
    yield Figure("search-memory", memory(game, seats))


def searches(game: Game, seats: int, settings: Settings) -> Callable[[], int]:
    """One search after the other of the same position, each in a fresh tree."""
    play = start_play(game, seats, seed=SERIES)
    information = play.information(play.waiting[0])
    search, chance = Search(game, settings), fast_chance(SERIES)
    budget = Budget(ITERATIONS * settings.threads)

    def run() -> int:
        search.advise(information, chance, budget)
        return budget.iterations

    return run


def memory(game: Game, seats: int) -> int:
    """The most that one search holds at a time: its tree, with the working space around it."""
    run = searches(game, seats, Settings())
    tracemalloc.start()
    try:
        run()
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()
