"""Questions about End of the Trail: about the table, and about each move."""

from __future__ import annotations

from pyrite.core.vocabulary.skill import Practice
from pyrite.games.end_of_the_trail.skill import move_features as moves
from pyrite.games.end_of_the_trail.skill import table_features as table

TABLE, MOVE, NAMES = table.TABLE, moves.MOVE, moves.NAMES
table_features, move_features = table.table_features, moves.move_features

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
