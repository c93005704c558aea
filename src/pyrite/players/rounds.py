"""Thinking of one round alone.

In a match the deals to come fall on all alike, and what they bring would drown what this round is
about. So a guided search imagines that the match ends with it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pyrite.core.schema import twin
from pyrite.engine.player import Information
from pyrite.games.fool.state import ROUNDS

SINGLE = 1  # of the values of that option


def fool_alone(o: Any) -> None:
    """Fool!: a single round (F3.4), nobody has points yet."""
    o.options[ROUNDS] = SINGLE
    o.rounds = o.tens = 0
    for player in o.players:
        player.total = 0


HOOKS: dict[str, Callable[[Any], None]] = {"fool": fool_alone}


def round_alone(information: Information) -> Information:
    """The information as if this round were all; of games without rounds as it is."""
    hook = HOOKS.get(information.game.id)
    if hook is None:
        return information
    state = twin(information.state)
    hook(state)
    return information._replace(state=state)
