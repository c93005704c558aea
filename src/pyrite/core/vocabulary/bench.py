"""What a game's `bench.py` says to the laboratories, which are no part of what is installed.

It may have `MATCH`, how its search meets another library's; `ENDINGS`, which positions can be
solved exactly; `HABITS` by name, what players are seen to do. A laboratory leaves a game out that
does not say what it asks for.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple


@dataclass(frozen=True)
class SearchMatch:
    """How two searches play a game, and how long they think about each decision."""

    seats: int
    iterations: int
    seconds: float
    options: Mapping[str, str] = field(default_factory=dict)


class MoveChoice(NamedTuple):
    """State as the seat knows it, its legal moves, and the one it made."""

    state: Any
    seat: int
    moves: Sequence[int]
    move: int


class Habit(NamedTuple):
    """What a player may be seen to do."""

    about: str
    measure: Callable[[MoveChoice], float | None]  # None where there is nothing to see


@dataclass(frozen=True)
class SolvableEndings:
    """What an ending is in one game."""

    about: str
    seats: int
    options: Mapping[str, str]
    is_small: Callable[[Any], bool]
    deals: Callable[[Any], Iterator[Any]]  # from information: every state that fits
    key: Callable[[Any], object]  # equal for positions that are worth the same
    move_key: Callable[[Any, int], object] = lambda s, move: (
        move
    )  # equal for moves that do the same
    show: Callable[[Any], None] = lambda s: None  # what the game itself could have shown by now
