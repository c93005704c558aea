"""A socket hears messages right and wrong, raw bytes and broken frames; the table goes on."""

from __future__ import annotations

import json
import os
import socket
import struct
from base64 import b64encode
from contextlib import suppress
from typing import Any

import jsonschema_rs
import pytest
from hypothesis import given
from hypothesis import strategies as st

from pyrite.web.schemas import live_schema
from tests.fuzz.grammar import CURIOUS, broken, made_from
from tests.fuzz.length import examples
from tests.web.place import HOST, PATIENCE, Live, Message, Opened, Visitor

pytestmark = pytest.mark.slow

SCHEMA = live_schema()
SAYS = made_from(SCHEMA["properties"]["says"], SCHEMA["$defs"])
HEARS = jsonschema_rs.validator_for({"$defs": SCHEMA["$defs"], **SCHEMA["properties"]["hears"]})
LAST = 2**53 - 1  # the id of the ping after everything

WHOLE = SAYS.map(json.dumps)
TEXTS = st.one_of(WHOLE, broken(SAYS), CURIOUS, st.text(max_size=40))
SAID = st.lists(TEXTS | st.binary(max_size=20), min_size=1, max_size=12)


def sendable(said: list[str | bytes]) -> list[str | bytes]:
    """Texts that can be written as UTF-8."""
    return [one if isinstance(one, bytes) else written(one) for one in said]


def written(text: str) -> str:
    """Without what has no UTF-8."""
    return text.encode(errors="replace").decode()


def conversation(live: Live, said: list[str | bytes]) -> list[Message]:
    """Everything heard until all is answered, or the server has said goodbye."""
    for one in said:
        live.socket.send(one)
    live.say(do="ping", id=LAST)
    heard = [live.hear()]
    while heard[-1].get("re") != LAST and "bye" not in heard[-1]:
        heard.append(live.hear())
    return heard


def id_in(said: str | bytes) -> Any:
    """The id with which something must be answered; an ellipsis where that is open."""
    try:
        message = json.loads(said) if isinstance(said, str) else None
    except (ValueError, RecursionError):
        return ...
    id = message.get("id") if isinstance(message, dict) else None
    is_sure = isinstance(id, int) and not isinstance(id, bool) and abs(id) < LAST
    return id if is_sure else ...


@examples(taste=40, a_minute=600)
@given(said=SAID.map(sendable), is_onlooker=st.booleans())
def test_messages__each_is_answered_once_and_in_order(
    visitor: Visitor, said: list[str | bytes], is_onlooker: bool
) -> None:
    opened = visitor.open(players=["me", "me"]).start()
    live = opened.live(None if is_onlooker else "")
    heard = conversation(live, said)
    live.socket.close()
    for message in heard:
        HEARS.validate(message)
    answered = [message["re"] for message in heard if "re" in message]
    assert len(answered) == len(said) + 1
    for one, re in zip(said, answered, strict=False):
        assert id_in(one) in (re, ...), (one, re)
    errors = [message["error"]["text"] for message in heard if "error" in message]
    assert all(text and "\n" not in text for text in errors)
    still_there(opened)


def still_there(opened: Opened) -> None:
    """The table plays on."""
    live = opened.live()
    if live.welcome["ask"]:
        assert live.move(live.welcome["ask"]) == {"ok": True}
    live.socket.close()


@examples(taste=40, a_minute=1500)
@given(first=TEXTS.map(written) | st.binary(max_size=20))
def test_hello__anything_else_is_told_why_and_sent_away(
    visitor: Visitor, table: Opened, first: str | bytes
) -> None:
    live = visitor.socket(table.id)
    live.socket.send(first)
    heard = live.hear_all() if not is_hello(first) else [live.hear()]
    live.socket.close()
    for message in heard:
        HEARS.validate(message)
    if "welcome" not in heard[0]:
        assert heard[0]["re"] is None
        assert heard[1]["bye"] in ("no-hello", "no-such-key")
        assert len(heard) == 2


def is_hello(said: str | bytes) -> bool:
    """Would the server go on listening?"""
    try:
        message = json.loads(said)
    except (ValueError, RecursionError):
        return False
    if not isinstance(said, str) or not isinstance(message, dict):
        return False
    is_anybody = message.get("key") is None and not message.get("salt")
    return is_anybody and SAYS_HELLO.is_valid(message)


SAYS_HELLO = jsonschema_rs.validator_for(SCHEMA["$defs"]["Hello"])


@pytest.fixture(scope="module")
def table(visitor: Visitor) -> Opened:
    """One that is played at."""
    return visitor.open().start()


# Below messages: frames and requests


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
    payload = draw(st.binary(max_size=140) | WHOLE.map(str.encode) | st.just(b'{"do":"hello"}'))
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
