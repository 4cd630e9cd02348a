"""A visitor over HTTP, for tests of connections."""

from __future__ import annotations

from collections.abc import Iterator

import httpx
import pytest

from tests.server.support.attack import Fort


@pytest.fixture
def http(attacked: Fort) -> Iterator[httpx.Client]:
    """Sends requests to a server that is watched."""
    with httpx.Client(base_url=attacked.address) as client:
        yield client
