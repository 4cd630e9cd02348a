"""How often a quick review's intervals hold what the deep one finds.

`python -m bench.review_intervals [GAME] [DECISIONS] [SEED]`: casual bots play expert ones, Joraku
in all its shapes and Rokumon's Acts 3 to 5, and both passes judge some of the decisions.
"""

from __future__ import annotations

import sys
from collections import defaultdict
from collections.abc import Iterator
from typing import Any

from rich.console import Console
from rich.table import Table as Grid

from kachidoki import bots, catalog
from kachidoki.bots.simulate import play_game
from kachidoki.core import Record, Rng
from kachidoki.review import EFFORTS
from kachidoki.review.history import Decision, History
from kachidoki.review.pieces import forced
from kachidoki.review.registry import reviewer_of
from kachidoki.review.reviewer import Judged

OPTIONS: dict[str, list[dict[str, Any]]] = {
    "rokumon": [{"act": "3"}, {"act": "4"}, {"act": "5"}],
    "joraku": [
        {"players": 4},
        {"players": 3},
        {"players": 2, "mode": "houses"},
        {"players": 2, "mode": "neutral"},
    ],
}
EVERY = {"rokumon": 3, "joraku": 6}  # of so many decisions one is judged
VIEWS = ("know", "open")
VALUES = ("played", "best", "loss")


def decisions(name: str, seed: int) -> Iterator[Decision]:
    """Some decisions of one game after another."""
    shapes, every = OPTIONS[name], EVERY[name]
    while True:
        game = catalog.find(name, shapes[seed % len(shapes)])
        levels = ("casual", "expert")
        sitting = [bots.find(levels[(seat + seed) % 2]) for seat in range(game.seats)]
        record, _ = play_game(game, sitting, b"interval %d" % seed)
        history = History.of(game, Record.parse(record.text()))
        judged = [
            step
            for step in history.steps
            if isinstance(step, Decision) and not forced(step.before.view(step.seat))
        ]
        yield from judged[seed % every :: every]
        seed += 1


def judged(name: str, step: Decision, view: str, effort: str) -> Judged:
    """What one pass says of a decision."""
    reviewer, rng = reviewer_of(name), Rng(f"{view} {effort} {step.lines[0]}".encode())
    if view == "know":
        return reviewer.judge(step.before.view(step.seat), step.actions, EFFORTS[effort], rng)
    return reviewer.judge_open(step.before, step.seat, step.actions, EFFORTS[effort], rng)[2]


def main(name: str = "rokumon", count: str = "60", seed: str = "0") -> None:
    """Judge decisions by both passes, and count."""
    held: dict[tuple[str, str], list[bool]] = defaultdict(list)
    some = decisions(name, int(seed))
    for _ in range(int(count)):
        step = next(some)
        for view in VIEWS:
            quick, deep = (judged(name, step, view, effort) for effort in ("quick", "deep"))
            for value in VALUES:
                around, found = getattr(quick, value), getattr(deep, value).value
                held[view, value].append(around.low <= found <= around.high)
    grid = Grid("judged by", *VALUES, title=f"{name}: {count} decisions, held by the interval")
    for view in VIEWS:
        grid.add_row(view, *(f"{sum(held[view, v]) / int(count):.1%}" for v in VALUES))
    Console().print(grid)


if __name__ == "__main__":
    main(*sys.argv[1:])
