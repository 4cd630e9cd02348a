"""A finished game, step by step, as any seat or a spectator saw it."""

from __future__ import annotations

from typing import Any

from rich.text import Text
from textual import events, on
from textual.app import ComposeResult
from textual.screen import Screen

from kachidoki.client import ServerRefused
from kachidoki.protocol import Course, Moment
from kachidoki.tui.harmless import harmless
from kachidoki.tui.screens.canvas import Canvas
from kachidoki.tui.screens.paint import Shown
from kachidoki.tui.screens.table_page import Page, page
from kachidoki.tui.screens.terminal import close
from kachidoki.tui.sitting import Place, Sitting


class ReplayScreen(Screen[None]):
    """Steps on and back, turn by turn or at once, and whose eyes one looks through."""

    def __init__(self, place: Place, sitting: Sitting) -> None:
        super().__init__()
        self.place = place
        self.at = sitting
        self.table = sitting.table
        self.seat: int | None = sitting.now.seat
        self.canvas = Canvas()
        self.course: Course | None = None
        self.step = 0
        self.moment: Moment | None = None
        self.verdict = ""

    def compose(self) -> ComposeResult:
        """One page."""
        yield self.canvas

    def on_mount(self) -> None:
        """Ask for the course of the game."""
        self.canvas.focus()
        self.run_worker(self.begin(), group="replay")

    async def begin(self) -> None:
        """The first moment."""
        try:
            self.course = await self.place.server.course(self.table.table)
        except ServerRefused as refusal:
            self.canvas.show([Text(harmless(str(refusal.args[0])))])
            return
        await self.show_moment()

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

    def draw_page(self) -> None:
        """The board as it was, and what this step told."""
        if self.moment is None or self.course is None or not self.canvas.size.width:
            return
        at = self.at
        last = len(self.course.steps) - 1
        status = at.say("page-replay-at", at=self.step, last=last)
        eyes = at.say("page-spectator") if self.seat is None else at.names[self.seat]
        mine = [] if self.seat is None else [self.seat]
        shown = Shown(self.moment.view, self.table, at.names, at.language, mine)
        log = [event.text for event in self.moment.events]
        keys = [
            ("→", at.say("page-on-1")),
            ("←", at.say("page-back-1")),
            ("]", at.say("page-replay-turn")),
            ("j", at.say("tui-key-judge")),
            ("s", f"{at.say('page-seen-by')} {eyes}"),
            ("Esc", at.say("tui-key-back")),
        ]
        notes = [self.verdict] if self.verdict else []
        told = Page(shown, status, "", notes, log, keys)
        self.canvas.show(page(told, *self.canvas.size))

    @on(Canvas.Resized)
    def resized(self) -> None:
        """The same, with more or less room."""
        self.draw_page()

    @on(Canvas.Picked)
    def pressed(self, event: Canvas.Picked) -> None:
        """A key of the last line."""
        names = {"→": "right", "←": "left", "Esc": "escape"}
        key = event.pick.removeprefix("key ")
        self.obey(names.get(key, key))

    def on_key(self, event: events.Key) -> None:
        """On, back, turn by turn, another seat."""
        event.stop()
        event.prevent_default()
        key: Any = event.character if event.is_printable else event.key
        self.obey(key)

    def obey(self, key: str) -> None:
        """Do what a key means."""
        if key in ("escape", "q"):
            close(self)
            return
        if self.course is None:
            return
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
        elif key == "j":
            self.run_worker(self.judge(), group="judge", exclusive=True)
        if before != (self.step, self.seat):
            self.verdict = ""
            self.run_worker(self.show_moment(), group="replay", exclusive=True)
