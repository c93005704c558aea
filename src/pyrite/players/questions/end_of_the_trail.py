"""Questions about End of the Trail: about the table, and about each move."""

from __future__ import annotations

from pyrite.players.questions import Practice
from pyrite.players.questions.end_of_the_trail_moves import ASKED, NAMES, ask
from pyrite.players.questions.end_of_the_trail_table import TABLE, look

__all__ = ["ASKED", "EDITION", "NAMES", "PRACTICE", "SPREAD", "TABLE", "ask", "look"]

EDITION = 1
SPREAD = 8
PRACTICE = (
    Practice(1, {"argonauts": "A1A3"}, 2),
    Practice(2, {}, 3),
    Practice(3, {}, 3),
    Practice(4, {}, 2),
    Practice(1, {"argonauts": "A1A2"}, 2),
    Practice(1, {"argonauts": "A2A3"}, 1),
    Practice(2, {"jokers": "on"}, 1),
)
