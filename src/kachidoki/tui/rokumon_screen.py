"""Rokumon's table as text: the coins where they lie, the stacks on them, the supplies."""

from __future__ import annotations

from typing import Any, Final

from rich.cells import cell_len, set_cell_size
from rich.console import Group
from rich.text import Text

from kachidoki.rokumon import RokumonView
from kachidoki.rokumon.cells import NUMBER, Point, point
from kachidoki.text import joined, sentence, word

WIDE: Final = 16  # characters of a coin
UNVALUED: Final = (1, 2, 7)  # acts in which the numbers on warriors are unused
STYLES: Final = {"gold": "yellow", "green": "green", "flipped": "magenta"}


def screen(view: RokumonView, language: str) -> Group:
    """All that the seat sees."""
    known: dict[str, Any] = view.as_dict()
    name = word(f"act-{known['act']}", language)
    title = sentence("rokumon-act", language, act=known["act"], name=name)
    parts = [Text(title, style="bold"), *_board(known, language)]
    for clan in known["clans"]:
        held = " ".join(clan["supply"]) or sentence("tui-supply-none", language)
        if known["act"] in UNVALUED and clan["supply"]:
            held = str(len(clan["supply"]))  # all alike: only how many
        named = word(f"clan-{clan['clan']}", language)
        words = [sentence("tui-supply", language, clan=named, held=held)]
        if clan["tokens"] or clan["spent"]:
            tokens, spent = clan["tokens"], clan["spent"]
            words.append(sentence("tui-tokens", language, tokens=tokens, spent=spent))
        if clan["surprised"]:
            words.append(sentence("tui-surprised", language))
        parts.append(Text(joined(words, language)))
    if known["fight"]:
        fight = known["fight"]
        added = " : ".join(map(str, fight["added"]))
        parts.append(Text(sentence("tui-fight", language, cell=fight["cell"], added=added)))
    return Group(*parts)


def _place(cell: str, square: bool) -> Point:
    if square:
        return 2 * int(cell[1]), "ab".index(cell[0])
    return point(NUMBER[cell])


def _board(known: dict[str, Any], language: str) -> list[Text]:
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
            name = f"{coin['cell']} {word('coin-' + colour, language)} {coin['pips']}"
            pile = " ".join(_warrior(warrior) for warrior in coin["stack"]) or "·"
            for line, words in ((names, name), (stacks, pile)):
                line.append(" " * (start - cell_len(line.plain)))
                line.append(set_cell_size(words, WIDE - 1), style=STYLES[colour])
        lines += [names, stacks, Text()]
    return lines


def _warrior(warrior: dict[str, Any]) -> str:
    letter = {"sanada": "S", "tokugawa": "T"}[warrior["clan"]]
    value = warrior["value"] or ("?" if warrior["could_be"] else "")
    return f"{letter}{value}{'!' if warrior['shown'] else ''}"
