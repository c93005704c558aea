"""The life of a listener: awaited, coming, here, gone; one way, and nobody comes back.

Whoever comes waits for a store, for a lock, for a log to be made, and may hang up at any of these.
So nobody is listed but by stepping from one stage to the next, at the moment of it.
"""

from __future__ import annotations

from enum import Enum, auto
from typing import Protocol

from pyrite.wire import answers as wire


class Presence(Enum):
    """Where somebody stands."""

    AWAITED = auto()  # a line is open, nothing was said
    COMING = auto()  # hello was said, the welcome is made
    HERE = auto()  # listed at a table, and told everything
    GONE = auto()


AFTER = {
    Presence.AWAITED: (Presence.COMING, Presence.GONE),
    Presence.COMING: (Presence.HERE, Presence.GONE),
    Presence.HERE: (Presence.GONE,),
    Presence.GONE: (),
}
"""Which stages may come next."""


class Listener(Protocol):
    """Somebody who looks at a table, through one window."""

    key: str  # digest of their key; empty: an onlooker
    language: str
    presence: Presence  # changed by `advance` alone

    def tell(self, message: wire.TableMessage) -> None:
        """Say this; the same object goes to all who hear the same."""
        ...

    def dismiss(self, code: wire.ByeCode) -> None:
        """Say goodbye."""
        ...


def advance(listener: Listener, presence: Presence) -> bool:
    """The next stage; False, and nothing has changed: it is none, they are further already."""
    is_next = presence in AFTER[listener.presence]
    if is_next:
        listener.presence = presence
    return is_next
