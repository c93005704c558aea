"""Levels of Fool!: who draws a card twice errs less, and fewer imagined games are enough."""

from __future__ import annotations

from pyrite.core.vocabulary.skill import Level

LEVELS = {"easy": Level(draws=2), "expert": Level(1_000, is_learned=True)}
