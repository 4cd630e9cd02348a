"""`python -m bench.against CHECKOUT [ROUNDS]`: these rules next to those of another checkout.

Both must be built (`make build` in each). They are measured in turn, each in a process of its own,
and the best of all rounds counts: a machine that is busy for a moment slows neither more than the
other. Prints one table, and fails if anything has lost more than NOISE.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from rich.console import Console
from rich.table import Table

HERE: Final = Path(__file__).parents[1]
NOISE: Final = 0.10  # a chosen bound: the shortest counts of one build have differed by a third
MEASURE: Final = """
import json
from bench import joraku, rokumon
print(json.dumps({"joraku": joraku.measure(), "rokumon": rokumon.measure()}))
"""


def figures(found: Mapping[str, object], name: str = "") -> dict[str, float]:
    """Every rate in what a bench has measured, by its place in it."""
    rates: dict[str, float] = {}
    for key, value in found.items():
        place = f"{name}, {key}" if name else key
        if isinstance(value, dict):
            rates |= figures(value, place)
        elif isinstance(value, float) and "peer" not in key and "nanoseconds" not in key:
            rates[place] = value
    return rates


def measured(checkout: Path) -> dict[str, float]:
    """One round of what `make bench` measures of the rules and the search, in a checkout."""
    python = checkout / ".venv" / "bin" / "python"
    ran = subprocess.run(
        [python, "-c", MEASURE], cwd=checkout, check=True, stdout=subprocess.PIPE, text=True
    )
    return figures(json.loads(ran.stdout))


def main(other: Path, rounds: int) -> int:
    console = Console(width=120)
    before: dict[str, float] = {}
    now: dict[str, float] = {}
    for turn in range(1, rounds + 1):
        for checkout, best in ((other, before), (HERE, now)):
            console.print(f"round {turn} of {rounds}: {checkout.name}", highlight=False)
            for place, rate in measured(checkout).items():
                best[place] = max(best.get(place, 0.0), rate)
    table = Table("a second", other.name, "here", "here / other", title="the best of all rounds")
    both = [place for place in before if place in now]
    for place in both:
        table.add_row(
            place,
            f"{before[place]:,.0f}",
            f"{now[place]:,.0f}",
            f"{now[place] / before[place]:.2f}",
        )
    console.print(table)
    ours = [place for place in both if "OpenSpiel" not in place]
    slower = [place for place in ours if now[place] < before[place] * (1 - NOISE)]
    console.print(f"more than {NOISE:.0%} slower: {'; '.join(slower) or 'nothing'}")
    return 1 if slower or not both else 0


if __name__ == "__main__":
    if not sys.argv[1:]:
        sys.exit(f"which checkout?\n\n{__doc__}")
    sys.exit(main(Path(sys.argv[1]).resolve(), int(sys.argv[2]) if sys.argv[2:] else 3))
