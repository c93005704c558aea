"""What the engine refuses, by name."""

from __future__ import annotations

from pyrite.core.errors import PyriteError


class EngineError(PyriteError):
    """Told in the engine's words."""

    package = "pyrite.engine"


class UnknownGame(EngineError):
    """No game of that id."""


class NoLesson(UnknownGame):
    """A game that nobody teaches yet."""


class BrokenGame(EngineError):
    """A game of another distribution that does not load."""


class WrongSeats(EngineError):
    """The game is not for this many seats."""


class UnknownSeat(EngineError):
    """No such seat at this game."""


class UnknownOption(EngineError):
    """The game has no such option (for this many seats)."""


class UnknownValue(EngineError):
    """The option has no such value."""


class IllegalMove(EngineError):
    """A move that is not legal now; nothing has changed."""


class NotYourTurn(EngineError):
    """The seat is not waited for."""


class GameOver(EngineError):
    """The game has ended."""


class ImpossibleChance(EngineError):
    """Chance cannot say this now."""


class WrongPrelude(EngineError):
    """From there nobody can go on."""


class BadRecord(EngineError):
    """A file that is not a game record, or not one of a game we know."""


class WrongRecord(EngineError):
    """A well-formed record whose line does not hold."""


class FileFault(EngineError):
    """A file that is not there, cannot be read or cannot be written."""
