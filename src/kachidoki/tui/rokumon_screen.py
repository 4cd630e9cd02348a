"""Rokumon's table as text: the coins where they lie, the stacks on them, the supplies."""

from __future__ import annotations

from typing import Any, Final

from rich.console import Group
from rich.text import Text

from kachidoki.rokumon import RokumonView
from kachidoki.rokumon.cells import NUMBER, Point, point
from kachidoki.text import sentence

WIDE: Final = 16  # characters of a coin
UNVALUED: Final = (1, 2, 7)  # acts in which the numbers on warriors are unused
STYLES: Final = {"gold": "yellow", "green": "green", "flipped": "magenta"}


def screen(view: RokumonView) -> Group:
    """All that the seat sees."""
    known: dict[str, Any] = view.as_dict()
    parts = [Text(f"Act {known['act']}: {known['act_name']}", style="bold"), *_board(known)]
    for clan in known["clans"]:
        held = " ".join(clan["supply"]) or "empty"
        if known["act"] in UNVALUED and clan["supply"]:
            held = str(len(clan["supply"]))  # all alike: only how many
        words = [sentence(f"clan-{clan['clan']}"), "supply:", held]
        if clan["tokens"] or clan["spent"]:
            words.append(f"tokens: {clan['tokens']} ({clan['spent']} spent)")
        if clan["surprised"]:
            words.append("has surprised")
        parts.append(Text(" ".join(words)))
    if known["fight"]:
        fight = known["fight"]
        parts.append(Text(f"Fight on {fight['cell']}: tokens added {fight['added']}"))
    return Group(*parts)


def _place(cell: str, square: bool) -> Point:
    if square:
        return 2 * int(cell[1]), "ab".index(cell[0])
    return point(NUMBER[cell])


def _board(known: dict[str, Any]) -> list[Text]:
    coins = known["coins"]
    if not coins:
        return []
    square = known["act"] == 1
    at = {_place(coin["cell"], square): coin for coin in coins}
    left = min(x for x, _ in at)
    lines = []
    for y in sorted({y for _, y in at}):
        names, stacks = Text(), Text()
        for x in sorted(x for x, row in at if row == y):
            coin = at[(x, y)]
            start = (x - left) * WIDE // 2
            colour = coin["colour"]
            name = f"{coin['cell']} {colour} {coin['pips']}"
            pile = " ".join(_warrior(warrior) for warrior in coin["stack"]) or "·"
            for line, words in ((names, name), (stacks, pile)):
                line.append(" " * (start - len(line)))
                line.append(words.ljust(WIDE - 1), style=STYLES[colour])
        lines += [names, stacks, Text()]
    return lines


def _warrior(warrior: dict[str, Any]) -> str:
    letter = {"sanada": "S", "tokugawa": "T"}[warrior["clan"]]
    value = warrior["value"] or ("?" if warrior["could_be"] else "")
    return f"{letter}{value}{'!' if warrior['shown'] else ''}"
