"""Flips of Gold that nobody can tell apart, in the dialect."""

from __future__ import annotations

from pyrite.games.gold.state import State

UNSEEN_CARD = -1


def kind(s: State, move: int) -> int:
    """Cards that were never seen are all alike (G6.2)."""
    return move if s.last_seen[move] > 0 else UNSEEN_CARD
