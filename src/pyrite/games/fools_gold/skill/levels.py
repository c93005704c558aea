"""Levels of Fool's Gold: the easiest draws several times, or it would never win."""

from __future__ import annotations

from pyrite.core.vocabulary.skill import Level

LEVELS = {"easy": Level(draws=5)}
