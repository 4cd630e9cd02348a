"""Tables and seats: making, sharing, leaving, coming back, watching, playing again."""

from __future__ import annotations

from contextlib import AsyncExitStack
from pathlib import Path

import httpx
import pytest

from kachidoki.catalog import standard_board
from kachidoki.client import Seat, Server, ServerRefused
from kachidoki.core import Rng
from kachidoki.protocol import (
    ComeBack,
    Leave,
    NewTable,
    Rename,
    SeatWish,
    SetSeat,
    Show,
)
from tests.async_test import async_test
from tests.server.support.servers import (
    Fixed,
    act_somehow,
    bots,
    party,
    play_to_the_end,
    running,
    running_app,
    settings_for,
    wish,
)


@async_test()
async def test_a_table_waits_for_its_seats_and_hides_the_deal_until_then(tmp_path: Path) -> None:
    with running(settings_for(tmp_path)) as address:
        async with Server(address) as server:
            host = await server.make(wish("joraku", {"players": "3"}, title="At Uji bridge"))
            name = host.table.table
            assert (host.table.status, host.table.title) == ("open", "At Uji bridge")
            async with server.seat(name, host.token) as seat:
                assert seat.now.view is None
                with pytest.raises(ServerRefused, match="not-started"):
                    await seat.act("pass katana 2", seat=0)
                await server.sit(name, "Two")
                with pytest.raises(ServerRefused, match="seat 1 is taken"):
                    await server.sit(name, "Three", seat=1)
                await seat.command(SetSeat(id="b", seat=2, bot="beginner"))
                assert seat.now.table.status == "playing"
                assert len(seat.now.legal) == 6
                with pytest.raises(ServerRefused, match="all seats are taken"):
                    await server.sit(name, "Late")


@async_test()
async def test_before_the_start_people_come_and_go_and_the_host_seats_bots(tmp_path: Path) -> None:
    with running(settings_for(tmp_path)) as address:
        async with Server(address) as server:
            host = await server.make(wish("joraku", {"players": "4"}))
            name = host.table.table
            guest = await server.sit(name, "Guest", seat=3)
            with pytest.raises(ServerRefused, match="have a seat here already"):
                await server.sit(name, "Guest", seat=2, token=guest.token)
            async with server.seat(name, guest.token) as seat:
                await seat.command(Rename(id="n", seat=3, name="  Lady   <b>Oda</b> "))
                assert seat.now.table.seats[3].name == "Lady <b>Oda</b>"
                with pytest.raises(ServerRefused, match="only the host"):
                    await seat.command(SetSeat(id="s", seat=2, bot="master"))
                await seat.command(Leave(id="l", seat=3))
                assert seat.now.table.seats[3].kind == "open"
            again = await server.sit(name, "Guest", seat=2, token=guest.token)
            assert (again.token, again.seats) == (None, [2])
            async with server.seat(name, host.token) as seat:
                await seat.command(SetSeat(id="1", seat=1, bot="casual"))
                with pytest.raises(ServerRefused, match="choose a level"):
                    await seat.command(SetSeat(id="2", seat=3, bot="genius"))
                await seat.command(SetSeat(id="3", seat=1, bot=None))
                kinds = [each.kind for each in seat.now.table.seats]
                assert kinds == ["person", "open", "person", "open"]


@async_test()
async def test_a_leaver_is_replaced_by_a_bot_and_may_come_back(tmp_path: Path) -> None:
    with running(settings_for(tmp_path)) as address:
        new = wish("rokumon", {"act": "2"})
        async with Server(address) as server, party(server, new, 1) as (_, (one, two), _):
            await one.act(one.now.legal[0])
            await two.command(Leave(id="l", seat=1))
            await one.wait(lambda: bool(one.now.legal))  # a bot has answered
            assert one.now.table.seats[1].away
            with pytest.raises(ServerRefused, match="not-your-turn"):
                await two.act("deploy a1", seat=1)
            await two.command(ComeBack(id="c", seat=1))
            assert not two.now.table.seats[1].away
            await one.act(one.now.legal[0])
            await two.command(Leave(id="again", seat=1))
            await one.command(SetSeat(id="h", seat=1, bot="expert"))  # the host's choice
            assert one.now.table.seats[1].bot == "expert"


