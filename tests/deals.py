"""The same deals for the same test in every run, so that one that fails can be run again."""

from __future__ import annotations

import hashlib
import os
from itertools import count

import pytest

from kachidoki.server.tables.services import Source

SEED = os.environ.get("KACHIDOKI_TEST_SEED", "1")  # another word gives other deals


@pytest.fixture(autouse=True)
def same_deals(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> None:
    """Deals and chances of bots follow from the test's name, at servers of this process."""
    name, made = request.node.name, count()

    def secret(what: str) -> bytes:
        return hashlib.sha256(f"{SEED} {name} {what} {next(made)}".encode()).digest()

    monkeypatch.setattr(Source, "seed", lambda _: secret("deal"))
    monkeypatch.setattr(Source, "luck", lambda _: secret("luck").hex()[:32].encode())
