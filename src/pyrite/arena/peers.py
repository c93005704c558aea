"""Ours beside other libraries, on one machine in one go: steps per second, and search against
OpenSpiel's ISMCTS on our own games.

Other libraries are measured where they are installed and passed over where they are not; none is
needed. Knows the clock, as every benchmark does.
"""

from __future__ import annotations

import functools
import importlib.metadata
import math
import random
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from importlib import import_module
from typing import Any

import numpy as np

from pyrite.core.chance import Chance
from pyrite.core.game import Game
from pyrite.core.seeds import fast_chance, game_seed, seed_text
from pyrite.engine.bench import rate
from pyrite.engine.registry import find_game
from pyrite.engine.stepper import Stepper
from pyrite.players.search.search import Budget, Search

SERIES = seed_text("peers")
BATCH = 1024
ROUNDS = 16  # steps of a batch between two looks at the clock
US = "pyrite"
LIBRARIES = {  # and the distribution each comes from
    "open_spiel": "open-spiel",
    "rlcard": "rlcard",
    "pettingzoo": "pettingzoo",
    "pgx": "pgx",
}
SEATS = {"end-of-the-trail": 2, "fool": 4, "fools-gold": 3, "gold": 2}
EXPLORE = math.sqrt(2)  # of their search, for results between 0 and 1
LEAST = 2  # iterations: the first of theirs tries no move yet
NORMAL_95 = 1.96

Steps = Callable[[], int]
Choose = Callable[[Any], int]


# Steps per second


@dataclass(frozen=True)
class Trial:
    """Something to measure; preparing it fails with ImportError where something is missing."""

    library: str
    game: str
    seats: int
    way: str  # batch, step or env
    prepare: Callable[[], Steps]


@dataclass(frozen=True)
class Pace:
    """Steps per second; None where something is not installed."""

    library: str
    game: str
    seats: int
    way: str
    rate: float | None


def libraries() -> dict[str, str | None]:
    """The version of each library, None where it is not installed."""
    return {name: _version(distribution) for name, distribution in LIBRARIES.items()}


def _version(distribution: str) -> str | None:
    try:
        return importlib.metadata.version(distribution)
    except importlib.metadata.PackageNotFoundError:
        return None


def pace(trial: Trial, seconds: float) -> Pace:
    """The best of a few repetitions, on the wall's clock."""
    try:
        run = trial.prepare()
    except ImportError:
        found = None
    else:
        found = rate(run, seconds)
    return Pace(trial.library, trial.game, trial.seats, trial.way, found)


def trials(games: Sequence[Game]) -> list[Trial]:
    """Ours, then theirs on their nearest games."""
    return [trial for game in games for trial in _ours(game, _seats(game))] + list(_theirs())


def _seats(game: Game) -> int:
    return SEATS.get(game.id, game.seats[-1])


def _ours(game: Game, seats: int) -> Iterator[Trial]:
    ways = {"batch": vector_steps, "step": stepper_steps, "env": our_env_steps}
    for way, prepare in ways.items():
        yield Trial(US, game.id, seats, way, functools.partial(prepare, game, seats))


def _theirs() -> Iterator[Trial]:
    for name, seats in (("hearts", 4), ("gin_rummy", 2), ("hanabi", 2), ("leduc_poker", 2)):
        yield Trial("open_spiel", name, seats, "step", functools.partial(spiel_steps, name))
    for name in ("gin-rummy", "leduc-holdem"):
        yield Trial("rlcard", name, 2, "env", functools.partial(rlcard_steps, name))
    for name in ("hanabi_v5", "leduc_holdem_v4", "texas_holdem_v4"):
        yield Trial("pettingzoo", name, 2, "env", functools.partial(classic_steps, name))
    for name, seats in (("leduc_holdem", 2), ("sparrow_mahjong", 3)):
        yield Trial("pgx", name, seats, "batch", functools.partial(pgx_steps, name))


def vector_steps(game: Game, seats: int) -> Steps:
    """Our vector of games: observations, masks and rewards of all rows, one thread."""
    from pyrite.envs.vector import VectorGames

    games = VectorGames(game, seats, BATCH, seed=SERIES)

    def run() -> int:
        for _ in range(ROUNDS):
            games.step(games.uniform_moves())
        return BATCH * ROUNDS

    return run


def stepper_steps(game: Game, seats: int) -> Steps:
    """One game of ours after the other, driven from Python: legal moves, no observation."""
    dice = random.Random(SERIES)

    def run() -> int:
        stepper, steps = Stepper(game, seats, seed=seed_text(str(dice.random()))), 0
        while stepper.mask:
            legal = stepper.legal
            stepper.move(int(legal[dice.randrange(len(legal))]))
            steps += 1
        return steps

    return run


def our_env_steps(game: Game, seats: int) -> Steps:
    """One game of ours after the other in PettingZoo's loop, with observations."""
    from pyrite.envs.pettingzoo import env

    return aec_steps(env(game, seats))


def spiel_steps(name: str) -> Steps:
    """One of OpenSpiel's C++ games after the other, driven from Python: no observation."""
    pyspiel = import_module("pyspiel")
    if name not in pyspiel.registered_names():
        raise ImportError(name)
    game, dice = pyspiel.load_game(name), random.Random(SERIES)

    def run() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                state.apply_action(drawn(state, dice))
            else:
                state.apply_action(dice.choice(state.legal_actions()))
                steps += 1
        return steps

    return run


def drawn(state: Any, dice: random.Random) -> int:
    """What chance says at one of its nodes."""
    actions, odds = zip(*state.chance_outcomes(), strict=True)
    return int(dice.choices(actions, odds)[0])


