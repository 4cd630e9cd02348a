"""The terminal on a full screen: which screen is shown, and where one plays."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from contextlib import AsyncExitStack, ExitStack
from typing import Any, ClassVar, Final
from urllib.parse import urlsplit

from textual.binding import Binding, BindingType

from kachidoki.client import ServerRefused
from kachidoki.core import KachidokiError
from kachidoki.protocol import Clock, NewTable
from kachidoki.text import sentence
from kachidoki.tui.harmless import harmless
from kachidoki.tui.links import Link
from kachidoki.tui.my_tables import MyTables
from kachidoki.tui.opening import Opening, OwnTable, server_of
from kachidoki.tui.puzzle_progress import today
from kachidoki.tui.screens.home import HomeScreen, NewTableScreen, TablesScreen
from kachidoki.tui.screens.learning import LearnScreen
from kachidoki.tui.screens.replay import ReplayScreen
from kachidoki.tui.screens.table import TableScreen
from kachidoki.tui.screens.terminal import Terminal
from kachidoki.tui.sitting import Place, Sitting, tables_of

# The terminal's own sixteen colours, or a light or a dark look of ours.
LOOKS: Final = {
    "ansi-dark": "tui-look-own",
    "textual-light": "page-look-light",
    "textual-dark": "page-look-dark",
}


def host(address: str) -> str:
    """The name of a server in its address."""
    return urlsplit(address).netloc


class TerminalApp(Terminal):
    """Somebody at a terminal."""

    ENABLE_COMMAND_PALETTE = False
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+t", "look", show=False, priority=True),
        Binding("ctrl+c", "quit", show=False, priority=True),
    ]

    def __init__(self, opening: Opening, pace: float | None = None) -> None:
        super().__init__(ansi_color=True)
        self.opening = opening
        self.language = opening.language
        self.pace = pace
        self.servers = ExitStack()
        self.places: dict[str, Place] = {}
        self.closing = AsyncExitStack()
        self.starting = asyncio.Lock()
        self.theme = next(iter(LOOKS))

    async def on_mount(self) -> None:
        """Show something at once."""
        await self.first_screens()

    async def first_screens(self) -> None:
        """The first screen, and above it the table that was asked for."""
        home = HomeScreen(self.language)
        opening = self.opening
        asked = opening.learn or opening.table is not None or opening.link is not None
        home.wait(asked)  # until what was asked for is there
        await self.push_screen(home)
        self.do(self.begin())

    async def on_unmount(self) -> None:
        """Leave nothing behind."""
        await self.closing.aclose()
        await asyncio.to_thread(self.servers.close)

    def do(self, doing: Coroutine[Any, Any, None]) -> None:
        """Do something that may be refused."""

        async def safely() -> None:
            try:
                await doing
            except (KachidokiError, OSError) as error:
                told = error.args[0] if isinstance(error, ServerRefused) else error
                self.notify(harmless(str(told)), severity="error", markup=False)

        self.run_worker(safely(), group="do")

    async def begin(self) -> None:
        """What the command line asks for."""
        opening = self.opening
        try:
            place = await self.place()
            if opening.learn:
                self.show_puzzles()
            elif opening.table is not None:
                self.open_table(place, await place.make(opening.table.wish(opening.name)))
            elif opening.link is not None:
                await self.follow_link(opening.link, opening.watch)
        finally:
            for home in self.screen_stack:
                if isinstance(home, HomeScreen):
                    home.wait(False)
                    home.show_keys()
                    home.fill()  # it names the server

    async def place(self) -> Place:
        """Where one plays: at the server of the link, or at one's own."""
        async with self.starting:
            if "" not in self.places:
                link = self.opening.link
                enter = self.servers.enter_context
                local = await asyncio.to_thread(enter, server_of(self.opening, self.pace))
                address = local.address if local is not None else str(link and link.server)
                self.places[""] = await self.enter(Place(address, self.language, MyTables(), local))
            return self.places[""]

    async def enter(self, place: Place) -> Place:
        """A place that is left when the application ends."""
        return await self.closing.enter_async_context(place)

    def where(self) -> str:
        """The server whose tables are listed."""
        found = self.places.get("")
        if found is None:
            return host(self.opening.link.server) if self.opening.link is not None else "…"
        return self.named(found)

    def named(self, place: Place) -> str:
        """What a server is called: this computer, or its name."""
        if place.local is not None:
            return sentence("tui-here", self.language)
        return host(place.server.address)

    def speak(self, language: str) -> None:
        """Another language, from here on."""
        self.language = language
        for place in self.places.values():
            place.speak(language)
        self.switch_screen(HomeScreen(language))

    def action_look(self) -> None:
        """The next look; who wants no colours has the terminal's own."""
        looks = list(LOOKS)
        if not self.no_color:
            self.theme = looks[(looks.index(self.theme) + 1) % len(looks)]
            self.ansi_color = self.theme == looks[0]
        for home in self.screen_stack:
            if isinstance(home, HomeScreen):
                home.fill()  # it names the look

    def look_told(self) -> str:
        """The key of the sentence that says how it looks."""
        return LOOKS[self.theme]

    def new_table(self, game: str) -> None:
        """Choose what a new table shall be."""
        self.push_screen(NewTableScreen(game, self.language))

    def make(self, table: OwnTable, clock: Clock | None) -> None:
        """Make a table, and sit down at it."""

        async def made() -> None:
            place = await self.place()
            wish = table.wish(self.opening.name).model_copy(update={"clock": clock})
            self.open_table(place, await place.make(wish), instead=True)

        self.do(made())

    def play_on(self, place: Place, table: NewTable) -> None:
        """Make a table from a moment of a finished game; leaving it leads back to the replay."""

        async def made() -> None:
            named = table.model_copy(update={"name": self.opening.name})
            self.open_table(place, await place.make(named))

        self.do(made())

    def join(self, place: Place, table: str) -> None:
        """Sit down at a table, or look on."""

        async def joined() -> None:
            self.open_table(place, await place.join(table, self.opening.name), instead=True)

        self.do(joined())

    def open_table(self, place: Place, sitting: Sitting, instead: bool = False) -> None:
        """Show a table, upon the first screen or instead of what is shown."""
        screen = TableScreen(place, sitting)
        if instead and len(self.screen_stack) > 2:
            self.switch_screen(screen)
        else:
            self.push_screen(screen)

    def open_replay(self, place: Place, sitting: Sitting, reviewing: bool = False) -> None:
        """Show a finished game, and have it reviewed at once if that is asked for."""
        self.push_screen(ReplayScreen(place, sitting, reviewing))

    def leave_table(self) -> None:
        """Back to the first screen."""
        if len(self.screen_stack) > 2:
            self.pop_screen()

    def say_back(self, text: str) -> None:
        """A table that is closed to us: say why, and go back."""
        self.notify(text, severity="error", markup=False)
        self.leave_table()

    def show_mine(self) -> None:
        """The tables that one has been at."""

        async def shown() -> None:
            place = await self.place()
            title = sentence("tui-my-tables", self.language)
            self.push_screen(TablesScreen(title, place, await tables_of(place), "tui-mine-empty"))

        self.do(shown())

    def show_puzzles(self) -> None:
        """Puzzles and lessons."""

        async def shown() -> None:
            place = await self.place()
            self.push_screen(LearnScreen(place, await place.server.puzzles(today())))

        self.do(shown())

    def show_listed(self) -> None:
        """The tables that strangers may join."""

        async def shown() -> None:
            await self.list_tables(await self.place())

        self.do(shown())

    async def list_tables(self, place: Place) -> None:
        """The tables of a server."""
        waiting = sentence("tui-waiting-tables", self.language)
        title = f"{waiting} · {self.named(place)}"
        self.push_screen(TablesScreen(title, place, await place.server.listed()))

    def go_to(self, link: Link) -> None:
        """A link that was typed."""
        self.do(self.follow_link(link, watch=False))

    async def follow_link(self, link: Link, watch: bool) -> None:
        """Join or watch the table of a link, or list those of its server."""
        place = self.places.get(link.server)
        if place is None:
            place = await self.enter(Place(link.server, self.language, MyTables()))
            self.places[link.server] = place
        if link.table is None:
            await self.list_tables(place)
        elif watch:
            self.open_table(place, place.watch(link.table))
        else:
            self.open_table(place, await place.join(link.table, self.opening.name, link.token))
