"""A screen with a board on which something can be picked: by its key, the cursor or the mouse."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable, Coroutine, Mapping, Sequence
from dataclasses import replace
from functools import partial
from inspect import iscoroutinefunction
from typing import Any, Final

from textual import events, on
from textual.app import ComposeResult
from textual.screen import Screen

from kachidoki.text import sentence
from kachidoki.tui.games import WORDS
from kachidoki.tui.screens.boards import BOARDS
from kachidoki.tui.screens.canvas import Canvas
from kachidoki.tui.screens.key_names import key_name
from kachidoki.tui.screens.paint import Shown
from kachidoki.tui.screens.picking import Picking, keys_of, nearest, picking
from kachidoki.tui.screens.terminal import guarded

STEPS: Final = {"tab": 1, "j": 1, "shift+tab": -1, "k": -1}  # from one lit thing to another
Command = Callable[[], Coroutine[Any, Any, None] | None]


class BoardScreen(Screen[None]):
    """Somebody before a board."""

    def __init__(self, language: str) -> None:
        super().__init__()
        self.canvas = Canvas()
        self.picked: tuple[str, ...] = ()
        self.cursor: str | None = None
        self.choice: object = None  # what the cursor was set for
        self.commands: Mapping[str, Command] = {}
        self.language = language

    def compose(self) -> ComposeResult:
        """One page."""
        yield self.canvas

    @abstractmethod
    def bare(self) -> Shown | None:
        """What is shown of the game, without anything lit; None until there is something."""

    @abstractmethod
    def legal(self) -> Sequence[str]:
        """The actions that can be picked now."""

    @abstractmethod
    def draw_page(self) -> None:
        """Show how things stand."""

    @abstractmethod
    async def send(self, action: str) -> None:
        """Take an action that was picked."""

    def picking(self) -> Picking:
        """What can be picked now."""
        bare = self.bare()
        if bare is None:
            return Picking((), (), None)
        words = WORDS[bare.table.game]
        found = picking(self.legal(), self.picked, words.picks)
        found = found.without(words.closed(bare.view, bare.language))
        self.picked = found.picked
        choice = bare.view["phase"], found.picked, found.useful
        if found.open and (self.cursor not in found.open or choice != self.choice):
            self.cursor, self.choice = found.first(), choice
        return found

    def shown(self) -> Shown:
        """What is shown of the game, with all that is lit."""
        bare, found = self.bare(), self.picking()
        assert bare is not None
        keys = keys_of(found.open, BOARDS[bare.table.game].places(bare))
        width = self.canvas.size.width
        return replace(bare, picking=found, keys=keys, cursor=self.cursor, width=width)

    def places(self) -> list[str]:
        """What lies where, as keys count it."""
        bare = self.bare()
        return [] if bare is None else BOARDS[bare.table.game].places(bare)

    @on(Canvas.Resized)
    def resized(self) -> None:
        """The same, with more or less room."""
        self.draw_page()

    @on(Canvas.Picked)
    async def pressed(self, event: Canvas.Picked) -> None:
        """Something was pressed with the mouse."""
        if event.pick.startswith("key "):
            key = event.pick.removeprefix("key ")
            await self.command("escape" if key == "Esc" else key)
        else:
            await self.pick(event.pick)

    async def on_key(self, event: events.Key) -> None:
        """A key: something lit, a movement of the cursor, or a command."""
        event.stop()
        event.prevent_default()
        await self.typed(event)

    async def typed(self, event: events.Key) -> None:
        """Do what a key means."""
        printable = event.is_printable and event.character
        await self.command(event.character if printable and event.character else event.key)

    async def command(self, key: str) -> None:
        """Do what a key means, by its name or its character."""
        lit = {} if self.bare() is None else {k: pick for pick, k in self.shown().keys.items()}
        found = self.picking()
        if key in lit:
            await self.pick(lit[key])
        elif found.open and key in STEPS:
            at = found.open.index(self.cursor) if self.cursor in found.open else 0
            self.cursor = found.open[(at + STEPS[key]) % len(found.open)]
            self.draw_page()
        elif found.open and (to := nearest(found.open, self.cursor, key, self.canvas.spots())):
            self.cursor = to
            self.draw_page()
        elif key in ("enter", " ") and self.cursor in found.open:
            await self.pick(str(self.cursor))
        elif key in ("escape", "backspace") and self.picked:
            self.picked = self.picked[:-1]
            self.draw_page()
        elif key in self.commands:
            doing = self.commands[key]
            if iscoroutinefunction(doing):
                self.run_worker(guarded(self, doing), group="send")
            else:
                doing()
        else:
            self.means_nothing(key)

    def means_nothing(self, key: str) -> None:
        """Answer a key that does nothing now."""
        self.remark(self.keys_told(key))

    @abstractmethod
    def keys(self) -> list[tuple[str, str]]:
        """The keys of the last line, and what they do."""

    @abstractmethod
    def remark(self, text: str) -> None:
        """Say something in one line, until something happens."""

    def keys_told(self, key: str) -> str:
        """That a key means nothing now, and which ones do."""
        bare = self.bare()
        lit = [] if bare is None else [k for k in self.shown().keys.values() if k]
        named = [*dict.fromkeys([*lit, *(k for k, _ in self.keys())])]
        facts = {"pressed": key_name(key), "keys": " ".join(named)}
        return sentence("tui-no-such-key", self.language, **facts)

    async def pick(self, pick: str) -> None:
        """Pick something that is lit; the last pick of an action sends it."""
        found = self.picking()
        if pick not in found.lit:
            return
        self.picked = (*found.picked, pick)
        following = self.picking()
        if following.action is not None and not following.open:
            self.picked = ()
            self.sends()
            sending = partial(self.send, following.action)
            self.run_worker(guarded(self, sending), group="send")
        self.draw_page()

    def sends(self) -> None:
        """Something is about to be sent."""
