"""What goes on beside others: begun, ended, and not forgotten where it failed."""

from __future__ import annotations

import asyncio

import pytest

from pyrite.tables.errors import Refused
from pyrite.tables.runtime.tasks import Tasks


async def failing(error: Exception | None) -> None:
    """Ends like this."""
    await asyncio.sleep(0)
    if error:
        raise error


def ended(error: Exception | None) -> Tasks:
    """Tasks of which one has ended like this."""
    tasks = Tasks()

    async def work() -> None:
        await asyncio.wait([tasks.spawn(failing(error))])

    asyncio.run(work())
    return tasks


@pytest.mark.parametrize("error", [None, Refused("busy")], ids=["done", "refused"])
def test_spawn__what_ends_as_it_should(error: Exception | None) -> None:
    assert not ended(error).has_failed


def test_spawn__a_fault_is_noted_and_logged(caplog: pytest.LogCaptureFixture) -> None:
    assert ended(ZeroDivisionError("by nothing")).has_failed
    assert "by nothing" in caplog.text


def test_stop__is_no_fault() -> None:
    async def work() -> None:
        tasks = Tasks()
        tasks.spawn(asyncio.sleep(3600))
        await tasks.stop()
        assert not tasks.has_failed

    asyncio.run(work())
