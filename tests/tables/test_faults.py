"""Every fault planted in the table is caught."""

import pytest

from tests.faults import run_faults

TESTS = tuple(
    f"tests/tables/{name}.py"
    for name in (
        *("test_deciding", "test_starting", "undo/test_requests", "test_clocks", "test_table"),
        *("live/test_service", "test_secrecy"),
    )
)


@pytest.mark.slow
def test_every_planted_fault_is_caught() -> None:
    assert run_faults("tables", TESTS) == []
