"""The first screen, the lists of tables, and where a link is typed."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Sequence
from functools import partial
from typing import ClassVar, Final

from rich.text import Text
from textual import events, on
from textual.app import ComposeResult
from textual.widgets import Input, OptionList
from textual.widgets.option_list import Option

from kachidoki.catalog import GAMES
from kachidoki.core import BadOption
from kachidoki.protocol import TableInfo
from kachidoki.text import LANGUAGES, sentence
from kachidoki.tui.harmless import harmless
from kachidoki.tui.links import read_link
from kachidoki.tui.screens.new_table import NewTableScreen
from kachidoki.tui.screens.terminal import Terminal, close, terminal_of
from kachidoki.tui.screens.texts import RulesScreen, Sheet, TextScreen
from kachidoki.tui.sitting import Place, table_told

# What each language calls itself.
LANGUAGE_NAMES: Final = {
    "en": "English",
    "fr": "français",
    "ru": "русский",
    "ja": "日本語",
    "zh-Hant": "繁體中文",
}


Line = tuple[str, Callable[[], object] | None]  # what is listed, and what it does


class Menu(Sheet):
    """A list; each line does something, but for headings."""

    grouped = False  # whether there are headings

    KEYS: ClassVar[Sequence[tuple[str, str]]] = (
        ("↑↓", "tui-key-choose"),
        ("Enter", "tui-key-open"),
        ("Esc", "tui-key-back"),
    )

    def body(self) -> ComposeResult:
        """The lines, filled in by `lines`."""
        yield OptionList(markup=False)

    @property
    def terminal(self) -> Terminal:
        """The application."""
        return terminal_of(self)

    def ready(self) -> None:
        """Fill the list."""
        super().ready()
        self.fill()

    @abstractmethod
    def lines(self) -> list[Line]:
        """What is listed, and what each line does; a heading does nothing."""

    def fill(self) -> None:
        """List everything anew; the cursor stays where it is."""
        options = self.query_one(OptionList)
        at = options.highlighted
        options.clear_options()
        lines = self.lines()
        for told, does in lines:
            options.add_option(Option(self.line(told, does), disabled=does is None))
        able = [number for number, (_, does) in enumerate(lines) if does is not None]
        if able:
            options.highlighted = at if at in able else able[0]
        options.focus()

    def line(self, told: str, does: object, chosen: bool = False) -> Text:
        """A line of the list; where there are headings, › marks the one that is chosen."""
        if does is None:
            return Text(harmless(told), "bold")
        return Text(
            f"{'›' if chosen else ' '} {harmless(told)}" if self.grouped else harmless(told)
        )

    @on(OptionList.OptionHighlighted)
    def moved(self) -> None:
        """Mark the line that is chosen."""
        options = self.query_one(OptionList)
        for number, (told, does) in enumerate(self.lines() if self.grouped else ()):
            drawn = self.line(told, does, number == options.highlighted)
            if options.get_option_at_index(number).prompt != drawn:
                options.replace_option_prompt_at_index(number, drawn)

    @on(OptionList.OptionSelected)
    def selected(self, event: OptionList.OptionSelected) -> None:
        """Do what the line says."""
        self.choose(event.option_index)

    def choose(self, number: int | None) -> None:
        """Do what a line says."""
        lines = self.lines()
        if number is not None and number < len(lines) and (does := lines[number][1]) is not None:
            does()

    def key_pressed(self, event: events.Key) -> None:
        """Back; l goes in, as an arrow to the right does."""
        if self.disabled:
            event.stop()
        elif event.key in ("l", "right") or (event.key == "enter" and not event.is_printable):
            event.stop()
            self.choose(self.query_one(OptionList).highlighted)
        elif event.key in ("h", "left"):
            event.stop()
            close(self)
        else:
            super().key_pressed(event)


class HomeScreen(Menu):
    """Play now, tables, rules, settings."""

    grouped = True

    KEYS: ClassVar[Sequence[tuple[str, str]]] = (
        ("↑↓", "tui-key-choose"),
        ("Enter", "tui-key-open"),
        ("?", "tui-key-keys"),
        ("q", "tui-key-leave"),
    )

    def __init__(self, language: str) -> None:
        super().__init__("", language)
        self.wait(False)

    def wait(self, waiting: bool) -> None:
        """Say that something is under way and take no keys, or be ready again."""
        self.disabled = waiting
        told = self.say("tui-starting" if waiting else "page-welcome")
        self.heading = f"Kachidoki · {told}"

    def lines(self) -> list[Line]:
        """All that can be done from here."""
        app, say = self.terminal, self.say

        def labelled(label: str, text: str) -> str:
            return say("page-labelled", label=label, text=text)

        found: list[Line] = [(say("tui-play"), None)]
        for game in GAMES:
            told = say("page-play-more", game=say(f"game-{game}"))
            kind = say(f"page-kind-{game}")
            found.append((f"{told} · {kind}", partial(app.new_table, game)))
        found.append((say("tui-my-tables"), app.show_mine))
        waiting = say("tui-waiting-tables")
        found.append((f"{waiting} · {app.where()}", app.show_listed))
        found.append((say("tui-other-server"), self.type_link))
        found += [("", None), (say("tui-learn"), None), (say("page-puzzles"), app.show_puzzles)]
        for game in GAMES:
            told = labelled(say("page-rules"), say(f"game-{game}"))
            found.append((told, partial(self.read_rules, game)))
        found += [("", None), (say("page-settings"), None)]
        named = LANGUAGE_NAMES[self.language]
        found.append((labelled(say("page-language"), named), self.next_language))
        found.append((labelled(say("page-look"), say(app.look_told())), self.next_look))
        return [*found, ("", None), (say("tui-key-leave"), app.exit)]

    def say(self, key: str, **facts: object) -> str:
        """A sentence in the person's language."""
        return sentence(key, self.language, **facts)

    def type_link(self) -> None:
        """Where a link is typed."""
        self.terminal.push_screen(LinkScreen(self.language))

    def read_rules(self, game: str) -> None:
        """The rules of a game."""
        self.terminal.push_screen(RulesScreen(game, self.language))

    def next_language(self) -> None:
        """The next one of the five."""
        at = LANGUAGES.index(self.language)
        self.terminal.speak(LANGUAGES[(at + 1) % len(LANGUAGES)])

    def next_look(self) -> None:
        """The terminal's own colours, light, or dark."""
        self.terminal.action_look()

    def key_pressed(self, event: events.Key) -> None:
        """Leave, or what the keys are."""
        if event.key == "q":
            event.stop()
            self.terminal.exit()
        elif event.character == "?":
            event.stop()
            told = [self.say("tui-keys-home"), f"Ctrl-T   {self.say('page-look')}"]
            self.terminal.push_screen(TextScreen(self.say("tui-key-keys"), told, self.language))
        elif event.key not in ("escape", "h", "left"):  # there is nothing behind it
            super().key_pressed(event)


