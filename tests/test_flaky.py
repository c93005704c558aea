"""A round of the hunt for accidents is the same again with the same seed."""

from __future__ import annotations

import random
from types import SimpleNamespace
from typing import Any

from tests import delays, flaky
from tests.delays import late, shuffled
from tests.durations import file_of


def test_files__are_the_same_for_a_seed_and_are_there() -> None:
    assert flaky.files_of(1) == flaky.files_of(1) != flaky.files_of(2)
    files = flaky.hunted_files()
    assert len(files) > 50
    assert all((flaky.ROOT / file).exists() for file in files)
    assert not [file for file in files if file.endswith(flaky.LEFT_OUT)]


def test_rounds__those_that_were_asked_for() -> None:
    assert list(flaky.rounds(60, [3, 4])) == [3, 4]
    assert list(flaky.rounds(0, [])) == []


def test_failures__are_named() -> None:
    assert flaky.failures("..F\nFAILED a.py::b - no\n1 failed") == ["FAILED a.py::b - no"]


def test_shuffled__files_stay_whole() -> None:
    items: list[Any] = [SimpleNamespace(nodeid=f"{file}.py::{n}") for file in "abc" for n in "123"]
    found = shuffled(list(items), random.Random(1))
    assert sorted(found, key=items.index) == items != found
    files = [file_of(one.nodeid) for one in found]
    assert len({*zip(files[::3], files[1::3], files[2::3], strict=True)}) == 3
    assert all(len(set(files[i : i + 3])) == 1 for i in (0, 3, 6))


def test_late__is_the_same_call() -> None:
    assert late(divmod, 0.0)(7, 2) == (3, 1)
    assert delays.COMMIT > 0
