"""A finished game, step by step, as any seat or a spectator saw it; and its review beside it."""

from __future__ import annotations

import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Final

from rich.text import Text
from textual import events, on
from textual.app import ComposeResult
from textual.screen import Screen

from kachidoki.client import ServerRefused
from kachidoki.protocol import (
    Beginning,
    Course,
    Moment,
    NewTable,
    ReviewDecision,
    ReviewInfo,
    ReviewLine,
    SeatWish,
)
from kachidoki.protocol.reviews import EffortName
from kachidoki.tui.harmless import harmless
from kachidoki.tui.review_asking import reviewed
from kachidoki.tui.review_words import Told
from kachidoki.tui.screens.boards import decided
from kachidoki.tui.screens.canvas import Canvas
from kachidoki.tui.screens.key_names import key_name
from kachidoki.tui.screens.paint import Shown
from kachidoki.tui.screens.review_pane import SummaryScreen, pane, progress, table
from kachidoki.tui.screens.table_page import Page, page
from kachidoki.tui.screens.terminal import close, guarded, terminal_of
from kachidoki.tui.screens.texts import TextScreen
from kachidoki.tui.sitting import Place, Sitting

# What a press on a key of the last line means; and other keys that people try.
MEANS: Final = {"←→": "right", "[ ]": "]", "n N": "n", "Esc": "escape"}
SAME: Final = {"l": "right", "h": "left", "j": "]", "k": "[", "p": "N", "g": "home", "G": "end"}
KNOWN: Final = 100  # columns of the table of what could be known
INSTEAD: Final = "skilled"  # plays for people in a game that is played on


