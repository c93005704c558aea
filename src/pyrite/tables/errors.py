"""What a table refuses, by code: the codes of the wire, each with a sentence in every language."""

from __future__ import annotations

from typing import Any

from pyrite.core.errors import PyriteError

CODES = (
    *("illegal-move", "no-such-key", "not-opener", "not-your-seat", "seats-only"),
    *(
        "wrong-invite",
        "no-hints",
        "no-such-table",
        "no-such-code",
        "no-such-request",
        "answered",
        "taken-back",
    ),
    *("not-asked", "left", "seat-taken", "started", "not-started", "not-over", "over", "stopped"),
    *("closed", "cannot-undo", "undone-enough", "too-few", "bad-message", "busy", "chat-full"),
    *("unreadable", "broken", "muted"),
)


class Refused(PyriteError):
    """The table cannot do that; nothing has changed."""

    package = "pyrite.tables"

    def __init__(self, code: str, **values: Any) -> None:
        assert code in CODES, code
        super().__init__(code, **values)

    @property
    def code(self) -> str:
        """Stable, for programs."""
        return self.key
