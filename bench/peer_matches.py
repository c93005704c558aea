"""Our search against OpenSpiel's ISMCTS on our own games: equal iterations, equal time, ten times.

Needs OpenSpiel. Knows the clock, as every benchmark does: the time of this process, so that nobody
loses by what else the machine does.
"""

from __future__ import annotations

import math
import random
import time
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from importlib import import_module
from typing import Any

import numpy as np

from bench.peer_speed import SERIES, drawn
from pyrite.arena.intervals import wilson_interval
from pyrite.core.backends.backend import NATIVE
from pyrite.core.chance import Chance
from pyrite.core.game import Game
from pyrite.core.seeds import fast_chance, game_seed
from pyrite.engine.registry import find_game
from pyrite.players.network.network import network_in_use
from pyrite.players.search.search import Budget
from pyrite.players.search.searcher import Searcher

EXPLORE = math.sqrt(2)  # of their search, for results between 0 and 1
LEAST = 2  # iterations: the first of theirs tries no move yet
TIMES = 10  # our time, that they have in the last match

CLOCK = time.process_time

Choose = Callable[[Any], int]


@dataclass(frozen=True)
class Match:
    """A game of ours that two searches play, and how long they think about each decision."""

    game: str
    seats: int
    iterations: int
    seconds: float
    options: Mapping[str, str] = field(default_factory=dict)
    is_guided: bool = False  # the network weighs our moves first


MATCHES = (  # so short that hundreds of games fit into an hour
    Match("gold", 2, iterations=32, seconds=0.02),
    Match("fool", 4, iterations=32, seconds=0.01, options={"rounds": "single"}),
    Match("fools-gold", 3, iterations=8, seconds=0.02),
    Match("end-of-the-trail", 2, iterations=16, seconds=0.01),
)


@dataclass(frozen=True)
class Limit:
    """How long to think: so many iterations, or so many seconds; the other is 0."""

    iterations: int = 0
    seconds: float = 0.0
    times: int = 1  # as many seconds for them


@dataclass
class Effort:
    """How much one side has thought."""

    iterations: int = 0
    seconds: float = 0.0

    def add(self, iterations: int, began: float) -> None:
        """One more decision."""
        self.iterations += iterations
        self.seconds += CLOCK() - began

    @property
    def rate(self) -> float:
        """Iterations per second."""
        return self.iterations / self.seconds if self.seconds else 0.0


@dataclass(frozen=True)
class Played:
    """One game of a match: shares of the victory, and how much both sides thought."""

    number: int
    won: tuple[float, float]  # ours, theirs
    iterations: tuple[int, int]
    seconds: tuple[float, float]


@dataclass(frozen=True)
class Duel:
    """How a match went: the share of all victories that our seats got, and both sides' speed."""

    game: str
    seats: int
    limit: Limit
    games: int
    share: float
    low: float
    high: float
    their_share: float
    our_rate: float
    their_rate: float
    is_guided: bool = False

    @property
    def margin(self) -> float:
        """Half the width of the interval."""
        return (self.high - self.low) / 2


def matches(games: Sequence[Game], *, is_guided: bool = False) -> list[Match]:
    """The matches of these games."""
    ids = {game.id for game in games}
    return [replace(match, is_guided=is_guided) for match in MATCHES if match.game in ids]


def limits(match: Match) -> tuple[Limit, Limit, Limit]:
    """Equal iterations; equal time; as much time for them, a tenth for us."""
    return (
        Limit(iterations=match.iterations),
        Limit(seconds=match.seconds),
        Limit(seconds=match.seconds / TIMES, times=TIMES),
    )


def duel(
    match: Match,
    limit: Limit,
    games: int,
    note: Callable[[Played], None],
    before: Sequence[Played] = (),
    within: float = 0.0,
) -> Duel:
    """Our search at every other seat, theirs at the rest; then the same chance, seats swapped.

    ImportError where OpenSpiel is not installed; `note` hears of each game, those `before` were
    played another time. It ends early when the share is known to `within` on each side.
    """
    table = load(match)
    played = {one.number: one for one in before if one.number < games}
    efforts = Effort(), Effort()
    sides = ours(match, limit, efforts[0]), theirs(table, limit, efforts[1])
    is_ready = False
    for number in range(games):
        if number in played:
            continue
        if number % 2 == 0 and is_sure(match, limit, list(played.values()), within):
            break
        if not is_ready:
            _rehearse(table, sides, efforts)
            is_ready = True
        played[number] = play_one(table, sides, efforts, number)
        note(played[number])
    return summed(match, limit, list(played.values()))


def is_sure(match: Match, limit: Limit, played: Sequence[Played], within: float) -> bool:
    """Is the share known that well?"""
    return bool(played) and summed(match, limit, played).margin <= within


