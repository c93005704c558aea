"""How fast search thinks here, how much room its tree takes, and how long the levels think.

Knows the clock, as every benchmark does.
"""

from __future__ import annotations

import time
import tracemalloc
from collections.abc import Callable, Iterator

from pyrite.core.game import Game
from pyrite.core.seeds import fast_chance, game_seed
from pyrite.engine.bench import SERIES, Figure, rate
from pyrite.engine.play import start_play
from pyrite.players.levels import LEVELS, make_player
from pyrite.players.network.weights import has_weights
from pyrite.players.search.search import Budget, Search, SearchSettings

ITERATIONS = 2000  # of one search, each to the end of a game
FEWEST = 10  # decisions that a player is timed at
THINKERS = (*(name for name in LEVELS if name != "expert"), "network", "expert")
THINKING = (*(f"think-{name}" for name in THINKERS), "think-longest")
"""What `thinking` is about."""


def figures_of(game: Game, seats: int, seconds: float) -> Iterator[Figure]:
    """Search at the opening position of one game and seat count."""
    uniform = rate(searches(game, seats, SearchSettings(is_weighted=False)), seconds)
    yield Figure("search-uniform", uniform)
    one = rate(searches(game, seats, SearchSettings()), seconds)
    yield Figure("search-weighted", one)
    two = rate(searches(game, seats, SearchSettings(threads=2)), seconds)
    yield Figure("search-threads", two / one)
    yield Figure("search-memory", memory(game, seats))
    yield from thinking(game, seats, seconds)


def searches(game: Game, seats: int, settings: SearchSettings) -> Callable[[], int]:
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
    run = searches(game, seats, SearchSettings())
    tracemalloc.start()
    try:
        run()
        return tracemalloc.get_traced_memory()[1]
    finally:
        tracemalloc.stop()


def thinking(game: Game, seats: int, seconds: float) -> Iterator[Figure]:
    """Milliseconds a decision of each player, on the average; last, the longest of the best."""
    times: list[float] = []
    for name in THINKERS:
        if name == "network" and not has_weights(game):
            continue
        times = thoughts(game, seats, name, seconds)
        yield Figure(f"think-{name}", sum(times) / len(times))
    yield Figure("think-longest", max(times))


def thoughts(game: Game, seats: int, name: str, seconds: float) -> list[float]:
    """Milliseconds of single decisions, in games among its like; the first one is not timed."""
    player, chance = make_player(game, name, seed=SERIES), fast_chance(SERIES)
    play = start_play(game, seats, seed=SERIES)
    times: list[float] = []
    while len(times) <= FEWEST or sum(times) < 1000 * seconds:
        if play.is_over:
            play = start_play(game, seats, seed=game_seed(SERIES, len(times)))
        seat = play.waiting[0]
        information, moves = play.information(seat), play.legal_numbers(seat)
        began = time.process_time()
        move = player.choose(information, moves, chance)
        if len(moves) > 1:
            times.append(1000 * (time.process_time() - began))
        play.move(seat, move)
    return times[1:]
