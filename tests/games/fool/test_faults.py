"""Every fault planted in the rules of Fool! is caught."""

import pytest

from tests.faults import run_faults

TESTS = tuple(f"tests/games/fool/test_{name}.py" for name in ("rules", "scoring", "knowledge"))


@pytest.mark.slow
def test_every_planted_fault_is_caught() -> None:
    assert run_faults("games.fool", TESTS) == []
