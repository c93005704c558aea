"""Every fault planted in End of the Trail is caught."""

import pytest

from tests.faults import run_faults

FOLDER = "tests/games/end_of_the_trail"
PHASES = ("setup", "auction", "prospecting", "gambling", "jokers", "poker", "argonauts")
KNOWLEDGE = ("knowledge", "proofs")
TESTS = (
    *(f"{FOLDER}/test_rules_{phase}.py" for phase in PHASES),
    *(f"{FOLDER}/test_{name}.py" for name in KNOWLEDGE),
)


@pytest.mark.slow
def test_every_planted_fault_is_caught() -> None:
    assert run_faults("games.end_of_the_trail", TESTS) == []
