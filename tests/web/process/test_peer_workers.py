"""Handing over between server processes: folders, frames, connections, and peers who die."""

from __future__ import annotations

import asyncio
import os
import socket
import tempfile
from collections.abc import Awaitable, Callable, Coroutine, Iterator
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import msgspec
import pytest
from starlette.requests import Request
from starlette.responses import PlainTextResponse
from starlette.types import Receive, Scope, Send

from pyrite.tables.errors import Refused
from pyrite.tables.live.service import TableService
from pyrite.web.process import fd_passing, peer_workers
from pyrite.web.process.fd_passing import (
    is_private,
    listen,
    meeting_folder,
    reach,
    receive,
    send,
    sweep,
)
from pyrite.web.process.peer_workers import HandedCall, PeerWorkers

GET = HandedCall("GET", "/api/x", b"a=b", [(b"x-mark", b"1")], "192.0.2.7", b"")
POST = HandedCall("POST", "/api/x", b"", [], "192.0.2.7", b"body")


@pytest.fixture
def folder() -> Iterator[Path]:
    """Short, as a socket's path must be."""
    with tempfile.TemporaryDirectory() as name:
        os.chmod(name, 0o700)
        yield Path(name)


def in_loop(scene: Callable[[Path], Coroutine[Any, Any, None]]) -> Callable[[Path], None]:
    """A test that is played in a loop."""

    def test(folder: Path) -> None:
        asyncio.run(asyncio.wait_for(scene(folder), 60))

    return test


class Holders:
    """A service that says whose a table is: first one name, then the next."""

    def __init__(self, name: str, *holders: str | None) -> None:
        self.store = SimpleNamespace(name=name)
        self._holders = list(holders)

    async def holder(self, id: str) -> str | None:
        """The last one stays."""
        return self._holders.pop(0) if len(self._holders) > 1 else self._holders[0]


def peers_at(folder: Path, name: str, *holders: str | None) -> PeerWorkers:
    """PeerWorkers of a worker of that name."""
    return PeerWorkers(cast(TableService, Holders(name, *holders)), folder)


async def echo(scope: Scope, scope_receive: Receive, scope_send: Send) -> None:
    """An application that tells what it was asked."""
    request = Request(scope, scope_receive)
    body = (await request.body()).decode()
    assert request.client
    told = f"{request.method} {request.url.query} {request.client.host} {body}"
    mark = {"X-Mark": request.headers.get("x-mark", "")}
    await PlainTextResponse(told, 202, mark)(scope, scope_receive, scope_send)


async def no_connections(said: bytes, descriptor: int) -> None:
    """None is handed over here."""
    raise AssertionError


def given(call: HandedCall) -> Callable[[], Awaitable[HandedCall]]:
    """A call that has been read."""

    async def read() -> HandedCall:
        return call

    return read


# Where they meet


def test_folder__is_ours_alone(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(folder))
    assert meeting_folder() == folder / "pyrite"
    assert (folder / "pyrite").stat().st_mode & 0o777 == 0o700


def test_folder__that_others_may_enter_or_is_none_or_too_long(folder: Path) -> None:
    (folder / "open").mkdir()
    (folder / "open").chmod(0o755)
    (folder / "file").touch(0o600)
    (folder / "link").symlink_to(folder)
    long = folder / ("x" * fd_passing.LONGEST_FOLDER)
    names = [folder / "open", folder / "file", folder / "link", long, folder / "a" / "b"]
    assert not any(map(is_private, names))


@in_loop
async def test_sweep__removes_what_the_killed_have_left(folder: Path) -> None:
    listen(folder / "killed").close()
    alive = listen(folder / "alive")
    (folder / "file").touch()
    sweep(folder)
    assert sorted(path.name for path in folder.iterdir()) == ["alive", "file"]
    alive.close()


# What goes over


@in_loop
async def test_frames__with_an_open_connection(folder: Path) -> None:
    door = listen(folder / "door")
    here, there = socket.socketpair()
    line = await reach(folder / "door")
    taken, _ = door.accept()
    taken.setblocking(False)
    big = os.urandom(1_000_000)
    sending = asyncio.create_task(send(line, big, here.fileno()))
    said, descriptor = await receive(taken)
    await sending
    here.close()
    assert said == big
    assert descriptor is not None
    with socket.socket(fileno=descriptor) as handed:
        handed.send(b"still here")
        assert there.recv(100) == b"still here"
    for one in (door, line, taken, there):
        one.close()


@in_loop
async def test_frames__cut_short_or_no_frames(folder: Path) -> None:
    for said in (b"", b"X", b"P\x00", b"P\x00\x00\x00\x09half", b"P\xff\xff\xff\xff"):
        here, there = socket.socketpair()
        here.send(said)
        here.close()
        there.setblocking(False)
        with pytest.raises(ConnectionResetError):
            await receive(there)
        there.close()


# PeerWorkers


@in_loop
async def test_call__is_answered_by_who_has_the_table(folder: Path) -> None:
    one, other = peers_at(folder, "a", "b"), peers_at(folder, "b", None)
    await other.open(no_connections, echo)
    answer = await one.hand_call("t", given(GET))
    assert answer
    assert (answer.status, answer.body) == (202, b"GET a=b 192.0.2.7 ")
    assert (b"x-mark", b"1") in answer.headers
    assert [told.body for told in await one.ask_all(POST)] == [b"POST  192.0.2.7 body"]
    await other.close()
    assert await one.hand_call("t", given(GET)) is None, "it has gone: we ask for the table"


@in_loop
async def test_call__a_killed_neighbour_is_waited_for_until_its_claims_are_gone(
    folder: Path,
) -> None:
    listen(folder / "killed").close()
    one = peers_at(folder, "a", "killed", "killed", None)
    assert await one.hand_call("t", given(POST)) is None


@in_loop
async def test_call__a_neighbour_who_dies_while_asked(folder: Path) -> None:
    """What is harmless is asked again; of the rest nobody knows whether it has happened."""
    door = listen(folder / "dying")
    dying = asyncio.create_task(hang_up(door))
    one = peers_at(folder, "a", "dying", None)
    assert await one.hand_call("t", given(GET)) is None
    with pytest.raises(Refused, match="try again"):
        await peers_at(folder, "a", "dying", None).hand_call("t", given(POST))
    assert not await peers_at(folder, "a", "dying", None).hand_connection("t", b"", 0)
    dying.cancel()
    door.close()


async def hang_up(door: socket.socket) -> None:
    """Hear everybody to the end, and say nothing."""
    while True:
        line, _ = await asyncio.get_running_loop().sock_accept(door)
        line.setblocking(False)
        _, descriptor = await receive(line)
        if descriptor is not None:
            os.close(descriptor)
        line.close()


def test_connection__who_hears_but_does_not_answer_may_still_take_it(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(peer_workers, "HANDING_SECONDS", 0.01)

    async def scene() -> None:
        door = listen(folder / "stuck")
        assert await peers_at(folder, "a", "stuck").hand_connection("t", b"", 0)
        door.close()

    asyncio.run(scene())


def test_answer__what_is_no_call_is_noted_and_not_answered(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def scene() -> None:
        other = peers_at(folder, "b", None)
        await other.open(no_connections, echo)
        line = await reach(folder / "b")
        await send(line, msgspec.msgpack.encode(["no call"]))
        with pytest.raises(ConnectionResetError):
            await receive(line)
        line.close()
        await other.close()

    asyncio.run(scene())
    assert caplog.messages == ["what was handed over could not be answered"]
    caplog.clear()
