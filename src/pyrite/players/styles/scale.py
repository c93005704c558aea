"""Names of styles, and what their tastes are counted in."""

from __future__ import annotations

from pyrite.players.network.layers import BETWEEN_BITS

BOLD, CAREFUL = "bold", "careful"
STEP = 1 << BETWEEN_BITS  # so much worse: a move is e times less likely
