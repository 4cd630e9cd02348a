"""Tests leave the user's own cache alone, and the long ones begin first."""

from __future__ import annotations

import gc
import os
from itertools import islice
from pathlib import Path

import pytest

from kachidoki.bots.rokumon.solved.cache import WHERE

os.environ[WHERE] = "off"

PAGE = Path(__file__).parent / "web"
PROCESSES = int(os.environ.get("PYTEST_XDIST_WORKER_COUNT", "1"))


def in_turn(items: list[pytest.Item], part: int) -> list[pytest.Item]:
    """A process's share of some tests by file: a file's tests stay together."""
    files = list(dict.fromkeys(item.path for item in items))
    return [item for item in items if files.index(item.path) % PROCESSES == part]


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Long tests come first, so that no core waits for one at the end.

    Each process gets an equal part of the list, and takes from the end of another's when its own is
    done. So each part begins with its share of the slow tests and of those in a browser: every
    other one with a browser, which keeps a core busy, the rest with slow ones, which often wait.
    """
    page = [item for item in items if PAGE in item.path.parents]
    slow = [
        item for item in items if item.get_closest_marker("slow") and PAGE not in item.path.parents
    ]
    long = {*page, *slow}
    others = iter([item for item in items if item not in long])
    size = -(-len(items) // PROCESSES)
    ordered: list[pytest.Item] = []
    for part in range(PROCESSES):
        begin = [in_turn(page, part), slow[part::PROCESSES]]
        for some in begin if part % 2 else reversed(begin):
            ordered += some
        ordered += islice(others, max(0, (part + 1) * size - len(ordered)))
    items[:] = [*ordered, *others]


def pytest_collection_finish() -> None:
    """Nobody looks for garbage among the half million objects that the tests consist of."""
    gc.freeze()
