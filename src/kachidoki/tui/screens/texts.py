"""Screens of text: keys, the board in words, the log, the rules, reactions."""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import Any, ClassVar, Final

from rich.text import Text
from textual import events, on
from textual.app import ComposeResult
from textual.containers import VerticalScroll
from textual.screen import Screen
from textual.widgets import Input, OptionList, Static
from textual.widgets.option_list import Option

from kachidoki.protocol import REACTIONS, EventInfo
from kachidoki.text import sentence
from kachidoki.text.rule_search import search
from kachidoki.text.rulebook import sections
from kachidoki.tui.harmless import harmless
from kachidoki.tui.screens.canvas import PICK
from kachidoki.tui.screens.key_names import key_name
from kachidoki.tui.screens.paint import bar
from kachidoki.tui.screens.table_page import footer
from kachidoki.tui.screens.terminal import close

NARROWEST: Final = 10  # columns; with fewer the size of the screen is not known yet
SEEN: Final = 0.6  # seconds after which a key is meant for what is shown
# What letters mean where something is read: where to, and what a list calls that.
READ: Final = {"j": "down", "k": "up", "g": "home", "G": "end"}
LISTED: Final = {"down": "cursor_down", "up": "cursor_up", "home": "first", "end": "last"}
# The keys of the last line that can be pressed with the mouse.
PRESSED: Final = {"Esc": "escape", "Enter": "enter", "q": "q", "?": "?", "/": "/"}


class Sheet(Screen[Any]):
    """A title, something to read or choose from, and the keys; Esc and q lead back."""

    DEFAULT_CSS = """
    Sheet { layout: vertical; }
    Sheet > .title { height: 1; }
    Sheet > .keys { height: 1; }
    Sheet OptionList, Sheet OptionList:focus { height: 1fr; border: none; padding: 0 1; }
    Sheet OptionList:nocolor > .option-list--option-highlighted { text-style: bold underline; }
    Sheet VerticalScroll { height: 1fr; padding: 0 1; }
    Sheet Input, Sheet Input:focus { height: 1; border: none; padding: 0 1; }
    """
    KEYS: ClassVar[Sequence[tuple[str, str]]] = (("↑↓", "tui-key-read"), ("Esc", "tui-key-back"))

    def __init__(self, title: str, language: str) -> None:
        super().__init__()
        self.heading = title
        self.language = language

    def compose(self) -> ComposeResult:
        """Title, body, keys."""
        yield Static(Text(), classes="title")
        yield from self.body()
        yield Static(Text(), classes="keys")

    def body(self) -> ComposeResult:
        """What is between them; here nothing yet."""
        yield from ()

    def on_mount(self) -> None:
        """Textual calls this of every class: `ready` is what they change."""
        self.ready()

    def ready(self) -> None:
        """Say what the keys do."""
        self.show_keys()

    def on_resize(self) -> None:
        """The same with more or less room."""
        self.show_keys()

    def show_keys(self) -> None:
        """The first and the last line."""
        known = self.size.width >= NARROWEST
        for part in self.query("VerticalScroll, OptionList"):
            part.display = known  # a first frame may come before the size does
        self.query_one(".title", Static).update(bar(harmless(self.heading), "", self.size.width))
        told = [(key, sentence(what, self.language)) for key, what in self.KEYS]
        self.query_one(".keys", Static).update(footer(told, self.size.width))

    def on_key(self, event: events.Key) -> None:
        """Textual calls this of every class: `key_pressed` is what they change."""
        self.key_pressed(event)

    def key_pressed(self, event: events.Key) -> None:
        """Back; and what people who live in terminals type to read on."""
        typing = isinstance(self.focused, Input)
        if event.key == "escape" or (event.key == "q" and not typing):
            event.stop()
            close(self)
        elif not typing and (way := READ.get(event.character or "", event.key)) in LISTED:
            event.stop()  # here and now: Textual would move later, after an Enter that follows
            self.show_keys()
            self.read_on(way)
        elif not typing and event.is_printable:
            event.stop()
            keys = " ".join(key for key, _ in self.KEYS)
            facts = {"pressed": key_name(event.character or event.key), "keys": keys}
            told = Text(sentence("tui-no-such-key", self.language, **facts), "italic")
            self.query_one(".keys", Static).update(told)

    def read_on(self, way: str) -> None:
        """Go through what is listed, or scroll what is written."""
        for listed in self.query(OptionList):
            if (move := getattr(listed, f"action_{LISTED[way]}", None)) is not None:
                move()
            return
        for written in self.query(VerticalScroll):
            getattr(written, f"scroll_{way}")(animate=False)

    def on_click(self, event: events.Click) -> None:
        """A press on a key of the last line is that key."""
        pick = event.style.meta.get(PICK, "")
        if key := PRESSED.get(pick.removeprefix("key ")):
            event.stop()
            self.key_pressed(events.Key(key, key if len(key) == 1 else None))


