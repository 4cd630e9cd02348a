"""Whether hidden deployments can be read: `python -m bench.reader [WORK [GAMES [ACT ...]]]`.

WORK is how many positions everybody searches, or `master`: as many as master does, with its habits.

A reader is the search itself, but with habits fitted to games that its opponent played against
itself. For every act it says, with 95 % intervals over deals that are played from both sides:

- how a reader of the search as it is fares against it;
- how the search as it is fares against the one before it mixed and read;
- how a reader of that one fares against it (not for master).

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
from bench.habits import ACTS, LESSONS, Games, habits_from
from kachidoki.bots.rokumon.belief import Habits
from kachidoki.bots.rokumon.habits import HABITS, MASTER_HABITS
from kachidoki.bots.rokumon.levels import SKILLS

KEPT = Path(__file__).parent / "results" / "reader"


def habits_of(act: int, player: Player, folder: Path, console: Console) -> Habits:
    """What a reader learns from games of a player against itself."""
    file = folder / f"reader-of-{player.name}-{act}.json"
    if not file.exists():
        games = Games()
        games.play(act, player, LESSONS, f"reader {player.name}")
        file.write_text(json.dumps(habits_from(act, games, console)[act]), "utf-8")
    return {act: json.loads(file.read_text("utf-8"))}


def main(wanted: str, games: int, acts: Sequence[int]) -> None:
    console = Console(width=160)
    master = wanted == "master"
    folder = KEPT / wanted
    folder.mkdir(parents=True, exist_ok=True)
    for act in acts:
        work = SKILLS["master"].budget_in(act).work if master else int(wanted)
        before, now = old(work), Player("new", work, MASTER_HABITS if master else HABITS)
        reads_new = Player("reader of new", work, habits_of(act, now, folder, console))
        pairs = [(reads_new, now), (now, before)]
        if not master:
            reads_old = habits_of(act, before, folder, console)
            pairs.append((Player("reader of old", work, reads_old, False), before))
        for first, second in pairs:
            file = folder / f"{act}-{first.name}-{second.name}.jsonl".replace(" ", "-")
            share = match(act, first, second, games, file)
            console.print(
                f"act {act}, {work} positions: {first.name} against {second.name}: {share}",
                highlight=False,
            )


if __name__ == "__main__":
    words = sys.argv[1:] or ["4000"]
    numbers = [int(word) for word in words[1:]]
    main(words[0], numbers[0] if numbers else 2_000, numbers[1:] or ACTS)
