"""What screens ask of the application; they know nothing else of it."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Awaitable, Callable
from typing import Any

from textual.app import App
from textual.screen import Screen

from kachidoki.client import ServerRefused
from kachidoki.protocol import Clock, NewTable
from kachidoki.tui.harmless import harmless
from kachidoki.tui.links import Link
from kachidoki.tui.opening import OwnTable
from kachidoki.tui.sitting import Place, Sitting


class Terminal(App[None]):
    """The application, as far as screens know it."""

    @abstractmethod
    async def place(self) -> Place:
        """Where one plays: at the server of the link, or at one's own."""

    @abstractmethod
    def where(self) -> str:
        """The server whose tables are listed."""

    @abstractmethod
    def speak(self, language: str) -> None:
        """Another language, from here on."""

    @abstractmethod
    def action_look(self) -> None:
        """The next look."""

    @abstractmethod
    def look_told(self) -> str:
        """The key of the sentence that says how it looks."""

    @abstractmethod
    def new_table(self, game: str) -> None:
        """Choose what a new table shall be."""

    @abstractmethod
    def make(self, table: OwnTable, clock: Clock | None) -> None:
        """Make a table, and sit down at it."""

    @abstractmethod
    def play_on(self, place: Place, table: NewTable) -> None:
        """Make a table from a moment of a finished game, and sit down at it."""

    @abstractmethod
    def join(self, place: Place, table: str) -> None:
        """Sit down at a table, or look on."""

    @abstractmethod
    def open_table(self, place: Place, sitting: Sitting, instead: bool = False) -> None:
        """Show a table, upon the first screen or instead of what is shown."""

    @abstractmethod
    def open_replay(self, place: Place, sitting: Sitting, reviewing: bool = False) -> None:
        """Show a finished game, and have it reviewed at once if that is asked for."""

    @abstractmethod
    def leave_table(self) -> None:
        """Back to the first screen."""

    @abstractmethod
    def say_back(self, text: str) -> None:
        """A table that is closed to us: say why, and go back."""

    @abstractmethod
    def show_mine(self) -> None:
        """The tables that one has been at."""

    @abstractmethod
    def show_puzzles(self) -> None:
        """Puzzles and lessons."""

    @abstractmethod
    def show_listed(self) -> None:
        """The tables that strangers may join."""

    @abstractmethod
    def go_to(self, link: Link) -> None:
        """A link that was typed."""


def terminal_of(screen: Screen[Any]) -> Terminal:
    """The application that shows a screen."""
    found = screen.app
    assert isinstance(found, Terminal)
    return found


def close(screen: Screen[Any], result: object = None) -> None:
    """Leave a screen, once: a key pressed again meanwhile would close the one below it."""
    if screen.is_current:
        screen.dismiss(result)


async def guarded(screen: Screen[Any], doing: Callable[[], Awaitable[object]]) -> None:
    """Do something that a server may refuse, or not answer; that is told, and nothing else ends."""
    try:
        await doing()
    except ServerRefused as refusal:
        screen.notify(harmless(str(refusal.args[0])), severity="warning", markup=False)
