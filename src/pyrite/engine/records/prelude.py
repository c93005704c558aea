"""How a game began that another one had led to: its prelude are steps taken over from there.

They stand in the record as they were played. Behind the last of them chance is drawn from the new
seed; and where a seat goes on from what it knew, what it did not know is first drawn anew.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from pyrite.core.seeds import fast_chance, guess_seed
from pyrite.engine.player import Information

FORM = re.compile(r"([1-9]\d{0,5}) ([0-9a-f]{64})(?: guessed (\d))?")


@dataclass(frozen=True, slots=True)
class Prelude:
    """So many steps of another record, which has this hash."""

    steps: int
    source: str  # SHA-256 of its text
    guessed: int | None = None  # by which seat: what it did not know was drawn anew

    def __str__(self) -> str:
        told = f"{self.steps} {self.source}"
        return told if self.guessed is None else f"{told} guessed {self.guessed}"


def parse_prelude(text: str) -> Prelude | None:
    """As a record's header says it; None where it says something else."""
    found = FORM.fullmatch(text)
    if not found:
        return None
    return Prelude(int(found[1]), found[2], None if found[3] is None else int(found[3]))


def dealt_anew(known: Information, seed: str) -> Any:
    """A position that fits what a seat knows; the rest follows from the seed of the game."""
    state = known.game.state()
    known.game.guess(known.state, fast_chance(guess_seed(seed)), state)
    return state