@async_test()
async def test_a_host_lets_a_bot_play_only_for_somebody_who_is_long_gone(tmp_path: Path) -> None:
    """A bot was seated for somebody who was there, and chose their secret cards to pass."""
    source = Fixed()

    async def refused(seat: Seat, number: int) -> str:
        with pytest.raises(ServerRefused) as found:
            order = SetSeat(id=f"{number}-{source.next('id')[:8]}", seat=number, bot="casual")
            await seat.command(order)
        return str(found.value)

    def waits(seat: Seat) -> list[int | None]:
        return [] if seat.presence is None else seat.presence.replace_in

    with running(settings_for(tmp_path), source) as address:
        new = wish("joraku", {"players": "3"})
        async with Server(address) as server, party(server, new, 2) as (name, seats, tokens):
            host, guest, _ = seats
            await host.wait(lambda: waits(host) == [None, None, None])
            source.time += 10**9
            assert await refused(host, 1) == "seat 1 is taken by somebody who is here (not-away)"
            await guest.__aexit__(None, None, None)
            await host.wait(lambda: waits(host) == [None, 120_000, None])
            source.time += 119_000
            assert await refused(host, 1) == "seat 1 can be replaced in 1 seconds (not-away)"
            async with server.seat(name, tokens[1]):
                await host.wait(lambda: waits(host) == [None, None, None])
                assert "who is here" in await refused(host, 1)
            await host.wait(lambda: waits(host) == [None, 120_000, None])
            source.time += 120_000
            await host.command(SetSeat(id="now", seat=1, bot="casual"))
            async with server.seat(name, tokens[1]) as guest:
                assert guest.now.table.seats[1].away
                await guest.command(ComeBack(id="back", seat=1))
                assert "who is here" in await refused(host, 1)
            # Their own seat: only by leaving it, and then without a stronger bot.
            assert await refused(host, 0) == "seat 0 is yours: leave it (not-away)"
            await host.command(Leave(id="leave", seat=0))
            assert "no-advice" in await refused(host, 0)


@async_test()
async def test_nobody_is_replaced_in_the_instant_between_sitting_down_and_connecting(
    tmp_path: Path,
) -> None:
    source = Fixed()

    with running(settings_for(tmp_path), source) as address:
        async with Server(address) as server:
            made = await server.make(wish("rokumon", {"act": "2"}))
            async with server.seat(made.table.table, made.token) as host:
                source.time += 10**9
                await server.sit(made.table.table, "Guest")
                await host.wait(lambda: host.now.table.status == "playing")
                with pytest.raises(ServerRefused, match="in 120 seconds"):
                    await host.command(SetSeat(id="h", seat=1, bot="casual"))


@async_test()
async def test_a_personal_link_opens_the_same_seat_on_another_device(tmp_path: Path) -> None:
    with running(settings_for(tmp_path)) as address:
        async with Server(address) as server:
            host = await server.make(wish("joraku", seats=bots("casual", "casual", "casual")))
            assert host.token is not None
            name = host.table.table
            there = await server.come_again(name, host.token)
            assert (there.seats, there.host, there.token) == ([0], True, None)
            async with server.seat(name, host.token) as one, server.seat(name, host.token) as two:
                assert one.now.view == two.now.view
                version = await one.act(one.now.legal[0])
                await two.wait(lambda: two.now.version >= version)
                await two.act(two.now.legal[0])


@async_test()
async def test_spectators_see_a_seat_only_while_its_player_shows_it(tmp_path: Path) -> None:
    with running(settings_for(tmp_path)) as address:
        async with Server(address) as server:
            new = wish("joraku", {"players": "3"}, seats=bots("casual", "casual"))
            async with party(server, new, 0) as (name, (seat,), _), server.seat(name) as watcher:
                assert watcher.now.view is not None
                assert "own" not in watcher.now.view
                assert watcher.now.legal == []
                with pytest.raises(ServerRefused, match="not-your-seat"):
                    await watcher.act(seat.now.legal[0], seat=0)
                with pytest.raises(ServerRefused, match="not-shown"):
                    await watcher.look(0)
                await seat.command(Show(id="s", seat=0, on=True))
                await watcher.look(0)
                assert watcher.now.view == seat.now.view
                assert watcher.now.legal == []
                await seat.command(Show(id="h", seat=0, on=False))
                await watcher.wait(lambda: watcher.now.seat is None)


