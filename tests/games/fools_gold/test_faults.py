"""Every fault planted in the rules of Fool's Gold is caught."""

import pytest

from tests.faults import run_faults

PHASES = ("setup", "prospecting", "mining", "winter", "scoring", "chance")
TESTS = (
    *(f"tests/games/fools_gold/test_rules_{phase}.py" for phase in PHASES),
    "tests/games/fools_gold/test_knowledge.py",
)


@pytest.mark.slow
def test_every_planted_fault_is_caught() -> None:
    assert run_faults("games.fools_gold", TESTS) == []
