"""Behind a real nginx: TLS, sockets, addresses; and before several workers."""

from __future__ import annotations

import os
import re
import signal
import socket
import ssl
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path

import httpx
import pytest
import trustme
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from pyrite.web.api.limits import Limits
from tests.sources import ROOT
from tests.web.api.test_limits import LONG, limits
from tests.web.nginx import CERTIFICATE, NAME, NGINX, PRIVATE_KEY, handed_out, nginx
from tests.web.place import HOST, PATIENCE, Hosted, Live, Visitor
from tests.web.process.test_workers import measure
from tests.web.program import Program, free_ports, is_alive, running, visiting, workers

WORKERS = 3
PAGE = ROOT / "docs" / "hosting.md"

pytestmark = pytest.mark.skipif(NGINX is None, reason="nginx is not installed")


# One server, with TLS


class Proxied:
    """A server behind nginx, and somebody who visits it by its name."""

    def __init__(self, port: int, trusted: ssl.SSLContext) -> None:
        self._port = port
        self._trusted = trusted
        self.url = f"https://{NAME}:{port}"
        transport = httpx.HTTPTransport(verify=trusted)
        self.http = httpx.Client(
            base_url=f"https://{HOST}:{port}",
            headers={"Host": f"{NAME}:{port}"},
            transport=transport,
            timeout=PATIENCE,
        )

    @contextmanager
    def socket(self, table: str, origin: str | None = None) -> Iterator[Live]:
        """Through TLS."""
        uri = f"wss://{NAME}:{self._port}/api/tables/{table}/live"
        line = socket.create_connection((HOST, self._port))
        named = None if origin is None else Origin(origin)
        with connect(uri, sock=line, ssl=self._trusted, origin=named, close_timeout=1) as one:
            yield Live(one)


@contextmanager
def proxied(folder: Path, given: Limits) -> Iterator[Proxied]:
    """A server behind nginx, with a certificate of today."""
    server = Hosted(given, trusts_proxy=True)
    server.start()
    ca, port = trustme.CA(), free_ports(1)
    cert, trusted = ca.issue_cert(NAME, HOST), ssl.create_default_context()
    ca.configure_trust(trusted)
    (folder / "chain.pem").write_bytes(b"".join(one.bytes() for one in cert.cert_chain_pems))
    cert.private_key_pem.write_to_path(folder / "key.pem")
    changes = {
        "listen 443 ssl;": f"listen {HOST}:{port} ssl;",
        CERTIFICATE: str(folder / "chain.pem"),
        PRIVATE_KEY: str(folder / "key.pem"),
        "127.0.0.1:8000": f"{HOST}:{server.port}",
    }
    one = Proxied(port, trusted)
    try:
        with nginx(folder, handed_out(changes)):
            until_answered(one.http)
            yield one
    finally:
        one.http.close()
        server.stop()


def until_answered(http: httpx.Client) -> None:
    """nginx is there."""
    while True:
        try:
            http.get("/healthz").raise_for_status()
        except httpx.ConnectError:
            continue
        return


def test_nginx__calls_and_sockets_through_tls(tmp_path: Path) -> None:
    with proxied(tmp_path, limits()) as one:
        answer = one.http.post("/api/tables", json={"game": "gold", "seats": 2})
        assert answer.status_code == 201
        assert "default-src 'none'" in answer.headers["content-security-policy"]
        assert answer.headers["strict-transport-security"]
        opened = answer.json()
        key = {"Authorization": f"Bearer {opened['key']}"}
        table = opened["table"]
        assert one.http.post(f"/api/tables/{table}/start", headers=key).json() == {}
        with one.socket(table, origin=one.url) as live:
            live.say(do="hello", key=opened["key"])
            assert live.hear()["welcome"]["state"] == "playing"
            assert live.ask("chat", text="good evening") == {"ok": True}
        with pytest.raises(InvalidStatus) as caught, one.socket(table, "https://evil.example"):
            pass
        assert caught.value.response.status_code == 403
        assert one.http.get("/metrics").status_code == 403
        assert one.http.post("/api/tables", content=b"x" * 70_000).status_code == 413


def test_nginx__addresses_are_the_proxys_word_and_not_the_visitors(tmp_path: Path) -> None:
    with proxied(tmp_path, limits(calls=(3, LONG))) as one:
        for n in range(3):
            mine = {"X-Forwarded-For": f"192.0.2.{n}"}
            assert one.http.get("/api/games", headers=mine).status_code == 200
        mine = {"X-Forwarded-For": "192.0.2.9"}
        assert one.http.get("/api/games", headers=mine).status_code == 429


# Several workers


def for_workers(first: int, port: int) -> str:
    """The same without TLS, and what the page says beside it."""
    blocks = r"^ {4}(?:map|upstream) .*?^ {4}\}\n"
    beside = "".join(re.findall(blocks, PAGE.read_text("utf-8"), re.MULTILINE | re.DOTALL))
    changes = {
        "listen 443 ssl;": f"listen {HOST}:{port};",
        f"    ssl_certificate     {CERTIFICATE};\n": "",
        f"    ssl_certificate_key {PRIVATE_KEY};\n": "",
        "proxy_pass http://127.0.0.1:8000;": "proxy_pass http://pyrite;",
    }
    beside = re.sub(r"127\.0\.0\.1:800(\d)", lambda one: f"{HOST}:{first + int(one[1])}", beside)
    return handed_out(changes) + beside


@pytest.fixture
def club(postgres_url: str, tmp_path: Path) -> Iterator[tuple[Program, Visitor, list[Visitor]]]:
    """The program, somebody before the proxy, somebody before each worker."""
    port = free_ports(WORKERS + 2)
    options = ("--workers", str(WORKERS), "--own-ports", "--behind-proxy")
    with ExitStack() as closing:
        program = closing.enter_context(running(postgres_url, *options, port=port))
        closing.enter_context(nginx(tmp_path, for_workers(port, port + WORKERS + 1)))
        ports = range(port + 1, port + WORKERS + 2)
        *behind, before = [closing.enter_context(visiting(one)) for one in ports]
        until_answered(before.http)
        yield program, before, behind


@pytest.mark.slow
def test_nginx__plays_and_survives_a_killed_worker(
    club: tuple[Program, Visitor, list[Visitor]],
) -> None:
    program, visitor, behind = club
    table = visitor.open().start()
    lives = [table.live() for _ in range(3)]
    ask = lives[0].welcome["ask"]
    assert lives[0].move(ask) == {"ok": True}
    (n,) = {live.hear_of("news")["n"] for live in lives}
    assert sorted(measure(one, "pyrite_sockets") for one in behind) == [0, 0, 3]
    owner = [measure(one, "pyrite_sockets") for one in behind].index(3) + 1
    process = workers(program.pid)[owner]
    os.kill(process, signal.SIGKILL)
    for live in lives:
        live.hear_all()
    while is_alive(process):
        pass
    again = table.live(after=n)
    assert again.welcome["log"] == []
    assert again.move(again.welcome["ask"]) == {"ok": True}
    assert again.hear_of("news")["n"] == n + 1
