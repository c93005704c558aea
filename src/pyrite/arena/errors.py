"""What the arena refuses."""

from __future__ import annotations

from pyrite.core.errors import PyriteError


class ArenaError(PyriteError):
    """Told in the arena's words."""

    package = "pyrite.arena"
