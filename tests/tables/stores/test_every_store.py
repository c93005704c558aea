"""What every store must do, whatever it keeps its rows in."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from pyrite.tables.errors import Refused
from pyrite.tables.journal import JournalRow
from pyrite.tables.stores.opening import open_store
from pyrite.tables.stores.paging import cursor_text
from pyrite.tables.stores.store import (
    Doubled,
    Entry,
    Listing,
    Page,
    Store,
    StoreAway,
    Unclaimed,
)
from pyrite.web.tab.key_values import KeyValueStore
from tests.tables.stores.key_values import SharedValues
from tests.tables.stores.scenes import (
    AT,
    Stores,
    entry,
    listing,
    numbers,
    opened,
    row,
    write,
)

Scene = Callable[[Store], Awaitable[None]]


@pytest.fixture(params=["sqlite", "sqlite-relaxed", "memory", "key values", "postgres"])
def stores(request: pytest.FixtureRequest, tmp_path: Path) -> Stores:
    """Each kind of store, empty."""
    kind, _, relaxed = request.param.partition("-")
    if kind == "key values":
        values = SharedValues()
        return Stores(kind, lambda: KeyValueStore(values.opened()))
    if kind == "postgres":
        text = request.getfixturevalue("postgres_url")
    else:
        text = ":memory:" if kind == "memory" else str(tmp_path / "tables.db")
    return Stores(request.param, lambda: open_store(text, is_relaxed=bool(relaxed)))


def in_loop(scene: Scene) -> Callable[[Stores], None]:
    """A test that is played with an opened store of each kind."""

    async def play(stores: Stores) -> None:
        async with opened(stores.make()) as store:
            await scene(store)

    def test(stores: Stores) -> None:
        asyncio.run(play(stores))

    test.__doc__ = scene.__doc__
    return test


# Journals


@in_loop
async def test_rows__come_back_as_they_were_in_order(store: Store) -> None:
    text = '{"text":"金 “gold” 🪙 \\u0000"}'
    rows = (row("a", 0, text), row("a", 1), JournalRow("a", 2, AT + 0.123456789, "moved", "{}"))
    await store.claim("a")
    await store.append(Entry(rows[:2], listing("a")))
    await store.append(Entry(rows[2:], listing("a")))
    assert tuple(await store.rows("a")) == rows


@in_loop
async def test_rows__of_one_table_only(store: Store) -> None:
    await write(store, "a", 0)
    await write(store, "b", 0, 1)
    assert await numbers(store, "a") == [0]


@pytest.mark.parametrize("name", ["", "nobody", "\0", "\ud800", "a' OR 'a'='a"])
def test_rows__of_a_table_that_is_not_there(stores: Stores, name: str) -> None:
    async def scene() -> None:
        async with opened(stores.make()) as store:
            await write(store, "a", 0)
            assert await store.rows(name) == []
            assert await store.listing(name) is None
            assert await store.secret(name) is None
            assert await store.extras(name) == {}

    asyncio.run(scene())


@in_loop
async def test_append__doubled_number_is_refused_with_all_of_its_entry(store: Store) -> None:
    await write(store, "a", 0, 1)
    with pytest.raises(Doubled):
        await store.append(
            Entry((row("a", 2), row("a", 1, '"other"')), listing("a", state="over"), b"secret")
        )
    assert await numbers(store, "a") == [0, 1]
    assert await store.listing("a") == listing("a")
    assert await store.secret("a") is None


@in_loop
async def test_append__goes_on_after_a_refusal(store: Store) -> None:
    await write(store, "a", 0)
    with pytest.raises(Doubled):
        await store.append(entry("a", 0))
    await store.append(entry("a", 1))
    assert await numbers(store, "a") == [0, 1]


@in_loop
async def test_append__of_many_at_once_a_bad_one_fails_alone(store: Store) -> None:
    names = [f"table{i}" for i in range(50)]
    for name in names:
        await write(store, name, 0)
    first = {name: 0 if name == "table7" else 1 for name in names}
    done = await asyncio.gather(
        *(store.append(entry(name, first[name])) for name in names), return_exceptions=True
    )
    assert [name for name, error in zip(names, done, strict=True) if error] == ["table7"]
    assert isinstance(done[7], Doubled)
    for name in names:
        assert await numbers(store, name) == ([0] if name == "table7" else [0, 1])


@in_loop
async def test_append__who_stops_waiting_does_not_stop_the_commit(store: Store) -> None:
    await store.claim("a")
    waiting = asyncio.create_task(store.append(entry("a", 0)))
    await asyncio.sleep(0)
    waiting.cancel()
    await asyncio.gather(waiting, return_exceptions=True)
    await store.append(entry("a", 1))
    assert await numbers(store, "a") == [0, 1]


@in_loop
async def test_append__without_rows_changes_the_listing_alone(store: Store) -> None:
    await write(store, "a", 0)
    await store.append(entry("a", wakes=AT))
    assert await numbers(store, "a") == [0]
    assert await store.listing("a") == listing("a", wakes=AT)


def test_close__what_was_put_is_committed_first(stores: Stores) -> None:
    async def scene() -> None:
        if not stores.survives_closing:
            return
        store = stores.make()
        await store.open()
        for name in "abc":
            await store.claim(name)
        waiting = [asyncio.create_task(store.append(entry(name, 0))) for name in "abc"]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*waiting)
        async with opened(stores.make()) as again:
            assert [await numbers(again, name) for name in "abc"] == [[0]] * 3

    asyncio.run(scene())


def test_close__then_nothing_is_done_any_more(stores: Stores) -> None:
    async def scene() -> None:
        store = stores.make()
        async with opened(store):
            await write(store, "a", 0)
        with pytest.raises((StoreAway, Unclaimed)):
            await store.append(entry("a", 1))
        with pytest.raises(StoreAway):
            await store.rows("a")

    asyncio.run(scene())


def test_open__everything_is_there_again(stores: Stores) -> None:
    async def scene() -> None:
        if not stores.survives_closing:
            return
        async with opened(stores.make()) as store:
            await store.claim("a")
            await store.append(Entry((row("a", 0),), listing("a"), secret=b"\x00\xff"))
            await store.put_extra("a", "alert", "x")
            await store.beat(AT)
        async with opened(stores.make()) as store:
            assert await numbers(store, "a") == [0]
            assert await store.listing("a") == listing("a")
            assert await store.secret("a") == b"\x00\xff"
            assert await store.extras("a") == {"alert": "x"}
            await store.wake(AT + 10)
            assert await store.silence(AT - 1) == 10

    asyncio.run(scene())


# Secrets, extras, silences


@in_loop
async def test_secret__is_kept_until_it_is_none_any_more(store: Store) -> None:
    await store.claim("a")
    await store.append(Entry((row("a", 0),), listing("a"), secret=b"\x00secret"))
    await store.append(entry("a", 1))
    assert await store.secret("a") == b"\x00secret"
    await store.append(Entry((row("a", 2),), listing("a"), forgets_secret=True))
    assert await store.secret("a") is None


@in_loop
async def test_extras__are_put_changed_and_taken_away(store: Store) -> None:
    await write(store, "a", 0)
    await store.put_extra("a", "alert", "one")
    await store.put_extra("a", "review", "金")
    await store.put_extra("a", "alert", "two")
    assert await store.extras("a") == {"alert": "two", "review": "金"}
    await store.put_extra("a", "alert", None)
    await store.put_extra("a", "alert", None)
    assert await store.extras("a") == {"review": "金"}


@in_loop
async def test_extras__none_for_a_table_that_is_not_there(store: Store) -> None:
    await store.put_extra("a", "alert", "one")
    assert await store.extras("a") == {}


@in_loop
async def test_reviews__are_kept_and_replaced(store: Store) -> None:
    assert await store.review("a") is None
    await store.keep_review("a", AT, b"\x00one")
    await store.keep_review("b", AT, b"other")
    await store.keep_review("a", AT + 1, b"\x00two")
    assert await store.review("a") == b"\x00two"
    assert await store.review("b") == b"other"


@in_loop
async def test_reviews__the_old_and_the_many_are_forgotten(store: Store) -> None:
    for age, name in enumerate("abcd"):
        await store.keep_review(name, AT - age, b"x")
    await store.forget_reviews(before=AT - 2, most=10)
    assert [name for name in "abcd" if await store.review(name)] == ["a", "b", "c"]
    await store.forget_reviews(before=0, most=2)
    assert [name for name in "abcd" if await store.review(name)] == ["a", "b"]


def test_reviews__are_there_for_the_next_house(stores: Stores) -> None:
    async def scene() -> None:
        async with opened(stores.make()) as store:
            await store.keep_review("a", AT, b"x")
        async with opened(stores.make()) as store:
            assert await store.review("a") == (b"x" if stores.survives_closing else None)

    asyncio.run(scene())


def test_silence__from_the_last_beat_until_somebody_wakes(stores: Stores) -> None:
    async def scene() -> None:
        if not stores.survives_closing:
            return
        for woken, last in ((0, 10), (30, 40), (47, 50)):
            async with opened(stores.make()) as store:
                await store.wake(AT + woken)
                await store.beat(AT + last - 1)
                await store.beat(AT + last)
        async with opened(stores.make()) as store:
            silences = [await store.silence(AT + since) for since in (-1000, 0, 25, 35, 47)]
            assert silences == [20 + 7, 20 + 7, 5 + 7, 7, 0]

    asyncio.run(scene())


@in_loop
async def test_silence__that_several_have_noticed_counts_once(store: Store) -> None:
    await store.note_silence(AT + 10, AT + 20)
    await store.note_silence(AT + 11, AT + 21)
    await store.note_silence(AT + 40, AT + 45)
    assert await store.silence(AT) == 15


@in_loop
async def test_silence__is_none_where_nobody_was_before(store: Store) -> None:
    await store.wake(AT)
    assert await store.silence(AT - 1000) == 0


# Lists


@in_loop
async def test_listing__is_as_it_was_last_written(store: Store) -> None:
    first = listing("a", summary='{"name":"金"}', wakes=AT + 5)
    last = Listing("a", "fool", "over", False, AT + 1, AT + 2, None, "[]")
    await store.claim("a")
    await store.append(Entry((row("a", 0),), first))
    assert await store.listing("a") == first
    await store.append(Entry((row("a", 1),), last))
    assert await store.listing("a") == last


@in_loop
async def test_listing__of_which_nothing_is_said_stays_as_it_was(store: Store) -> None:
    await write(store, "a", 0)
    kept = await store.listing("a")
    await store.append(Entry((row("a", 1),), None))
    assert await numbers(store, "a") == [0, 1]
    assert await store.listing("a") == kept


@in_loop
async def test_coded__finds_the_table_that_has_the_code_now(store: Store) -> None:
    await write(store, "a", 0, code="KMPT")
    await write(store, "b", 0)
    assert await store.coded("KMPT") == "a"
    await store.append(entry("a", 1))
    assert await store.coded("KMPT") is None
    assert await store.coded("") is None


@in_loop
async def test_house_secret__is_what_was_said_first(store: Store) -> None:
    assert await store.house_secret("push", b"one") == b"one"
    assert await store.house_secret("push", b"two") == b"one"
    assert await store.house_secret("other", b"two") == b"two"


@in_loop
async def test_append__many_at_once_each_with_what_is_its_own(store: Store) -> None:
    names = [f"table {number}" for number in range(90)]
    await asyncio.gather(*(store.claim(name) for name in names))
    first = (Entry((row(one, 0),), listing(one), secret=one.encode()) for one in names)
    await asyncio.gather(*map(store.append, first))
    then = (Entry((row(one, 1), row(one, 2)), None, forgets_secret=True) for one in names)
    await asyncio.gather(*map(store.append, then))
    for one in names:
        assert await numbers(store, one) == [0, 1, 2]
        assert await store.secret(one) is None


async def page(store: Store, **wanted: str | None) -> str:
    """The tables of one page, as letters."""
    query: dict[str, str | None] = {"state": None, "game": None, "before": None, **wanted}
    found = await store.listings(
        state=query["state"], game=query["game"], before=query["before"], limit=100
    )
    assert found.next is None
    return "".join(one.table for one in found.listings)


@in_loop
async def test_listings__public_and_not_closed_newest_first(store: Store) -> None:
    await write(store, "a", 0, opened=AT + 1)
    await write(store, "b", 0, opened=AT + 3, state="closed")
    await write(store, "c", 0, opened=AT + 2, is_public=False)
    await write(store, "d", 0, opened=AT + 4, state="playing", game="fool")
    await write(store, "e", 0, opened=AT + 4, state="over")
    assert await page(store) == "eda"
    assert await page(store, state="closed") == "b"
    assert await page(store, state="playing") == "d"
    assert await page(store, game="gold") == "ea"
    assert await page(store, game="gold", state="open") == "a"
    assert await page(store, game="fool", state="over") == ""


async def pages(store: Store, limit: int, **wanted: str | None) -> list[Page]:
    """All pages, by following their cursors."""
    found: list[Page] = []
    before: str | None = None
    while not found or before:
        state, game = wanted.get("state"), wanted.get("game")
        found.append(await store.listings(state=state, game=game, before=before, limit=limit))
        before = found[-1].next
    return found


@pytest.mark.parametrize("state", [None, "open"])
@pytest.mark.parametrize("game", [None, "gold"])
def test_listings__every_table_is_on_one_page_also_of_one_moment(
    stores: Stores, state: str | None, game: str | None
) -> None:
    async def scene() -> None:
        async with opened(stores.make()) as store:
            for number, name in enumerate("abcdefg"):
                await write(store, name, 0, opened=AT + number // 3 / 10)
            found = await pages(store, 2, state=state, game=game)
            assert ["".join(x.table for x in one.listings) for one in found] == [
                *("gf", "ed", "cb", "a")
            ]

    asyncio.run(scene())


@in_loop
async def test_listings__a_full_last_page_is_the_last(store: Store) -> None:
    for name in "abcd":
        await write(store, name, 0)
    assert [len(one.listings) for one in await pages(store, 2)] == [2, 2]


@in_loop
async def test_listings__pages_stay_while_tables_come_and_go(store: Store) -> None:
    for number, name in enumerate("abcd"):
        await write(store, name, 0, opened=AT + number)
    first = await store.listings(state=None, game=None, before=None, limit=2)
    await write(store, "e", 0, opened=AT + 9)
    await store.append(entry("c", 1, opened=AT + 2, state="closed"))
    assert await page(store, before=first.next) == "ba"


@in_loop
async def test_listings__none_at_all(store: Store) -> None:
    assert await store.listings(state=None, game=None, before=None, limit=5) == Page((), None)


@in_loop
async def test_listings__a_cursor_that_is_none(store: Store) -> None:
    with pytest.raises(Refused):
        await store.listings(state=None, game=None, before="nonsense", limit=5)


@in_loop
async def test_listings__a_cursor_to_nowhere(store: Store) -> None:
    await write(store, "a", 0)
    nowhere = cursor_text(listing("\0", opened=0.0))
    assert await page(store, before=nowhere) == ""


@in_loop
async def test_waking__soonest_first_until_then(store: Store) -> None:
    for name, wakes in {"a": AT + 3, "b": AT + 1, "c": None, "d": AT + 2, "e": AT + 9}.items():
        await write(store, name, 0, wakes=wakes)
    await store.append(entry("d", 1, wakes=None))
    assert list(await store.waking(AT + 3)) == ["b", "a"]


# Forgetting


async def write_and_release(store: Store, table: str, state: str, changed: float) -> None:
    """A table at rest."""
    await store.claim(table)
    closed = listing(table, state=state, changed=changed)
    await store.append(Entry((row(table, 0),), closed, secret=b"secret"))
    await store.put_extra(table, "alert", "x")
    await store.release(table)


async def left(store: Store, tables: str) -> str:
    """The tables that are still there, wholly."""
    for table in tables:
        there = {
            bool(await store.rows(table)),
            bool(await store.listing(table)),
            bool(await store.secret(table)),
            bool(await store.extras(table)),
        }
        assert len(there) == 1
    return "".join([table for table in tables if await store.listing(table)])


@in_loop
async def test_forget__what_is_closed_or_over_for_long_and_nothing_else(store: Store) -> None:
    for table, state in {"a": "closed", "b": "over", "c": "stopped", "d": "playing"}.items():
        await write_and_release(store, table, state, AT)
        await write_and_release(store, table.upper(), state, AT + 10)
    assert await store.forget(closed_before=AT + 5, over_before=None) == 1
    assert await left(store, "abcdABCD") == "bcdABCD"
    assert await store.forget(closed_before=AT + 5, over_before=AT + 5) == 2
    assert await left(store, "abcdABCD") == "dABCD"


@in_loop
async def test_forget__not_what_is_claimed(store: Store) -> None:
    await write_and_release(store, "a", "over", AT)
    await write_and_release(store, "b", "over", AT)
    await store.claim("a")
    assert await store.forget(closed_before=AT + 1, over_before=AT + 1) == 1
    assert await left(store, "ab") == "a"
    await store.release("a")
    assert await store.forget(closed_before=AT + 1, over_before=AT + 1) == 1


@in_loop
async def test_forget__more_than_go_into_one_commit(store: Store) -> None:
    names = [f"table{i}" for i in range(250)]
    await asyncio.gather(*(store.claim(name) for name in names))
    await asyncio.gather(*(store.append(entry(name, 0, state="closed")) for name in names))
    await asyncio.gather(*(store.release(name) for name in names))
    assert await store.forget(closed_before=AT + 1, over_before=None) == 250
    assert await store.listing("table249") is None


# Claims


@in_loop
async def test_claim__twice_is_once(store: Store) -> None:
    assert await store.claim("a")
    assert await store.claim("a")
    await store.release("a")
    with pytest.raises(Unclaimed):
        await store.append(entry("a", 0))


@in_loop
async def test_append__unclaimed_is_refused(store: Store) -> None:
    with pytest.raises(Unclaimed):
        await store.append(entry("a", 0))
    assert await store.rows("a") == []


@in_loop
async def test_release__then_it_can_be_claimed_again(store: Store) -> None:
    await write(store, "a", 0)
    await store.release("a")
    await store.release("a")
    await write(store, "a", 1)
    assert await numbers(store, "a") == [0, 1]


@in_loop
async def test_ask_for__nobody_need_answer(store: Store) -> None:
    await store.ask_for("a")


# Volume


@in_loop
async def test_append__many_tables_at_once_each_in_order(store: Store) -> None:
    async def play(name: str) -> None:
        await store.claim(name)
        for number in range(20):
            await store.append(entry(name, number))

    names = [f"table{i}" for i in range(40)]
    await asyncio.gather(*map(play, names))
    for name in names:
        assert await numbers(store, name) == list(range(20))
