"""Questions about Gold: about the table, and about each flip."""

from __future__ import annotations

from pyrite.core.vocabulary.skill import Practice
from pyrite.games.gold.skill import move_features as moves
from pyrite.games.gold.skill import table_features as table

TABLE, MOVE, NAMES = table.TABLE, moves.MOVE, moves.NAMES
table_features, move_features = table.table_features, moves.move_features

EDITION = 1
SPREAD = 12
PRACTICE = (
    Practice(2, {}, 1),
    Practice(4, {}, 1),
    Practice(3, {}, 1),
    Practice(5, {}, 1),
)
