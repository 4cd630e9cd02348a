"""A review's process for tests: quickly done, and not behind everything else on a busy machine."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing.connection import Connection
from pathlib import Path

import pytest

from kachidoki.bots.worker_process import work
from kachidoki.review.effort import EFFORTS, Effort
from kachidoki.server.tables import reviews

ROOT = Path(__file__).parents[3]


@contextmanager
def quick_reviews() -> Iterator[None]:
    """Have servers of this process review with little effort."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(reviews, "PROGRAM", __name__)
        patch.setenv("PYTHONPATH", str(ROOT))
        yield


if __name__ == "__main__":
    for name, worlds in (("quick", 96), ("deep", 960)):
        EFFORTS[name] = Effort(  # type: ignore[index]  # a dict
            name, plans=2, first=4, second=16, kept=2, final=worlds, moment=worlds // 12, nodes=300
        )
    work(Connection(int(sys.argv[1])), 0)