def rlcard_steps(name: str) -> Steps:
    """One of RLCard's games after the other; every step makes an observation."""
    env, dice = import_module("rlcard").make(name), random.Random(SERIES)

    def run() -> int:
        seen, _ = env.reset()
        steps = 0
        while not env.is_over():
            seen, _ = env.step(dice.choice(list(seen["legal_actions"])))
            steps += 1
        return steps

    return run


def classic_steps(name: str) -> Steps:
    """One of PettingZoo's classic games after the other."""
    return aec_steps(import_module(f"pettingzoo.classic.{name}").env())


def aec_steps(env: Any) -> Steps:
    """Whole games in PettingZoo's loop; the agents' leave at the end is no step."""
    dice = random.Random(SERIES)

    def run() -> int:
        env.reset(seed=dice.randrange(1 << 31))
        steps = 0
        for _ in env.agent_iter():
            seen, _, ended, cut, info = env.last()
            if ended or cut:
                env.step(None)
            else:
                holder = seen if isinstance(seen, dict) else info
                env.step(int(dice.choice(np.flatnonzero(holder["action_mask"]))))
                steps += 1
        return steps

    return run


def pgx_steps(name: str) -> Steps:
    """A batch of pgx's games, compiled by JAX, begun anew when over."""
    jax, pgx = import_module("jax"), import_module("pgx")
    anew = import_module("pgx.experimental").auto_reset
    env = pgx.make(name)
    step_all = jax.vmap(anew(env.step, env.init))

    def step(state: Any, key: Any) -> tuple[Any, Any]:
        key, choice, chance = jax.random.split(key, 3)
        odds = jax.numpy.where(state.legal_action_mask, 0.0, -jax.numpy.inf)
        moves = jax.random.categorical(choice, odds, axis=-1)
        return step_all(state, moves, jax.random.split(chance, BATCH)), key

    compiled = jax.jit(step)
    key = jax.random.PRNGKey(1)
    now = [jax.jit(jax.vmap(env.init))(jax.random.split(key, BATCH)), key]

    def run() -> int:
        for _ in range(ROUNDS):
            now[:] = compiled(*now)
        jax.block_until_ready(now[0])
        return BATCH * ROUNDS

    return run


# Search


@dataclass(frozen=True)
class Match:
    """A game of ours that two searches play, and how long they think about each decision."""

    game: str
    seats: int
    iterations: int
    seconds: float
    options: Mapping[str, str] = field(default_factory=dict)


MATCHES = (
    Match("gold", 2, iterations=32, seconds=0.1),
    Match("fool", 4, iterations=64, seconds=0.2, options={"rounds": "single"}),
    Match("fools-gold", 3, iterations=8, seconds=0.1),
    Match("end-of-the-trail", 2, iterations=16, seconds=0.1),
)


@dataclass(frozen=True)
class Limit:
    """How long to think: so many iterations, or so many seconds; the other is 0."""

    iterations: int = 0
    seconds: float = 0.0


@dataclass
class Effort:
    """How much one side has thought."""

    iterations: int = 0
    seconds: float = 0.0

    def add(self, iterations: int, began: float) -> None:
        """One more decision."""
        self.iterations += iterations
        self.seconds += time.perf_counter() - began

    @property
    def rate(self) -> float:
        """Iterations per second."""
        return self.iterations / self.seconds if self.seconds else 0.0


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


def matches(games: Sequence[Game]) -> list[Match]:
    """The matches of these games."""
    ids = {game.id for game in games}
    return [match for match in MATCHES if match.game in ids]


def limits(match: Match) -> tuple[Limit, Limit]:
    """Equal iterations, equal time."""
    return Limit(iterations=match.iterations), Limit(seconds=match.seconds)


def duel(match: Match, limit: Limit, games: int, note: Callable[[], None]) -> Duel:
    """Our search at every other seat, theirs at the rest; then the same chance, seats swapped.

    ImportError where OpenSpiel is not installed; `note` is called after each game.
    """
    table = load(match)
    efforts = Effort(), Effort()
    sides = ours(match, limit, efforts[0]), theirs(table, limit, efforts[1])
    _rehearse(table, sides, efforts)
    won = [0.0, 0.0]
    for number in range(games):
        swap = number % 2
        returns = play(table, sides, swap, random.Random(game_seed(SERIES, number // 2)))
        for seat, share in enumerate(returns):
            won[(seat + swap) % 2] += share / games
        note()
    speeds = [effort.rate for effort in efforts]
    low, high = interval(won[0], games)
    return Duel(match.game, match.seats, limit, games, won[0], low, high, won[1], *speeds)


def load(match: Match) -> Any:
    """Our game as OpenSpiel knows it."""
    pyspiel = import_module("pyspiel")
    from pyrite.envs.open_spiel import game_type, register, spelled

    register()
    options = {name: spelled(value) for name, value in match.options.items()}
    name = game_type(find_game(match.game)).short_name
    return pyspiel.load_game(name, {"players": match.seats, **options})


def ours(match: Match, limit: Limit, effort: Effort) -> Choose:
    """Our search as the players use it: compiled, one thread, guided by instinct."""
    search = Search(find_game(match.game))
    clock = time.perf_counter if limit.seconds else None
    budget = Budget(limit.iterations, limit.seconds, clock)
    chance: Chance = fast_chance(SERIES)

    def choose(state: Any) -> int:
        began = time.perf_counter()
        advice = search.advise(state.information(state.current_player()), chance, budget)
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
        began, done = time.perf_counter(), 0
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
        return time.perf_counter() - began < limit.seconds
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


def interval(share: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval: it holds for few games and for shares of 0 and 1, too."""
    weight = NORMAL_95**2 / games
    middle = (share + weight / 2) / (1 + weight)
    half = math.sqrt(weight * (share * (1 - share) + weight / 4)) / (1 + weight)
    return max(0.0, middle - half), min(1.0, middle + half)
