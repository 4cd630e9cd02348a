"""Joraku's table as text: the map, the trick, your hand."""

from __future__ import annotations

from typing import Any, Final

from rich.box import SIMPLE
from rich.console import Group
from rich.table import Table
from rich.text import Text

from kachidoki.joraku import Joraku, JorakuView
from kachidoki.joraku.cards import AREAS, ROUNDS
from kachidoki.text import sentence

# A letter beside the colour: no meaning by colour alone.
# Where the score rows come from; all but "printed" and "own" are reconstructed.
SOURCES: Final = {
    "printed": "printed",
    "mirrored": "mirror",
    "interpolated": "interp.",
    "own": "own",
}
STYLES: Final = {"red": "red", "blue": "blue", "yellow": "yellow", "green": "green"}


def screen(view: JorakuView, game: Joraku) -> Group:
    """All that the seat sees."""
    known: dict[str, Any] = view.as_dict()
    parts: list[Table | Text] = [_map(known, game)]
    plays = [f"{play['colour']} {play['card']}" for play in known["skirmish"]]
    if plays:
        parts.append(Text("Skirmish: " + ", ".join(plays)))
    own = known.get("own", {})
    if own.get("hand"):
        parts.append(Text("Your hand: " + ", ".join(own["hand"]), style="bold"))
    if own.get("pack"):
        parts.append(Text("Your pack: " + ", ".join(own["pack"]), style="bold"))
    if known["phase"] in ("place", "march"):
        unit = "Samurai to place" if known["phase"] == "place" else "action points"
        parts.append(Text(f"{known['acting']}: {known['left']} {unit} left"))
    return Group(*parts)


def _map(known: dict[str, Any], game: Joraku) -> Table:
    """The map as a table that fits eighty columns."""
    current = max(int(known["round"]), 1)
    title = f"Round {ROUNDS[current - 1]} (D Daimyo, numbers Samurai, ★ Kachidoki card)"
    grid = Table(
        title=title, title_justify="left", box=SIMPLE, padding=(0, 1, 0, 0), pad_edge=False
    )
    grid.add_column("seat", no_wrap=True)
    for number, area in enumerate(AREAS):
        name = sentence(f"area-{area}")
        grid.add_column(f"{number if number else ' '}\n{name}", justify="center", no_wrap=True)
    grid.add_column("\nsup", justify="right")
    grid.add_column("\nRP", justify="right")
    for faction in known["factions"]:
        colour = faction["colour"]
        cells = []
        for area in AREAS:
            samurai = faction["samurai"].get(area, 0)
            daimyo = "D" if faction["daimyo"] == area else ""
            cells.append(f"{daimyo}{'+' if daimyo and samurai else ''}{samurai or ''}" or "·")
        holder = "★" if faction["seat"] == known["holder"] else ""
        who = "-" if faction["seat"] is None else faction["seat"]
        label = Text(f"{who} {colour}{holder}", style=STYLES[colour])
        grid.add_row(label, *cells, str(faction["supply"]), str(faction["rp"]))
    grid.add_section()
    for round_ in range(current - 1, 3):
        rows = [" ".join(map(str, game.board.rows[area][round_])) for area in range(7)]
        grid.add_row(f"pays {ROUNDS[round_]}", *rows, "", "", style="dim")
    sources = [SOURCES[game.board.sources[area]] for area in range(7)]
    grid.add_row("rows", *sources, "", "", style="dim")
    return grid
