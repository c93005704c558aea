"""Every limit is crossed once, and the answer seen."""

from __future__ import annotations

import asyncio
import json
import socket
import threading
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import replace
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from pyrite.tables import deciding
from pyrite.tables.errors import Refused
from pyrite.tables.journal import JournalRow
from pyrite.tables.rights.opening import NewTable
from pyrite.tables.stores.opening import open_store
from pyrite.tables.stores.sqlite import SqliteStore
from pyrite.tables.stores.store import Entry, StoreAway, StoreFull
from pyrite.web.api import tables
from pyrite.web.api.limits import NO_LIMITS, Limits, counted_as, no_address_limits
from tests.web.api.test_calls import GOOD, code
from tests.web.live.test_sockets import refused
from tests.web.place import HOST, PATIENCE, Live, Visitor, hosted

LONG = 3600.0


def limits(**given: Any) -> Limits:
    """None but these."""
    return replace(NO_LIMITS, **given)


# Of an address


def test_calls__too_many_of_an_address() -> None:
    with hosted(limits(calls=(3, LONG)), trusts_proxy=True) as visitor:
        for _ in range(3):
            assert visitor.call("GET", "/games").status_code == 200
        refused = visitor.call("GET", "/games")
        assert code(refused) == (429, "too-many")
        seconds = refused.json()["error"]["seconds"]
        assert 0 < seconds <= LONG
        assert refused.headers["retry-after"] == str(seconds)
        other = {"X-Forwarded-For": "192.0.2.1, 192.0.2.7"}
        assert visitor.call("GET", "/games", headers=other).status_code == 200
        assert visitor.http.get("/healthz").status_code == 200


def test_forwarded_addresses__count_only_where_a_proxy_is_trusted() -> None:
    with hosted(limits(calls=(1, LONG))) as visitor:
        visitor.call("GET", "/games")
        other = {"X-Forwarded-For": "192.0.2.7"}
        assert code(visitor.call("GET", "/games", headers=other)) == (429, "too-many")


def test_forwarded_addresses__of_sockets_count_only_where_a_proxy_is_trusted() -> None:
    elsewhere = {"additional_headers": {"X-Forwarded-For": "192.0.2.7"}}
    with hosted(limits(sockets=1)) as visitor:
        table = visitor.open().id
        visitor.socket(table)
        with pytest.raises(InvalidStatus):
            visitor.socket(table, **elsewhere)
    with hosted(limits(sockets=1), trusts_proxy=True) as visitor:
        table = visitor.open().id
        visitor.socket(table)
        visitor.socket(table, **elsewhere)


def test_forwarded_addresses__the_last_of_several_headers_counts() -> None:
    with hosted(limits(calls=(1, LONG)), trusts_proxy=True) as visitor:
        statuses = [
            visitor.http.get(
                "/api/games",
                headers=[("X-Forwarded-For", said), ("X-Forwarded-For", "192.0.2.9")],
            ).status_code
            for said in ("192.0.2.1", "192.0.2.2")
        ]
        assert statuses == [200, 429]


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("2001:db8:1:2::1", "2001:db8:1:2::/64"),
        ("2001:db8:1:3::1", "2001:db8:1:3::/64"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("fe80::1%eth0", "fe80::/64"),
        ("unknown:port", "unknown:port"),
        ("", ""),
    ],
)
def test_addresses__of_one_network_are_one(address: str, counted: str) -> None:
    assert counted_as(address) == counted


def test_openings__too_many_of_an_address() -> None:
    with hosted(limits(openings=(1, LONG))) as visitor:
        assert visitor.call("POST", "/tables", {"game": "none", "seats": 1}).status_code == 422
        visitor.open()
        assert code(visitor.call("POST", "/tables", GOOD)) == (429, "too-many")
        assert visitor.call("GET", "/games").status_code == 200


