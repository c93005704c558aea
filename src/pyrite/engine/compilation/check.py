"""The static check of every game against the dialect.

`python -m pyrite.engine.compilation.check` prints what leaves it.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

from pyrite.core import flow
from pyrite.core.dialect.check import Complaint, check
from pyrite.core.game import Game
from pyrite.engine.registry import all_games


def complaints(games: tuple[Game, ...]) -> list[Complaint]:
    """Where these games, or the generic flow, leave the dialect."""
    rules = [function for game in games for function in game.rules.values()]
    return check([*rules, *flow.ENTRIES])


def report(found: Sequence[Complaint]) -> int:
    """Print each complaint as file:line; exit code 1 if there is any."""
    for complaint in found:
        print(complaint)
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(report(complaints(all_games())))
