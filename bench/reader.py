"""Whether hidden deployments can be read: `python -m bench.reader [WORK [GAMES [ACT ...]]]`.

A reader is the search itself, but with habits fitted to games that its opponent played against
itself. For every act it says, with 95 % intervals over deals that are played from both sides:

- how a reader of the search before it mixed and read fares against that one;
- how a reader of the search as it is fares against it;
- how the search as it is fares against the one before.

Every finished deal and every reader is kept in bench/results/reader, so that a bench that was
stopped goes on where it was; delete the folder after a change of the search.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from pathlib import Path

from rich.console import Console

from bench.duels import Player, match, old
from bench.habits import ACTS, Games, habits_from
from kachidoki.bots.rokumon.belief import Habits
from kachidoki.bots.rokumon.habits import HABITS

KEPT = Path(__file__).parent / "results" / "reader"
LESSONS = 600  # games that a reader learns from


def habits_of(act: int, player: Player, folder: Path, console: Console) -> Habits:
    """What a reader learns from games of a player against itself."""
    file = folder / f"reader-of-{player.name}-{act}.json"
    if not file.exists():
        games = Games()
        games.play(act, player, LESSONS, f"reader {player.name}")
        file.write_text(json.dumps(habits_from(act, games, console)[act]), "utf-8")
    return {act: json.loads(file.read_text("utf-8"))}


def main(work: int, games: int, acts: Sequence[int]) -> None:
    console = Console(width=160)
    folder = KEPT / str(work)
    folder.mkdir(parents=True, exist_ok=True)
    before, now = old(work), Player("new", work, HABITS)
    for act in acts:
        reads_old = Player("reader of old", work, habits_of(act, before, folder, console), False)
        reads_new = Player("reader of new", work, habits_of(act, now, folder, console))
        for first, second in ((reads_old, before), (reads_new, now), (now, before)):
            file = folder / f"{act}-{first.name}-{second.name}.jsonl".replace(" ", "-")
            share = match(act, first, second, games, file)
            console.print(
                f"act {act}, {work} positions: {first.name} against {second.name}: {share}",
                highlight=False,
            )


if __name__ == "__main__":
    numbers = [int(word) for word in sys.argv[1:]]
    main(
        numbers[0] if numbers else 4_000,
        numbers[1] if numbers[1:] else 2_000,
        numbers[2:] or ACTS,
    )
