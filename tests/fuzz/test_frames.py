"""Below messages: broken frames and strange requests hurt nobody but who sends them."""

from __future__ import annotations

import os
import socket
import struct
from base64 import b64encode
from contextlib import suppress

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.fuzz.length import examples
from tests.web.place import HOST, PATIENCE, Opened, Visitor

pytestmark = pytest.mark.slow

HELLO = b'{"do":"hello"}'
PING = b'{"do":"ping","id":1}'


@pytest.fixture(scope="module")
def table(visitor: Visitor) -> Opened:
    """One that is played at."""
    return visitor.open().start()


def handshake(port: int, table: str, headers: bytes = b"") -> socket.socket:
    """A raw socket, upgraded."""
    line = socket.create_connection((HOST, port), PATIENCE)
    line.sendall(knock(f"/api/tables/{table}/live".encode(), headers))
    with suppress(OSError):
        line.recv(4096)
    return line


def knock(path: bytes, headers: bytes = b"") -> bytes:
    """A request that wants to become a socket."""
    key = b64encode(os.urandom(16))
    return (
        b"GET " + path + b" HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: " + key + b"\r\n" + headers + b"\r\n"
    )


@st.composite
def frames(draw: st.DrawFn) -> bytes:
    """A frame; its head may lie about the rest, its bits may be any."""
    payload = draw(st.binary(max_size=140) | st.sampled_from([HELLO, PING]))
    first = draw(st.sampled_from([0x81, 0x01, 0x80, 0x82, 0x88, 0x89, 0x8A]) | st.integers(0, 255))
    masked = draw(st.sampled_from([0x80, 0x80, 0x80, 0]))
    length = draw(st.just(len(payload)) | st.integers(0, 2**63))
    short = length if length < 126 else 126 if length < 2**16 else 127
    size = {126: struct.pack("!H", length % 2**16), 127: struct.pack("!Q", length)}.get(short, b"")
    return bytes([first, masked | short]) + size + (b"\0\0\0\0" if masked else b"") + payload


@examples(taste=60, a_minute=2500)
@given(sent=st.lists(frames() | st.binary(max_size=30), max_size=6))
def test_frames__broken_ones_hurt_nobody_else(
    visitor: Visitor, table: Opened, sent: list[bytes]
) -> None:
    line = handshake(visitor.port, table.id)
    with suppress(OSError), line:
        line.sendall(b"".join(sent))
        line.shutdown(socket.SHUT_WR)
        while line.recv(65_536):
            pass
    onlooker = table.live(None)
    assert onlooker.quiet() == []
    onlooker.socket.close()


@pytest.mark.parametrize(
    "frame",
    [b"\x81\x01x", b"\x8f\x80\0\0\0\0", b"\x89\xfe\0\x7e\0\0\0\0", b"\x09\x80\0\0\0\0"],
    ids=["not masked", "no such kind", "too long a ping", "half a ping"],
)
def test_frame__that_cannot_be_ends_its_socket_and_is_no_error_of_ours(
    visitor: Visitor, table: Opened, frame: bytes
) -> None:
    with handshake(visitor.port, table.id) as line:
        line.sendall(frame)
        assert line.recv(4096)[:1] == b"\x88"  # closed, with a reason


HEADERS = st.sampled_from(
    [
        *(b"", b"X\r\n", b": x\r\n", b"Origin: x\r\n", b"Origin: http://[\r\n", b"Origin:\r\n"),
        *(b"Host: y\r\n", b"Host:\r\n", b"X-Forwarded-For: ,\r\n", b"Accept-Language: \xff\r\n"),
        *(b"Upgrade: h2c\r\n", b"Sec-WebSocket-Key: x\r\n", b"Content-Length: 3\r\n\r\nabc"),
        *(b"Sec-WebSocket-Protocol: a,b\r\n", b"Sec-WebSocket-Extensions: permessage-deflate\r\n"),
        *(b"Transfer-Encoding: chunked\r\n", b" folded\r\n", b"X: " + b"y" * 9000 + b"\r\n"),
    ]
)
PATHS = st.sampled_from(
    [
        *(b"/api/tables/%s/live", b"/api/tables/%s/live?x=1", b"/api/tables//live", b"/", b"*"),
        *(b"//api/tables/%s/live", b"http://x/api/tables/%s/live", b"/api/tables/%%00/live"),
        *(b"http://[/", b"/api/tables/%s/live#x", b"/api/tables/\xff/live", b"", b"x y"),
        b"/api/tables/" + b"z" * 5000 + b"/live",
    ]
)


@examples(taste=60, a_minute=2500)
@given(path=PATHS, headers=st.lists(HEADERS, max_size=3), rest=st.binary(max_size=20))
def test_knocks__strange_ones_get_an_answer_or_nothing(
    visitor: Visitor, table: Opened, path: bytes, headers: list[bytes], rest: bytes
) -> None:
    line = socket.create_connection((HOST, visitor.port), PATIENCE)
    asked = path.replace(b"%s", table.id.encode()).replace(b"%%", b"%")
    with suppress(ConnectionError), line:
        line.sendall(knock(asked, b"".join(headers)) + rest)
        line.shutdown(socket.SHUT_WR)
        answer = line.recv(4096)
        assert answer.startswith(b"HTTP/1.1 ") or answer == b""
        assert not answer.startswith(b"HTTP/1.1 500")
    assert visitor.http.get("/healthz").status_code == 200
