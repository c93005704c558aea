"""Steps per second of ours beside other libraries', on one machine in one go.

Other libraries are measured where they are installed and passed over where they are not; none is
needed. Knows the clock, as every benchmark does.
"""

from __future__ import annotations

import functools
import importlib.metadata
import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any

import numpy as np

from pyrite.core.game import Game
from pyrite.core.seeds import seed_text
from pyrite.engine.bench import rate
from pyrite.engine.stepper import Stepper

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

Steps = Callable[[], int]


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
