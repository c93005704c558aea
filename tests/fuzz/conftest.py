"""One server for each module, whose log stays clean."""

from __future__ import annotations

from tests.web.conftest import no_faults, visitor

__all__ = ["no_faults", "visitor"]
