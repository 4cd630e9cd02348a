"""Keys typed faster than the server answers: none is lost, and none does what was not meant."""

from __future__ import annotations

from kachidoki.client import ServerRefused
from kachidoki.tui.opening import OwnTable
from kachidoki.tui.screens.table import TableScreen
from tests.async_test import async_test
from tests.tui.kit import play_on, seated, seen, terminal, until
from tests.tui.stills import StillApp, at_table, phase, table_screen

THREE = OwnTable("joraku", {"players": "3"}, seats=["me", "casual", "casual"])


def can_place(screen: TableScreen) -> bool:
    """Whether one chooses what a card does, and placing is among it."""
    return "place" in screen.picking().open and not screen.sending


def supply(screen: TableScreen) -> int:
    """Samurai that are not on the map yet."""
    assert screen.at.view is not None
    mine = next(f for f in screen.at.view["factions"] if f["seat"] == 0)
    return int(mine["supply"])


@async_test()
async def test_every_key_of_a_burst_is_done_and_the_cursor_never_waits_on_the_end(
    address: str,
) -> None:
    """Of `p 6 6 6` only some were done; after taking all back, Enter ended the turn."""
    async with terminal(address, THREE) as (app, pilot):
        screen = await seated(app, pilot)
        await play_on(app, pilot, can_place)
        assert screen.at.view is not None
        rank = str(screen.at.view["skirmish"][-1]["card"]).split()[1]
        before = supply(screen)
        await pilot.press("p", rank, rank, rank)
        await until(lambda: supply(screen) == before - 3 and not screen.sending)
        assert screen.picking().open == ("end",)
        assert screen.cursor == "end"
        await pilot.press("u", "u", "u")
        await until(lambda: supply(screen) == before and not screen.sending)
        assert screen.picking().useful
        assert screen.cursor != "end"
        assert "version" not in seen(app)


@async_test()
async def test_what_was_chosen_upon_an_old_view_is_looked_at_again(address: str) -> None:
    """“version 37 is not what seat 0 sees now” was shown."""
    async with terminal(address, THREE) as (app, pilot):
        screen = await seated(app, pilot)
        at, real, asked = screen.at, screen.at.seat.act, list[str]()

        async def too_late(action: str, seat: int | None = None) -> int:
            """As if the table had gone on meanwhile, the first time."""
            asked.append(action)
            if len(asked) == 1:
                at.seat._updated(at.now.model_copy(update={"version": at.now.version + 1}))
                raise ServerRefused("stale", "version 1 is not what seat 0 sees now")
            at.seat._updated(at.now.model_copy(update={"version": at.now.version - 1}))
            return await real(action, seat)

        at.seat.act = too_late  # type: ignore[method-assign]
        first = at.now.legal[0]
        assert await at.act(first) is None
        assert asked == [first, first]
        asked.clear()
        told = await at.act(first)  # not open any more: it is passed
        assert told is not None
        assert "The table has changed" in told
        assert asked == [first]


@async_test()
async def test_an_enter_typed_ahead_picks_nothing_but_what_it_was_typed_for() -> None:
    app = StillApp("en", table_screen(at_table("joraku", {"players": "3"}, phase("march"))))
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        screen = app.screen
        assert isinstance(screen, TableScreen)
        screen.sending = True
        await pilot.press("enter", "u")
        assert "Kept until you can act: Enter u" in seen(app)
        screen.sending = False
        screen.cursor = next(p for p in screen.picking().open if p != screen.cursor)
        await screen.do_kept()
        assert "it was not done: Enter u" in seen(app)
        assert not screen.picked
        assert not screen.sending