def test_openings__are_counted_before_a_record_is_read_beside_the_loop(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    readers = []

    def going_on(*given: Any) -> NewTable:
        readers.append(threading.current_thread().name.partition("_")[0])
        raise Refused("bad-message", field="prelude")

    monkeypatch.setattr(tables, "going_on", going_on)
    body = {**GOOD, "prelude": {"record": "a long one", "step": 3}}
    with hosted(limits(openings=(1, LONG))) as visitor:
        assert code(visitor.call("POST", "/tables", body)) == (422, "bad-message")
        assert code(visitor.call("POST", "/tables", body)) == (429, "too-many")
    assert len(readers) == 1
    assert {*readers} <= {"asyncio", "uvloop"}  # helpers of the loop


def test_codes__few_are_tried_by_an_address() -> None:
    with hosted(limits(codes=(2, LONG))) as visitor:
        right = visitor.open(players=["me", "open"]).answer["code"]
        assert code(visitor.call("POST", "/codes", {"code": "none"})) == (404, "no-such-code")
        assert visitor.call("POST", "/codes", {"code": right}).status_code == 200
        assert code(visitor.call("POST", "/codes", {"code": right})) == (429, "too-many")


def test_sockets__too_many_of_an_address() -> None:
    with hosted(limits(sockets=1)) as visitor:
        table = visitor.open().id
        first = visitor.socket(table)
        with pytest.raises(InvalidStatus) as caught:
            visitor.socket(table)
        assert caught.value.response.status_code == 429
        body = json.loads(caught.value.response.body or b"")
        assert (body["error"]["code"], body["error"]["seconds"]) == ("too-many", 1)
        first.socket.close()
        until_let_in(visitor, table).say(do="hello")


def until_let_in(visitor: Visitor, table: str) -> Live:
    """The server has noticed that a socket is gone."""
    while True:
        try:
            return visitor.socket(table)
        except InvalidStatus:
            continue


def test_sockets__asked_for_too_often_by_an_address() -> None:
    with hosted(limits(upgrades=(2, LONG))) as visitor:
        assert refused(visitor, "nowhere") == refused(visitor, "neither") == (404, "no-such-table")
        assert refused(visitor, "nowhere") == (429, "too-many")
        assert visitor.call("GET", "/games").status_code == 200


def test_hellos__too_many_of_an_address_through_all_its_sockets() -> None:
    with hosted(limits(hellos=(2, LONG))) as visitor:
        opened = visitor.open()
        for key in ("guess", "another"):
            live = visitor.socket(opened.id)
            live.say(do="hello", key=key)
            assert live.hear_all()[-1] == {"bye": "no-such-key"}
        live = visitor.socket(opened.id)
        live.say(do="hello", key=opened.key)
        error, bye = live.hear_all()
        assert (error["error"]["code"], bye) == ("too-many", {"bye": "too-many"})


def test_messages__too_many_of_an_address_through_all_its_sockets() -> None:
    with hosted(limits(address_messages=(4, LONG))) as visitor:
        first, second = visitor.open().live(), visitor.open().live()  # each says hello
        assert first.ask("ping") == second.ask("ping") == {"ok": True}
        assert second.refuse("ping") == "too-many"
        assert second.hear_all() == [{"bye": "too-many"}]


def test_chats__too_many_of_an_address() -> None:
    with hosted(limits(chats=(2, LONG))) as visitor:
        first, second = visitor.open().live(), visitor.open().live()
        assert first.ask("chat", text="a") == second.ask("chat", text="b") == {"ok": True}
        assert first.refuse("chat", text="c") == second.refuse("chat", text="d") == "too-many"
        assert first.ask("ping") == {"ok": True}


def test_chats__a_table_keeps_so_many(visitor: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(deciding, "MOST_CHATS", 2)
    table = visitor.open()
    live = table.live()
    assert live.ask("chat", text="a") == live.ask("chat", text="b") == {"ok": True}
    assert live.refuse("chat", text="c") == "chat-full"
    assert [line["text"] for line in table.live().welcome["chat"]] == ["a", "b"]


def test_address_limits__can_be_left_to_a_proxy() -> None:
    left = no_address_limits(Limits())
    assert (left.calls, left.openings, left.codes, left.sockets) == (None,) * 4
    assert (left.upgrades, left.hellos, left.chats) == (None, None, None)
    assert left.address_messages is None
    assert left.messages == Limits().messages == (200, 10.0)
    assert left.errors == Limits().errors == (20, 60.0)


# Of a key


def test_calls__too_many_of_a_key_from_wherever() -> None:
    with hosted(limits(key_calls=(2, LONG)), trusts_proxy=True) as visitor:
        opened = visitor.open()
        for n in range(2):
            elsewhere = {"X-Forwarded-For": f"192.0.2.{n}"}
            assert opened.call("GET", key=opened.key, headers=elsewhere).status_code == 200
        assert code(opened.call("GET", key=opened.key)) == (429, "too-many")
        assert opened.call("GET", key="another").status_code == 200
        assert opened.call("GET").status_code == 200


def test_messages__too_many_of_a_key_through_all_its_sockets() -> None:
    with hosted(limits(key_messages=(3, LONG))) as visitor:
        opened = visitor.open(players=["me", "open"])
        other = opened.live(opened.sit()["key"])
        first, second = opened.live(), opened.live()
        assert first.ask("ping") == second.ask("ping") == first.ask("ping") == {"ok": True}
        assert second.refuse("ping") == "too-many"
        assert second.hear_all() == [{"bye": "too-many"}]
        assert other.ask("ping") == {"ok": True}


# Of a socket


def test_messages__one_too_many_is_told_after_all_before_it() -> None:
    with hosted(limits(messages=(4, LONG))) as visitor:
        live = visitor.open().live()
        for n in range(4):  # who says more may find the line closed
            live.say(do="ping", id=n)
        *oks, error, bye = live.hear_all()
        assert oks == [{"re": n, "ok": True} for n in range(3)]
        assert (error["re"], error["error"]["code"]) == (3, "too-many")
        assert error["error"]["seconds"] > 0
        assert bye == {"bye": "too-many"}


def test_messages__the_two_hundred_and_first_by_default() -> None:
    with hosted(Limits()) as visitor:
        live = visitor.open().live()
        for n in range(199):
            live.say(do="ping", id=n)
        assert [live.hear() for _ in range(199)] == [{"re": n, "ok": True} for n in range(199)]
        live.say(do="ping", id=199)
        error, bye = live.hear_all()
        assert (error["re"], error["error"]["code"], bye) == (199, "too-many", {"bye": "too-many"})


def test_errors__the_twenty_first_by_default() -> None:
    with hosted(Limits()) as visitor:
        live = visitor.open().live()
        for _ in range(20):
            assert live.refuse("sing") == "bad-message"
        assert live.refuse("sing") == "bad-message"
        assert live.hear_all() == [{"bye": "nonsense"}]


def test_errors__one_too_many_is_nonsense() -> None:
    with hosted(limits(errors=(2, LONG))) as visitor:
        live = visitor.open().live()
        assert live.refuse("sing") == "bad-message"
        assert live.refuse("undo", seat=0) == "not-started"
        live.socket.send("{")
        error, bye = live.hear_all()
        assert (error["error"]["code"], bye) == ("bad-json", {"bye": "nonsense"})


@pytest.mark.parametrize("in_pieces", [False, True])
def test_message__too_large(visitor: Visitor, in_pieces: bool) -> None:
    live = visitor.open().live()
    most = Limits().message_bytes
    live.socket.send('{"do": "ping", "id": 1}'.ljust(most))
    assert live.hear() == {"re": 1, "ok": True}
    said = '{"do": "ping", "id": 1}'.ljust(most + 1)
    with suppress(ConnectionClosed):  # the server need not wait for the last piece
        live.socket.send([said[:100], said[100:-50], said[-50:]] if in_pieces else said)
    assert live.hear_all() == [{"bye": "too-large"}]


def test_hello__not_in_time() -> None:
    with hosted(limits(hello_seconds=0.05)) as visitor:
        table = visitor.open().id
        assert visitor.socket(table).hear_all() == [{"bye": "no-hello"}]


def test_slow_reader__is_dropped_and_nobody_else() -> None:
    with hosted(limits(unsent_bytes=10_000, slow_seconds=LONG)) as visitor:
        opened = visitor.open()
        narrow = socket.socket()
        narrow.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        narrow.connect((HOST, visitor.port))
        slow = visitor.socket(opened.id, sock=narrow, max_queue=1)
        slow.say(do="hello")
        quick = opened.live()
        for _ in range(300):
            assert quick.ask("chat", text="😀" * 500) == {"ok": True}
        heard = slow.hear_all()
        assert heard[-1] == {"bye": "slow"}
        assert quick.ask("ping") == {"ok": True}


def silent_socket(visitor: Visitor, table: str) -> socket.socket:
    """A socket that says hello, and then not even that it lives."""
    line = socket.create_connection((HOST, visitor.port), PATIENCE)
    line.sendall(
        f"GET /api/tables/{table}/live HTTP/1.1\r\nHost: {HOST}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n".encode()
    )
    head = b""
    while not head.endswith(b"\r\n\r\n") and (part := line.recv(1)):
        head += part  # what comes behind it may be there already
    assert head.startswith(b"HTTP/1.1 101 ")
    hello = b'{"do": "hello"}'
    line.sendall(bytes([0x81, 0x80 | len(hello), 0, 0, 0, 0]) + hello)
    return line


def test_socket__whose_other_end_has_died_is_dropped() -> None:
    with hosted(limits(ping_seconds=0.05)) as visitor:
        opened = visitor.open()
        with silent_socket(visitor, opened.id) as line:
            heard = b""
            while part := line.recv(65_536):
                heard += part
        assert b"\x89\x00" in heard  # a ping, which was not answered
        assert b"\x88" in heard  # so the server closes
        assert opened.summary()["state"] == "open"


# Of a connection


@pytest.mark.parametrize(
    "said",
    [
        b"",
        b"GET /api/ga",
        b"GET /api/games HTTP/1.1\r\nHost: here\r\n",
        b"POST /api/tables HTTP/1.1\r\nHost: here\r\nContent-Length: 10\r\n\r\n{",
    ],
    ids=["nothing", "half a line", "half a head", "half a body"],
)
def test_connection__silent_or_half_a_request(said: bytes) -> None:
    with hosted(limits(request_seconds=0.05)) as visitor:
        with socket.create_connection((HOST, visitor.port), PATIENCE) as line:
            line.sendall(said)
            assert line.recv(100) == b""
        assert visitor.call("GET", "/games").status_code == 200


def test_connection__idle_after_a_request() -> None:
    with hosted(limits(idle_seconds=0.05)) as visitor:
        with socket.create_connection((HOST, visitor.port), PATIENCE) as line:
            line.sendall(b"GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n")
            heard = b""
            while part := line.recv(1000):
                heard += part
        assert heard.startswith(b"HTTP/1.1 200 OK")
        assert heard.endswith(b"well\n")


@pytest.mark.parametrize("ending", [b"", b"\r\n\r\n"], ids=["without an end", "whole"])
def test_head__too_large(visitor: Visitor, ending: bytes) -> None:
    with socket.create_connection((HOST, visitor.port), PATIENCE) as line:
        line.sendall(b"GET /healthz HTTP/1.1\r\nHost: here\r\nX: ")
        line.sendall(b"x" * 1_000_000 + ending)
        line.shutdown(socket.SHUT_WR)
        heard = b""
        while part := line.recv(1000):
            heard += part
    head, _, body = heard.partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 431 ")
    assert json.loads(body)["error"]["code"] == "too-large"
    assert visitor.call("GET", "/games").status_code == 200


# Health and measures


class Fickle(SqliteStore):
    """A store that goes away when told."""

    trouble: Exception | None = None

    async def append(self, entry: Entry) -> None:
        """Unless it is away."""
        if self.trouble:
            raise self.trouble
        await super().append(entry)


def test_health__says_when_the_store_is_away() -> None:
    store = Fickle(None)
    with hosted(store=store) as visitor:
        opened = visitor.open()
        live = opened.live()
        assert visitor.http.get("/healthz").status_code == 200
        store.trouble = StoreAway("store-away")
        assert code(visitor.call("POST", "/tables", GOOD)) == (503, "store-away")
        assert live.refuse("chat", text="hello?") == "store-away"
        assert code(visitor.http.get("/healthz")) == (503, "store-away")
        store.trouble = StoreFull("store-full", reason="no space")
        assert code(opened.call("POST", "/start", key=opened.key)) == (503, "store-full")
        assert opened.summary()["state"] == "open"
        store.trouble = None
        assert live.ask("chat", text="hello!") == {"ok": True}
        assert visitor.http.get("/healthz").text == "well\n"


class Torn(SqliteStore):
    """A store that breaks our rounds, and one table."""

    is_torn = False
    bad_table = ""

    async def open(self) -> None:
        """Opened by a loop."""
        self._loop = asyncio.get_running_loop()
        await super().open()

    def on_wanted(self, call: Callable[[str], None]) -> None:
        """Another server may want a table."""
        self._call = call

    def want(self, table: str) -> None:
        """It does: then it is read again when somebody comes."""
        self._loop.call_soon_threadsafe(self._call, table)

    async def waking(self, until: float) -> Sequence[str]:
        """Nobody knows."""
        if self.is_torn:
            raise ZeroDivisionError
        return await super().waking(until)

    async def rows(self, table: str) -> list[JournalRow]:
        """None of the bad one."""
        return [] if table == self.bad_table else await super().rows(table)


def test_health__says_when_a_task_has_ended_by_a_fault(caplog: pytest.LogCaptureFixture) -> None:
    store = Torn(None)
    store.is_torn = True
    with hosted(store=store) as visitor:
        assert any(visitor.http.get("/healthz").status_code != 200 for _ in range(10_000))
        assert code(visitor.http.get("/healthz")) == (503, "broken")
        assert "pyrite_well 0" in visitor.http.get("/metrics").text
        assert visitor.open().start().summary()["state"] == "playing"
    assert "a part of the server has stopped" in caplog.text
    caplog.clear()


def test_table__that_cannot_be_read(caplog: pytest.LogCaptureFixture) -> None:
    store = Torn(None)
    with hosted(store=store) as visitor:
        bad, good = visitor.open(), visitor.open()
        store.bad_table = bad.id
        store.want(bad.id)
        assert any(bad.call("GET").status_code != 200 for _ in range(10_000))
        assert code(bad.call("GET")) == (503, "unreadable")
        with pytest.raises(InvalidStatus) as refused:
            visitor.socket(bad.id)
        assert refused.value.response.status_code == 503
        assert good.summary()["state"] == "open"
        assert visitor.http.get("/healthz").status_code == 200
    assert f"table {bad.id} cannot be read" in caplog.text
    caplog.clear()


def test_metrics__count() -> None:
    with hosted(store=open_store(":memory:")) as visitor:
        live = visitor.open().start().live()
        live.move(live.welcome["ask"])
        live.refuse("sing")
        visitor.call("GET", "/nowhere")
        response = visitor.http.get("/metrics")
        assert response.headers["content-type"].startswith("text/plain; version=0.0.4")
        lines = response.text.splitlines()
        for line in (
            "pyrite_tables 1",
            "pyrite_sockets 1",
            "pyrite_well 1",
            "pyrite_moves_total 1",
            "# TYPE pyrite_loop_longest_seconds gauge",
            "pyrite_commits_total 3",
            'pyrite_refusals_total{code="bad-message"} 1',
        ):
            assert line in lines


def test_headers__keep_a_browser_careful(visitor: Visitor) -> None:
    for path in ("/", "/t/abcd", "/api/games", "/api/docs", "/nowhere", "/healthz", "/metrics"):
        headers = visitor.http.get(path).headers
        assert "default-src 'none'" in headers["content-security-policy"]
        assert headers["x-content-type-options"] == "nosniff"
        assert "set-cookie" not in headers


def figures(visitor: Visitor) -> list[str]:
    """What is measured of moves and commits."""
    lines = visitor.http.get("/metrics").text.splitlines()
    return [one for one in lines if one.startswith(("pyrite_moves", "pyrite_commits"))]


def test_metrics__say_nothing_of_a_move_that_onlookers_are_not_told_of(visitor: Visitor) -> None:
    table = visitor.open(game="end-of-the-trail", seats=3, players=["me"] * 3).start()
    live, onlooker = table.live(), table.live(None)
    ask, secret, open_moves = live.welcome["ask"], 0, 0
    while not (secret and open_moves):
        before = figures(visitor)
        assert live.move(ask) == {"ok": True}
        is_told = any(message.get("news") for message in onlooker.quiet())
        assert (figures(visitor) != before) == is_told
        secret, open_moves = secret + (not is_told), open_moves + is_told
        ask = live.hear_of("news")["ask"]


def test_metrics__are_for_programs_of_this_machine() -> None:
    elsewhere = ({"X-Forwarded-For": "192.0.2.7"}, {"Forwarded": "for=192.0.2.7"})
    with hosted() as visitor:
        assert visitor.http.get("/metrics").status_code == 200
        for headers in elsewhere:
            refused = visitor.http.get("/metrics", headers=headers)
            assert code(refused) == (404, "no-such-page")
    with hosted(has_public_metrics=True) as visitor:
        assert visitor.http.get("/metrics", headers=elsewhere[0]).status_code == 200


def connected(visitor: Visitor) -> tuple[socket.socket, bytes]:
    """A connection, and how the server answers a small question on it; empty if not at all."""
    line = socket.create_connection((HOST, visitor.port), PATIENCE)
    with suppress(OSError):
        line.sendall(b"GET /healthz HTTP/1.1\r\nHost: here\r\n\r\n")
        return line, line.recv(1000)
    return line, b""


def test_connections__of_an_address_at_once() -> None:
    with hosted(limits(connections=2, idle_seconds=LONG)) as visitor:
        first, answer = connected(visitor)
        second, _ = connected(visitor)
        third, refusal = connected(visitor)
        assert (answer[:12], refusal) == (b"HTTP/1.1 200", b"")
        first.close()
        while not (again := connected(visitor))[1]:
            again[0].close()
        for line in (second, third, again[0]):
            line.close()


def test_connections__that_became_sockets_are_counted_as_those() -> None:
    with hosted(limits(connections=2, idle_seconds=LONG)) as visitor:
        table = visitor.open().id  # by a connection that stays
        for _ in range(3):
            visitor.socket(table)


def test_request__that_is_none_has_a_code(visitor: Visitor) -> None:
    with socket.create_connection((HOST, visitor.port), PATIENCE) as line:
        line.sendall(b"nonsense\r\n\r\n")
        heard = b""
        while part := line.recv(1000):
            heard += part
    head, _, body = heard.partition(b"\r\n\r\n")
    assert head.startswith(b"HTTP/1.1 400 ")
    assert json.loads(body)["error"]["code"] == "bad-request"


@pytest.mark.parametrize("path", ["/", "/healthz", "/t/abcd"])
def test_method__that_a_page_does_not_have_has_a_code(visitor: Visitor, path: str) -> None:
    refused = visitor.http.post(path)
    assert code(refused) == (405, "wrong-method")
    assert "GET" in refused.headers["allow"]
