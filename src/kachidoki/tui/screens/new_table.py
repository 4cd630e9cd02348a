"""What a new table shall be: its shape, who sits where, the clock."""

from __future__ import annotations

from typing import Any, Final

from rich.style import Style
from rich.text import Text
from textual import events, on
from textual.app import ComposeResult
from textual.screen import Screen

from kachidoki.bots import LEVELS
from kachidoki.protocol import Clock
from kachidoki.text import sentence
from kachidoki.tui.opening import OwnTable
from kachidoki.tui.screens.canvas import PICK, Canvas
from kachidoki.tui.screens.key_names import key_name
from kachidoki.tui.screens.paint import bar, fit, wrapped
from kachidoki.tui.screens.table_page import footer
from kachidoki.tui.screens.terminal import Terminal, close, terminal_of
from kachidoki.tui.screens.texts import RulesScreen, TextScreen
from kachidoki.tui.table_choices import (
    ABOUT,
    CLOCKS,
    FIRST_SHAPE,
    MORE,
    PEOPLE,
    SHAPES,
    USUAL_LEVEL,
)
from kachidoki.tui.tips import FIRST_STEPS, first_game, first_steps_title

Values = list[tuple[str, Any]]  # what is shown, and what it means
LABEL: Final = 26
PRESSED: Final = {"Enter": "enter", "Esc": "escape", "↑↓": "down", "←→": "right", "?": "?"}
OPTIONS: Final = ("variants", "kachidoki", "passing", "honour", "difficulty")  # that are explained