def play_one(
    table: Any, sides: Sequence[Choose], efforts: tuple[Effort, Effort], number: int
) -> Played:
    """One game, and what it took."""
    for effort in efforts:
        effort.iterations, effort.seconds = 0, 0.0
    swap = number % 2
    won = [0.0, 0.0]
    returns = play(table, sides, swap, random.Random(game_seed(SERIES, number // 2)))
    for seat, share in enumerate(returns):
        won[(seat + swap) % 2] += share
    us, them = efforts
    return Played(
        number,
        (won[0], won[1]),
        (us.iterations, them.iterations),
        (us.seconds, them.seconds),
    )


def summed(match: Match, limit: Limit, played: Sequence[Played]) -> Duel:
    """All games of a match together."""
    games = len(played)
    ours, theirs = (sum(one.won[side] for one in played) / games for side in (0, 1))
    our_rate, their_rate = (
        Effort(
            sum(one.iterations[side] for one in played), sum(one.seconds[side] for one in played)
        ).rate
        for side in (0, 1)
    )
    low, high = wilson_interval(ours, games)
    return Duel(
        match.game,
        match.seats,
        limit,
        games,
        share=ours,
        low=low,
        high=high,
        their_share=theirs,
        our_rate=our_rate,
        their_rate=their_rate,
        is_guided=match.is_guided,
    )


def load(match: Match) -> Any:
    """Our game as OpenSpiel knows it."""
    pyspiel = import_module("pyspiel")
    from pyrite.envs.open_spiel import game_type, register, spelled

    register()
    options = {name: spelled(value) for name, value in match.options.items()}
    name = game_type(find_game(match.game)).short_name
    return pyspiel.load_game(name, {"players": match.seats, **options})


def ours(match: Match, limit: Limit, effort: Effort) -> Choose:
    """Our search as the players use it: compiled, one thread, guided by instinct or network."""
    game = find_game(match.game)
    network = network_in_use(game, NATIVE) if match.is_guided else None
    searcher = Searcher(game, Budget(), network=network)
    clock = CLOCK if limit.seconds else None
    chance: Chance = fast_chance(SERIES)

    def choose(state: Any) -> int:
        began = CLOCK()
        information = state.information(state.current_player())
        first = searcher.first(information, state.legal_actions())
        left = limit.seconds - (CLOCK() - began)
        budget = Budget(limit.iterations, left, clock)
        advice = searcher.search.advise(information, chance, budget, first)
        effort.add(sum(one.visits for one in advice), began)
        return advice[0].move

    return choose


def theirs(table: Any, limit: Limit, effort: Effort) -> Choose:
    """OpenSpiel's Python ISMCTS, one uniform playout for each new node, under either limit."""
    algorithms = "open_spiel.python.algorithms"
    ismcts, mcts = (import_module(f"{algorithms}.{name}") for name in ("ismcts", "mcts"))
    dice = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, dice)
    bot = ismcts.ISMCTSBot(table, evaluator, EXPLORE, LEAST, random_state=dice)
    bot.set_resampler(lambda state, seat: state.resample_from_infostate(seat, dice.random_sample))

    def choose(state: Any) -> int:
        began, done = CLOCK(), 0
        bot.reset()
        root = bot.create_new_node(state)
        while done < LEAST or _goes_on(limit, done, began):
            bot.run_simulation(bot.sample_root_state(state))
            done += 1
        effort.add(done, began)
        actions, odds = zip(*bot.get_final_policy(state, root), strict=True)
        return int(dice.choice(actions, p=odds))

    return choose


def _goes_on(limit: Limit, done: int, began: float) -> bool:
    if limit.seconds:
        return CLOCK() - began < limit.seconds * limit.times
    return done < limit.iterations


def _rehearse(table: Any, sides: Sequence[Choose], efforts: Sequence[Effort]) -> None:
    """Both sides think once about a first decision, so that no start is measured."""
    state = table.new_initial_state()
    while state.is_chance_node():
        state.apply_action(drawn(state, random.Random(SERIES)))
    for choose, effort in zip(sides, efforts, strict=True):
        choose(state)
        effort.iterations, effort.seconds = 0, 0.0


def play(table: Any, sides: Sequence[Choose], swap: int, dice: random.Random) -> list[float]:
    """One game; a single legal move is made without thinking. Returns shares of the victory."""
    state = table.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(drawn(state, dice))
            continue
        legal = state.legal_actions()
        choose = sides[(state.current_player() + swap) % 2]
        state.apply_action(legal[0] if len(legal) == 1 else choose(state))
    shares: list[float] = state.returns()
    return shares
