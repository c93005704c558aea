"""Addresses of a server, and how it is spoken to."""

from __future__ import annotations

from typing import Any
from urllib.parse import quote

HTTP: dict[str, Any] = {"timeout": 30.0}
SOCKET: dict[str, Any] = {
    "compression": None,  # the server has none
    "max_size": None,  # a long game's log is long
    "close_timeout": 1.0,
}


def api_address(address: str) -> str:
    """Where calls go; a host alone is spoken to plainly."""
    scheme = "" if "://" in address else "http://"
    return f"{scheme}{address.rstrip('/')}/api"


def live_address(address: str, table: str) -> str:
    """Where the socket of a table is."""
    scheme, _, rest = api_address(address).partition("://")
    secure = {"https": "wss"}.get(scheme.lower(), "ws")
    return f"{secure}://{rest}/tables/{quote(table, safe='')}/live"