class TextScreen(Sheet):
    """Lines to read; Enter leads back too."""

    KEYS: ClassVar[Sequence[tuple[str, str]]] = (("↑↓", "tui-key-read"), ("Enter", "tui-key-back"))

    def __init__(
        self, title: str, lines: Sequence[str], language: str, aligned: bool = False
    ) -> None:
        """With `aligned`, blanks within a line are kept: every part of it is harmless already."""
        super().__init__(title, language)
        self.text_lines = list(lines) if aligned else [harmless(line) for line in lines]

    def key_pressed(self, event: events.Key) -> None:
        """Back."""
        if event.key in ("enter", "space"):
            event.stop()
            close(self)
        else:
            super().key_pressed(event)

    def body(self) -> ComposeResult:
        """The lines, one under another."""
        with VerticalScroll():
            yield Static(Text("\n".join(self.text_lines)))


class CardScreen(TextScreen):
    """A title card, before a part of the game."""

    KEYS: ClassVar[Sequence[tuple[str, str]]] = (("Enter", "tui-key-on"),)


class ScoreScreen(CardScreen):
    """What a part of a game paid; keys that were on their way to the table do not close it."""

    def ready(self) -> None:
        """From now on it can be read."""
        super().ready()
        self.since = time.monotonic()

    def key_pressed(self, event: events.Key) -> None:
        """Back, once there was time to see it."""
        if time.monotonic() - self.since < SEEN:
            event.stop()
        else:
            super().key_pressed(event)


class LogScreen(Sheet):
    """All that happened; Enter shows the rule that an event follows from."""

    KEYS: ClassVar[Sequence[tuple[str, str]]] = (
        ("↑↓", "tui-key-read"),
        ("Enter", "page-read-rule"),
        ("Esc", "tui-key-back"),
    )

    def __init__(self, game: str, told: list[EventInfo], language: str) -> None:
        super().__init__(sentence("page-log", language), language)
        self.game = game
        self.told = told

    def body(self) -> ComposeResult:
        """An event a line, the latest one last and chosen."""
        yield OptionList(*(Option(Text(harmless(each.text))) for each in self.told), markup=False)

    def ready(self) -> None:
        """Begin at the end."""
        super().ready()
        self.query_one(OptionList).highlighted = len(self.told) - 1 if self.told else None

    @on(OptionList.OptionSelected)
    def selected(self, event: OptionList.OptionSelected) -> None:
        """The rule."""
        section = self.told[event.option_index].section
        if section is not None:
            self.app.push_screen(RulesScreen(self.game, self.language, section))


class RulesScreen(Sheet):
    """The rules of a game, from a section on; / searches them."""

    KEYS: ClassVar[Sequence[tuple[str, str]]] = (
        ("↑↓", "tui-key-read"),
        ("/", "page-search"),
        ("Esc", "tui-key-back"),
    )

    def __init__(self, game: str, language: str, section: str | None = None) -> None:
        rules, named = sentence("page-rules", language), sentence(f"game-{game}", language)
        super().__init__(f"{rules}: {named}", language)
        self.game = game
        self.section = section

    def body(self) -> ComposeResult:
        """The sections, and what to search for."""
        from textual.widgets import Markdown  # takes a while to load, and only this needs it

        with VerticalScroll():
            yield Markdown(self.markdown())
        yield Input(placeholder=sentence("page-search", self.language))

    def markdown(self, words: str = "") -> str:
        """The rules from the section on, or those that have the words."""
        if words:
            found = search(self.game, self.language, words).sections
        else:
            found = sections(self.game, self.language)
            ids = [each.id for each in found]
            if self.section in ids:
                found = found[ids.index(self.section) :]
        return "\n\n".join(each.markdown() for each in found)

    def ready(self) -> None:
        """Read first, search later."""
        super().ready()
        self.query_one(VerticalScroll).focus()

    def key_pressed(self, event: events.Key) -> None:
        """Search, or back."""
        if event.character == "/" and not isinstance(self.focused, Input):
            event.stop()
            event.prevent_default()
            self.query_one(Input).focus()
        else:
            super().key_pressed(event)

    @on(Input.Submitted)
    async def searched(self, event: Input.Submitted) -> None:
        """Show what was found."""
        from textual.widgets import Markdown

        await self.query_one(Markdown).update(self.markdown(event.value))
        self.query_one(VerticalScroll).scroll_home(animate=False)
        self.query_one(VerticalScroll).focus()


class ReactScreen(Sheet):
    """A set phrase or gesture."""

    KEYS: ClassVar[Sequence[tuple[str, str]]] = (
        ("↑↓", "tui-key-choose"),
        ("Enter", "page-react"),
        ("Esc", "tui-key-back"),
    )

    def __init__(self, language: str) -> None:
        super().__init__(sentence("page-react", language), language)

    def body(self) -> ComposeResult:
        """All of them."""
        told = (sentence(f"page-reaction-{name}", self.language) for name in REACTIONS)
        yield OptionList(*(Option(Text(each)) for each in told), markup=False)

    @on(OptionList.OptionSelected)
    def selected(self, event: OptionList.OptionSelected) -> None:
        """That one."""
        close(self, REACTIONS[event.option_index])
