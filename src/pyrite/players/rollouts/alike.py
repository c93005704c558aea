"""Moves that nobody can tell apart: an instinct weighs one for all of them, rollouts take any."""

from __future__ import annotations

from typing import Any

from pyrite.core.bind import Function
from pyrite.core.game import Game
from pyrite.games.gold.state import State

UNSEEN_CARD = -1


def each_apart(s: Any, move: int) -> int:
    """Every move is of its own kind."""
    return move


def by_face(s: State, move: int) -> int:
    """Gold: cards that were never seen are all alike (G6.2)."""
    return move if s.last_seen[move] > 0 else UNSEEN_CARD


BY_GAME: dict[str, Function] = {"gold": by_face}


def kind_in(game: Game) -> Function:
    """What tells a game's moves apart."""
    return BY_GAME.get(game.id, each_apart)