def asked(seat: Seat) -> list[bool | None]:
    """Who wants a rematch, as far as it was said."""
    return [each.rematch for each in seat.now.table.seats]


@async_test()
async def test_a_rematch_waits_for_all_changes_sides_and_keeps_the_count(tmp_path: Path) -> None:
    with running(settings_for(tmp_path)) as address:
        async with Server(address) as server:
            new = wish("rokumon", {"act": "1", "coins": "gggjjj"})
            async with party(server, new, 1) as (place, seats, tokens):
                with pytest.raises(ServerRefused, match="not-over"):
                    await seats[0].rematch()
                assert asked(seats[0]) == [None, None]
                await play_to_the_end(seats, Rng(b"first"))
                async with server.seat(place) as watcher:
                    with pytest.raises(ServerRefused, match="not-your-seat"):
                        await watcher.rematch()
                assert await seats[1].rematch() is None  # not only the host may ask
                assert await seats[0].rematch(agree=False) is None
                assert asked(seats[0]) == [False, True]
                after = await seats[0].rematch()  # having thought better of it
                assert after is not None
                with pytest.raises(ServerRefused, match="rematch already"):
                    await seats[0].rematch()
                series = seats[0].now.table.series
                assert (series.games, sum(series.wins)) == (1, 1)
            async with AsyncExitStack() as stack:
                again = [
                    await stack.enter_async_context(server.seat(after, token))
                    for token in reversed(tokens)
                ]
                for number, seat in enumerate(again):
                    assert seat.now.seat == number  # they have changed sides
                    assert seat.now.table.series.wins == series.wins[::-1]
                    assert seat.now.table.status == "playing"
                    assert asked(seat) == [None, None]
                await play_to_the_end(again, Rng(b"second"))
                assert again[0].now.table.series.games == 2


@async_test()
async def test_a_bot_agrees_to_a_rematch_at_once_and_plays_on_for_whoever_left(
    tmp_path: Path,
) -> None:
    with running(settings_for(tmp_path)) as address:
        async with Server(address) as server:
            seats = [SeatWish(kind="me"), SeatWish(kind="open"), SeatWish(kind="bot")]
            new = wish("joraku", {"players": "3"}, seats=seats)
            async with party(server, new, 1) as (_, (one, two), _):
                await two.command(Leave(id="gone", seat=1))
                rng = Rng(b"left")
                while one.now.table.status != "over":
                    await one.wait(lambda: bool(one.now.legal) or one.now.table.status == "over")
                    if one.now.legal:
                        await act_somehow(one, rng)
                assert asked(one) == [None, True, True]
                after = await one.rematch()
                assert after is not None
                chairs = (await server.info(after)).seats
                assert [chair.kind for chair in chairs] == ["person", "bot", "person"]
                assert [chair.away for chair in chairs] == [True, False, False]


@async_test()
async def test_a_browser_comes_along_to_the_rematch_by_the_cookie_of_the_table_before(
    tmp_path: Path,
) -> None:
    """A rematch made spectators of its players, whose cookie is that of the table before."""
    with running(settings_for(tmp_path)) as address:
        async with Server(address) as server:
            new = wish("rokumon", {"act": "1", "coins": "gggjjj"})
            async with party(server, new, 1) as (name, seats, tokens):
                await play_to_the_end(seats, Rng(b"first"))
                await seats[1].rematch()
                after = await seats[0].rematch()
            stranger = await server.make(wish("rokumon", {"act": "1"}))
        path, origin = f"/api/tables/{after}/return", {"origin": address}
        for token, seat in zip(tokens, (1, 0), strict=True):
            cookies = {f"kachidoki-{name}": token}
            async with httpx.AsyncClient(base_url=address, headers=origin, cookies=cookies) as http:
                found = await http.post(path, json={"before": name})
                assert found.json()["seats"] == [seat]
                assert (await http.get(f"/api/tables/{after}/me")).json()["seats"] == [seat]
        other = stranger.table.table
        cookies = {f"kachidoki-{other}": str(stranger.token)}
        async with httpx.AsyncClient(base_url=address, headers=origin, cookies=cookies) as http:
            for body in ({"before": other}, {"before": name}, {}):
                assert (await http.post(path, json=body)).json()["code"] == "bad-token"


