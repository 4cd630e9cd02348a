"""The review beside a replay, as lines; and the sheets that it opens."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from rich.cells import cell_len
from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.widgets import OptionList, Static
from textual.widgets.option_list import Option

from kachidoki.protocol import ReviewDecision, ReviewInfo
from kachidoki.tui.harmless import harmless
from kachidoki.tui.review_words import BARS, Told
from kachidoki.tui.screens.paint import whole, wrapped
from kachidoki.tui.screens.terminal import close
from kachidoki.tui.screens.texts import Sheet

GRADES = {"slip": "yellow", "costly": "red", "turning": "bold red"}


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
    name, chance = told.names[told.seat], told.percent(told.chance(version))
    line = Text(f"{name} {chance} ", "bold")
    drawn = told.course(width - line.cell_len - 1)
    last = max(1, len(told.steps) - 1)
    at = told.step(version) * (len(drawn) - 1) // last
    for number, bar in enumerate(drawn):
        line.append(bar, "reverse" if number == at else "cyan")
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
    return [*lines, *table(told.verdicts(decision), width)]


def costliest(told: Told, width: int) -> list[Text]:
    """The turns that cost most."""
    lines = wrapped(told.title(), width, "bold")
    for decision in told.costliest():
        lines += wrapped(told.brief(decision), width, first="· ", more="  ")
    return lines


def progress(info: ReviewInfo, say: Callable[[str], str], width: int) -> list[Text]:
    """How far a review is that is not done yet."""
    words = say("page-review-working" if info.total else "page-review-waiting")
    full = min(width, 40)
    done = full * info.done // info.total if info.total else 0
    return [Text(words), Text("█" * done + "░" * (full - done), "cyan")]


class SummaryScreen(Sheet):
    """The turns to learn from, to go to; and how it came to the result."""

    DEFAULT_CSS = """
    SummaryScreen OptionList, SummaryScreen OptionList:focus { height: auto; max-height: 40%; }
    """
    KEYS: ClassVar[Sequence[tuple[str, str]]] = (
        ("↑↓", "tui-key-choose"),
        ("Enter", "tui-key-watch"),
        ("Esc", "tui-key-back"),
    )

    def __init__(self, told: Told) -> None:
        super().__init__(
            told.title() if told.costliest() else told.say("page-review"), told.language
        )
        self.told = told
        order: list[ReviewDecision] = told.costliest()
        known = {each.number for each in order}
        self.decisions = [*order, *(e for e in told.mistakes() if e.number not in known)]

    def body(self) -> ComposeResult:
        """Turns, the costliest ones first, and sums."""
        told = [Text(harmless(self.told.brief(each))) for each in self.decisions]
        if not told:
            yield Static(Text(self.told.say("page-review-none")))
        yield OptionList(*(Option(each) for each in told), markup=False)
        with VerticalScroll(can_focus=False):
            yield Static(self.sums())

    def sums(self) -> Text:
        """Everybody's chances, how it came to this, and what the grades mean."""
        told, names = self.told, self.told.names
        lines = ["", told.say("page-review-sum"), *told.sums(), "", told.say("page-review-chances")]
        for seat in told.review.seats:
            one = Told(told.review, names, told.language, seat.seat, steps=told.steps)
            lines.append(f"{names[seat.seat]}: {one.course(60)}")
        scale = f"{BARS[0]} {told.percent(0)} … {BARS[-1]} {told.percent(1_000_000)}"
        return Text("\n".join([*lines, scale, "", told.say("page-review-grades"), *told.grades()]))

    @on(OptionList.OptionSelected)
    def selected(self, event: OptionList.OptionSelected) -> None:
        """That turn."""
        close(self, self.decisions[event.option_index])
