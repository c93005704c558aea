"""Gymnasium's words for our observations, masks and moves. Needs the extra `envs`."""

from __future__ import annotations

import numpy as np
from gymnasium import spaces

from pyrite.core.game import Game
from pyrite.envs.encoding.specification import Encoding


def observation_box(code: Encoding) -> spaces.Box:
    """The compact row."""
    low, high = code.bounds
    return spaces.Box(low, high, dtype=np.int8)


def mask_box(game: Game) -> spaces.Box:
    """A flag for every move."""
    return spaces.Box(0, 1, (game.move_count,), np.int8)


def masked_observation(code: Encoding) -> spaces.Dict:
    """The compact row beside the mask, as PettingZoo's board games have it."""
    return spaces.Dict({"observation": observation_box(code), "action_mask": mask_box(code.game)})


def moves(game: Game) -> spaces.Discrete:
    """The numbers of all moves."""
    return spaces.Discrete(game.move_count)
