"""The full screen as people use it: keys and mouse, against a server, and screens as pictures."""

from __future__ import annotations

import asyncio

import pytest
from textual.events import Key
from textual.widgets import Input, OptionList

from kachidoki.client import Server
from kachidoki.core import Rng
from kachidoki.tui.links import read_link
from kachidoki.tui.my_tables import MyTables
from kachidoki.tui.opening import Opening, OwnTable
from kachidoki.tui.screens.app import TerminalApp
from kachidoki.tui.screens.canvas import Canvas
from kachidoki.tui.screens.home import HomeScreen, TablesScreen
from kachidoki.tui.screens.new_table import NewTableScreen
from kachidoki.tui.screens.replay import ReplayScreen
from kachidoki.tui.screens.table import TableScreen
from kachidoki.tui.screens.texts import LogScreen, ReactScreen, RulesScreen, TextScreen
from tests.async_test import async_test
from tests.server.support.servers import act_somehow
from tests.tui.kit import over, play_on, seated, seen, table_of, terminal, until
from tests.tui.stills import PICTURES, picture, screens


@pytest.mark.parametrize("name", screens())
@async_test()
async def test_a_screen_is_as_its_picture_shows_it(name: str) -> None:
    """`python -m tests.tui.stills` draws them again."""
    kept = (PICTURES / f"{name}.svg").read_text(encoding="utf-8")
    assert await picture(name) == kept, f"{name} looks different now"


@async_test()
async def test_a_game_from_the_first_screen_to_the_end_its_replay_and_a_rematch(
    address: str,
) -> None:
    async with terminal(address) as (app, pilot):
        await until(lambda: isinstance(app.screen, TablesScreen))
        await pilot.press("escape")
        await until(lambda: isinstance(app.screen, HomeScreen))
        await pilot.press("down", "enter")
        await until(lambda: isinstance(app.screen, NewTableScreen))
        await pilot.click(Canvas, offset=(34, 2))  # with the mouse: act 2, then act 1 again
        await pilot.press("left", "down", "left", "enter")  # beginners
        screen = await seated(app, pilot)
        assert "Act 1: Rokumonsen" in seen(app)
        assert screen.at.table.seats[1].bot == "beginner"
        await play_on(app, pilot, over)
        await until(lambda: "The game is over" in seen(app))
        assert "1. " in seen(app)
        await pilot.press("v")
        await until(lambda: isinstance(app.screen, ReplayScreen) and "Step 0" in seen(app))
        await pilot.press("right")
        await until(lambda: "Step 1 of" in seen(app))
        await pilot.press("e")
        await until(lambda: "[Solved]" in seen(app) or "is not solved" in seen(app))
        await pilot.press("z")
        await until(lambda: "‘z’ does nothing now. These do: ←→" in seen(app))
        await pilot.press("]", "s", "end")
        await until(lambda: "As seen by" in seen(app))
        await pilot.press("escape")
        await until(lambda: isinstance(app.screen, TableScreen))
        before = screen.at.table.table
        await pilot.press("n")
        await until(
            lambda: any(
                isinstance(each, TableScreen)
                and each.at.seat.latest is not None
                and each.at.table.table != before
                for each in app.screen_stack
            ),
        )
        assert len(MyTables().all()) == 2


@async_test()
async def test_cards_areas_and_buttons_are_picked_and_steps_taken_back(address: str) -> None:
    own = OwnTable("joraku", {"players": "3"}, seats=["me", "casual", "casual"])
    async with terminal(address, own) as (app, pilot):
        screen = await seated(app, pilot)
        await pilot.press("2")
        await until(lambda: "Choose a card for" in seen(app))
        await pilot.press("h")
        await until(lambda: "% to win." in seen(app))
        await pilot.press("u")
        await until(lambda: "Choose 2 cards for" in seen(app))
        await play_on(app, pilot, lambda s: "place" in s.at.now.legal)
        await pilot.press("p")
        await until(lambda: "Place up to 3 Samurai" in seen(app))
        (area,) = [each for each in screen.at.now.legal if each.startswith("put ")]
        x = next(x for x, (c, _) in enumerate(screen.canvas.lines[1]) if c == "›")
        await pilot.click(Canvas, offset=(x + 3, 1))  # with the mouse
        await until(lambda: "Place up to 2 more" in seen(app))
        await pilot.resize_terminal(120, 30)  # in the middle of a turn
        await until(lambda: "│ " in seen(app))
        await pilot.resize_terminal(60, 20)
        await until(lambda: "80 by 23" in seen(app))
        await pilot.resize_terminal(80, 24)
        await pilot.press("u")
        await until(lambda: "Place up to 3 Samurai" in seen(app))
        await pilot.press("tab", "e")
        await until(lambda: area not in screen.at.now.legal)


