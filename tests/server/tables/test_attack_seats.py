"""Somebody wants to sit on another one's seat: over real sockets, while others play on."""

from __future__ import annotations

import json
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from kachidoki.client import Seat
from tests.async_test import async_test
from tests.server.support.attack import (
    Fort,
    both_play_on,
    denied,
    elsewhere,
    end_of,
    fort,
    greeted,
    heard,
    refusal_of,
    table_for_two,
)
from tests.server.support.attack import dial as raw
from tests.server.support.servers import settings_for


def act(seats: list[Seat], **more: Any) -> dict[str, Any]:
    """An action that the seat to move could take."""
    (mover,) = [seat for seat in seats if seat.now.legal]
    return {
        "type": "act",
        "id": "forged",
        "version": mover.now.version,
        "seat": mover.now.seat,
        "action": mover.now.legal[0],
        **more,
    }


@pytest.mark.parametrize("kind", ["made up", "another table's", "cut short", "of odd signs"])
@async_test()
async def test_a_token_that_is_not_of_this_table_is_refused(attacked: Fort, kind: str) -> None:
    async with elsewhere(attacked.address) as game, AsyncExitStack() as stack:
        _, _, strangers = await stack.enter_async_context(table_for_two(attacked.address))
        name, seats, tokens = await stack.enter_async_context(table_for_two(attacked.address))
        token, code = {
            "made up": ("A" * 43, "bad-token"),
            "another table's": (strangers[0], "bad-token"),
            "cut short": (tokens[0][:-1], "bad-token"),
            "of odd signs": (tokens[0][:-1] + "é", "bad-message"),
        }[kind]
        line = await stack.enter_async_context(raw(attacked.address, name))
        error = await refusal_of(line, {"type": "hello", "token": token})
        assert error["code"] == code
        assert token not in error["message"]
        assert (await end_of(line))[0] == 1008
        assert code in attacked.refused()
        await both_play_on(seats)
        await game.goes_on()


@async_test()
async def test_a_spectator_and_the_other_seat_cannot_act_for_a_seat(attacked: Fort) -> None:
    async with elsewhere(attacked.address) as game, table_for_two(attacked.address) as at:
        name, seats, tokens = at
        (waiting,) = [n for n, seat in enumerate(seats) if not seat.now.legal]
        for token in (None, tokens[waiting]):
            async with greeted(attacked.address, name, token) as line:
                error = await refusal_of(line, act(seats))
                assert (error["code"], error["id"]) == ("not-your-seat", "forged")
                assert error["possible"] == ([] if token is None else [str(waiting)])
                for kind in ("take_back", "leave", "come_back"):
                    order = {"type": kind, "id": kind, "seat": 1 - waiting}
                    extra = {"version": 2} if kind == "take_back" else {}
                    error = await refusal_of(line, {**order, **extra})
                    assert error["code"] == "not-your-seat"
                for more in ({"type": "show", "on": True}, {"type": "rename", "name": "me"}):
                    error = await refusal_of(line, {"id": "x", "seat": 1 - waiting, **more})
                    assert error["code"] == "not-your-seat"
        # The seat's own player, when it is not their turn.
        async with greeted(attacked.address, name, tokens[waiting]) as line:
            error = await refusal_of(line, act(seats, seat=waiting))
            assert error["code"] == "not-your-turn"
            assert error["possible"] == []
        assert {seat.now.version for seat in seats} == {2}
        await both_play_on(seats)
        await game.goes_on()


@async_test()
async def test_only_the_host_gives_the_hosts_orders(attacked: Fort) -> None:
    async with table_for_two(attacked.address) as (name, seats, tokens):
        async with greeted(attacked.address, name, tokens[1]) as line:
            for order in (
                {"type": "pause", "on": True},
                {"type": "set_seat", "seat": 0, "bot": "casual"},
            ):
                assert (await refusal_of(line, {**order, "id": "x"}))["code"] == "not-host"
        await both_play_on(seats)


@async_test()
async def test_a_stale_command_is_refused_and_a_replayed_one_is_done_once(attacked: Fort) -> None:
    async with elsewhere(attacked.address) as game, table_for_two(attacked.address) as at:
        name, seats, tokens = at
        order = act(seats)
        async with greeted(attacked.address, name, tokens[order["seat"]]) as line:
            assert (await refusal_of(line, {**order, "version": 1}))["code"] == "stale"
            assert (await refusal_of(line, {**order, "version": 999}))["code"] == "stale"
            await line.send(json.dumps(order))
            done = await heard(line, "done")
            for again in (order, {**order, "action": "move somewhere else"}):
                await line.send(json.dumps(again))
                assert await heard(line, "done") == done
        for seat in seats:
            await seat.wait(lambda seat=seat: seat.now.version == done["version"])  # type: ignore[misc]
        # The same id of somebody else is somebody else's command.
        async with greeted(attacked.address, name, tokens[1 - order["seat"]]) as line:
            assert (await refusal_of(line, order))["code"] == "not-your-seat"
        await both_play_on(seats)
        await game.goes_on()


