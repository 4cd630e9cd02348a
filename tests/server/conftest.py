"""Both databases, for tests that ask for them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa

from tests.server.postgres import postgres


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


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database, of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.db'}"
    address: str = request.getfixturevalue("postgres_database")
    return address
