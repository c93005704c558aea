"""Where a page of a list begins: a cursor that strangers carry and need not understand."""

from __future__ import annotations

import base64
import binascii
import math

from pyrite.tables.errors import Refused
from pyrite.tables.stores.store import Listing


def cursor_text(last: Listing) -> str:
    """The place behind this one, newest first."""
    return base64.urlsafe_b64encode(f"{last.opened!r} {last.table}".encode()).decode().rstrip("=")


def parse_cursor(text: str) -> tuple[float, str]:
    """When the table before was opened, and its name."""
    try:
        padded = text + "=" * (-len(text) % 4)
        opened, table = base64.urlsafe_b64decode(padded.encode("ascii")).decode().split(" ")
        return _finite(float(opened)), table
    except (binascii.Error, ValueError):
        raise Refused("bad-message", field="before") from None


def _finite(number: float) -> float:
    if not math.isfinite(number):
        raise ValueError
    return number