class NewTableScreen(Screen[None]):
    """A form: a line for each thing to choose."""

    def __init__(self, game: str, language: str) -> None:
        super().__init__()
        self.game = game
        self.language = language
        self.canvas = Canvas()
        self.row = 0
        self.chosen: dict[str, int] = {}
        self.first: bool | None = None  # whether no game of this kind is finished; None: not known
        self.remark = ""  # what is said until the next key

    @property
    def terminal(self) -> Terminal:
        """The application."""
        return terminal_of(self)

    def say(self, key: str, **facts: object) -> str:
        """A sentence in the person's language."""
        return sentence(key, self.language, **facts)

    def compose(self) -> ComposeResult:
        """One page."""
        yield self.canvas

    def on_mount(self) -> None:
        """Ready for keys; whoever has not played it yet is offered what to read first."""
        self.canvas.focus()
        self.run_worker(self.look_whether_first())

    async def look_whether_first(self) -> None:
        """Ask for the games that were played here."""
        self.first = await first_game(await self.terminal.place(), self.game)
        self.draw_page()

    def rows(self) -> list[tuple[str, str, Values]]:
        """Everything that can be chosen: its name, its title, its values."""
        shapes = SHAPES[self.game]
        found: list[tuple[str, str, Values]] = [
            (
                "shape",
                self.say("page-shape"),
                [(self.say(key), n) for n, (key, _, _) in enumerate(shapes)],
            )
        ]
        _, options, seats = shapes[self.chosen.get("shape", self.usual_shape())]
        for seat in range(2, seats + 1):
            kinds: Values = [(self.say(f"page-level-{level}"), level) for level in LEVELS]
            kinds += [(self.say(key), kind) for kind, key in PEOPLE.items()]
            found.append((f"seat {seat}", self.say("page-seat", number=seat), kinds))
        for name, values in MORE[self.game]:
            solo = options.get("act") == "solo"
            two = options.get("players") == "2"
            if ((name == "difficulty") != solo and self.game == "rokumon") or (
                name == "passing" and two
            ):
                continue
            titles = [(self.say(f"page-choice-{name}-{value}"), value) for value in values]
            found.append((name, self.say(f"page-option-{name}"), titles))
        clocks: Values = [(self.say(f"page-clock-{name}"), name) for name in CLOCKS]
        return [*found, ("clock", self.say("page-clock"), clocks)]

    def usual_shape(self) -> int:
        """Which game is offered: to whoever has finished none, the one to begin with."""
        return 0 if self.first is False else FIRST_SHAPE[self.game]

    def value(self, name: str, values: Values) -> int:
        """Which of its values is chosen."""
        usual = LEVELS.index(USUAL_LEVEL) if name.startswith("seat") else 0
        if name == "shape":
            usual = self.usual_shape()
        return min(self.chosen.get(name, usual), len(values) - 1)

    def draw_page(self) -> None:
        """Show what is chosen."""
        width, height = self.canvas.size
        if not width:
            return  # the size is not known yet
        title = self.say("page-new-table", game=self.say(f"game-{self.game}"))
        lines = [bar(title, "", width), Text()]
        for number, (name, label, values) in enumerate(self.rows()):
            here = number == self.row
            told = values[self.value(name, values)][0]
            line = Text(f" {'›' if here else ' '} {fit(label, LABEL)} ")
            drawn = Style.parse("bold reverse" if here else "bold")
            line.append(f"◂ {told} ▸", drawn + Style(meta={PICK: f"row {number}"}))
            lines.append(line)
        name, _, values = self.rows()[self.row]
        if about := self.about(name, values):
            lines += [Text(), *wrapped(about, width - 4, "", "   ", "   ")]
        lines += [
            Text(),
            *wrapped(self.say(f"page-tell-{self.game}"), width - 4, "dim", "   ", "   "),
        ]
        if self.first:
            told = self.say("tui-first", title=first_steps_title(self.game, self.language))
            lines += [Text(), *wrapped(told, width - 4, "bold", "   ", "   ")]
        if self.remark:
            lines += [Text(), *wrapped(self.remark, width - 4, "italic", " » ", "   ")]
        lines = lines[: height - 1]
        keys = [
            ("↑↓", "tui-key-choose"),
            ("←→", "tui-key-change"),
            ("Enter", "page-play-now"),
            ("Esc", "tui-key-back"),
            ("?", "tui-key-keys"),
        ]
        told_keys = [(key, self.say(what)) for key, what in keys]
        self.canvas.show([*lines, *[Text()] * (height - 1 - len(lines)), footer(told_keys, width)])

    @on(Canvas.Resized)
    def resized(self) -> None:
        """The same, with more or less room."""
        self.draw_page()

    @on(Canvas.Picked)
    def pressed(self, event: Canvas.Picked) -> None:
        """A press on a value takes the next one; on a key of the last line, what it does."""
        kind, _, rest = event.pick.partition(" ")
        if kind == "row":
            self.row = int(rest)
            self.obey("right")
        else:
            self.obey(PRESSED[rest])

    def on_key(self, event: events.Key) -> None:
        """Choose, or make the table."""
        event.stop()
        event.prevent_default()
        self.obey(event.character if event.is_printable and event.character else event.key)

    def obey(self, key: str) -> None:
        """Do what a key means."""
        rows, self.remark = self.rows(), ""
        if key in ("up", "down"):
            self.row = (self.row + (1 if key == "down" else -1)) % len(rows)
        elif key in ("left", "right"):
            name, _, values = rows[self.row]
            step = 1 if key == "right" else -1
            self.chosen[name] = (self.value(name, values) + step) % len(values)
        elif key == "enter":
            table, clock = self.wish()
            self.terminal.make(table, clock)
            return
        elif key in ("escape", "q"):
            close(self)
            return
        elif key == "?":
            self.explain()
        elif key in ("F", "f"):
            self.terminal.push_screen(RulesScreen(self.game, self.language, FIRST_STEPS))
        else:
            keys = "↑ ↓ ← → Enter Esc ? F"
            self.remark = self.say("tui-no-such-key", pressed=key_name(key), keys=keys)
        self.draw_page()

    def about(self, name: str, values: Values) -> str:
        """What is to be said about the value that is chosen; empty if nothing."""
        value = values[self.value(name, values)][1]
        if name == "shape":
            return self.say(ABOUT[SHAPES[self.game][value][0]])
        return self.say(f"page-choice-{name}-{value}-about") if name in OPTIONS else ""

    def explain(self) -> None:
        """The keys, and what is chosen, as far as there is something to say about it."""
        told = [self.say("tui-new-keys"), ""]
        for name, label, values in self.rows():
            title, about = values[self.value(name, values)][0], self.about(name, values)
            told.append(f"{label} · {title}{f': {about}' if about else ''}")
        steps = first_steps_title(self.game, self.language)
        told += ["", f"F   {steps}", f"Ctrl-T   {self.say('page-look')}"]
        self.terminal.push_screen(TextScreen(self.say("tui-key-keys"), told, self.language))

    def wish(self) -> tuple[OwnTable, Clock | None]:
        """The table that is chosen, and its clock."""
        found = {name: values[self.value(name, values)][1] for name, _, values in self.rows()}
        _, options, seats = SHAPES[self.game][found["shape"]]
        more = {
            name: found[name]
            for name, values in MORE[self.game]
            if found.get(name, values[0]) != values[0]
        }
        others = [found[f"seat {seat}"] for seat in range(2, seats + 1)]
        return OwnTable(self.game, {**options, **more}, seats=["me", *others]), CLOCKS[
            found["clock"]
        ]
