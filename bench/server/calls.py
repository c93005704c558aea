"""Calls as cheap as they get: one connection, one call after the other."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import msgspec

REST_SECONDS = 1.0  # a server soon closes a connection that says nothing


class Calls:
    """Whoever opens tables and takes seats."""

    def __init__(self, port: int) -> None:
        self._port = port
        self._turn = asyncio.Lock()
        self._ends: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self._used = 0.0

    async def post(self, path: str, body: Any, key: str = "") -> Any:
        """What the server answers; anything but a success ends the measurement."""
        async with self._turn:
            reader, writer = await self._connection()
            writer.write(request(path, msgspec.json.encode(body), key))
            answer = await read_answer(reader)
            self._used = time.monotonic()
            return answer

    async def _connection(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        if self._ends is None or time.monotonic() - self._used > REST_SECONDS:
            self.close()
            self._ends = await asyncio.open_connection("127.0.0.1", self._port)
        return self._ends

    def close(self) -> None:
        """No more calls."""
        if self._ends:
            self._ends[1].close()


def request(path: str, body: bytes, key: str) -> bytes:
    """A call as it is sent."""
    bearer = f"Authorization: Bearer {key}\r\n" if key else ""
    first = f"POST /api{path} HTTP/1.1\r\nHost: localhost\r\n"
    head = f"{first}Content-Length: {len(body)}\r\n{bearer}\r\n"
    return head.encode() + body


async def read_answer(reader: asyncio.StreamReader) -> Any:
    """The body of an answer."""
    head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").lower()
    length = int(head.partition("content-length:")[2].split("\r\n", 1)[0])
    body = await reader.readexactly(length)
    if not head.startswith("http/1.1 2"):
        raise SystemExit(body.decode())
    return msgspec.json.decode(body)
