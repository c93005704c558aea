"""Several workers on one PostgreSQL: whoever comes to the wrong one is served; workers may die."""

from __future__ import annotations

import asyncio
import os
import re
import signal
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from dataclasses import replace
from pathlib import Path

import asyncpg
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus

from pyrite.tables.stores.opening import open_store
from pyrite.web.api.limits import NO_LIMITS
from tests.web.api.test_calls import code
from tests.web.place import Live, Opened, Visitor, hosted
from tests.web.process.test_serving import complaint
from tests.web.program import Program, free_ports, is_alive, running, visiting, workers

pytestmark = pytest.mark.slow
WORKERS = 3
LONG = 3600.0


class Club:
    """Three workers on one port, and a visitor at each of their own."""

    def __init__(self, program: Program, visitors: list[Visitor]) -> None:
        self.program = program
        self.door, *self.visitors = visitors

    def owner(self) -> int:
        """The number of the worker that has the only table."""
        counts = [measure(visitor, "pyrite_tables") for visitor in self.visitors]
        assert sorted(counts) == [0, 0, 1], "one table, at one worker"
        return counts.index(1) + 1


def measure(visitor: Visitor, name: str) -> int:
    """A figure of one worker."""
    found = re.search(rf"^{name} (\d+)$", visitor.http.get("/metrics").text, re.MULTILINE)
    assert found
    return int(found[1])


@contextmanager
def club_at(url: str) -> Iterator[Club]:
    """A club for one test."""
    with ExitStack() as closing:
        several = ("--workers", str(WORKERS), "--own-ports")
        port = free_ports(WORKERS + 1)
        program = closing.enter_context(running(url, *several, port=port))
        ports = range(program.port, program.port + WORKERS + 1)
        yield Club(program, [closing.enter_context(visiting(port)) for port in ports])


@pytest.fixture
def club(postgres_url: str) -> Iterator[Club]:
    """Three workers."""
    with club_at(postgres_url) as one:
        yield one


def test_wrong_worker__everybody_is_served_and_the_table_stays(club: Club) -> None:
    table = club.door.open().start()
    owner = club.owner()
    lives = [visitor.live(table.id, table.key) for visitor in club.visitors]
    assert lives[0].move(lives[0].welcome["ask"]) == {"ok": True}
    told = [live.hear_of("news") for live in lives]
    assert told == [told[0]] * WORKERS
    for visitor in club.visitors:
        assert visitor.call("GET", f"/tables/{table.id}").json()["players"][0]["here"]
        assert code(visitor.call("POST", f"/tables/{table.id}/start", {}, key=table.key)) == (
            409,
            "started",
        )
        assert code(visitor.call("GET", "/tables/nothing")) == (404, "no-such-table")
    assert club.owner() == owner
    assert measure(club.visitors[owner - 1], "pyrite_sockets") == WORKERS


def test_wrong_worker__answers_are_the_same_with_headers_once(club: Club) -> None:
    table = club.door.open()
    answers = [visitor.call("GET", f"/tables/{table.id}") for visitor in club.visitors]
    assert len({answer.content for answer in answers}) == 1
    assert len({str(sorted(answer.headers.multi_items())) for answer in answers}) == 1
    heads = [visitor.http.head(f"/api/tables/{table.id}") for visitor in club.visitors]
    assert len({str(sorted(head.headers.multi_items())) for head in heads}) == 1


def test_list__tells_of_every_table_who_is_here(club: Club) -> None:
    tables = [visitor.open(public=True).start() for visitor in club.visitors]
    lives = [table.live() for table in tables]
    for visitor in club.visitors:
        told = visitor.call("GET", "/tables").json()["tables"]
        assert [one["table"] for one in told] == [table.id for table in reversed(tables)]
        assert all(one["players"][0]["here"] for one in told)
    assert len(lives) == WORKERS


def test_killed_worker__its_tables_are_taken_over_and_it_is_started_again(club: Club) -> None:
    table = club.door.open().start()
    owner = club.owner()
    other = club.visitors[owner % WORKERS]
    live = other.live(table.id, table.key)
    ask = live.welcome["ask"]
    assert live.move(ask) == {"ok": True}
    n = live.hear_of("news")["n"]
    before = workers(club.program.pid)
    os.kill(before[owner], signal.SIGKILL)
    live.hear_all()
    again = other.live(table.id, table.key, after=n)
    assert (again.welcome["n"], again.welcome["log"]) == (n, [])
    assert again.move(ask) == {"ok": True}, "the same move again: nothing happens twice"
    assert again.quiet() == []
    assert again.move(again.welcome["ask"]) == {"ok": True}
    while (now := workers(club.program.pid)).get(owner) in (None, before[owner]):
        pass
    assert set(now) == set(before)
    ended, _, said = club.program.end(signal.SIGTERM)
    assert ended == 0
    assert f"worker {owner} ended with code -9 and is started again" in said


