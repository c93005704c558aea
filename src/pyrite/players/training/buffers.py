"""Room for compiled self-play and matches, and what is bound into them."""

from __future__ import annotations

from typing import Any

import numpy as np

from pyrite.core.backends.backend import Bindings, compiled
from pyrite.core.chance import Chance
from pyrite.core.game import Game, option_indices
from pyrite.core.vocabulary.skill import Practice
from pyrite.players.equivalent_moves import kind_in
from pyrite.players.heuristic import heuristic_of
from pyrite.players.kernels import heuristic, self_play
from pyrite.players.kernels.self_play import Notes, PlayWorkspace
from pyrite.players.network import network
from pyrite.players.network.features import features_of
from pyrite.players.training.learner import Array

ROWS_PER_SAMPLE = 10
MOST_SEATS = 8


def bindings(game: Game) -> Bindings:
    """What is bound beside the rules."""
    return (
        *network.bindings(game),
        (heuristic.heuristic, heuristic_of(game)),
        (self_play.kind, kind_in(game)),
    )


def options_of(game: Game, way: Practice) -> Array:
    """The options of a way to play, as indices."""
    return np.array(option_indices(game, way.options), np.int64)


def make_workspace(game: Game, seats: int) -> PlayWorkspace:
    """Room for compiled games."""
    backend = compiled(game)
    outcome, moves = backend.scratch()
    return PlayWorkspace(
        backend.states(2),
        backend.rows(Chance, 2),
        outcome,
        moves,
        weights=backend.ints(game.most_moves),
        last=backend.ints(MOST_SEATS),
        scores=backend.ints(game.sides(seats)),
        rewards=backend.floats(MOST_SEATS),
        wins=backend.floats(MOST_SEATS),
    )


def make_notes(game: Game, samples: int) -> Notes:
    """Room for what one round of self-play brings."""
    own, rows = features_of(game), samples * ROWS_PER_SAMPLE
    made: Any = np.zeros
    return Notes(
        table=made((samples, own.table), np.int8),
        asked=made((rows, own.asked), np.int8),
        names=made(rows, np.int64),
        first=made(samples + 1, np.int64),
        chosen=made(samples, np.int64),
        chance=made(samples),
        hoped=made(samples),
        gained=made(samples),
        win=made(samples),
        before=made(samples, np.int64),
        sights=made((samples, own.table), np.int8),
        sight_seat=made(samples, np.int64),
        sight_reward=made(samples),
        sight_win=made(samples),
        used=made(3, np.int64),
    )
