"""What screens ask of the application; they know nothing else of it."""

from __future__ import annotations

from typing import Any

from textual.app import App
from textual.screen import Screen

from kachidoki.protocol import Clock
from kachidoki.tui.links import Link
from kachidoki.tui.opening import OwnTable
from kachidoki.tui.sitting import Place, Sitting


class Terminal(App[None]):
    """The application, as far as screens know it."""

    def where(self) -> str:
        """The server whose tables are listed."""
        raise NotImplementedError

    def speak(self, language: str) -> None:
        """Another language, from here on."""
        raise NotImplementedError

    def action_look(self) -> None:
        """The next look."""
        raise NotImplementedError

    def look_told(self) -> str:
        """The key of the sentence that says how it looks."""
        raise NotImplementedError

    def new_table(self, game: str) -> None:
        """Choose what a new table shall be."""
        raise NotImplementedError

    def make(self, table: OwnTable, clock: Clock | None) -> None:
        """Make a table, and sit down at it."""
        raise NotImplementedError

    def join(self, place: Place, table: str) -> None:
        """Sit down at a table, or look on."""
        raise NotImplementedError

    def open_table(self, place: Place, sitting: Sitting, instead: bool = False) -> None:
        """Show a table, upon the first screen or instead of what is shown."""
        raise NotImplementedError

    def open_replay(self, place: Place, sitting: Sitting) -> None:
        """Show a finished game."""
        raise NotImplementedError

    def leave_table(self) -> None:
        """Back to the first screen."""
        raise NotImplementedError

    def say_back(self, text: str) -> None:
        """A table that is closed to us: say why, and go back."""
        raise NotImplementedError

    def show_mine(self) -> None:
        """The tables that one has been at."""
        raise NotImplementedError

    def show_listed(self) -> None:
        """The tables that strangers may join."""
        raise NotImplementedError

    def go_to(self, link: Link) -> None:
        """A link that was typed."""
        raise NotImplementedError


def terminal_of(screen: Screen[Any]) -> Terminal:
    """The application that shows a screen."""
    found = screen.app
    assert isinstance(found, Terminal)
    return found


def close(screen: Screen[Any], result: object = None) -> None:
    """Leave a screen, once: a key pressed again meanwhile would close the one below it."""
    if screen.is_current:
        screen.dismiss(result)