@async_test()
async def test_every_screen_of_a_table_opens_and_leads_back(address: str) -> None:
    own = OwnTable("rokumon", {"act": "3"}, seats=["me", "casual"])
    async with terminal(address, own) as (app, pilot):
        await seated(app, pilot)
        for key, kind in (
            ("?", TextScreen),
            ("b", TextScreen),
            ("i", TextScreen),
            ("l", LogScreen),
            ("r", RulesScreen),
        ):
            await pilot.press(key)
            await until(lambda kind=kind: isinstance(app.screen, kind))  # type: ignore[misc]
            await pilot.press("escape")
            await until(lambda: isinstance(app.screen, TableScreen))
        await pilot.press("?")
        await until(lambda: isinstance(app.screen, TextScreen))
        await pilot.press("j", "G", "k", "g")
        await pilot.click(offset=(11, 23))  # the key of the last line that leads back
        await until(lambda: isinstance(app.screen, TableScreen))
        await pilot.press("l")
        await until(lambda: isinstance(app.screen, LogScreen))
        await pilot.press("enter")
        await until(lambda: isinstance(app.screen, RulesScreen))
        await pilot.press("slash", *"stack", "enter")
        await until(lambda: not isinstance(app.focused, Input))
        await pilot.press("escape", "escape")
        await until(lambda: isinstance(app.screen, TableScreen))
        await pilot.press("t")
        await until(lambda: isinstance(app.screen, ReactScreen))
        await pilot.press("enter")
        await until(lambda: "Aki: Hello!" in seen(app))
        await pilot.press("P")
        await until(lambda: "Paused" in seen(app))
        await pilot.press("P")
        await until(lambda: "It is your turn" in seen(app))
        await pilot.press("ctrl+t")
        assert app.theme == "textual-light"
        await pilot.press("q")
        await until(lambda: isinstance(app.screen, HomeScreen))
        await pilot.press("down", "down", "enter")  # my tables
        await until(lambda: isinstance(app.screen, TablesScreen))
        assert app.screen.query_one(OptionList).option_count == 1
        await pilot.press("enter")
        await seated(app, pilot)


