"""What players refuse."""

from __future__ import annotations

from pyrite.core.errors import PyriteError


class UnknownPlayer(PyriteError):
    """No player of that name."""

    package = "pyrite.players"


class ReviewError(PyriteError):
    """A game that cannot be looked back at."""

    package = "pyrite.players"


class ClusterError(PyriteError):
    """No cluster to work on."""

    package = "pyrite.players"


class WeightsError(PyriteError):
    """Weights that are not there, or do not fit."""

    package = "pyrite.players"
