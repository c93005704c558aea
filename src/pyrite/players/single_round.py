"""Thinking of one round alone.

In a match the deals to come fall on all alike, and what they bring would drown what this round is
about. So a guided search imagines that the match ends with it, in games that say how
(`skill/single_round.py`).
"""

from __future__ import annotations

from pyrite.core.schema import twin
from pyrite.engine.player import Information


def round_alone(information: Information) -> Information:
    """The information as if this round were all; of games without rounds as it is."""
    own = information.game.room("skill.single_round")
    if own is None:
        return information
    state = twin(information.state)
    own.end_with_round(state)
    return information._replace(state=state)
