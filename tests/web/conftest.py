"""One server for each module of tests."""

from __future__ import annotations

import hashlib
import itertools
import logging
import os
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from pyrite.tables import table
from pyrite.tables.live import service
from pyrite.web.pages import is_built
from tests.flaky import DELAYS
from tests.web.browser import launched
from tests.web.place import Visitor, hosted

MAIL_SERVER = "mail.log"
"""How the mail server of the tests calls its log; it may complain of us."""


@pytest.fixture(scope="module")
def visitor() -> Iterator[Visitor]:
    """Somebody at a server without limits."""
    with hosted() as one:
        yield one


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """One for each module of tests."""
    assert is_built(), "run: make page"
    with launched() as one:
        yield one


@pytest.fixture(autouse=True)
def no_faults(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Whatever is said, the server has an answer."""
    yield
    said = caplog.get_records("call")
    faults = [one for one in said if one.levelno >= logging.ERROR and one.name != MAIL_SERVER]
    assert [one.getMessage() for one in faults] == []


@pytest.fixture(autouse=True)
def time_to_reveal(monkeypatch: pytest.MonkeyPatch) -> None:
    """However slow the machine is, nobody is silent who does not mean to."""
    monkeypatch.setattr(table, "REVEAL_SECONDS", 3600.0)


@pytest.fixture(autouse=True)
def same_deals(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """A test sees the same deals whenever it is run; a hunt for flaky ones deals others."""
    numbers = itertools.count()
    name = f"{request.node.nodeid} {os.environ.get(DELAYS, '')}"

    def secret() -> bytes:
        return hashlib.sha256(f"{name} {next(numbers)}".encode()).digest()

    monkeypatch.setattr(service, "new_secret", secret)
