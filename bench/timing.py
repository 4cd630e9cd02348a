"""Measuring: interleaved, best of several, CPU time."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping

Work = Callable[[], int]  # does something and says how often


def best_rates(works: Mapping[str, Work], rounds: int = 5) -> dict[str, float]:
    """How often a second each work is done: all of them in turn, the best of several rounds."""
    best = dict.fromkeys(works, 0.0)
    for work in works.values():
        work()  # warm up
    for _ in range(rounds):
        for name, work in works.items():
            began = time.process_time()
            done = work()
            best[name] = max(best[name], done / (time.process_time() - began))
    return best
