"""A cable between a store and its PostgreSQL that a test can pull, at either end."""

from __future__ import annotations

import asyncio
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

Stream = tuple[asyncio.StreamReader, asyncio.StreamWriter]


class Cable:
    """Passes everything on, until it is pulled."""

    def __init__(self, url: str, folder: Path) -> None:
        parts = urlsplit(url)
        self._there = parts
        self._here = folder / ".s.PGSQL.5432"
        self.url = parts._replace(netloc="postgres@", query=f"host={folder}").geturl()
        self._server: asyncio.Server | None = None
        self._ends: list[tuple[asyncio.StreamWriter, asyncio.StreamWriter]] = []
        self._tasks: set[asyncio.Task[None]] = set()
        self.is_deaf = False  # what the server answers is dropped
        self.answered = asyncio.Event()  # it did answer, though nobody heard

    async def plug_in(self) -> None:
        """From now on it can be connected to."""
        self._server = await asyncio.start_unix_server(self._join, self._here)

    async def unplug(self) -> None:
        """Nobody can connect, and who is connected is cut off."""
        if self._server:
            self._server.close()
            self._server = None
        self.cut()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def cut(self) -> None:
        """Both ends notice."""
        self.cut_here()
        for _, there in self._ends:
            there.close()
        self._ends.clear()

    def cut_here(self) -> None:
        """The store notices; the server does not."""
        for here, _ in self._ends:
            here.close()

    async def _join(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        answers, questions = await self._connect()
        self._ends.append((writer, questions))
        for task in (self._ask(reader, questions), self._answer(answers, writer)):
            running = asyncio.create_task(task)
            self._tasks.add(running)
            running.add_done_callback(self._tasks.discard)

    async def _connect(self) -> Stream:
        query = parse_qs(self._there.query)
        if "host" in query:
            return await asyncio.open_unix_connection(f"{query['host'][0]}/.s.PGSQL.5432")
        return await asyncio.open_connection(self._there.hostname, self._there.port or 5432)

    async def _ask(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """What the store says; its silence is not passed on."""
        while data := await reader.read(65536):
            writer.write(data)

    async def _answer(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while data := await reader.read(65536):
            if self.is_deaf:
                self.answered.set()
            else:
                writer.write(data)
        writer.close()
