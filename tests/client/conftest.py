"""A server for each module of tests, and both faces of the client."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from pyrite.tables import table
from tests.client.faces import Faces
from tests.client.relay import Relay, relay_to
from tests.web.place import Visitor, hosted


@pytest.fixture(scope="module")
def visitor() -> Iterator[Visitor]:
    """Somebody at a server without limits."""
    with hosted() as one:
        yield one


@pytest.fixture(params=["plain", "asynchronous"])
def faces(request: pytest.FixtureRequest) -> Iterator[Faces]:
    """One face after the other."""
    made = Faces(request.param)
    with made.runner:
        yield made


@pytest.fixture
def server(visitor: Visitor, faces: Faces) -> Iterator[Any]:
    """The client's server."""
    with faces.server(visitor.url) as made:
        yield made


@pytest.fixture
def relay(visitor: Visitor) -> Iterator[Relay]:
    """A line to the server that can break."""
    with relay_to(visitor.port) as made:
        yield made


@pytest.fixture(autouse=True)
def time_to_reveal(monkeypatch: pytest.MonkeyPatch) -> None:
    """However slow the machine is, nobody is silent who does not mean to."""
    monkeypatch.setattr(table, "REVEAL_SECONDS", 3600.0)
