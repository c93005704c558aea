"""What goes out by itself when somebody must speak and does not look."""

from __future__ import annotations

from typing import NotRequired, TypedDict

from pyrite.wire.answers import Seat


class TurnTold(TypedDict):
    """To a webhook: somebody must speak, for these seats."""

    table: str
    seats: list[Seat]
    page: str
    url: NotRequired[str]


class TurnPushed(TypedDict):
    """To a browser, which shows it without asking anybody: in words, and how to hear no more."""

    title: str
    text: str
    off_text: str
    table: str
    page: str
    off: str
