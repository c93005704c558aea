"""Reviews are made beside the service: few at once, by turns, kept, and begun anew if need be."""

from __future__ import annotations

import asyncio
import gzip
import json
import os
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from pyrite.engine.errors import WrongRecord
from pyrite.players.review.data import review_data
from pyrite.players.review.review import review_record
from pyrite.tables.bots.processes import WorkerGone, start_worker
from pyrite.tables.errors import Refused
from pyrite.tables.reviews.job import Depth, EarlyAnswer, ReviewTask
from pyrite.tables.reviews.queue import MODULE, Reviews, ReviewSettings, review_name
from pyrite.tables.stores.opening import open_store
from pyrite.tables.stores.sqlite import SqliteStore
from pyrite.tables.stores.store import Store, StoreFull
from tests.players.review.build import finished
from tests.tables.stores.scenes import AT, opened

PLAIN = ReviewSettings(depth=Depth("python", 1), politeness=0)
MANY = 5  # polls after which something that had to happen has happened


class MadeUp:
    """A reviewer that says what the test lets it say; no process."""

    def __init__(self) -> None:
        self.begun: asyncio.Queue[str] = asyncio.Queue()  # records
        self.said: asyncio.Queue[Any] = asyncio.Queue()
        self.ended = 0

    async def start(self, politeness: int) -> MadeUp:
        return self

    async def ask(self, request: object) -> Any:
        assert isinstance(request, ReviewTask)
        self.begun.put_nowait(request.record)
        return await self.hear()

    async def hear(self) -> Any:
        said = await self.said.get()
        if isinstance(said, WorkerGone):
            raise said
        return said

    async def end(self) -> None:
        self.ended += 1


@asynccontextmanager
async def reviewing(
    reviewer: MadeUp | None = None, store: Store | None = None, **settings: Any
) -> AsyncIterator[Reviews]:
    """Reviews over a real store; with real processes where no reviewer is made up."""
    async with opened(store or open_store(":memory:")) as kept:
        how = {} if reviewer is None else {"start": reviewer.start}
        reviews = Reviews(kept, lambda: AT, replace(PLAIN, **settings), **how)
        await reviews.open()
        try:
            yield reviews
        finally:
            await reviews.close()


async def until(reviews: Reviews, record: str, is_so: Callable[[bytes | float], bool]) -> Any:
    """Ask again and again."""
    while not is_so(found := await reviews.ask(record, "ada")):
        pass
    return found


def is_ready(found: bytes | float) -> bool:
    return isinstance(found, bytes)


def test_early__is_given_to_whoever_asks_for_it() -> None:
    async def scene() -> None:
        reviewer = MadeUp()
        async with reviewing(reviewer) as reviews:
            await reviews.ask("x", "ada")
            reviewer.said.put_nowait(EarlyAnswer(b"decisions"))
            reviewer.said.put_nowait(0.5)
            await until(reviews, "x", lambda found: found == 0.5)
            assert await reviews.ask("x", "ada", is_early=True) == b"decisions"
            reviewer.said.put_nowait(b"review")
            assert await until(reviews, "x", is_ready) == b"review"

    asyncio.run(scene())


def test_progress__is_told_until_it_is_ready() -> None:
    async def scene() -> None:
        reviewer = MadeUp()
        async with reviewing(reviewer) as reviews:
            assert await reviews.ask("x", "ada") == 0.0
            assert await reviewer.begun.get() == "x"
            reviewer.said.put_nowait(0.5)
            await until(reviews, "x", lambda found: found == 0.5)
            reviewer.said.put_nowait(b"review")
            assert await until(reviews, "x", is_ready) == b"review"
            assert (reviewer.ended, reviewer.begun.empty()) == (1, True)

    asyncio.run(scene())


def test_given_up__it_ends_where_it_is_and_is_begun_anew_when_somebody_asks() -> None:
    async def scene() -> None:
        reviewer = MadeUp()
        async with reviewing(reviewer) as reviews:
            await reviews.ask("x", "ada")
            reviewer.said.put_nowait(0.5)
            await until(reviews, "x", lambda found: found == 0.5)
            reviews.give_up("x")
            reviewer.said.put_nowait(0.6)
            await until(reviews, "x", lambda found: found == 0.0)
            assert reviewer.ended == 1
            for said in (0.1, b"made"):
                reviewer.said.put_nowait(said)
            assert await until(reviews, "x", is_ready) == b"made"

    asyncio.run(scene())


def test_kept__the_next_house_need_not_make_it(tmp_path: Path) -> None:
    async def scene() -> None:
        for said in (b"review", None):
            reviewer = MadeUp()
            if said:
                reviewer.said.put_nowait(said)
            async with reviewing(reviewer, open_store(str(tmp_path / "x.db"))) as reviews:
                assert await until(reviews, "x", is_ready) == b"review"
        assert reviewer.begun.empty()

    asyncio.run(scene())


def test_interrupted__is_begun_anew_when_somebody_asks(tmp_path: Path) -> None:
    async def scene() -> None:
        for _ in range(2):
            reviewer = MadeUp()
            async with reviewing(reviewer, open_store(str(tmp_path / "x.db"))) as reviews:
                assert await reviews.ask("x", "ada") == 0.0
                assert await reviewer.begun.get() == "x"
                reviewer.said.put_nowait(0.5)
                await until(reviews, "x", lambda found: found == 0.5)
            assert reviewer.ended == 1

    asyncio.run(scene())


