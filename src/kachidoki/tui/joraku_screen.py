"""Joraku's table as text: the map, the trick, your hand."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from rich.box import SIMPLE
from rich.console import Group
from rich.table import Table
from rich.text import Text

from kachidoki.joraku import JorakuView
from kachidoki.joraku.cards import AREAS, ROUNDS
from kachidoki.joraku.prestige import row_numbers
from kachidoki.joraku.state import Setting
from kachidoki.text import card_name, joined, sentence, word

# Where the score rows come from; all but "printed" and "own" are reconstructed.
SOURCES: Final = {
    "printed": "tui-source-printed",
    "mirrored": "tui-source-mirrored",
    "interpolated": "tui-source-interpolated",
    "own": "tui-source-own",
}
# A colour's name stands beside it: no meaning by colour alone.
STYLES: Final = {"red": "red", "blue": "blue", "yellow": "yellow", "green": "green"}


def screen(view: JorakuView, language: str) -> Group:
    """All that the seat sees."""
    known: dict[str, Any] = view.as_dict()
    parts: list[Table | Text] = [_map(known, view.seen.setting, language)]
    plays = [
        f"{word('colour-' + play['colour'], language)} {card_name(play['card'], language)}"
        for play in known["skirmish"]
    ]
    if plays:
        parts.append(Text(sentence("tui-skirmish", language, cards=joined(plays, language))))
    own = known.get("own", {})
    if own.get("hand"):
        parts.append(_cards("tui-hand", own["hand"], language))
    if own.get("pack"):
        parts.append(_cards("tui-pack", own["pack"], language))
    if known["phase"] in ("place", "march"):
        key = "tui-left-place" if known["phase"] == "place" else "tui-left-march"
        colour = word(f"colour-{known['acting']}", language)
        parts.append(Text(sentence(key, language, colour=colour, left=known["left"])))
    return Group(*parts)


def _cards(key: str, cards: Sequence[str], language: str) -> Text:
    names = joined([card_name(card, language) for card in cards], language)
    return Text(sentence(key, language, cards=names), style="bold")


def _map(known: dict[str, Any], setting: Setting, language: str) -> Table:
    """The map as a table that fits eighty columns."""
    current = max(int(known["round"]), 1)
    title = sentence("tui-round", language, round=ROUNDS[current - 1])
    grid = Table(
        title=title, title_justify="left", box=SIMPLE, padding=(0, 1, 0, 0), pad_edge=False
    )
    grid.add_column(sentence("tui-column-seat", language), no_wrap=True)
    for number, area in enumerate(AREAS):
        name = sentence(f"area-{area}", language)
        grid.add_column(f"{number if number else ' '}\n{name}", justify="center", no_wrap=True)
    for key in ("tui-column-supply", "tui-column-points"):
        grid.add_column(f"\n{sentence(key, language)}", justify="right")
    for faction in known["factions"]:
        colour = faction["colour"]
        cells = []
        for area in AREAS:
            samurai = faction["samurai"].get(area, 0)
            daimyo = "D" if faction["daimyo"] == area else ""
            cells.append(f"{daimyo}{'+' if daimyo and samurai else ''}{samurai or ''}" or "·")
        holder = "★" if faction["seat"] == known["holder"] else ""
        who = "-" if faction["seat"] is None else faction["seat"]
        name = word(f"colour-{colour}", language)
        label = Text(f"{who} {name}{holder}", style=STYLES[colour])
        grid.add_row(label, *cells, str(faction["supply"]), str(faction["rp"]))
    grid.add_section()
    for round_ in range(current - 1, 3):
        rows = [
            " ".join(map(str, row_numbers(setting.rows[7 * round_ + area]))) for area in range(7)
        ]
        pays = sentence("tui-row-pays", language, round=ROUNDS[round_])
        grid.add_row(pays, *rows, "", "", style="dim")
    sources = [sentence(SOURCES[setting.sources[area]], language) for area in range(7)]
    grid.add_row(sentence("tui-row-sources", language), *sources, "", "", style="dim")
    return grid