@async_test()
async def test_three_solo_battles_in_a_row_win_against_taroma(tmp_path: Path) -> None:
    with running(settings_for(tmp_path)) as address:
        async with Server(address) as server:
            place = await server.make(wish("rokumon", {"act": "solo", "coins": "gjgjgjj"}))
            name, streak = place.table.table, 0
            for battle in range(12):
                async with server.seat(name, place.token) as seat:
                    rng = Rng(b"battle %d" % battle)
                    while seat.now.table.status != "over":
                        await act_somehow(seat, rng)
                    assert seat.now.outcome is not None
                    if seat.now.outcome["winners"]:
                        streak += 1
                    elif seat.now.outcome["scores"][0] < 0:
                        streak = 0
                    assert seat.now.table.series.streak == streak
                    assert seat.now.table.series.solo_won == (streak >= 3)
                    name = str(await seat.rematch())


@async_test()
async def test_listed_tables_are_found_by_strangers_and_others_are_not(tmp_path: Path) -> None:
    with running(settings_for(tmp_path)) as address:
        async with Server(address) as server:
            shown = await server.make(wish("joraku", listed=True, title="Come in"))
            await server.make(wish("joraku"))
            assert [table.title for table in await server.listed()] == ["Come in"]
            assert (await server.listed())[0].table == shown.table.table


@async_test()
async def test_a_board_of_ones_own_comes_as_a_file(tmp_path: Path) -> None:
    rows = standard_board().line()

    with running(settings_for(tmp_path)) as address:
        async with Server(address) as server:
            file = Path("src/kachidoki/joraku/board.toml").read_text(encoding="utf-8")
            place = await server.make(wish("joraku", board=file.replace("7, 4, 2", "9, 4, 2")))
            assert place.table.options["board"] != rows
            with pytest.raises(ServerRefused, match="bad-option"):
                await server.make(wish("joraku", board="rows = 3"))


@pytest.mark.parametrize(
    ("new", "words"),
    [
        (NewTable(game="chess"), "the games are"),
        (NewTable(game="joraku", options={"players": "7"}), "2, 3 or 4"),
        (NewTable(game="joraku", options={"wind": "east"}), "no option"),
        (NewTable(game="joraku", seats=[SeatWish(kind="me")]), "1 seats are given"),
        (NewTable(game="rokumon", seats=bots("genius")), "choose a level"),
    ],
)
@async_test()
async def test_a_table_that_cannot_be_made_says_why(
    new: NewTable, words: str, tmp_path: Path
) -> None:
    with running(settings_for(tmp_path)) as address:
        async with Server(address) as server:
            with pytest.raises(ServerRefused, match=words) as refused:
                await server.make(new)
            assert refused.value.code == "bad-option"


@async_test()
async def test_old_tables_are_cleared_away_by_the_hosts_rule(tmp_path: Path) -> None:
    with running_app(settings_for(tmp_path)) as (address, app):
        async with Server(address) as server:
            new = wish("rokumon", {"act": "1", "coins": "gggjjj"})
            async with party(server, new, 1) as (finished, seats, _):
                await play_to_the_end(seats, Rng(b"old"))
            going = (await server.make(wish("joraku"))).table.table
            store = app.state.lobby.services.store
            now = app.state.lobby.services.source.now()
            assert await store.prune(now - 1000, None, keep=[]) == []
            assert await store.prune(now + 1000, None, keep=[finished]) == []
            assert await store.prune(now + 1000, None, keep=[]) == [finished]
            assert await store.prune(None, now + 1000, keep=[]) == [going]
            assert await store.load(finished) is None
