"""The law every game signs, as signatures: what the dialect part of a game must provide.

Code that serves any game (`core.flow`, search) imports these names; binding replaces each by the
game's own function. Called unbound they refuse.

Words: *state* is the true position, *information* what one seat may know of it. Seats are bits
0 to 7 of a mask.
"""

from __future__ import annotations

from typing import Any, NoReturn

from pyrite.core.chance import Chance
from pyrite.core.schema import Ints

CHANCE = 256
"""The mask that says: chance must speak next, nobody else."""

TRUTH = -2
"""`viewer` of a true state."""

ONLOOKER = -1
"""`viewer` of somebody without a seat."""

CHANCE_MOVER = -1
"""The mover of a step that no seat made: an outcome of chance."""

LAW = (
    "begin",
    "waiting",
    "draw",
    "possible",
    "settle",
    "legal",
    "apply",
    "score",
    "winners",
    "reason",
    "observe",
    "guess",
    "shown",
    "seen",
)


def _unbound() -> NoReturn:
    raise TypeError("a law function was called without a game: bind it first (core.bind)")


def begin(s: Any, seats: int, options: Ints) -> None:
    """Make `s` (all zeros) a state that waits for chance or for seats; keep s.options."""
    _unbound()


def waiting(s: Any) -> int:
    """Who must speak next: a mask of seats, or CHANCE alone, or 0 when the game is over."""
    _unbound()


def draw(s: Any, chance: Chance, outcome: Ints) -> int:
    """Chance makes up its outcome; outcome[0] is its kind. Returns how many numbers it wrote."""
    _unbound()


def possible(s: Any, outcome: Ints, n: int) -> bool:
    """Could chance have said this here?"""
    _unbound()


def settle(s: Any, outcome: Ints, n: int) -> None:
    """The outcome happens."""
    _unbound()


def legal(s: Any, seat: int, out: Ints) -> int:
    """Write the seat's legal moves as ascending numbers; returns how many."""
    _unbound()


def apply(s: Any, seat: int, move: int) -> None:
    """The move happens, unchecked and in place."""
    _unbound()


def score(s: Any, out: Ints) -> None:
    """Score so far of every side, in any state."""
    _unbound()


def winners(s: Any) -> int:
    """Mask of the winning sides of a finished game."""
    _unbound()


def reason(s: Any) -> int:
    """Why a finished game ended: an index into the game's reasons."""
    _unbound()


def observe(s: Any, seat: int, out: Any) -> None:
    """Information: what the seat cannot know is blanked, `viewer` set; nothing when over."""
    _unbound()


def guess(o: Any, chance: Chance, out: Any) -> None:
    """From information alone: a random full state its viewer could not tell from the true one."""
    _unbound()


def shown(s: Any, seat: int) -> int:
    """A number that differs where what the last step showed this seat differs; 0 for nothing."""
    _unbound()


def seen(s: Any, mover: int, move: int, viewer: int) -> bool:
    """May the viewer see this move in the log yet?

    A seat's successive moves that an onlooker may not see yet are one choice, whatever their order.
    """
    _unbound()
