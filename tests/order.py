"""Where several processes share the tests: files that take long first, so that no core idles last.

A file is run as a whole by one process, so its server or browser starts once. There are twice as
many processes as processors, for browsers and servers are waited for most of the time.
"""

from __future__ import annotations

import os

import pytest

from tests.durations import file_of, kind_of

FIRST = ("browser", "servers", "planted faults", "contract")


def place(kind: str, is_slow: bool) -> tuple[int, bool]:
    """What is smaller comes first."""
    return FIRST.index(kind) if kind in FIRST else len(FIRST), not is_slow


def in_order(items: list[pytest.Item]) -> list[pytest.Item]:
    """Whole files, by the longest kind and by whether anything in them is slow."""
    places: dict[str, tuple[int, bool]] = {}
    for item in items:
        file = file_of(item.nodeid)
        kind = kind_of(file, getattr(item, "fixturenames", ()))
        found = place(kind, item.get_closest_marker("slow") is not None)
        places[file] = min(found, places.get(file, found))
    return sorted(items, key=lambda item: (places[file := file_of(item.nodeid)], file))


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if hasattr(config, "workerinput"):
        items[:] = in_order(items)


@pytest.hookimpl(optionalhook=True)
def pytest_xdist_auto_num_workers() -> int:
    return 2 * (os.cpu_count() or 1)
