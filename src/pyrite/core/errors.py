"""Named errors. Each is one line for people: a key of the catalogue and the values it tells."""

from __future__ import annotations

from typing import Any


class PyriteError(Exception):
    """Something was asked that cannot be; says what was wrong and what would be right."""

    def __init__(self, key: str, **values: Any) -> None:
        super().__init__(key, values)
        self.key = key
        self.values = values

    def __str__(self) -> str:
        return self.in_language("en")

    def in_language(self, language: str) -> str:
        """The one line, in a language we speak."""
        from pyrite.core.words import Words  # heavy: only when something is said

        return Words(language, "pyrite.core").say(f"error-{self.key}", **self.values)


class UnknownGame(PyriteError):
    """No game of that id."""


class WrongSeats(PyriteError):
    """The game is not for this many seats."""


class UnknownSeat(PyriteError):
    """No such seat at this game."""


class UnknownOption(PyriteError):
    """The game has no such option (for this many seats)."""


class UnknownValue(PyriteError):
    """The option has no such value."""


class IllegalMove(PyriteError):
    """A move that is not legal now; nothing has changed."""


class NotYourTurn(PyriteError):
    """The seat is not waited for."""


class GameOver(PyriteError):
    """The game has ended."""


class ImpossibleChance(PyriteError):
    """Chance cannot say this now."""


class BadText(PyriteError):
    """A text that is no move or outcome of this game."""


class UnknownPlayer(PyriteError):
    """No player of that name."""


class BadRecord(PyriteError):
    """A file that is not a game record, or not one of a game we know."""


class WrongRecord(PyriteError):
    """A well-formed record whose line does not hold."""
