"""States are lent, and lent again when they have come back."""

from __future__ import annotations

import pytest

from pyrite.engine.registry import find_game
from pyrite.tables.runtime import spare_states
from pyrite.tables.runtime.spare_states import spare_state

GOLD = find_game("gold")


def test_spare_state__nobody_else_has_it_meanwhile() -> None:
    with spare_state(GOLD) as one, spare_state(GOLD) as other:
        assert one is not other
        assert type(one) is type(other) is GOLD.state


def test_spare_state__comes_back_also_after_a_fault() -> None:
    with pytest.raises(ZeroDivisionError), spare_state(GOLD) as one:
        1 / 0  # noqa: B018
    assert spare_states.take(GOLD) is one
