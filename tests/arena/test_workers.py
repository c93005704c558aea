"""Other processes: what they do comes back in order, and one that dies is told of."""

from __future__ import annotations

import os

import pytest

from pyrite.arena.errors import ArenaError
from pyrite.arena.workers import cores, pool


def test_pool__answers_in_order() -> None:
    with pool(2) as executor:
        assert list(executor.map(abs, [-3, 2, -1])) == [3, 2, 1]


def test_pool__a_broken_worker_is_one_line() -> None:
    with pytest.raises(ArenaError, match="worker process has ended"), pool(1) as executor:
        list(executor.map(os._exit, [1]))


def test_cores__there_is_one_at_least() -> None:
    assert cores() >= 1
