"""Databases for tests: a server starts when the first test asks for one."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Iterator
from urllib.parse import urlsplit

import asyncpg
import pytest

from tests.flaky import DELAYS
from tests.tables.postgres_server import shared_server

pytest_plugins = ["tests.durations", "tests.order"]
if DELAYS in os.environ:
    pytest_plugins.append("tests.delays")

SERVER = "PYRITE_TEST_POSTGRES"
"""Names another server, with the right to make databases."""


@pytest.fixture(scope="session")
def postgres_server(tmp_path_factory: pytest.TempPathFactory, worker_id: str) -> Iterator[str]:
    """The address of a PostgreSQL; all test processes of one run share it."""
    own = tmp_path_factory.getbasetemp()
    if SERVER in os.environ:
        yield os.environ[SERVER]
    else:
        with shared_server(own if worker_id == "master" else own.parent) as url:
            yield url


@pytest.fixture(scope="session")
def postgres_database(postgres_server: str, worker_id: str) -> Iterator[str]:
    """The address of a database of this process alone."""
    name = f"pyrite_test_{worker_id}_{os.getpid()}"
    asyncio.run(_command(postgres_server, f"CREATE DATABASE {name}"))
    yield urlsplit(postgres_server)._replace(path=f"/{name}").geturl()
    asyncio.run(_command(postgres_server, f"DROP DATABASE {name} WITH (FORCE)"))


@pytest.fixture
def postgres_url(postgres_database: str) -> str:
    """The address of an empty database."""
    asyncio.run(_command(postgres_database, "DROP SCHEMA IF EXISTS pyrite CASCADE"))
    return postgres_database


async def _command(url: str, sql: str) -> None:
    connection = await asyncpg.connect(url)
    await connection.execute(sql)
    await connection.close()
