"""A crew does all parts, tells of errors, and goes home when nobody needs it."""

from __future__ import annotations

import gc
import threading
import weakref

import pytest

from pyrite.envs.crew import Crew


def test_run__every_part_once_the_first_by_the_caller() -> None:
    done: dict[int, int] = {}

    def part(number: int) -> None:
        done[number] = threading.get_ident()

    crew = Crew(3)
    crew.run(part)
    assert sorted(done) == [0, 1, 2]
    assert done[0] == threading.get_ident()
    assert len(set(done.values())) == 3
    crew.close()


@pytest.mark.parametrize("faulty", range(3))
def test_run__error_comes_when_all_have_ended(faulty: int) -> None:
    done: list[int] = []

    def part(number: int) -> None:
        done.append(number)
        if number == faulty:
            raise ValueError(number)

    crew = Crew(3)
    with pytest.raises(ValueError, match=str(faulty)):
        crew.run(part)
    assert sorted(done) == [0, 1, 2]
    crew.run(done.append)
    assert len(done) == 6
    crew.close()


def test_crew__forgotten_goes_home() -> None:
    before = set(threading.enumerate())
    crew = Crew(2)
    (helper,) = set(threading.enumerate()) - before
    gone = weakref.ref(crew)
    crew.run(lambda number: None)
    del crew
    gc.collect()
    helper.join(10)
    assert gone() is None
    assert not helper.is_alive()
