"""Errors of the wire: stable codes, by their status of HTTP."""

from __future__ import annotations

STATUS = {
    400: ("bad-json", "bad-request", "illegal-move"),
    401: ("no-key", "no-such-key"),
    403: (
        *("not-opener", "not-your-seat", "seats-only", "wrong-invite", "no-hints"),
        *("wrong-origin", "muted"),
    ),
    404: ("no-such-table", "no-such-code", "no-such-request", "no-such-page"),
    405: ("wrong-method",),
    409: (
        *("answered", "taken-back", "not-asked", "left", "seat-taken", "started", "not-started"),
        *("not-over", "over", "stopped", "closed", "cannot-undo", "undone-enough", "too-few"),
        "chat-full",
    ),
    413: ("too-large",),
    421: ("wrong-host",),
    422: ("bad-message", "unknown-game", "wrong-seats", "unknown-option", "unknown-value"),
    429: ("too-many",),
    503: ("store-full", "store-away", "busy", "unreadable", "broken"),
}
STATUS_OF = {code: status for status, codes in STATUS.items() for code in codes}
