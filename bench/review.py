"""How long reviews take: `python -m bench.review [GAMES]`, on all cores.

A game of four players between expert bots, reviewed whole: the quick pass is to take at most 10
seconds on two cores, the deep one at most 60. CPU seconds say what it takes on a busy machine.
"""

from __future__ import annotations

import resource
import sys
import time

from kachidoki import bots, catalog
from kachidoki.bots.arena.pool import cores
from kachidoki.bots.simulate import play_game
from kachidoki.core import Record
from kachidoki.review import EFFORTS, review
from kachidoki.review.processes import on_cores

GAMES: list[tuple[str, dict[str, object]]] = [
    ("joraku", {"players": 4}),
    ("joraku", {"players": 3}),
    ("joraku", {"players": 2, "mode": "houses"}),
    ("joraku", {"players": 2, "mode": "neutral"}),
    ("rokumon", {"act": "campaign"}),
    ("rokumon", {"act": "solo"}),
]


def cpu_seconds() -> float:
    """What this process and those that it started and that have ended have used."""
    used = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(each.ru_utime + each.ru_stime for each in used)


def main(chosen: int) -> None:
    print(f"cores: {cores()}")
    for name, options in GAMES[:chosen]:
        game = catalog.find(name, options)
        record, _ = play_game(game, [bots.find("expert")] * game.seats, b"review")
        checked = Record.parse(record.text())
        for effort in EFFORTS.values():
            began, used = time.perf_counter(), cpu_seconds()
            found = review(game, checked, effort, workers=on_cores)
            passed, worked = time.perf_counter() - began, cpu_seconds() - used
            what = " ".join(map(str, options.values()))
            print(
                f"{name} {what}, {effort.name}: {passed:.1f} s, {worked:.1f} CPU seconds, "
                f"{len(found['decisions'])} decisions",
                flush=True,
            )


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else len(GAMES))
