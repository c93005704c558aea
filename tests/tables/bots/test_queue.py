"""A queue that is fair between tables, against a model of it."""

from __future__ import annotations

from collections import defaultdict

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from pyrite.tables.bots.queue import FairQueue

MOST, MOST_EACH = 6, 3
TAKE = "take"

untimed = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
steps = st.lists(st.sampled_from([*"abcd", TAKE, TAKE, TAKE]), max_size=60)
"""A table puts something, or somebody takes what is next."""


@untimed
@given(steps)
def test_queue__bounded_and_in_order_at_each_table(steps: list[str]) -> None:
    queue = FairQueue[tuple[str, int]](MOST, MOST_EACH)
    waiting: dict[str, list[tuple[str, int]]] = defaultdict(list)
    for number, step in enumerate(steps):
        if step == TAKE:
            taken = queue.take()
            assert (taken is None) == (not any(waiting.values()))
            assert taken is None or waiting[taken[0]].pop(0) == taken
        else:
            has_room = sum(map(len, waiting.values())) < MOST and len(waiting[step]) < MOST_EACH
            assert queue.put(step, (step, number)) == has_room
            waiting[step] += [(step, number)] * has_room
        assert sorted(queue) == sorted(item for line in waiting.values() for item in line)
        assert len(queue) == len(list(queue))


@untimed
@given(steps)
def test_queue__no_table_has_two_turns_while_another_waits_for_one(steps: list[str]) -> None:
    queue = FairQueue[str](MOST, MOST_EACH)
    passed_by: dict[str, set[str]] = {}  # by waiting table: who had a turn since it waits for its
    count: dict[str, int] = defaultdict(int)
    for step in steps:
        if step != TAKE:
            count[step] += queue.put(step, step)
            if count[step]:
                passed_by.setdefault(step, set())
        elif table := queue.take():
            count[table] -= 1
            del passed_by[table]
            for others in passed_by.values():
                assert table not in others
                others.add(table)
            if count[table]:
                passed_by[table] = set()


@untimed
@given(steps, st.sampled_from("abcd"), st.integers(0, MOST_EACH))
def test_queue__who_no_longer_waits_is_passed_over(steps: list[str], who: str, place: int) -> None:
    queue, other = FairQueue[int](MOST, MOST_EACH), FairQueue[int](MOST, MOST_EACH)
    puts = [(number, step) for number, step in enumerate(steps) if step != TAKE]
    placed = [(number, step) for number, step in puts if queue.put(step, number)]
    mine = [number for number, step in placed if step == who]
    gone = mine[place] if place < len(mine) else -1
    queue.drop(who, gone)
    for number, step in placed:
        if number != gone:
            other.put(step, number)
    left = [queue.take() for _ in range(MOST + 1)]
    assert gone not in left
    assert sorted(filter(None, left)) == sorted(filter(None, (other.take() for _ in left)))
    assert len(queue) == 0


def test_queue__two_tables_alternate_however_much_one_wants() -> None:
    queue = FairQueue[str](10, 5)
    for item in ("a1", "a2", "a3", "b1", "b2"):
        assert queue.put(item[0], item)
    assert [queue.take() for _ in range(6)] == ["a1", "b1", "a2", "b2", "a3", None]


def test_queue__owners_alternate_however_many_tables_one_has() -> None:
    queue = FairQueue[str](10, 5)
    for item in ("a1", "b1", "c1", "a2"):
        assert queue.put(item[0], item, "greedy")
    assert queue.put("z", "z1", "modest")
    assert queue.put("z", "z2", "modest")
    assert [queue.take() for _ in range(7)] == ["a1", "z1", "b1", "z2", "c1", "a2", None]


def test_displace__where_all_is_full_the_greediest_makes_room() -> None:
    queue = FairQueue[str](4, 3)
    for item in ("a1", "a2", "a3", "b1"):
        assert queue.displace(item[0], "greedy") is None
        assert queue.put(item[0], item, "greedy")
    assert not queue.put("z", "z1", "modest")
    assert queue.displace("z", "modest") == "a3"
    assert queue.put("z", "z1", "modest")
    assert queue.displace("c", "greedy") is None  # nobody has more
    assert queue.displace("z", "modest") == "a2"
    assert queue.put("z", "z2", "modest")
    assert queue.displace("z", "modest") is None  # as much as the other
    assert sorted(queue) == ["a1", "b1", "z1", "z2"]


def test_displace__nobody_goes_for_a_table_that_may_not_wait_itself() -> None:
    queue = FairQueue[str](5, 1)
    for item in ("a", "b", "c", "d"):
        assert queue.put(item, item, "greedy")
    assert queue.put("z", "z1", "modest")
    assert queue.displace("z", "modest") is None
