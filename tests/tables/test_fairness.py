"""The secret of a table."""

from __future__ import annotations

from pyrite.tables.fairness import new_secret


def test_secret__is_never_the_same() -> None:
    assert len({new_secret() for _ in range(100)}) == 100
