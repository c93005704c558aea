"""Webhooks: signed, tried against a real web server, never into private networks."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import json
import re
import socket
import threading
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpcore
import pytest
import trustme

from pyrite.tables.keys import key_digest, new_key
from pyrite.tables.live.alerts import Alert, Contact, NotReached
from pyrite.web.api.messages import dump
from pyrite.web.errors import BadAddress
from pyrite.web.outgoing.webhook_turns import QueueLimits
from pyrite.web.outgoing.webhooks import (
    Guarded,
    Webhooks,
    check_webhook,
    is_public,
    parse_ip,
    signature,
)
from tests.sources import ROOT
from tests.web.ears import hook

KEY = new_key()
HOSTING = ROOT / "docs" / "hosting.md"


def alert(url: str) -> Alert:
    """For seats 0 and 2."""
    return Alert("abcd", "Gold", (0, 2), key_digest(KEY), Contact(webhook=url))


def post(url: str, **more: Any) -> None:
    """One call to this machine."""

    async def run() -> None:
        caller = Webhooks(**{"allows_private": True, **more})
        try:
            await caller.post(alert(url))
        finally:
            await caller.close()

    asyncio.run(run())


def refused(url: str, **more: Any) -> NotReached:
    """Why it was not reached."""
    with pytest.raises(NotReached) as caught:
        post(url, **more)
    return caught.value


# What is said


def test_post__says_table_seats_and_page_and_whoever_has_the_key_can_check_it() -> None:
    with hook() as one:
        post(one.url)
        heard = one.hear()
    assert heard.path == "/hook"
    assert heard.headers["Content-Type"] == "application/json"
    assert json.loads(heard.body) == {"table": "abcd", "seats": [0, 2], "page": "/t/abcd"}
    secret = hashlib.sha256(KEY.encode()).digest()
    expected = hmac.new(secret, heard.body, hashlib.sha256).hexdigest()
    assert heard.headers["Pyrite-Signature"] == expected


def test_post__has_the_whole_address_where_the_server_knows_its_own() -> None:
    with hook() as one:
        post(one.url, site="https://play.example.org")
        assert json.loads(one.hear().body)["url"] == "https://play.example.org/t/abcd"


def test_signature__the_documented_check_knows_it() -> None:
    (example,) = re.findall(r"```python\n(.*?)```", HOSTING.read_text("utf-8"), re.DOTALL)
    checks: dict[str, Any] = {}
    exec(example, checks)
    body = b"{}"
    assert checks["is_genuine"](KEY, body, signature(key_digest(KEY), body))
    assert not checks["is_genuine"](new_key(), body, signature(key_digest(KEY), body))


# What may go wrong


@pytest.mark.parametrize(
    ("status", "is_final"),
    [(301, True), (302, True), (404, True), (410, True), (429, False), (500, False), (503, False)],
)
def test_post__another_answer_than_yes(status: int, is_final: bool) -> None:
    with hook((status, {"Location": "/elsewhere"})) as one:
        fault = refused(one.url)
        assert (str(fault), fault.is_final) == (f"it answers {status}", is_final)
        assert one.hear().path == "/hook"
        assert one.is_quiet  # a redirection is not followed


def test_post__nobody_listens() -> None:
    with socket.socket() as deaf:
        deaf.bind(("127.0.0.1", 0))
        fault = refused(f"http://127.0.0.1:{deaf.getsockname()[1]}/")
    assert not fault.is_final


def test_post__somebody_who_never_answers() -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:
        fault = refused(f"http://127.0.0.1:{silent.getsockname()[1]}/", seconds=0.05)
    assert (str(fault), fault.is_final) == ("it takes too long", False)


def test_post__somebody_who_speaks_something_else() -> None:
    async def run() -> None:
        async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            writer.write(b"220 mail.example.org ESMTP\r\n")
            writer.close()

        server = await asyncio.start_server(answer, "127.0.0.1", 0)
        url = f"http://127.0.0.1:{server.sockets[0].getsockname()[1]}/"
        caller = Webhooks(allows_private=True)
        with pytest.raises(NotReached):
            await caller.post(alert(url))
        await caller.close()
        server.close()

    asyncio.run(run())


# TLS: the name is checked although the number is connected to


def test_tls__of_somebody_we_trust(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ca = trustme.CA()
    ca.cert_pem.write_to_path(tmp_path / "ca.pem")
    monkeypatch.setenv("SSL_CERT_FILE", str(tmp_path / "ca.pem"))
    with hook(ca=ca) as one:
        post(f"https://localhost:{one.port}/hook")
        assert one.hear().path == "/hook"
        fault = refused(f"https://127.0.0.1:{one.port}/hook")  # not the name of the certificate
        assert one.is_quiet
    assert not fault.is_final


def test_tls__of_somebody_we_do_not_know() -> None:
    with hook(ca=trustme.CA()) as one:
        refused(f"https://localhost:{one.port}/hook")
        assert one.is_quiet


# Private networks

PRIVATE = [
    *("127.0.0.1", "127.1", "0x7f000001", "2130706433", "0177.0.0.1", "0.0.0.0", "10.0.0.1"),
    *("172.16.0.1", "192.168.1.1", "169.254.169.254", "100.64.0.1", "192.0.2.1", "198.18.0.1"),
    *("224.0.0.1", "255.255.255.255", "[::1]", "[::]", "[fe80::1]", "[fc00::1]", "[ff02::1]"),
    *("[::ffff:127.0.0.1]", "[64:ff9b::a00:1]", "[2002:a00:1::]", "[fe80::1%25lo]"),
    *("localhost", "LOCALHOST.", "db.localhost", "printer.local", "vault.internal", "redis"),
]


@pytest.mark.parametrize("host", PRIVATE)
def test_address__private_ones_are_refused_unless_allowed(host: str) -> None:
    url = f"http://{host}:8080/hook"
    with pytest.raises(BadAddress) as caught:
        check_webhook(url, allows_private=False)
    assert (caught.value.key, caught.value.values) == ("webhook-private", {"field": "webhook"})
    assert check_webhook(url, allows_private=True) == url


@pytest.mark.parametrize(
    "url",
    [
        "https://example.org/hook?a=b",
        "http://example.org:8080",
        "https://93.184.215.14/",
        "https://[2606:2800:21f:cb07:6820:80da:af6b:8b2c]/x",
        "HTTPS://Example.org/",
    ],
)
def test_address__public_ones_are_fine(url: str) -> None:
    assert check_webhook(url, allows_private=False) == url


@pytest.mark.parametrize(
    "url",
    [
        *("", "hook", "example.org/hook", "//example.org", "ftp://example.org", "file:///etc"),
        *("https://", "https:///hook", "https://ada:secret@example.org/", "https://@example.org/"),
        *("https://example.org:0/", "https://example.org:99999/", "https://example.org:x/"),
        *("https://example.org/a b", "https://example.org/\n", "https://exämple.org/"),
        *("https://[::1", "https://example.org/" + "x" * 2000, "javascript:alert(1)", "\x00"),
    ],
)
@pytest.mark.parametrize("allows_private", [False, True])
def test_address__what_is_none(url: str, allows_private: bool) -> None:
    with pytest.raises(BadAddress) as caught:
        check_webhook(url, allows_private=allows_private)
    assert caught.value.key == "webhook-no-url"


def test_address__wrapped_ones_are_unwrapped() -> None:
    assert not is_public(parse_ip("2001:0:0a00:0001::1"))  # Teredo
    assert is_public(parse_ip("64:ff9b::5db8:d70e"))
    assert is_public(parse_ip("2606:2800:21f:cb07:0:5efe:5db8:d70e"))  # ISATAP


@pytest.mark.parametrize(
    "address",
    [
        *("192.0.0.8", "192.0.0.9", "64:ff9b:1::1", "fec0::1"),
        *("::10.0.0.1", "::127.0.0.1", "2606:2800:21f:cb07:0:5efe:a00:1"),
        "2606:2800:21f:cb07:200:5efe:c0a8:101",
    ],
)
def test_address__odd_ranges_are_not_public(address: str) -> None:
    assert not is_public(parse_ip(address))


def guarded(names: dict[str, list[str]], **more: Any) -> tuple[Guarded, list[str]]:
    """A connection maker with names of its own, and what it asked for."""
    asked: list[str] = []

    def look_up(host: str, port: int) -> list[Any]:
        asked.append(host)
        return [(socket.AF_INET, 0, 0, "", (address, port)) for address in names[host]]

    threads = ThreadPoolExecutor(1)
    return Guarded(**{"allows_private": False, **more}, threads=threads, look_up=look_up), asked


def test_names__that_mean_private_addresses_are_refused_when_they_are_called() -> None:
    async def work() -> None:
        made, _ = guarded({"evil.example.org": ["127.0.0.1", "10.0.0.1"]})
        with pytest.raises(NotReached) as caught:
            await made.connect_tcp("evil.example.org", 80)
        assert caught.value.is_final

    asyncio.run(work())


def test_names__are_asked_once_and_the_address_that_was_seen_is_connected_to() -> None:
    async def work() -> None:
        with socket.create_server(("127.0.0.1", 0)) as free:
            port = free.getsockname()[1]
            names = {"two.example.org": ["127.0.0.1"]}
            made, asked = guarded(names, allows_private=True)
            stream = await made.connect_tcp("two.example.org", port)
            assert stream.get_extra_info("server_addr") == ("127.0.0.1", port)
            assert asked == ["two.example.org"]
            await stream.aclose()

    asyncio.run(work())


def test_names__the_next_address_is_tried() -> None:
    async def work() -> None:
        with socket.socket() as deaf:
            deaf.bind(("127.0.0.1", 0))
            port = deaf.getsockname()[1]
            made, _ = guarded({"two": ["127.0.0.1", "127.0.0.2"]}, allows_private=True)
            with socket.create_server(("127.0.0.2", port)):
                stream = await made.connect_tcp("two", port, timeout=10)
                await stream.aclose()
            made, _ = guarded({"one": ["127.0.0.1"]}, allows_private=True)
            with pytest.raises(httpcore.ConnectError):
                await made.connect_tcp("one", port, timeout=10)

    asyncio.run(work())


def test_names__that_nobody_knows() -> None:
    fault = refused("http://nobody.invalid/")
    assert (str(fault), fault.is_final) == ("its name has no address", False)


def test_post__to_a_private_address_that_was_allowed_once() -> None:
    with hook() as one:
        fault = refused(one.url, allows_private=False)
        assert (str(fault), fault.is_final) == ("its address is private", True)
        assert one.is_quiet


def test_body__is_exactly_what_is_signed() -> None:
    body = Webhooks().body(alert("https://example.org"))
    assert body == dump({"table": "abcd", "seats": [0, 2], "page": "/t/abcd"})


# Slow names


class Names:
    """Names that are looked up at once, and names that take until they are told."""

    def __init__(self) -> None:
        self.told = threading.Event()

    def __call__(self, host: str, port: int) -> list[Any]:
        """This machine, sooner or later."""
        if host.startswith("slow"):
            self.told.wait()
        return [(socket.AF_INET, 0, 0, "", ("127.0.0.1", port))]


def test_names__that_are_slow_do_not_stop_those_of_others() -> None:
    async def work(port: int) -> None:
        names = Names()
        caller = Webhooks(allows_private=True, look_up=names)
        hosts = [f"slow.example{n}.org" for n in range(8)]
        slow = [
            asyncio.create_task(caller.post(replace(alert(f"http://{host}:{port}/"), table=host)))
            for host in hosts
        ]
        await asyncio.sleep(0)  # they have begun
        await caller.post(alert(f"http://quick.example:{port}/hook"))
        assert not any(task.done() for task in slow)
        names.told.set()
        await asyncio.gather(*slow)
        await caller.close()

    with hook() as one:
        asyncio.run(work(one.port))


def test_names__time_begins_when_the_turn_has_come_and_a_busy_thread_keeps_its_own(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    begun: list[float | None] = []
    timeout = asyncio.timeout

    def noting(seconds: float | None) -> asyncio.Timeout:
        begun.append(seconds)
        return timeout(seconds)

    async def work(port: int) -> None:
        names = Names()
        caller = Webhooks(allows_private=True, look_up=names, limits=QueueLimits(most=1))
        first = asyncio.create_task(caller.post(alert(f"http://slow.example:{port}/")))
        second = asyncio.create_task(caller.post(alert(f"http://quick.example2:{port}/hook")))
        for is_cancelled in (False, True):
            if is_cancelled:
                first.cancel()
            for _ in range(20):
                await asyncio.sleep(0)
            assert (len(begun), second.done()) == (1, False)
        names.told.set()
        await second
        assert len(begun) == 2
        await caller.close()

    monkeypatch.setattr(asyncio, "timeout", noting)
    with hook() as one:
        asyncio.run(work(one.port))
