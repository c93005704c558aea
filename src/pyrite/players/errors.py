"""What asking for a player can get wrong."""

from __future__ import annotations

from pyrite.core.errors import PyriteError


class UnknownPlayer(PyriteError):
    """No player of that name."""

    package = "pyrite.players"
