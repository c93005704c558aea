"""What can go wrong for a client: the server says no, or cannot be heard."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from pyrite.core.errors import PyriteError


class ClientError(PyriteError):
    """Anything that goes wrong between here and a server."""

    package = "pyrite.client"


class ServerRefused(ClientError):
    """The server says no: a stable code, and its own line in the language asked for."""

    def __init__(self, told: Mapping[str, Any]) -> None:
        super().__init__(told["code"], **{k: v for k, v in told.items() if k != "code"})

    @property
    def code(self) -> str:
        """One of `pyrite.wire.codes`."""
        return self.key

    @property
    def nearest(self) -> list[str]:
        """Legal moves like the one that was refused."""
        return list(self.values.get("nearest", ()))

    @property
    def field(self) -> str | None:
        """What was wrong in a message."""
        return self.values.get("field")

    @property
    def seconds(self) -> float:
        """How long to wait."""
        return float(self.values.get("seconds", 0))

    def in_language(self, language: str) -> str:
        """The server's line; it has no other."""
        return str(self.values["text"])


class Unreachable(ClientError):
    """Nobody answers there."""


class NotPyrite(ClientError):
    """Somebody answers, but not as a server of ours would."""


class NotAsked(ClientError):
    """A move is to be made, but nothing is asked."""


class Unanswered(ClientError):
    """The line broke before the answer, and to say it again could do it twice."""


class Dismissed(ClientError):
    """The server has said goodbye, and would again."""

    @property
    def code(self) -> str:
        """Why: a code of `bye`."""
        return str(self.values["code"])