class ReplayScreen(Screen[None]):
    """Steps on and back, turn by turn or at once, and whose eyes one looks through."""

    def __init__(self, place: Place, sitting: Sitting, reviewing: bool = False) -> None:
        """With `reviewing`, the review is asked for at once."""
        super().__init__()
        self.reviewing = reviewing
        self.place = place
        self.at = sitting
        self.table = sitting.table
        self.seat: int | None = sitting.now.seat
        self.canvas = Canvas()
        self.course: Course | None = None
        self.step = 0
        self.moment: Moment | None = None
        self.verdict = ""
        self.asked: ReviewInfo | None = None  # a review that is not done yet
        self.began = 0.0  # when it was asked for
        self.told: Told | None = None
        self.line: ReviewLine | None = None  # the better turn, while it is shown
        self.line_at = 0

    def compose(self) -> ComposeResult:
        """One page."""
        yield self.canvas

    def on_mount(self) -> None:
        """Ask for the course of the game."""
        self.canvas.focus()
        self.do(self.begin)

    def do(self, doing: Callable[[], Awaitable[None]]) -> None:
        """Ask the server for something instead of what it was asked before."""
        self.run_worker(guarded(self, doing), group="replay", exclusive=True)

    async def begin(self) -> None:
        """The first moment."""
        try:
            self.course = await self.place.server.course(self.table.table)
        except ServerRefused as refusal:
            self.canvas.show([Text(harmless(str(refusal.args[0])))])
            return
        await self.show_moment()
        if self.reviewing:
            self.obey_review("a")

    async def show_moment(self) -> None:
        """Fetch the moment that is looked at, and draw it."""
        assert self.course is not None
        self.moment = await self.place.server.moment(
            self.table.table, self.course.steps[self.step], self.seat, self.at.token
        )
        self.draw_page()

    async def judge(self) -> None:
        """How good the action of this step was, where the game is solved."""
        assert self.course is not None
        self.verdict = self.at.say("page-hint-thinking")
        self.draw_page()
        try:
            version = self.course.steps[self.step]
            told = await self.place.server.verdict(self.table.table, version, self.at.token)
            self.verdict = told or self.at.say("tui-no-verdict")
        except ServerRefused as refusal:
            self.verdict = str(refusal.args[0])
        self.draw_page()

    async def review(self, effort: EffortName) -> None:
        """Have the game reviewed, and go to the turn that cost most."""
        assert self.course is not None
        self.began = time.monotonic()
        try:
            async for info in reviewed(self.place.server, self.table.table, effort):
                self.asked = info
                if info.review is not None:
                    own = self.at.mine[0] if self.at.mine else 0
                    seat = own if self.seat is None else self.seat
                    mine = seat in self.at.mine
                    names, steps = self.at.names, self.course.steps
                    first = self.told is None
                    self.asked = None
                    self.told = Told(info.review, names, self.at.language, seat, mine, steps)
                    found = self.told.costliest()
                    if first and found and self.step == 0:
                        await self.go(found[0])
                self.draw_page()
        except ServerRefused as refusal:
            self.asked = None
            self.verdict = str(refusal.args[0])
        else:
            if self.asked is not None:
                self.asked = None
                self.verdict = self.at.say("page-review-failed")
        self.draw_page()

    async def go(self, decision: ReviewDecision) -> None:
        """To a decision, as its player saw it."""
        assert self.told is not None
        self.line, self.verdict = None, ""
        self.step, self.seat = self.told.step(decision.before), decision.seat
        self.told.seat, self.told.own = decision.seat, decision.seat in self.at.mine
        await self.show_moment()

    async def better(self) -> None:
        """The better turn on the board, step by step."""
        decision = self.here()
        if self.told is None or decision is None or decision.know.loss[0] <= 0:
            return
        effort = self.told.review.effort
        self.line = await self.place.server.review_line(self.table.table, decision.number, effort)
        self.line_at = 1
        self.draw_page()

    def here(self) -> ReviewDecision | None:
        """The decision of the moment that is shown."""
        if self.told is None or self.course is None:
            return None
        return self.told.at(self.course.steps[self.step])

    def keys(self) -> list[tuple[str, str]]:
        """The keys that mean something now."""
        at = self.at
        eyes = at.say("page-spectator") if self.seat is None else at.names[self.seat]
        if self.line is not None:
            return [("←→", at.say("tui-key-step")), ("Esc", at.say("page-review-back"))]
        found = [("←→", at.say("tui-key-step")), ("[ ]", at.say("page-replay-turn"))]
        if self.told is None:
            found += [("a", at.say("page-review")), ("e", at.say("tui-key-judge"))]
        else:
            found += [("n N", at.say("tui-key-learn")), ("c", at.say("tui-key-summary"))]
            here = self.here()
            if here is not None and here.know.loss[0] > 0:
                found += [("x", at.say("tui-key-better"))]
        found += [("Esc", at.say("tui-key-back")), ("?", at.say("tui-key-keys"))]
        return [*found, ("s", f"{at.say('page-seen-by')} {eyes}")]

    def draw_page(self) -> None:
        """The board as it was, and what this step told."""
        if self.moment is None or self.course is None or not self.canvas.size.width:
            return
        at, moment = self.at, self.moment
        last = len(self.course.steps) - 1
        status = at.say("page-replay-at", at=self.step, last=last)
        if self.line is not None:
            moment = self.line.steps[self.line_at]
            step, steps = self.line_at, len(self.line.told)
            assert self.told is not None
            first = at.say("page-review-before")
            told = self.told.step_told(self.line, step - 1) if step else first
            facts = {"at": step, "last": steps, "told": told}
            better = f"{at.say('page-review-line')} · {at.say('page-review-step', **facts)}"
            notes = [better, *(event.text for event in moment.events)]
        else:
            notes = [self.verdict] if self.verdict else []
        mine = [] if self.seat is None else [self.seat]
        marked = decided(moment.view, self.table.game, moment.events)
        shown = Shown(moment.view, self.table, at.names, at.language, mine, decided=marked)
        log = [event.text for event in self.moment.events]
        beside = None if self.line is not None else self.beside
        page_ = Page(shown, status, "", notes, log, self.keys(), beside=beside)
        self.canvas.show(page(page_, *self.canvas.size))

    def beside(self, width: int) -> list[Text] | None:
        """What the review says here, instead of the log; None without one."""
        assert self.course is not None
        if self.told is not None:
            return pane(self.told, self.course.steps[self.step], width)
        if self.asked is not None:
            return progress(self.asked, int(time.monotonic() - self.began), self.at.say, width)
        return None

    @on(Canvas.Resized)
    def resized(self) -> None:
        """The same, with more or less room."""
        self.draw_page()

    @on(Canvas.Picked)
    def pressed(self, event: Canvas.Picked) -> None:
        """A key of the last line."""
        key = event.pick.removeprefix("key ")
        self.obey(MEANS.get(key, key))

    def on_key(self, event: events.Key) -> None:
        """On, back, turn by turn, another seat, the review."""
        event.stop()
        event.prevent_default()
        key: Any = event.character if event.is_printable else event.key
        self.obey(SAME.get(key, key))

    def obey(self, key: str) -> None:
        """Do what a key means."""
        if self.line is not None and key in ("escape", "q", "x"):
            self.line = None
            self.draw_page()
        elif key in ("escape", "q"):
            close(self)
        elif self.course is not None and self.line is not None:
            self.step_line(key)
        elif self.course is not None and not self.obey_review(key):
            self.move(key)

    def step_line(self, key: str) -> None:
        """On and back through the better turn."""
        assert self.line is not None
        if key in ("right", "left"):
            at = self.line_at + (1 if key == "right" else -1)
            self.line_at = min(len(self.line.steps) - 1, max(0, at))
            self.draw_page()

    def move(self, key: str) -> None:
        """To another moment, or another seat's eyes."""
        assert self.course is not None
        steps, last = self.course.steps, len(self.course.steps) - 1
        turns = [steps.index(turn) for turn in self.course.turns if turn in steps]
        before = self.step, self.seat
        if key in ("right", "left"):
            self.step = min(last, max(0, self.step + (1 if key == "right" else -1)))
        elif key == "]":
            self.step = next((turn for turn in turns if turn > self.step), last)
        elif key == "[":
            self.step = next((turn for turn in reversed(turns) if turn < self.step), 0)
        elif key in ("home", "end"):
            self.step = 0 if key == "home" else last
        elif key == "s":
            order = [None, *range(len(self.table.seats))]
            self.seat = order[(order.index(self.seat) + 1) % len(order)]
            if self.told is not None and self.seat is not None:
                self.told.seat, self.told.own = self.seat, self.seat in self.at.mine
        else:
            keys = " ".join(known for known, _ in self.keys())
            self.verdict = self.at.say("tui-no-such-key", pressed=key_name(key), keys=keys)
            self.draw_page()
        if before != (self.step, self.seat):
            self.verdict = ""
            self.do(self.show_moment)

    def obey_review(self, key: str) -> bool:
        """What a key means to the review; False if nothing."""
        if key == "?":
            self.explain()
        elif key == "e":
            self.run_worker(self.judge(), group="judge", exclusive=True)
        elif key == "a" and self.asked is None and self.told is None:
            self.run_worker(self.review("quick"), group="review", exclusive=True)
        elif key == "d" and self.asked is None and self.told is not None:
            self.run_worker(self.review("deep"), group="review", exclusive=True)
        elif key == "t":
            terminal_of(self).play_on(self.place, self.played_on())
        elif self.told is None:
            return False
        elif key in ("n", "N"):
            self.to_mistake(1 if key == "n" else -1)
        elif key == "x":
            self.do(self.better)
        elif key == "c":
            terminal_of(self).push_screen(SummaryScreen(self.told), self.chosen)
        elif key == "w":
            self.show_known()
        else:
            return False
        return True

    def to_mistake(self, way: int) -> None:
        """The next turn to learn from, or the one before."""
        assert self.told is not None
        assert self.course is not None
        found = self.told.mistake(self.course.steps[self.step], way)
        if found is None:
            self.verdict = self.at.say("tui-review-no-more")
            self.draw_page()
        else:
            self.do(partial(self.go, found))

    def chosen(self, decision: Any) -> None:
        """A turn of the summary."""
        if decision is not None:
            self.do(partial(self.go, decision))

    def played_on(self) -> NewTable:
        """A table from the moment that is shown, or from the decision it belongs to."""
        assert self.course is not None
        here, table = self.here(), self.table
        version = self.course.steps[self.step] if here is None else here.before
        people = [number for number, seat in enumerate(table.seats) if seat.kind == "person"]
        me = here.seat if here is not None else self.seat
        if me is None:
            me = [*self.at.mine, *people, 0][0]
        seats = [
            SeatWish(kind="me")
            if number == me
            else SeatWish(kind="bot", bot=seat.bot if seat.kind == "bot" else INSTEAD)
            for number, seat in enumerate(table.seats)
        ]
        after = Beginning(table=table.table, version=version)
        return NewTable(game=table.game, options=table.options, seats=seats, after=after)

    def show_known(self) -> None:
        """What could be known at the decision of this moment."""
        here = self.here()
        assert self.told is not None
        if here is None or not here.hidden:
            name = self.at.names[self.told.seat]
            nothing = self.at.say("page-review-nothing-here", name=name)
            self.verdict = nothing if here is None else self.at.say("tui-review-open")
            self.draw_page()
            return
        rows = [line.plain for line in table(self.told.known(here.grid), KNOWN)]
        why = [*self.told.why_known(here.grid), self.at.say("review-note"), harmless(here.apart)]
        told = [*rows, "", *(line for line in why if line)]
        title = self.at.say("review-grid")
        terminal_of(self).push_screen(TextScreen(title, told, self.at.language, aligned=True))

    def explain(self) -> None:
        """Every key of this screen."""
        at = self.at
        told = [
            ("← →", at.say("page-replay-step")),
            ("[ ]", at.say("page-replay-turn")),
            ("s", at.say("page-seen-by")),
            ("e", at.say("tui-key-judge")),
            ("t", at.say("page-play-on")),
            ("a", at.say("page-review")),
        ]
        if self.told is not None:
            told += [
                ("n", at.say("page-review-next")),
                ("N", at.say("page-review-previous")),
                ("x", at.say("page-review-line")),
                ("w", at.say("review-grid")),
                ("c", at.say("tui-key-summary")),
                ("d", f"{at.say('page-review-deeper')} · {at.say('page-review-deeper-about')}"),
            ]
        told += [("Esc", at.say("tui-key-back")), ("Ctrl-T", at.say("page-look"))]
        lines = [f"{key:9} {what}" for key, what in told]
        title = at.say("tui-key-keys")
        terminal_of(self).push_screen(TextScreen(title, lines, at.language, aligned=True))
