"""What a finished game is worth to its seats."""

from __future__ import annotations

from typing import Literal

Rewards = Literal["result", "score"]
"""By result, the winners share 1 and everybody else has 0; or everybody's score."""

ILLEGAL_REWARD = -1.0
"""For a move that is not legal, where it ends the game."""
