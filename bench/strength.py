"""How much stronger a search gets with every doubling of its work, as a picture."""

from __future__ import annotations

import json
from pathlib import Path

import matplotlib as mpl
from matplotlib.figure import Figure
from rich.console import Console

from kachidoki import catalog
from kachidoki.bots import arena

# Game, options, title, work of the weakest, doublings, games.
SERIES: list[tuple[str, dict[str, object], str, int, int, int]] = [
    ("joraku", {"players": 4}, "Joraku, 4 players", 125, 4, 240),
    ("joraku", {"players": 2, "mode": "neutral"}, "Joraku, neutral army", 125, 4, 400),
    ("rokumon", {"act": "4"}, "Rokumon, Act 4", 500, 6, 840),
    ("rokumon", {"act": "6"}, "Rokumon, Act 6", 500, 6, 840),
]


def measure(docs: Path, kept: Path, console: Console) -> None:
    """Play what is missing, write docs/strength.json and draw docs/strength.svg."""
    found = []
    for name, options, title, least, doublings, games in SERIES:
        names = [f"search:{least << step}" for step in range(doublings + 1)]
        plan = arena.plan(catalog.find(name, options), names, games, lineup="mixed")
        file = kept / f"strength-{title.lower().replace(', ', '-').replace(' ', '-')}.jsonl"
        result = arena.run(plan, resume=file).as_dict()
        found.append({"title": title, **result})
        console.print(f"{title}: {result['ratings']}", highlight=False)
    (docs / "strength.json").write_text(json.dumps(found, indent=1) + "\n", "utf-8")
    draw(found, docs / "strength.svg")


def draw(found: list[dict[str, object]], file: Path) -> None:
    """Ratings against work, each with its interval."""
    mpl.rcParams["svg.hashsalt"] = "kachidoki"  # the same figures give the same file
    figure = Figure(figsize=(9, 5), layout="constrained")
    axes = figure.add_subplot()
    marks = ["o", "s", "^", "D"]
    for series, mark in zip(found, marks, strict=True):
        rated = series["ratings"]
        assert isinstance(rated, list)
        rated = sorted(rated, key=lambda each: int(each["bot"].split(":")[1]))
        ratings = [each["rating"] for each in rated]
        base = ratings[0]["value"]
        values = [rating["value"] - base for rating in ratings]
        low = [r["value"] - (r["value"] if r["low"] is None else r["low"]) for r in ratings]
        high = [(r["value"] if r["high"] is None else r["high"]) - r["value"] for r in ratings]
        title = str(series["title"])
        axes.errorbar(range(len(ratings)), values, [low, high], marker=mark, capsize=3, label=title)
    axes.set_xlabel("doublings of the work")
    axes.set_ylabel("rating above the weakest (Elo points)")
    axes.set_title("More work makes the search stronger")
    axes.grid(alpha=0.3)
    axes.legend()
    figure.savefig(file, metadata={"Date": None})
