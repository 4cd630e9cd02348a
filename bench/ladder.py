"""`make ladder`: how the levels stand to each other, as data and as a page in docs.

Every finished game is kept in bench/results/ladder, so that a ladder that was stopped goes on
where it was; delete that folder when the bots have changed. A step that is finished replaces the
one in docs/ladder.json, so that a ladder can be played in pieces:
`python -m bench.ladder joraku-4 rokumon-6 --bots casual skilled` plays what these two climb there.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console

from bench.strength import measure as measure_doublings
from kachidoki import __version__, bots, catalog
from kachidoki.bots import arena

DOCS = Path(__file__).parent.parent / "docs"
KEPT = Path(__file__).parent / "results" / "ladder"
SHAPES: dict[str, tuple[str, dict[str, object], str]] = {
    "joraku-4": ("joraku", {"players": 4}, "Joraku, 4 players"),
    "joraku-3": ("joraku", {"players": 3}, "Joraku, 3 players"),
    "joraku-houses": ("joraku", {"players": 2, "mode": "houses"}, "Joraku, two houses"),
    "joraku-neutral": ("joraku", {"players": 2, "mode": "neutral"}, "Joraku, neutral army"),
    **{
        f"rokumon-{act}": ("rokumon", {"act": act}, f"Rokumon, Act {act}")
        for act in ("1", "2", "3", "4", "5", "6")
    },
    "rokumon-campaign": ("rokumon", {"act": "campaign"}, "Rokumon, the campaign"),
    "rokumon-solo": ("rokumon", {"act": "solo"}, "Rokumon, solo against Taroma"),
}
LEVELS = list(bots.LEVELS)
# Games by the stronger of the two: what thinks long plays fewer.
GAMES = {"casual": 400, "skilled": 400, "expert": 200, "master": 48}
LONG_GAMES = {"joraku-4": 192, "joraku-3": 96, "rokumon-4": 240, "rokumon-5": 240}
AGAINST_RANDOM = 16
STEPS = [*zip(LEVELS[1:], LEVELS[:-1], strict=True), ("master", "random")]
AGAINST_GREEDY = ("joraku-4", "rokumon-6")


@dataclass
class Step:
    """One comparison of a ladder."""

    shape: str
    bot: str
    other: str
    found: dict[str, object]

    def row(self) -> str:
        """As a line of the page."""
        results = self.found["results"]
        assert isinstance(results, list)
        by_name = {result["bot"]: result for result in results}
        first, second = by_name[self.bot], by_name[self.other]
        verdict = "yes" if first["share"]["low"] > second["share"]["high"] else "no"
        return (
            f"| {self.bot} | {self.other} | {self.found['games']} | {share(first)} | "
            f"{share(second)} | {verdict} | {first['seconds_per_move']:.2f} s, "
            f"{first['longest_move']:.2f} s |"
        )


def share(result: dict[str, dict[str, float]]) -> str:
    found = result["share"]
    return f"{found['value']:.1%} ({found['low']:.1%} – {found['high']:.1%})"


def steps_of(shape: str) -> list[tuple[str, str]]:
    """Who meets whom in a shape."""
    return [*STEPS, ("master", "greedy")] if shape in AGAINST_GREEDY else STEPS


def climb(shape: str, of: Sequence[str], processes: int | None, console: Console) -> Iterator[Step]:
    """Play the steps of one shape whose stronger bot is one of some."""
    name, options, title = SHAPES[shape]
    game = catalog.find(name, options)
    for bot, other in steps_of(shape):
        if bot not in of:
            continue
        games = GAMES[bot]
        if other == "random":
            games = AGAINST_RANDOM
        elif bot == "master":
            games = LONG_GAMES.get(shape, games)
        plan = arena.plan(game, [bot, other], games)
        file = KEPT / f"{shape}-{bot}-{other}.jsonl"
        result = arena.run(plan, processes=processes, resume=file)
        step = Step(shape, bot, other, result.as_dict())
        console.print(f"{title}: {step.row()}", highlight=False)
        if result.stopped:
            raise SystemExit("stopped; the games so far are kept")
        yield step


def page(steps: list[Step]) -> str:
    """All ladders, as Markdown."""
    lines = [
        "# The ladder",
        "",
        f"How the levels stand to each other in version {__version__}. `make ladder` plays all",
        "of it again, or goes on where it was stopped; all figures are in",
        "[ladder.json](ladder.json).",
        "",
        "One bot of the higher level sits at a table of the lower one, from every seat in turn and",
        "on the same deals. A share is that of a win for each seat, with its 95 % interval; with",
        "four seats an equal bot has 25 %. The last columns say whether the intervals stay apart,",
        "and how long the first bot thought about an action, in the mean and at most; steps of a",
        "turn that was thought out before count as actions too.",
        "",
        "![Strength against work](strength.svg)",
        "",
        "How much every doubling of its work adds to the search, from games of `search:WORK`",
        "against each other ([strength.json](strength.json)).",
    ]
    for shape, (_, _, title) in SHAPES.items():
        rows = [step.row() for step in steps if step.shape == shape]
        if rows:
            head = "| bot | against | games | its share | the other's | apart | time |"
            lines += ["", f"## {title}", "", head, "|---|---|---|---|---|---|---|", *rows]
    played = {step.shape for step in steps}
    missing = [title for shape, (_, _, title) in SHAPES.items() if shape not in played]
    if missing:
        lines += ["", f"Not played yet with these levels: {'; '.join(missing)}."]
    return "\n".join(lines) + "\n"


def played_before() -> list[Step]:
    """The steps of docs/ladder.json."""
    data = json.loads((DOCS / "ladder.json").read_text("utf-8"))
    return [Step(d.pop("shape"), d.pop("bot"), d.pop("other"), d) for d in data]


def write(steps: dict[tuple[str, str, str], Step]) -> None:
    """Steps as data and as a page, in the order of the ladder."""
    order = [(shape, *pair) for shape in SHAPES for pair in steps_of(shape)]
    known = [steps[key] for key in order if key in steps]
    data = [{"shape": s.shape, "bot": s.bot, "other": s.other, **s.found} for s in known]
    (DOCS / "ladder.json").write_text(json.dumps(data, indent=1) + "\n", "utf-8")
    (DOCS / "ladder.md").write_text(page(known), "utf-8")


def main() -> None:
    parser = argparse.ArgumentParser("python -m bench.ladder")
    parser.add_argument("shapes", nargs="*", choices=[[], *SHAPES], default=[])
    parser.add_argument("--bots", nargs="+", choices=LEVELS[1:], default=LEVELS[1:])
    parser.add_argument("--processes", type=int, help="games at a time; as many as cores")
    asked = parser.parse_args()
    console = Console()
    KEPT.mkdir(parents=True, exist_ok=True)
    steps = {(step.shape, step.bot, step.other): step for step in played_before()}
    for shape in asked.shapes or SHAPES:
        for step in climb(shape, asked.bots, asked.processes, console):
            steps[step.shape, step.bot, step.other] = step
            write(steps)
    if not asked.shapes and asked.bots == LEVELS[1:]:
        measure_doublings(DOCS, KEPT, console)


if __name__ == "__main__":
    main()
