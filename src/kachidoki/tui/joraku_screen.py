"""Joraku's table as text: the map, the trick, your hand."""

from __future__ import annotations

from typing import Any, Final

from rich.console import Group
from rich.table import Table
from rich.text import Text

from kachidoki.joraku import Joraku, JorakuView
from kachidoki.joraku.cards import AREAS, ROUNDS
from kachidoki.text import sentence

# A letter beside the colour: no meaning by colour alone.
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
    current = max(int(known["round"]), 1)
    grid = Table(title=f"Round {ROUNDS[current - 1]}", title_justify="left")
    grid.add_column("")
    for number, area in enumerate(AREAS):
        label = sentence(f"area-{area}")
        grid.add_column(f"{number} {label}" if number else label, justify="center")
    grid.add_column("supply", justify="right")
    grid.add_column("RP", justify="right")
    for faction in known["factions"]:
        colour = faction["colour"]
        cells = []
        for area in AREAS:
            samurai = faction["samurai"].get(area, 0)
            daimyo = "D" if faction["daimyo"] == area else ""
            cells.append(f"{daimyo}{'+' if daimyo and samurai else ''}{samurai or ''}")
        holder = " ★" if faction["seat"] == known["holder"] else ""
        who = "neutral" if faction["seat"] is None else f"seat {faction['seat']}"
        name = Text(f"{colour} ({who}){holder}", style=STYLES[colour])
        grid.add_row(name, *cells, str(faction["supply"]), str(faction["rp"]))
    grid.add_section()
    for round_ in range(current - 1, 3):
        rows = [" ".join(map(str, game.board.rows[area][round_])) for area in range(7)]
        grid.add_row(f"pays in {ROUNDS[round_]}", *rows, "", "", style="dim")
    sources = [game.board.sources[area] for area in range(7)]
    grid.add_row("rows are", *sources, "", "", style="dim")
    return grid
