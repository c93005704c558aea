"""Memory that fades: what a forgetful player still knows of its information.

A game's `skill/memory.py` turns information into poorer information of the same kind, so that any
player can think with it. What was forgotten once stays forgotten: it depends only on when a thing
was last seen and on the player's own seed.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import sha256
from math import log2

from pyrite.core.chance import Chance
from pyrite.core.schema import twin
from pyrite.engine.player import Information, Player


@dataclass(frozen=True)
class Forgetful:
    """A player that remembers a thing for so many steps, half of the time."""

    player: Player
    half_life: float
    seed: str

    def choose(self, information: Information, moves: Sequence[int], chance: Chance) -> int:
        """Chooses with what it still knows."""
        return self.player.choose(self.faded(information), moves, chance)

    def faded(self, information: Information) -> Information:
        """The information that is left."""
        own = information.game.room("skill.memory")
        if own is None:
            return information
        state = twin(information.state)
        own.forget(state, self.forgets)
        return information._replace(state=state)

    def forgets(self, sighting: int, when: int, age: int) -> bool:
        """Each sighting has a life of its own, drawn from the player's seed."""
        digest = sha256(f"{self.seed} {sighting} {when}".encode()).digest()
        share = (int.from_bytes(digest[:4], "big") + 1) / 2**32
        return age > -log2(share) * self.half_life
