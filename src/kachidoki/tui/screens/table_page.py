"""The page of a table: board, hand, buttons, log and keys, as lines that fill the screen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from rich.cells import cell_len
from rich.style import Style
from rich.text import Text

from kachidoki.text import capital, deed, sentence
from kachidoki.tui.harmless import harmless
from kachidoki.tui.screens.boards import BOARDS
from kachidoki.tui.screens.canvas import PICK
from kachidoki.tui.screens.paint import SMALLEST, Shown, bar, wrapped

BESIDE: Final = 118  # columns from which the log stands beside the board
FEWEST: Final = 3  # lines of the log below the board
BOARD: Final = 80
# Picks that lie on the table; all others are buttons.
ON_THE_TABLE: Final = ("card", "area", "samurai", "coin", "cell", "warrior")


@dataclass(frozen=True)
class Page:
    """What is shown around the board."""

    shown: Shown
    status: str  # whose turn it is
    asked: str  # what the person is to do, empty if nothing
    notes: Sequence[str] = ()  # hints, refusals, reactions
    log: Sequence[str] = ()
    keys: Sequence[tuple[str, str]] = ()  # a key and what it does
    trouble: str = ""  # such as a lost connection
    # Lines so wide to be shown instead of the log, and of what is asked; or None.
    beside: Callable[[int], list[Text] | None] | None = None
    heading: str = ""  # instead of the game's own


def page(told: Page, width: int, height: int) -> list[Text]:
    """All lines; on a screen that is too small, a line that says so."""
    if width < SMALLEST[0] or height < SMALLEST[1]:
        language = told.shown.language
        small = sentence("tui-too-small", language, width=SMALLEST[0], height=SMALLEST[1])
        return wrapped(small, max(10, width))
    shown = replace(told.shown, width=width)
    game = BOARDS[shown.table.game]
    name = shown.say(f"game-{shown.table.game}")
    right = told.trouble or told.status
    lines = [bar(told.heading or f"{name} · {game.title(shown)}", right, width)]
    main = [*game.board(shown), *game.below(shown)]
    beside = width >= BESIDE
    room = BOARD if beside else width
    aside = width - BOARD - 2 if beside else width
    instead = None if told.beside is None else told.beside(aside)
    if instead is None and shown.view["phase"] != "over":
        main += [*prompt(told, shown), *buttons(shown)]
    for note in told.notes:
        main += wrapped(note, room - 1, "italic", first="» ", more="  ")
    rows = height - 2
    main = main[:rows]
    for line in main:
        line.truncate(room, overflow="ellipsis")
    if beside:
        log = log_lines(told.log, aside, rows) if instead is None else instead
        for number in range(rows):
            left = main[number] if number < len(main) else Text()
            left.pad_right(max(0, BOARD - left.cell_len))
            lines.append(
                Text.assemble(left, ("│ ", "dim"), log[number] if number < len(log) else "")
            )
    else:
        left_over = rows - len(main)
        if left_over > 1:
            main.append(Text("─" * width, "dim"))
            log = log_lines(told.log, aside, left_over - 1) if instead is None else instead
            main += log[: left_over - 1]
        lines += [*main, *[Text()] * (rows - len(main))]
    return [*lines, footer(told.keys, width)]


def prompt(told: Page, shown: Shown) -> list[Text]:
    """What the person is to do, or whose turn it is."""
    room = BOARD if shown.width >= BESIDE else shown.width
    asked = told.asked
    if shown.picking.picked and shown.picking.open:
        asked = BOARDS[shown.table.game].prompt(shown) or asked
    if asked:
        return wrapped(asked, room - 1, "bold", first="▶ ", more="  ")
    return [Text(f"  {told.status}", "dim")]


def button_label(shown: Shown, pick: str) -> str | None:
    """What a button says; None of what lies on the table."""
    if pick.partition(" ")[0] in ON_THE_TABLE:
        return None
    found = BOARDS[shown.table.game].label(shown, pick)
    return found if found is not None else capital(deed(pick, shown.language))


def buttons(shown: Shown) -> list[Text]:
    """What can be picked and lies nowhere on the table."""
    lines, line = [], Text(" ")
    for pick in shown.picking.open:
        told = button_label(shown, pick)
        if told is None:
            continue
        text = f" {shown.key(pick)} {told} ".replace("[ ]", "·")
        if line.cell_len + cell_len(text) > min(shown.width, BOARD) and line.cell_len > 1:
            lines.append(line)
            line = Text(" ")
        line.append(text, shown.style(pick))
        line.append(" ")
    closed = closed_told(shown)
    if line.cell_len + closed.cell_len > BOARD:
        return [*lines, line, closed]
    return [*lines, line.append_text(closed)]


def closed_told(shown: Shown) -> Text:
    """What would do nothing now, and why."""
    closed = shown.picking.closed
    told = [
        shown.say("page-labelled", label=capital(deed(pick, shown.language)), text=reason)
        for pick, reason in closed.items()
    ]
    return Text(f"  · {' · '.join(told)}" if told else "", "dim")


def log_lines(log: Sequence[str], width: int, rows: int) -> list[Text]:
    """The latest lines of the log that fit."""
    found: list[Text] = []
    for told in reversed(log):
        found = [*wrapped(told, width, first="· ", more="  "), *found]
        if len(found) >= rows:
            break
    return found[-rows:] if rows > 0 else []


def footer(keys: Sequence[tuple[str, str]], width: int) -> Text:
    """What the keys do; each can be pressed."""
    line = Text()
    for key, what in keys:
        meta = Style(meta={PICK: f"key {key}"})
        text = Text.assemble(
            (f" {key} ", Style.parse("reverse") + meta), (f"{harmless(what)} ", meta)
        )
        if line.cell_len + text.cell_len > width:
            break
        line.append_text(text)
    return line


def curtain_page(asks: str, lift: str, width: int, height: int) -> list[Text]:
    """Nothing but who is next: the others look away."""
    middle = [*wrapped(asks, width - 8, "bold"), Text(), Text(lift)]
    above = max(0, (height - len(middle)) // 2)
    return [*[Text()] * above, *[Text("    ") + line for line in middle]]


def waiting_page(
    title: str, about: Sequence[str], keys: Sequence[tuple[str, str]], width: int, height: int
) -> list[Text]:
    """A table that has not begun: who is there, and the link."""
    lines = [bar(title, "", width), Text()]
    for told in about:
        lines += wrapped(told, width - 4, first="  ", more="  ")
    lines = lines[: height - 1]
    return [*lines, *[Text()] * (height - 1 - len(lines)), footer(keys, width)]
