"""A plugin that makes trouble: tests in random order, a slow disk, a slow loop, a slow browser.

Loaded where `PYRITE_DELAYS` is set, the seed of everything that it draws. Nothing it does is wrong,
only late: a test that turns red waits for the wrong thing.
"""

from __future__ import annotations

import os
import random
import time
from collections.abc import Callable
from typing import Any

import pytest

from pyrite.tables.stores.writer import JournalWriter
from tests.durations import file_of
from tests.flaky import DELAYS
from tests.web.browser import Reader
from tests.web.place import Hosted

COMMIT = 0.05  # seconds that a disk takes at most
STUTTER, BETWEEN = 0.03, 0.2  # seconds that a loop stands still, and until it does again
THROTTLED = (1, 2, 4, 6)  # times that a browser is slower

CHANCE = random.Random(os.environ.get(DELAYS))


def late(call: Callable[..., Any], seconds: float) -> Callable[..., Any]:
    """The same, some time later."""

    def called(*args: Any, **named: Any) -> Any:
        time.sleep(CHANCE.uniform(0, seconds))
        return call(*args, **named)

    return called


def stuttering(start: Callable[[Hosted], None]) -> Callable[[Hosted], None]:
    """A server whose loop stands still now and then."""

    def stutter(server: Hosted) -> None:
        time.sleep(CHANCE.uniform(0, STUTTER))
        server.loop.call_later(CHANCE.uniform(0, BETWEEN), stutter, server)

    def started(server: Hosted) -> None:
        start(server)
        server.loop.call_soon_threadsafe(stutter, server)

    return started


def throttled(open: Callable[..., None]) -> Callable[..., None]:
    """Somebody whose browser is slow."""

    def opened(reader: Reader, *args: Any, **context: Any) -> None:
        open(reader, *args, **context)
        session = reader.context.new_cdp_session(reader.page)
        session.send("Emulation.setCPUThrottlingRate", {"rate": CHANCE.choice(THROTTLED)})

    return opened


def shuffled(items: list[pytest.Item], chance: random.Random) -> list[pytest.Item]:
    """Files in any order, and so the tests of each; a file's server still starts once."""
    files: dict[str, list[pytest.Item]] = {}
    for item in items:
        files.setdefault(file_of(item.nodeid), []).append(item)
    groups = list(files.values())
    chance.shuffle(groups)
    for group in groups:
        chance.shuffle(group)
    return [item for group in groups for item in group]


def pytest_configure() -> None:
    """From now on everything is late."""
    late_class: Any = JournalWriter
    late_class._commit = late(late_class._commit, COMMIT)
    hosted_class: Any = Hosted
    hosted_class.start = stuttering(Hosted.start)
    reader_class: Any = Reader
    reader_class.__init__ = throttled(Reader.__init__)


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items[:] = shuffled(items, CHANCE)