def test_stop__workers_say_restart_and_end(club: Club) -> None:
    tables = [visitor.open().start() for visitor in club.visitors]
    lives = [table.live() for table in tables]
    processes = workers(club.program.pid).values()
    ended, said, complained = club.program.end(signal.SIGTERM)
    assert (ended, said.splitlines()[-1], complained) == (0, "Stopped. Everything is kept.", "")
    assert [live.hear_all()[-1] for live in lives] == [{"bye": "restart"}] * WORKERS
    assert not any(map(is_alive, processes))


def test_renewed__workers_are_new_and_the_table_goes_on(club: Club) -> None:
    table = club.door.open().start()
    live = table.live()
    last = live.play_on(live.welcome["ask"], moves=2)
    before = workers(club.program.pid)
    club.program.send(signal.SIGUSR1)
    assert live.hear_all()[-1] == {"bye": "restart"}
    while any(now == before.get(number) for number, now in workers(club.program.pid).items()):
        pass
    again = come_back(table, last["n"])
    assert again.welcome["ask"] == last["ask"]
    assert again.move(last["ask"]) == {"ok": True}


def come_back(table: Opened, n: int) -> Live:
    """As often as it takes: whoever answers may be about to be renewed."""
    while True:
        with suppress(ConnectionClosed, InvalidHandshake, OSError, KeyError):
            return table.live(after=n)


def test_killed_parent__workers_stop_by_themselves(club: Club) -> None:
    live = club.door.open().start().live()
    processes = workers(club.program.pid).values()
    os.kill(club.program.pid, signal.SIGKILL)
    assert live.hear_all()[-1] == {"bye": "restart"}
    while any(map(is_alive, processes)):
        pass


def test_cut_session__the_table_goes_on_and_nothing_is_doubled(
    club: Club, postgres_url: str
) -> None:
    table = club.door.open().start()
    live = table.live()
    last = live.play_on(live.welcome["ask"], moves=3)
    asyncio.run(cut_sessions(postgres_url))
    seen, is_done = last["n"], False
    while not is_done:  # until the worker is back, or another has the table
        live = come_back(table, seen)
        with suppress(ConnectionClosed):
            is_done = live.move(last["ask"]) == {"ok": True}
    told = live.welcome["log"] or live.hear_of("news")["news"]
    assert [news["n"] for news in told] == [seen + 1]


async def cut_sessions(url: str) -> None:
    """PostgreSQL throws every worker out."""
    connection = await asyncpg.connect(url)
    await connection.execute(
        "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity"
        " WHERE application_name LIKE 'pyrite house %' AND datname = current_database()"
    )
    await connection.close()


def test_workers__need_postgres_and_a_free_port(tmp_path: Path, postgres_url: str) -> None:
    file = complaint("--store", str(tmp_path / "tables.db"), "--workers", "2")
    assert file.startswith("error: Several workers need a PostgreSQL")
    assert file.count("\n") == 1
    with running(tmp_path / "tables.db") as program:
        port = str(program.port)
        taken = complaint("--store", postgres_url, "--workers", "2", "--port", port)
    assert taken.startswith(f"error: Port {port} cannot be opened")
    assert taken.count("\n") == 1


def test_limits__of_an_address_count_whatever_worker_it_came_to(postgres_url: str) -> None:
    limits = replace(NO_LIMITS, sockets=2, calls=(4, LONG))
    with ExitStack() as closing:
        one, other = (
            closing.enter_context(hosted(limits, store=open_store(postgres_url), trusts_proxy=True))
            for _ in range(2)
        )
        table = one.open().id
        friend = {"X-Forwarded-For": "192.0.2.7"}
        for visitor in (one, other):
            visitor.socket(table, additional_headers=friend)
        with pytest.raises(InvalidStatus) as caught:
            other.socket(table, additional_headers=friend)
        assert caught.value.response.status_code == 429
        other.socket(table, additional_headers={"X-Forwarded-For": "192.0.2.8"})
        for _ in range(4):
            assert other.call("GET", f"/tables/{table}", headers=friend).status_code == 200
        assert code(other.call("GET", f"/tables/{table}", headers=friend)) == (429, "too-many")
        assert one.call("GET", f"/tables/{table}", headers=friend).status_code == 200


def test_other_machine__the_table_wanders_to_its_clients(
    postgres_url: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with ExitStack() as closing:
        there = closing.enter_context(hosted(store=open_store(postgres_url)))
        monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))  # they cannot meet
        here = closing.enter_context(hosted(store=open_store(postgres_url)))
        table = there.open().start()
        left = table.live()
        live = here.live(table.id, table.key)
        assert left.hear_all()[-1] == {"bye": "restart"}
        assert live.move(live.welcome["ask"]) == {"ok": True}
