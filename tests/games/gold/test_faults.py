"""Every fault planted in the rules of Gold is caught."""

import pytest

from tests.faults import run_faults

TESTS = ("tests/games/gold/test_rules.py", "tests/games/gold/test_knowledge.py")


@pytest.mark.slow
def test_every_planted_fault_is_caught() -> None:
    assert run_faults("games.gold", TESTS) == []
