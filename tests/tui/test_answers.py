"""What the terminal answers: reasons for keys, menus, the end of a game, lists, the first frame."""

from __future__ import annotations

import pytest

from kachidoki.text import LANGUAGES
from kachidoki.tui.opening import OwnTable
from kachidoki.tui.screens import joraku_board
from kachidoki.tui.screens.home import HomeScreen
from kachidoki.tui.screens.new_table import NewTableScreen
from kachidoki.tui.screens.replay import ReplayScreen
from kachidoki.tui.screens.table import TableScreen
from kachidoki.tui.screens.texts import TextScreen
from tests.async_test import async_test
from tests.tui.kit import over, play_on, seated, seen, terminal, until
from tests.tui.stills import StillApp, at_table, phase, table_screen

ACT_1 = OwnTable("rokumon", {"act": "1"}, seats=["me", "casual"])


@async_test()
async def test_a_coin_that_cannot_be_reached_says_why_and_the_end_offers_the_review(
    address: str,
) -> None:
    async with terminal(address, ACT_1) as (app, pilot):
        screen = await seated(app, pilot)
        await until(lambda: "Deploy a warrior" in seen(app))
        await pilot.press("1")
        await until(lambda: bool(screen.at.now.legal) and len(screen.at.events()) > 2)
        await until(lambda: not screen.sending)
        assert screen.at.view is not None
        coins = screen.at.view["coins"]
        same = next(n for n in range(1, 6) if coins[n]["colour"] == coins[0]["colour"])
        await pilot.press("1", str(same + 1))
        await until(lambda: "same colour" in seen(app))
        await pilot.press("1")  # the same coin again is no action at all
        await until(lambda: "‘1’ does nothing now" in seen(app))
        await pilot.press("escape", "escape")
        await pilot.press("P")
        await until(lambda: "P lets it go on" in seen(app))
        await pilot.press("P")
        await until(lambda: "P lets it go on" not in seen(app))
        await play_on(app, pilot, over)
        await until(lambda: " a Review" in seen(app))
        assert "does nothing" not in seen(app)
        await pilot.press("?")
        await until(lambda: isinstance(app.screen, TextScreen))
        assert isinstance(app.screen, TextScreen)
        assert not [line for line in app.screen.text_lines if line.startswith("P ")]
        await pilot.press("escape", "a")
        await until(lambda: isinstance(app.screen, ReplayScreen))
        replay = app.screen
        assert isinstance(replay, ReplayScreen)
        await until(lambda: replay.asked is not None or replay.told is not None)


@async_test()
async def test_menus_answer_wrong_keys_and_a_first_form_begins_at_act_1(address: str) -> None:
    async with terminal(address) as (app, pilot):
        await until(lambda: len(app.screen_stack) > 2)
        home = HomeScreen("en")
        await app.push_screen(home)
        await pilot.press("z")
        assert "‘z’ does nothing now. These do: ↑↓ Enter ? q" in str(
            home.query_one(".keys").render()
        )
        app.push_screen(NewTableScreen("rokumon", "en"))
        await until(lambda: "◂ Act 1" in seen(app))


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_area_where_something_can_be_placed_has_its_key_in_brackets(language: str) -> None:
    sitting = at_table("joraku", {"players": "3"}, phase("place"), language)
    screen = TableScreen(StillApp(language, table_screen(sitting)).elsewhere(), sitting)
    shown = screen.shown()
    keys = [key for pick, key in shown.keys.items() if pick.startswith("area ")]
    assert keys
    head = joraku_board.heads(shown)
    assert all(f"[{key}]" in head.plain for key in keys)
    assert head.cell_len == 80


@async_test()
async def test_nothing_is_written_before_the_size_is_known() -> None:
    """A title card was once a column of single letters."""
    app = StillApp("en", lambda _: TextScreen("Title", ["Some words"], "en"))
    async with app.run_test(size=(2, 24)) as pilot:
        await pilot.pause()
        body = app.screen.query_one("VerticalScroll")
        assert not body.display
        await pilot.resize_terminal(80, 24)
        await until(lambda: bool(body.display))
