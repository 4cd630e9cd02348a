"""A page of styled lines, of which only what changed is written to the terminal."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import groupby
from typing import Final

from rich.cells import cell_len
from rich.console import Console
from rich.segment import Segment
from rich.style import Style
from rich.text import Text
from textual import events
from textual.geometry import Region
from textual.message import Message
from textual.strip import Strip
from textual.widget import Widget

CONSOLE: Final = Console(width=400, color_system="truecolor", legacy_windows=False)
BLANKS: Final = re.compile("[\\u00a0\\u2000-\\u200a\\u202f\\u205f\\u3000]")
PICK: Final = "pick"  # what a press on a character means, in its style

Cell = tuple[str, Style | None]


def blanks(found: re.Match[str]) -> str:
    """A blank of any kind as plain ones, as wide as it is."""
    return " " * cell_len(found[0])


def cells_of(line: Text) -> list[Cell]:
    """A line, character cell by cell; the second half of a wide character is empty."""
    found: list[Cell] = []
    base = CONSOLE.get_style(line.style)  # Rich leaves it out where nothing else is styled
    for segment in line.render(CONSOLE) if line.spans else [Segment(line.plain, base)]:
        if segment.text.isascii() and segment.text.isprintable():  # most are, and that is quick
            found += [(character, segment.style) for character in segment.text]
            continue
        for character in BLANKS.sub(blanks, segment.text):
            size = cell_len(character) if character.isprintable() else 0
            if size:  # whatever a terminal would obey instead of showing it ends here
                found.append((character, segment.style))
                found += [("", segment.style)] * (size - 1)
    return found


def changed(before: Sequence[Cell], after: Sequence[Cell]) -> tuple[int, int] | None:
    """The first cell that is different and the one after the last; None if all are equal."""
    longest = max(len(before), len(after))
    blank: Cell = (" ", None)
    old = [*before, *[blank] * (longest - len(before))]
    new = [*after, *[blank] * (longest - len(after))]
    different = [at for at in range(longest) if old[at] != new[at]]
    if not different:
        return None
    first, last = different[0], different[-1] + 1
    while first and (not old[first][0] or not new[first][0]):
        first -= 1  # never only half of a wide character
    while last < longest and (not old[last][0] or not new[last][0]):
        last += 1
    return first, last


class Canvas(Widget, can_focus=True):
    """Shows lines; a press upon something that can be picked is told as `Picked`."""

    DEFAULT_CSS = "Canvas { width: 1fr; height: 1fr; }"

    class Picked(Message):
        """Something was pressed."""

        def __init__(self, pick: str) -> None:
            super().__init__()
            self.pick = pick

    class Resized(Message):
        """There is more or less room now."""

    def __init__(self, id: str | None = None) -> None:  # noqa: A002 (Textual's name)
        super().__init__(id=id)
        self.lines: list[list[Cell]] = []

    def show(self, lines: Sequence[Text]) -> None:
        """Show these lines instead; what is as before is left alone."""
        new = [cells_of(line) for line in lines]
        regions = []
        for y in range(max(len(new), len(self.lines))):
            before = self.lines[y] if y < len(self.lines) else []
            after = new[y] if y < len(new) else []
            if (span := changed(before, after)) is not None:
                regions.append(Region(span[0], y, span[1] - span[0], 1))
        self.lines = new
        if regions:
            self.refresh(*regions)

    def render_line(self, y: int) -> Strip:
        """One line, as wide as there is room."""
        cells = self.lines[y] if y < len(self.lines) else []
        segments = [
            Segment("".join(character for character, _ in run), style)
            for style, run in groupby(cells, key=lambda cell: cell[1])
        ]
        strip = Strip(segments).adjust_cell_length(self.size.width)
        # A look of ours has colours of its own below everything; a terminal's own needs none.
        return strip if self.app.native_ansi_color else strip.apply_style(self.rich_style)

    def text(self) -> str:
        """All that is shown, without styles."""
        return "\n".join("".join(character for character, _ in line) for line in self.lines)

    def spots(self) -> dict[str, tuple[float, float]]:
        """Where the middle of everything is that can be picked: its column and its line."""
        cells: dict[str, list[tuple[int, int]]] = {}
        for y, line in enumerate(self.lines):
            for x, (_, style) in enumerate(line):
                pick = None if style is None else style.meta.get(PICK)
                if pick is not None:
                    cells.setdefault(pick, []).append((x, y))
        return {
            pick: (sum(x for x, _ in at) / len(at), sum(y for _, y in at) / len(at))
            for pick, at in cells.items()
        }

    def on_click(self, event: events.Click) -> None:
        """Tell what was pressed."""
        pick = event.style.meta.get(PICK)
        if pick is not None:
            self.post_message(self.Picked(pick))

    def on_resize(self) -> None:
        """Ask for lines that fit."""
        self.post_message(self.Resized())
