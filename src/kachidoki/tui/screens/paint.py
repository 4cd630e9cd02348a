"""Pieces of lines: cut and filled to a number of cells, lit, and able to be pressed."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from rich.cells import cell_len, set_cell_size
from rich.style import Style
from rich.text import Text

from kachidoki.protocol import TableInfo
from kachidoki.text import sentence
from kachidoki.tui.harmless import harmless
from kachidoki.tui.screens.canvas import PICK
from kachidoki.tui.screens.picking import Picking

SMALLEST: Final = (80, 23)  # what every page fits into: tmux takes a line of 24
COLOURS: Final = {"red": "red", "blue": "blue", "yellow": "yellow", "green": "green"}
CLOSING: Final = "。、，．：；！？）」』】…ー"  # never begin a line
OPENING: Final = "（「『【["  # never end one
PLAIN_WORDS: Final = re.compile("[^ ]+ *")
# A shape beside every colour: no meaning by colour alone.
SIGNS: Final = {"red": "●", "blue": "■", "yellow": "▲", "green": "◆"}


@dataclass(frozen=True)
class Shown:
    """What a page shows: a view of a table, and what can be picked on it."""

    view: Mapping[str, Any]
    table: TableInfo
    names: Sequence[str]
    language: str
    mine: Sequence[int] = ()
    picking: Picking = field(default_factory=lambda: Picking((), (), None))
    keys: Mapping[str, str] = field(default_factory=dict)
    cursor: str | None = None
    clocks: Mapping[int, str] = field(default_factory=dict)  # by seat
    width: int = SMALLEST[0]
    decided: frozenset[str] = frozenset()  # the cells that decided a game that is over

    def say(self, key: str, **facts: object) -> str:
        """A sentence in the person's language."""
        return sentence(key, self.language, **facts)

    def style(self, pick: str, otherwise: str = "", lit: str = "bold underline") -> Style:
        """How something is drawn that may be picked: lit, under the cursor, chosen, or plain."""
        if pick in self.picking.picked:
            return Style.parse("bold reverse")
        if pick not in self.picking.lit:
            return Style.parse(otherwise)
        drawn = "bold reverse" if pick == self.cursor else f"{otherwise} {lit}"
        return Style.parse(drawn) + Style(meta={PICK: pick})

    def key(self, pick: str) -> str:
        """The key of what can be picked, in brackets; › marks the cursor, • what was picked."""
        if pick in self.picking.picked:
            return "•"
        if pick not in self.picking.lit:
            return ""
        return f"{'›' if pick == self.cursor else ''}[{self.keys.get(pick, ' ')}]"

    def spaced_key(self, pick: str) -> str:
        """The same, apart from what stands before it."""
        key = self.key(pick)
        return key if not key or key.startswith("›") else f" {key}"

    def names_to_act(self) -> list[int]:
        """The seats that the game waits for."""
        return [seat for seat in self.view["to_act"] if seat >= 0]


def fit(text: str, width: int) -> str:
    """Cut, or filled with blanks, to so many cells."""
    if cell_len(text) <= width:
        return set_cell_size(text, width)
    return set_cell_size(text, max(0, width - 1)).rstrip() + "…" * (width > 0)


def whole(text: str, width: int) -> str:
    """Exactly so many cells, also where a wide character was cut."""
    return set_cell_size(fit(text, width), width)


def centred(text: str, width: int, fill: str = " ") -> str:
    """In the middle of so many cells."""
    short = text if cell_len(text) <= width else whole(text, width)
    room = width - cell_len(short)
    return fill * (room // 2) + short + fill * (room - room // 2)


def bar(left: str, right: str, width: int, style: str = "reverse") -> Text:
    """A line with something at both ends."""
    room = max(0, width - cell_len(right) - 3)
    return Text(f" {whole(left, room)} {right} ", style=style)


def wrapped(text: str, width: int, style: str = "", first: str = "", more: str = "") -> list[Text]:
    """A sentence as lines, the later ones indented."""
    lines, line, start = [], first, first
    for word in pieces(harmless(text), width - max(cell_len(first), cell_len(more))):
        if cell_len(line) + cell_len(word.rstrip()) > width and line != start:
            lines.append(line.rstrip())
            line = start = more
        line += word
    return [Text(each, style=style) for each in [*lines, line.rstrip()]]


def pieces(text: str, width: int) -> list[str]:
    """Words with the blanks behind them; where there are none, wide characters one by one.

    >>> pieces("to Ise, 伊勢へ。 x", 20)
    ['to ', 'Ise, ', '伊', '勢', 'へ。 ', 'x']
    """
    if text.isascii() and all(len(word) <= width for word in text.split(" ")):
        return PLAIN_WORDS.findall(text)
    found: list[str] = []
    for character in text:
        wide = cell_len(character) > 1
        alone = not found or found[-1].endswith(" ") or (wide and character not in CLOSING)
        after_wide = bool(found) and cell_len(found[-1].rstrip()[-1:]) > 1 and not wide
        parted = after_wide and character != " "
        opened = bool(found) and found[-1][-1] in OPENING
        full = bool(found) and cell_len(found[-1] + character) > width
        if character != " " and (full or ((alone or parted) and not opened)):
            found.append(character)
        elif found:
            found[-1] += character
    return found
