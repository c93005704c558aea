"""Levels of Gold differ in how long they remember."""

from __future__ import annotations

from pyrite.core.vocabulary.skill import Level

LEVELS = {
    "easy": Level(half_life=4),
    "normal": Level(half_life=8, is_learned=True),
    "hard": Level(half_life=20, is_learned=True),
}
