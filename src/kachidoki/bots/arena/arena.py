"""Playing a plan, and everything that is known afterwards."""

from __future__ import annotations

import csv
import time
from collections.abc import Callable
from contextlib import ExitStack, closing
from dataclasses import dataclass
from pathlib import Path

from kachidoki.bots.arena import pool
from kachidoki.bots.arena.journal import Journal
from kachidoki.bots.arena.match import Played
from kachidoki.bots.arena.ratings import Summary, check_installed, summarise
from kachidoki.bots.arena.schedule import Schedule


@dataclass(frozen=True)
class Result:
    """What an arena found. `played` is every finished game, `summary` counts complete blocks."""

    plan: Schedule
    played: tuple[Played, ...]
    summary: Summary
    seconds: float
    processes: int
    stopped: bool

    def as_dict(self) -> dict[str, object]:
        """As `kachidoki arena --json` prints it."""
        return {
            "game": self.plan.game,
            "options": dict(self.plan.options),
            "bots": list(self.plan.bots),
            "seed": self.plan.seed,
            "lineup": self.plan.lineup,
            "games": self.summary.games,
            "blocks": self.summary.blocks,
            "stopped": self.stopped,
            "seconds": round(self.seconds, 3),
            "processes": self.processes,
            **self.summary.as_dict(),
        }


def run(
    plan: Schedule,
    *,
    processes: int | None = None,
    resume: Path | None = None,
    each: Callable[[Played], None] | None = None,
) -> Result:
    """Play what is missing of a plan; `each` gets every game, those of the resume file first.

    Ctrl-C ends it early with what there is. The same plan gives the same games with any number
    of processes, as long as no bot looks at the clock. Raises BadOption before the first game if
    what ratings need is not installed.
    """
    check_installed()
    began = time.perf_counter()
    seatings = {(seating.block, seating.rotation): seating for seating in plan.seatings()}
    played: dict[tuple[int, int], Played] = {}
    stopped = False
    with ExitStack() as stack:
        journal = None
        if resume is not None:
            journal = stack.enter_context(Journal(resume, plan, seatings.values()))
            for game in journal.found:
                played[game.block, game.rotation] = game
                if each is not None:
                    each(game)
        missing = [seating for key, seating in seatings.items() if key not in played]
        hired = max(1, min(processes or pool.cores(), len(missing)))
        try:
            with closing(pool.play_all(plan, missing, hired)) as games:
                for game in games:
                    # First kept, then counted: Ctrl-C between the two must not count a lost game.
                    if journal is not None:
                        journal.add(game)
                    played[game.block, game.rotation] = game
                    if each is not None:
                        each(game)
        except KeyboardInterrupt:
            stopped = True
    incomplete = {block for block, rotation in seatings if (block, rotation) not in played}
    in_order = tuple(played[key] for key in seatings if key in played)
    counted = [game for game in in_order if game.block not in incomplete]
    return Result(
        plan=plan,
        played=in_order,
        summary=summarise(plan.bots, counted),
        seconds=time.perf_counter() - began,
        processes=hired,
        stopped=stopped,
    )


def write_csv(result: Result, path: Path) -> None:
    """One row a game; the file is there whole or not at all."""
    head = ["block", "rotation", "steps", "winners"]
    for seat in range(result.plan.seats):
        columns = ("bot", "place", "score", "moves", "seconds", "longest")
        head += [f"{name}_{seat}" for name in columns]
    part = path.with_name(f".{path.name}.part")
    try:
        with part.open("w", encoding="utf-8", newline="") as file:
            rows = csv.writer(file)
            rows.writerow(head)
            for game in result.played:
                row: list[object] = [game.block, game.rotation, game.steps]
                row.append(" ".join(map(str, game.winners)))
                for seat, bot in enumerate(game.lineup):
                    row += [bot, game.ranking.index(seat) + 1, game.scores[seat]]
                    row += [game.moves[seat], game.seconds[seat], game.longest[seat]]
                rows.writerow(row)
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)
