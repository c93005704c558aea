"""Named errors. Each is one line for people: a key of a catalogue and the values it tells.

A package that raises has a class of its own here or below, which says whose catalogue it speaks
from.
"""

from __future__ import annotations

from typing import Any, ClassVar

from pyrite.core.words import Words


class PyriteError(Exception):
    """Something was asked that cannot be; says what was wrong and what would be right."""

    package: ClassVar[str] = "pyrite.core"
    """Whose catalogue has the line."""

    def __init__(self, key: str, **values: Any) -> None:
        super().__init__(key, values)
        self.key = key
        self.values = values

    def __str__(self) -> str:
        return self.in_language("en")

    def __reduce__(self) -> tuple[Any, ...]:
        """An error comes home from another process as it was."""
        return _again, (type(self), self.key, self.values)

    def in_language(self, language: str) -> str:
        """The one line, in a language we speak."""
        values = {name: _spelt(value) for name, value in self.values.items()}
        return Words(language, self.package).say(f"error-{self.key}", **values)


def _spelt(value: Any) -> Any:
    """Several things with commas between them; nothing as a dash."""
    if value is None:
        return "–"
    return ", ".join(value) if isinstance(value, list | tuple) else value


def _again(kind: type[PyriteError], key: str, values: dict[str, Any]) -> PyriteError:
    error = kind.__new__(kind)
    PyriteError.__init__(error, key, **values)
    return error


class BadText(PyriteError):
    """A text that is no move or outcome of this game."""


class UnknownBackend(PyriteError):
    """No backend of that name."""


class CompilationFailed(PyriteError):
    """The machine's C compiler would not, or there is none."""