@async_test()
async def test_what_is_chosen_in_a_list_is_seen_without_colours(
    address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was bold, as headings are."""
    monkeypatch.setenv("NO_COLOR", "1")
    async with terminal(address) as (app, pilot):
        await until(lambda: isinstance(app.screen, TablesScreen))
        await pilot.press("escape")
        await until(lambda: isinstance(app.screen, HomeScreen))
        listed = app.screen.query_one(OptionList)
        await until(lambda: listed.has_focus)
        styles = [segment.style for segment in listed.render_line(1) if segment.style]
        assert all(style.bold and style.underline for style in styles)


@async_test()
async def test_surrender_has_a_key_and_is_asked_once_more(address: str) -> None:
    """It could be reached by arrows only."""
    own = OwnTable("rokumon", {"act": "3"}, seats=["me", "casual"])
    async with terminal(address, own) as (app, pilot):
        screen = await seated(app, pilot)
        await until(lambda: "[S] Surrender" in seen(app))
        await pilot.press("S")
        await until(lambda: "[y] Surrender" in seen(app))
        await pilot.press("escape")
        await until(lambda: "[S] Surrender" in seen(app))
        await pilot.press("S", "y")
        await until(lambda: screen.at.over and "You lose" in seen(app))


@async_test()
async def test_two_people_at_one_screen_play_behind_a_curtain(address: str) -> None:
    own = OwnTable("rokumon", {"act": "3"}, seats=["me", "me"])
    async with terminal(address, own) as (app, pilot):
        await until(lambda: "Aki 1 is next" in seen(app))
        assert "S2" not in seen(app)
        await play_on(app, pilot, lambda s: len(s.at.events()) > 6 and s.at.curtain() == 1)
        await until(lambda: "Aki 2 is next. Everybody else" in seen(app))
        await play_on(app, pilot, over)


@async_test()
async def test_a_cut_is_told_and_the_game_goes_on_after_it(address: str) -> None:
    own = OwnTable("rokumon", {"act": "2"}, seats=["me", "casual"])
    async with terminal(address, own) as (app, pilot):
        screen = await seated(app, pilot)
        socket = screen.at.seat._socket
        assert socket is not None
        socket.transport.abort()
        await until(lambda: screen.at.seat.reconnects == 1)
        await play_on(app, pilot, lambda s: len(s.at.events()) > 4)


@async_test()
async def test_a_free_seat_is_taken_by_a_link_and_a_full_table_is_watched(address: str) -> None:
    own = OwnTable("rokumon", {"act": "1"}, seats=["me", "open"])
    async with terminal(address, own) as (app, pilot):
        await until(lambda: "Waiting for players" in seen(app))
        host = table_of(app)
        link = f"/t/{host.at.table.table}"
        async with Server(address) as server:
            place = await server.sit(host.at.table.table, "Ben")
            async with server.seat(host.at.table.table, place.token) as ben:
                await seated(app, pilot)
                watcher = TerminalApp(Opening("fr", "Chiyo", read_link(address + link), watch=True))
                async with watcher.run_test(size=(80, 24)):
                    await until(lambda: "Sanada" in seen(watcher))
                    assert not table_of(watcher).at.mine
                    rng = Rng(b"ben")
                    while ben.now.table.status != "over":
                        if ben.now.legal:
                            await act_somehow(ben, rng)
                        elif table_of(app).picking().open:
                            await pilot.press("enter")
                        await asyncio.sleep(0.002)
                    await until(lambda: table_of(watcher).at.over)


@async_test()
async def test_keys_pressed_in_a_hurry_close_only_the_screen_that_they_are_for(
    address: str,
) -> None:
    """A second Enter upon a title card closed the table below it."""
    own = OwnTable("rokumon", {"act": "3"}, seats=["me", "casual"])
    async with terminal(address, own) as (app, pilot):
        await until(lambda: isinstance(app.screen, TextScreen))
        card = app.screen
        for _ in range(4):
            card.post_message(Key("enter", "\r"))
        await until(lambda: isinstance(app.screen, TableScreen))
        await pilot.pause()
        assert isinstance(app.screen, TableScreen)


@async_test()
async def test_enter_does_not_overtake_an_arrow_that_came_before_it(address: str) -> None:
    """Keys that arrive together, as over a slow link, opened the line that was left."""
    async with terminal(address) as (app, pilot):
        await until(lambda: isinstance(app.screen, TablesScreen))
        await pilot.press("escape")
        await until(lambda: isinstance(app.screen, HomeScreen))
        listed = app.screen.query_one(OptionList)
        for key in ("down", "down", "up", "enter"):
            listed.post_message(Key(key, None))
        await until(lambda: isinstance(app.screen, NewTableScreen))
        assert isinstance(app.screen, NewTableScreen)
        assert app.screen.game == "rokumon"


@async_test()
async def test_the_first_screen_takes_no_keys_while_a_table_is_on_its_way(address: str) -> None:
    """Enter opened a form that then lay upon the table."""
    own = OwnTable("rokumon", {"act": "3"}, seats=["me", "casual"])
    app = TerminalApp(Opening("en", "Aki", read_link(address), own))
    async with app.run_test(size=(80, 24)) as pilot:
        home = HomeScreen("en")
        await app.push_screen(home)
        home.wait(True)
        for key in ("enter", "l", "right"):
            home.key_pressed(Key(key, None))
        await pilot.pause()
        assert not any(isinstance(screen, NewTableScreen) for screen in app.screen_stack)
