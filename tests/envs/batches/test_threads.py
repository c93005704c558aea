"""A pool does all parts, tells of errors, and ends when nobody needs it."""

from __future__ import annotations

import gc
import threading
import weakref

import pytest

from pyrite.envs.batches.threads import ThreadPool


def test_run__every_part_once_the_first_by_the_caller() -> None:
    done: dict[int, int] = {}

    def part(number: int) -> None:
        done[number] = threading.get_ident()

    pool = ThreadPool(3)
    pool.run(part)
    assert sorted(done) == [0, 1, 2]
    assert done[0] == threading.get_ident()
    assert len(set(done.values())) == 3
    pool.close()


@pytest.mark.parametrize("faulty", range(3))
def test_run__error_comes_when_all_have_ended(faulty: int) -> None:
    done: list[int] = []

    def part(number: int) -> None:
        done.append(number)
        if number == faulty:
            raise ValueError(number)

    pool = ThreadPool(3)
    with pytest.raises(ValueError, match=str(faulty)):
        pool.run(part)
    assert sorted(done) == [0, 1, 2]
    pool.run(done.append)
    assert len(done) == 6
    pool.close()


def test_pool__forgotten_ends() -> None:
    before = set(threading.enumerate())
    pool = ThreadPool(2)
    (helper,) = set(threading.enumerate()) - before
    gone = weakref.ref(pool)
    pool.run(lambda number: None)
    del pool
    gc.collect()
    helper.join(10)
    assert gone() is None
    assert not helper.is_alive()