@pytest.mark.parametrize(
    ("change", "code"),
    [
        ({"seat": 2}, "no-such-seat"),
        ({"seat": 9}, "no-such-seat"),
        ({"seat": 10}, "bad-message"),
        ({"seat": -1}, "bad-message"),
        ({"seat": 0.0}, "bad-message"),
        ({"seat": True}, "bad-message"),
        ({"seat": "0"}, "bad-message"),
        ({"seat": None}, "bad-message"),
        ({"version": -1}, "bad-message"),
        ({"version": 2**63}, "bad-message"),
        ({"version": 10**400}, "bad-message"),
        ({"version": 2.0}, "bad-message"),
        ({"version": True}, "bad-message"),
        ({"version": "2"}, "bad-message"),
        ({"version": 2**53}, "stale"),
        ({"id": ""}, "bad-message"),
        ({"id": "x" * 41}, "bad-message"),
        ({"id": "a b"}, "bad-message"),
        ({"id": "x\n"}, "bad-message"),
        ({"id": "é"}, "bad-message"),
        ({"id": "'; DROP TABLE tables; --"}, "bad-message"),
        ({"id": 1}, "bad-message"),
        ({"action": "x" * 101}, "bad-message"),
        ({"action": ""}, "no-such-action"),
        ({"action": "\u0000"}, "no-such-action"),
        ({"action": "<script>alert(1)</script>"}, "no-such-action"),
        ({"action": ["deploy"]}, "bad-message"),
        ({"more": 1}, "bad-message"),
        ({"type": "ACT"}, "bad-message"),
    ],
    ids=lambda value: str(value)[:40],
)
@async_test()
async def test_an_action_with_one_odd_field_is_refused(
    attacked: Fort, change: dict[str, Any], code: str
) -> None:
    async with table_for_two(attacked.address) as (name, seats, tokens):
        order = act(seats)
        async with greeted(attacked.address, name, tokens[order["seat"]]) as line:
            error = await refusal_of(line, {**order, **change})
            assert error["code"] == code
            assert attacked.refused() == [code]
        assert {seat.now.version for seat in seats} == {2}
        await both_play_on(seats)


@pytest.mark.parametrize(
    "name",
    [
        "nowhere",
        "..%2f..%2fetc",
        "%00",
        "%ff%fe",
        "'%20OR%20'1'='1",
        "<script>alert(1)<%2fscript>",
        "x" * 33,
        "x" * 5000,
    ],
)
@async_test()
async def test_a_table_that_there_is_not_is_refused_whatever_it_is_called(
    attacked: Fort, name: str
) -> None:
    status, code = await denied(attacked.address, name)
    assert (status, code) in ((404, "no-such-table"), (404, "no-such-page"))
    assert name not in str(attacked.log)


@async_test()
async def test_a_page_of_another_host_gets_no_connection(attacked: Fort) -> None:
    async with elsewhere(attacked.address) as game, table_for_two(attacked.address) as at:
        name, seats, _ = at
        for origin in ("https://evil.example", "null", "http://[", attacked.address + ".evil"):
            found = await denied(attacked.address, name, additional_headers={"Origin": origin})
            assert found == (403, "foreign-origin")
        own = {"Origin": attacked.address}
        async with raw(attacked.address, name, additional_headers=own) as line:
            await line.send('{"type": "hello"}')
            assert (await heard(line, "welcome"))["seats"] == []
        assert attacked.refused() == ["foreign-origin"] * 4
        await both_play_on(seats)
        await game.goes_on()


@async_test()
async def test_the_server_keeps_no_token(tmp_path: Path) -> None:
    """Looked up by their hash, tokens leave nothing to steal and nothing to time."""
    with fort(settings_for(tmp_path)) as made:
        async with table_for_two(made.address) as (_, seats, tokens):
            await both_play_on(seats)
            kept = b"".join(file.read_bytes() for file in tmp_path.iterdir())
            assert seats[0].now.table.table.encode() in kept
            for token in tokens:
                assert token.encode() not in kept