def test_many_askers__one_review() -> None:
    async def scene() -> None:
        reviewer = MadeUp()
        async with reviewing(reviewer, at_once=3) as reviews:
            await asyncio.gather(*(reviews.ask("x", f"asker {n}") for n in range(20)))
            assert await reviewer.begun.get() == "x"
            reviewer.said.put_nowait(b"review")
            await until(reviews, "x", is_ready)
            assert reviewer.begun.empty()

    asyncio.run(scene())


def test_at_once__no_more_than_the_settings_allow() -> None:
    async def scene() -> None:
        reviewer = MadeUp()
        async with reviewing(reviewer, at_once=2) as reviews:
            for record in "xyz":
                await reviews.ask(record, record)
            assert {await reviewer.begun.get(), await reviewer.begun.get()} == {"x", "y"}
            for _ in range(MANY):
                assert await reviews.ask("z", "z") == 0.0
            assert reviewer.begun.empty()
            reviewer.said.put_nowait(b"review")
            assert await reviewer.begun.get() == "z"

    asyncio.run(scene())


def test_askers__take_turns() -> None:
    async def scene() -> None:
        reviewer = MadeUp()
        async with reviewing(reviewer) as reviews:
            await reviews.ask("first", "ada")
            await reviewer.begun.get()
            for record in ("a1", "a2", "a3", "b1"):
                await reviews.ask(record, record[0])
            for _ in range(4):
                reviewer.said.put_nowait(b"review")
            assert [await reviewer.begun.get() for _ in range(4)] == ["a1", "b1", "a2", "a3"]

    asyncio.run(scene())


def test_too_many__are_refused_and_the_others_go_on() -> None:
    async def scene() -> None:
        reviewer = MadeUp()
        async with reviewing(reviewer, most_waiting=3, most_waiting_each=2) as reviews:
            await reviews.ask("first", "ada")
            await reviewer.begun.get()
            for record in ("x", "y"):
                await reviews.ask(record, "ada")
            with pytest.raises(Refused, match="try again"):
                await reviews.ask("z", "ada")
            assert await reviews.ask("z", "bo") == 0.0
            with pytest.raises(Refused, match="try again"):
                await reviews.ask("w", "cy")
            assert await reviews.ask("x", "cy") == 0.0

    asyncio.run(scene())


@pytest.mark.parametrize(
    ("said", "raised"),
    [(WrongRecord("wrong-record"), WrongRecord), (WorkerGone("killed"), Refused)],
)
def test_failure__is_told_once_then_it_is_tried_again(
    said: Exception, raised: type[Exception]
) -> None:
    async def scene() -> None:
        reviewer = MadeUp()
        async with reviewing(reviewer) as reviews:
            reviewer.said.put_nowait(said)
            with pytest.raises(raised):
                await until(reviews, "x", is_ready)
            assert await reviews.ask("x", "ada") == 0.0
            reviewer.said.put_nowait(b"review")
            assert await until(reviews, "x", is_ready) == b"review"

    asyncio.run(scene())


class Full(SqliteStore):
    """Nothing more can be kept."""

    async def keep_review(self, name: str, at: float, data: bytes) -> None:
        raise StoreFull("store-full", reason="no room")


def test_store_full__the_review_is_given_all_the_same() -> None:
    async def scene() -> None:
        reviewer = MadeUp()
        async with reviewing(reviewer, Full(None)) as reviews:
            reviewer.said.put_nowait(b"review")
            assert await until(reviews, "x", is_ready) == b"review"
            assert await reviews.ask("x", "ada") == b"review"

    asyncio.run(scene())


def test_two_houses__one_makes_it_and_both_have_it(postgres_url: str) -> None:
    async def scene() -> None:
        one, other = MadeUp(), MadeUp()
        stores = [open_store(postgres_url) for _ in range(2)]
        async with reviewing(one, stores[0]) as here, reviewing(other, stores[1]) as there:
            await here.ask("x", "ada")
            await one.begun.get()
            assert await there.holder(review_name("x")) == stores[0].name
            assert await here.holder(review_name("x")) is None
            for _ in range(MANY):
                assert await there.ask("x", "ada") == 0.0
            one.said.put_nowait(b"review")
            assert await until(there, "x", is_ready) == b"review"
            assert other.begun.empty()

    asyncio.run(scene())


def test_process__makes_what_the_command_prints() -> None:
    async def scene() -> bytes:
        async with reviewing() as reviews:
            return bytes(await until(reviews, finished("fool").text(), is_ready))

    told = json.loads(gzip.decompress(asyncio.run(scene())))
    seats = range(finished("fool").seats)
    found = review_record(finished("fool"), seats, iterations=1, backend="python")
    assert told == {"state": "ready", "review": json.loads(json.dumps(review_data(found)))}


def test_process__says_at_which_line_a_record_is_wrong() -> None:
    async def scene() -> None:
        text = finished("fool").text().replace("winners", "# nobody", 1)
        async with reviewing() as reviews:
            await until(reviews, text, is_ready)

    with pytest.raises(WrongRecord, match=r"[Ll]ine \d+"):
        asyncio.run(scene())


@pytest.mark.skipif(not hasattr(os, "getpriority"), reason="no priorities on this system")
def test_process__gives_way_to_everybody() -> None:
    async def scene() -> int:
        reviewer = await start_worker(MODULE, str(ReviewSettings().politeness))
        try:
            return os.getpriority(os.PRIO_PROCESS, reviewer.pid)
        finally:
            await reviewer.end()

    assert asyncio.run(scene()) == 19
