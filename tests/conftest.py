"""Tests leave the user's own cache alone, and the long ones begin first."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from kachidoki.bots.rokumon.solved.cache import WHERE

os.environ[WHERE] = "off"

PAGE = Path(__file__).parent / "web"


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Slow tests come first, then those in a browser, so that no core waits for one at the end.

    Two processes get a half of the list each, and take from the end of the other's when theirs is
    done; so each half begins with slow tests.
    """
    slow = [item for item in items if item.get_closest_marker("slow")]
    others = [item for item in items if not item.get_closest_marker("slow")]
    others.sort(key=lambda item: PAGE not in item.path.parents)  # a stable sort: files stay whole
    first = len(items) // 2 - len(slow[::2])
    items[:] = slow[::2] + others[:first] + slow[1::2] + others[first:]
