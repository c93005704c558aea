"""Every fault planted in the table is caught."""

import pytest

from tests.faults import run_faults

TESTS = tuple(
    f"tests/tables/{name}.py"
    for name in (
        *("test_deciding", "undo/test_requests", "test_clocks", "test_table"),
        *("live/test_service", "live/test_listener", "live/test_table_cache", "test_secrecy"),
        *("live/test_revealing", "test_starting", "runtime/test_loop_sharing", "bots/test_queue"),
    )
)


@pytest.mark.slow
def test_every_planted_fault_is_caught() -> None:
    assert run_faults("tables", TESTS) == []
