"""Counts what big screens and hands are told, and how much of it tells a secret.

    python -m tests.tables.secret_frames [GAMES]        games of each kind, 5 unless told otherwise

Every frame is built twice: at the table, and at a twin with another truth that this viewer cannot
tell from it. A byte that differs is a secret told. A big screen hears what an onlooker hears, too.
"""

from __future__ import annotations

import json
import sys
from collections import Counter
from collections.abc import Iterator

from pyrite.core.chance import Chance
from pyrite.core.law import ONLOOKER
from pyrite.core.seeds import fast_chance, seed_text
from pyrite.tables.table import Table
from tests.tables.test_secrecy import (
    GAMES,
    answer,
    commands,
    greeting,
    guessed_twin,
    positions,
    screen_greeting,
)

Pair = tuple[str, str, str]
"""What kind of viewer, and the frame at either table."""


def frames(table: Table, chance: Chance) -> Iterator[Pair]:
    """Everything that can be told at this moment: to the screen, to onlookers, to every hand."""
    for viewer in (ONLOOKER, *range(table.seats)):
        twin = guessed_twin(table, viewer, chance)
        if twin is None:
            continue
        kind = "screen" if viewer == ONLOOKER else "hand"
        if viewer == ONLOOKER:
            yield kind, json.dumps(screen_greeting(table)), json.dumps(screen_greeting(twin))
        yield kind, greeting(table, viewer), greeting(twin, viewer)
        for command in commands(table, viewer):
            yield kind, answer(table, command, viewer), answer(twin, command, viewer)


def main(games: int = 5) -> None:
    """Print it."""
    told, wrong = Counter[str](), Counter[str]()
    for game, seats in GAMES:
        for number in range(games):
            chance = fast_chance(seed_text(f"secrets {game} {number}"))
            for table in positions(game, seats, chance):
                for kind, one, other in frames(table, chance):
                    told[kind] += 1
                    wrong[kind] += one != other
    for kind, count in sorted(told.items()):
        print(f"{kind:7} {count:7,} frames compared, {wrong[kind]} wrong")


if __name__ == "__main__":
    main(*map(int, sys.argv[1:]))
