"""Every fault planted in the table is caught."""

import pytest

from tests.faults import run_faults

TESTS = tuple(
    f"tests/tables/test_{name}.py"
    for name in ("deciding", "requests", "clocks", "table", "house", "secrecy")
)


@pytest.mark.slow
def test_every_planted_fault_is_caught() -> None:
    assert run_faults("tables", TESTS) == []
