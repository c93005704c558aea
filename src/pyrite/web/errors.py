"""Errors over the wire: a stable code, one clear line, the status of HTTP."""

from __future__ import annotations

from copy import copy

from pyrite.core.errors import PyriteError
from pyrite.engine.errors import NoLesson, UnknownGame, UnknownOption, UnknownValue, WrongSeats
from pyrite.tables.errors import Refused
from pyrite.tables.seats import clean_text
from pyrite.tables.stores.store import StoreAway, StoreError, StoreFull
from pyrite.wire.answers import Error, ErrorTold

LONGEST_ECHO = 200
TOLD = ("nearest", "field", "seconds", "line")
"""Values that programs are told, beside the line for people."""


class WireError(PyriteError):
    """Something was said that cannot be; its code is its key."""

    package = "pyrite.web"


class ServingError(PyriteError):
    """A server cannot be started so; says what would be right."""

    package = "pyrite.web"


class BadAddress(WireError):
    """Somebody cannot be called there; says why. To programs it is a bad message."""


class BadRecordGiven(WireError):
    """A record that cannot be told again; says why, and at which line. It is a bad message, too."""


def code_of(error: PyriteError) -> str:
    """The code of any error that can reach the wire."""
    if isinstance(error, BadAddress | BadRecordGiven):
        return "bad-message"
    if isinstance(error, NoLesson):
        return "unknown-game"
    if isinstance(error, StoreFull):
        return "store-full"
    if isinstance(error, StoreAway | StoreError):
        return "store-away"
    assert isinstance(
        error, WireError | Refused | UnknownGame | WrongSeats | UnknownOption | UnknownValue
    ), error
    return error.key


def error_body(error: PyriteError, language: str) -> Error:
    """An error as it is sent."""
    told: ErrorTold = {"code": code_of(error), "text": line_of(error, language)}
    told.update({name: error.values[name] for name in TOLD if name in error.values})  # type: ignore[typeddict-item]
    return {"error": told}


def line_of(error: PyriteError, language: str) -> str:
    """Its one line: what somebody wrote is cleaned and cut before it is told back."""
    shown = copy(error)
    shown.values = {
        name: clean_text(value, LONGEST_ECHO) if isinstance(value, str) else value
        for name, value in error.values.items()
    }
    return shown.in_language(language)
