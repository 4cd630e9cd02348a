"""The review beside a replay, as lines; and the sheets that it opens."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import ClassVar, Final

from rich.cells import cell_len
from rich.text import Text
from textual import events

from kachidoki.protocol import ReviewInfo
from kachidoki.tui.harmless import harmless
from kachidoki.tui.review_words import BARS, WHOLE, Told
from kachidoki.tui.screens.paint import whole, wrapped
from kachidoki.tui.screens.terminal import close
from kachidoki.tui.screens.texts import TextScreen

WIDEST: Final = 200  # columns of a table, before it is known whether it fits
COURSE: Final = 60  # characters of a line of chances
GRADES: Final = {"slip": "yellow", "costly": "red", "turning": "bold red"}


def table(rows: Sequence[Sequence[str]], width: int, head: str = "dim") -> list[Text]:
    """Rows as lines, each column as wide as it needs; the last one has what is left."""
    if not rows:
        return []
    columns = range(len(rows[0]))
    wide = [max(cell_len(row[at]) for row in rows) + 2 for at in columns]
    lines = []
    for number, row in enumerate(rows):
        told = "".join(whole(harmless(row[at]), wide[at]) for at in columns).rstrip()
        line = Text(told, head if number == 0 else "")
        line.truncate(width, overflow="ellipsis")
        lines.append(line)
    return lines


def course(told: Told, version: int, width: int) -> Text:
    """The chance to win over the game, with the moment that is shown marked."""
    name, chance = told.names[told.seat], told.worth(told.chance(version), told.solved(version))
    line = Text(f"{name} {chance} ", "bold")
    drawn = told.course(width - line.cell_len - 1)
    last = max(1, len(told.steps) - 1)
    at = told.step(version) * (len(drawn) - 1) // last
    for number, bar in enumerate(drawn):
        line.append(bar, "bold yellow" if number == at else "cyan")
    return line


def pane(told: Told, version: int, width: int) -> list[Text]:
    """What the review says of the moment that is shown."""
    lines = [course(told, version, width)]
    decision = told.at(version)
    if decision is None:
        lines += wrapped(told.say("page-review-nothing-here", name=told.names[told.seat]), width)
        return [*lines, Text(), *costliest(told, width)]
    first, *more = told.judged(decision)
    lines += wrapped(first, width, GRADES.get(decision.grade, "bold"), more="  ")
    for each in more:
        lines += wrapped(each, width, more="  ")
    rows = told.verdicts(decision)
    for columns in (len(rows[0]), len(rows[0]) - 1):  # how it was found can be left out
        verdicts = table([row[:columns] for row in rows], WIDEST)
        if max(line.cell_len for line in verdicts) <= width:
            return [*lines, *verdicts]
    for each in told.aloud(decision):  # a column is too narrow for a table
        lines += wrapped(each, width, more="  ")
    return lines


def costliest(told: Told, width: int) -> list[Text]:
    """The turns that cost most."""
    lines = wrapped(told.title(), width, "bold")
    for decision in told.costliest():
        lines += wrapped(told.brief(decision), width, first="· ", more="  ")
    return lines


def progress(info: ReviewInfo, seconds: int, say: Callable[..., str], width: int) -> list[Text]:
    """How far a review is that is not done yet; a decision may take long, so the time goes on."""
    words = say("page-review-working" if info.total else "page-review-waiting")
    full = min(width, 40)
    done = full * info.done // info.total if info.total else 0
    bar = Text("█" * done + "░" * (full - done), "cyan")
    facts = {"done": info.done, "total": info.total, "seconds": seconds}
    return [Text(words), bar, Text(say("tui-review-time", **facts), "dim")]


class SummaryScreen(TextScreen):
    """The turns to learn from, each with the key that leads to it; and how it came to the end."""

    KEYS: ClassVar[Sequence[tuple[str, str]]] = (
        ("↑↓", "tui-key-read"),
        ("1-3", "tui-key-watch"),
        ("Esc", "tui-key-back"),
    )

    def __init__(self, told: Told) -> None:
        self.decisions = told.costliest()
        lines = [told.title()]
        for number, decision in enumerate(self.decisions, start=1):
            lines.append(f"[{number}] {told.brief(decision)}")
        lines += [
            "",
            told.say("page-review-sum"),
            *told.sums(),
            "",
            told.say("page-review-worth" if told.solved() else "page-review-chances"),
        ]
        for seat in told.review.seats:
            one = replace(told, seat=seat.seat)
            lines.append(f"{told.names[seat.seat]}: {one.course(COURSE)}")
        low, high = (told.worth(chance, told.solved()) for chance in (0, WHOLE))
        lines.append(f"{BARS[0]} {low} … {BARS[-1]} {high}")
        lines += ["", told.say("page-review-grades"), *told.grades()]
        super().__init__(told.say("page-review"), lines, told.language)

    def key_pressed(self, event: events.Key) -> None:
        """A number leads to that turn."""
        number = event.character or ""
        if number.isdecimal() and 1 <= int(number) <= len(self.decisions):
            event.stop()
            close(self, self.decisions[int(number) - 1])
        else:
            super().key_pressed(event)
