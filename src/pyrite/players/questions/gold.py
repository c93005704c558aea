"""Questions about Gold: about the table, and about each flip."""

from __future__ import annotations

from pyrite.players.questions import Practice
from pyrite.players.questions.gold_moves import ASKED, NAMES, ask
from pyrite.players.questions.gold_table import TABLE, look

__all__ = ["ASKED", "EDITION", "NAMES", "PRACTICE", "SPREAD", "TABLE", "ask", "look"]

EDITION = 1
SPREAD = 12
PRACTICE = (
    Practice(2, {}, 1),
    Practice(4, {}, 1),
    Practice(3, {}, 1),
    Practice(5, {}, 1),
)
