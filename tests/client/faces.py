"""Both faces of the client, used alike: the asynchronous one is waited for."""

from __future__ import annotations

import asyncio
import inspect
from collections.abc import Iterator
from typing import Any

import pyrite.client
from pyrite.client import AsyncLive, AsyncRemoteTable, AsyncServer


class Waiting:
    """An asynchronous thing, used plainly: every coroutine is run to its end."""

    def __init__(self, thing: Any, runner: asyncio.Runner) -> None:
        self._thing, self._runner = thing, runner

    def __getattr__(self, name: str) -> Any:
        found = getattr(self._thing, name)
        return self._calling(found) if inspect.ismethod(found) else found

    def _calling(self, method: Any) -> Any:
        def call(*given: Any, **named: Any) -> Any:
            return self._wait(method(*given, **named))

        return call

    def _wait(self, made: Any) -> Any:
        if inspect.isasyncgen(made):
            return self._each(made)
        value = self._runner.run(made) if inspect.iscoroutine(made) else made
        is_ours = isinstance(value, AsyncServer | AsyncRemoteTable | AsyncLive)
        return Waiting(value, self._runner) if is_ours else value

    def _each(self, generator: Any) -> Iterator[Any]:
        async def following() -> Any:
            return await anext(generator, None)

        while (value := self._runner.run(following())) is not None:
            yield value

    def __iter__(self) -> Iterator[Any]:
        return self._each(aiter(self._thing))

    def __enter__(self) -> Waiting:
        self._runner.run(self._thing.__aenter__())
        return self

    def __exit__(self, *error: Any) -> None:
        self._runner.run(self._thing.__aexit__(*error))


def plain_server(address: str, **more: Any) -> Any:
    """The plain face."""
    return pyrite.client.Server(address, **more)


class Faces:
    """Makes servers of one face."""

    def __init__(self, kind: str) -> None:
        self.kind = kind
        self.runner = asyncio.Runner()

    def server(self, address: str, **more: Any) -> Any:
        """A server, used plainly."""
        if self.kind == "plain":
            return plain_server(address, **more)
        return Waiting(self._made(address, more), self.runner)

    def _made(self, address: str, more: dict[str, Any]) -> AsyncServer:
        return AsyncServer(address, **more)
