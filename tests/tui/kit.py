"""Somebody at a terminal, and ways to see what it shows."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from textual.pilot import Pilot

from kachidoki.tui.links import read_link
from kachidoki.tui.opening import Opening, OwnTable
from kachidoki.tui.screens.app import TerminalApp
from kachidoki.tui.screens.canvas import Canvas
from kachidoki.tui.screens.table import TableScreen
from kachidoki.tui.screens.texts import TextScreen


@asynccontextmanager
async def terminal(
    address: str, table: OwnTable | None = None, link: str = "", size: tuple[int, int] = (80, 24)
) -> AsyncIterator[tuple[TerminalApp, Pilot[None]]]:
    """Somebody at a terminal."""
    app = TerminalApp(Opening("en", "Aki", read_link(address + link), table))
    async with app.run_test(size=size) as pilot:
        yield app, pilot


async def until(there: Callable[[], bool]) -> None:
    """Wait for something."""
    while not there():
        await asyncio.sleep(0.005)


def table_of(app: TerminalApp) -> TableScreen:
    """The table that is shown."""
    assert isinstance(app.screen, TableScreen), app.screen
    return app.screen


async def seated(app: TerminalApp, pilot: Pilot[None]) -> TableScreen:
    """The table, once it is drawn; a title card is read first."""
    await until(lambda: isinstance(app.screen, (TableScreen, TextScreen)))
    await until(lambda: bool(seen(app)) or isinstance(app.screen, TextScreen))
    if isinstance(app.screen, TextScreen):
        await pilot.press("enter")
        await until(lambda: isinstance(app.screen, TableScreen))
    return table_of(app)


def seen(app: TerminalApp) -> str:
    """What the page shows."""
    return next((canvas.text() for canvas in app.screen.query(Canvas)), "")


async def play_on(
    app: TerminalApp, pilot: Pilot[None], done: Callable[[TableScreen], bool]
) -> None:
    """Enter picks what is under the cursor, until something is so."""
    while True:
        if isinstance(app.screen, TextScreen):
            await pilot.press("enter")
            await asyncio.sleep(0.005)
            continue
        screen = table_of(app)
        if screen.here and done(screen):
            return
        if (screen.here and screen.at.view is not None and screen.picking().open) or (
            screen.here and screen.at.curtain() is not None
        ):
            await pilot.press("enter")
        await asyncio.sleep(0.002)


def over(screen: TableScreen) -> bool:
    """Whether the game has ended here."""
    return screen.at.over
