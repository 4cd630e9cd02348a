"""A launcher for servers, which has everything loaded: one for all tests here of a process."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from tests.server.support.cluster import StartCluster, cluster
from tests.server.support.lives import Lives, lives
from tests.server.support.redis import RedisServer


@pytest.fixture(scope="session")
def launched(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Lives]:
    """Starts servers within milliseconds."""
    folder = tmp_path_factory.mktemp("launcher")
    with lives(folder, f"sqlite:///{folder / 'none.db'}") as found:
        yield found


@pytest.fixture
def launcher(launched: Lives) -> Iterator[Lives]:
    """The same; whatever goes wrong around its servers, none has a fault of its own."""
    before = launched.errors.stat().st_size
    yield launched
    told = launched.errors.read_bytes()[before:].decode()
    assert "Traceback" not in told, told


@pytest.fixture
def start_cluster(
    launcher: Lives, tmp_path: Path, postgres_database: str, redis: RedisServer
) -> StartCluster:
    """Starts so many servers, on an empty database and an empty Redis: `async with` it."""
    return partial(cluster, launcher, tmp_path, postgres_database, redis)
