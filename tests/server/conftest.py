"""Servers and both databases, for tests that ask for them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from tests.deals import same_deals as same_deals
from tests.server.support.attack import Fort, fort
from tests.server.support.postgres import postgres
from tests.server.support.redis import RedisServer
from tests.server.support.servers import settings_for


@pytest.fixture(scope="session")
def postgres_address() -> Iterator[str]:
    """One PostgreSQL server for all tests of a process."""
    with postgres() as address:
        yield address


@pytest.fixture
def postgres_database(postgres_address: str) -> str:
    """The address of an empty database of PostgreSQL."""
    engine = sa.create_engine(postgres_address.replace("postgresql:", "postgresql+psycopg:"))
    with engine.begin() as connection:
        connection.execute(sa.text("DROP SCHEMA public CASCADE"))
        connection.execute(sa.text("CREATE SCHEMA public"))
    engine.dispose()
    return postgres_address


@pytest.fixture
def redis() -> Iterator[RedisServer]:
    """An empty Redis of this test."""
    with RedisServer() as server:
        yield server


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    address: str = request.getfixturevalue("postgres_database")
    return address


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Fort]:
    """One server for all tests of a file."""
    with fort(settings_for(tmp_path_factory.mktemp("server"))) as found:
        yield found


@pytest.fixture
def attacked(server: Fort) -> Iterator[Fort]:
    """The same, with somebody who plays on elsewhere and a look at the log afterwards."""
    with server.watched():
        yield server