class TablesScreen(Menu):
    """Tables of a server; Enter sits down or looks on."""

    def __init__(
        self, title: str, place: Place, tables: list[TableInfo], none: str = "tui-no-tables"
    ) -> None:
        """`none` is the sentence that is listed where there is no table."""
        super().__init__(title, place.language)
        self.place = place
        self.tables = tables
        self.none = none

    def lines(self) -> list[Line]:
        """A table a line."""
        found: list[Line] = []
        begun = self.place.mine.begun(self.place.named)
        for table in self.tables:
            sit = partial(self.terminal.join, self.place, table.table)
            told = table_told(table, self.language, begun.get(table.table, ""))
            found.append((told, sit))
        none = sentence(self.none, self.language)
        return found or [(none, partial(close, self))]


class LinkScreen(Sheet):
    """Where a link to a table or a server is typed or pasted."""

    KEYS: ClassVar[Sequence[tuple[str, str]]] = (("Enter", "tui-key-open"), ("Esc", "tui-key-back"))

    def __init__(self, language: str) -> None:
        super().__init__(sentence("tui-other-server", language), language)

    def body(self) -> ComposeResult:
        """One line to type in."""
        yield Input(placeholder="https://tables.example.org/t/NAME")

    def ready(self) -> None:
        """Type at once."""
        super().ready()
        self.query_one(Input).focus()

    @on(Input.Submitted)
    def typed(self, event: Input.Submitted) -> None:
        """Go there."""
        app = terminal_of(self)
        try:
            link = read_link(event.value)
        except BadOption:
            app.notify(sentence("tui-no-link", self.language), severity="warning")
            return
        close(self)
        app.go_to(link)


__all__ = ["HomeScreen", "LinkScreen", "NewTableScreen", "TablesScreen"]
