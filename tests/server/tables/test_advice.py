"""Nobody is helped against people: hints, verdicts, and bots that play a step for somebody."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from kachidoki.client import Seat, Server, ServerRefused
from kachidoki.core import Rng
from kachidoki.protocol import ComeBack, Leave
from tests.async_test import async_test
from tests.server.support.attack import Fort
from tests.server.support.servers import (
    all_mine,
    bots,
    party,
    play_to_the_end,
    seen_by_all,
    wish,
)

SOLVED = {"act": "1", "coins": "gggjjj"}


async def verdict(server: Fort, name: str, version: int, token: str | None) -> str:
    """A verdict, or the code of its refusal."""
    headers = {"authorization": f"Bearer {token}"} if token else {}
    # A deal may have to be solved first.
    async with httpx.AsyncClient(base_url=server.address, headers=headers, timeout=None) as http:
        answer = await http.get(f"/api/tables/{name}/verdict?at={version}")
    found: dict[str, Any] = answer.json()
    return str(found["text"] if answer.is_success else found["code"])


async def hint(seat: Seat, number: int) -> str:
    """A hint, or the code of its refusal."""
    try:
        return (await seat.hints(number))[0].action
    except ServerRefused as refusal:
        return refusal.code


async def act(seats: list[Seat]) -> tuple[int, int]:
    """Somebody acts: who, and the version it made."""
    (number,) = (n for n, seat in enumerate(seats) if seat.now.legal)
    version = await seats[number].act(seats[number].now.legal[0])
    await seen_by_all(seats, version)
    return number, version


@async_test()
async def test_no_verdict_is_told_while_people_sit_opposite(server: Fort) -> None:
    """It was told to everybody, named the better action, and a Move could then be taken back."""
    async with (
        Server(server.address) as client,
        party(client, wish("rokumon", SOLVED), 1) as (name, seats, tokens),
    ):
        _, version = await act(seats)
        for token in (None, *tokens):
            assert await verdict(server, name, version, token) == "no-advice"
        (number,) = (n for n, seat in enumerate(seats) if seat.now.legal)
        assert await hint(seats[number], number) == "no-advice"
        # A bot plays for the other one now, who may come back.
        await seats[1 - number].command(Leave(id="leave", seat=1 - number))
        assert await verdict(server, name, version, tokens[number]) == "no-advice"
        assert await hint(seats[number], number) == "no-advice"
        await seats[1 - number].command(ComeBack(id="back", seat=1 - number))
        await play_to_the_end(seats, Rng(b"advice"))
        for token in (None, *tokens):
            assert "[Solved]" in await verdict(server, name, version, token)
        async with httpx.AsyncClient(base_url=server.address, timeout=None) as http:
            course = (await http.get(f"/api/tables/{name}/course")).json()
            assert version in course["judged"]
            assert {*course["judged"]} <= {*course["steps"][1:]}
            for at in course["judged"][:5]:
                told = (await http.get(f"/api/tables/{name}/verdict?at={at}")).json()
                assert (told["grade"] == "gave-away") == (" gives a " in told["text"])
                best = ("nothing is better", "every other move", "nothing holds out")
                assert (told["grade"] == "best") == any(each in told["text"] for each in best)


@async_test()
async def test_at_one_screen_nobody_is_advised_against_the_other(server: Fort) -> None:
    async with Server(server.address) as client:
        new = wish("rokumon", SOLVED, seats=all_mine(2))
        async with party(client, new, 0) as (name, (seat,), (token,)):
            await seat.look(seat.now.curtain[0])
            number = seat.now.seat
            assert number is not None
            assert await hint(seat, number) == "no-advice"
            version = await seat.act(seat.now.legal[0])
            assert await verdict(server, name, version, token) == "no-advice"


@async_test()
async def test_against_bots_only_the_player_is_advised_and_only_on_their_own_actions(
    server: Fort,
) -> None:
    async with Server(server.address) as client:
        new = wish("rokumon", SOLVED, seats=bots("beginner"))
        async with party(client, new, 0) as (name, (seat,), (token,)):
            await seat.wait(lambda: bool(seat.now.legal))
            version = await seat.act(seat.now.legal[0])
            assert "[Solved]" in await verdict(server, name, version, token)
            assert await verdict(server, name, version, None) == "no-advice"
            await seat.wait(lambda: bool(seat.now.legal))
            assert await verdict(server, name, version + 1, token) == "no-advice"
            assert await hint(seat, 0) in seat.now.legal


@async_test()
async def test_a_table_made_for_advice_says_so_and_advises_each_on_their_own_seat(
    server: Fort,
) -> None:
    async with Server(server.address) as client:
        new = wish("rokumon", SOLVED, advice=True)
        async with party(client, new, 1) as (name, seats, tokens):
            assert (await client.info(name)).advice
            number, version = await act(seats)
            assert "[Solved]" in await verdict(server, name, version, tokens[number])
            for token in (None, tokens[1 - number]):
                assert await verdict(server, name, version, token) == "no-advice"
            other = seats[1 - number]
            assert await hint(other, 1 - number) in other.now.legal
            assert await hint(other, number) == "not-your-seat"
            await play_to_the_end(seats, Rng(b"made for it"))
            await seats[1].rematch()
            assert (await client.info(str(await seats[0].rematch()))).advice


@async_test()
async def test_a_step_that_a_bot_took_for_somebody_stands(server: Fort) -> None:
    """Leaving, seeing what the bot does, coming back and taking it back would be a hint."""
    async with (
        Server(server.address) as client,
        party(client, wish("joraku", {"players": "3"}), 2) as (_, seats, _),
    ):
        # The bot picks the cards to pass; until all have, they could be taken back.
        await seats[0].command(Leave(id="leave", seat=0))
        await seats[0].wait(lambda: 0 not in (seats[0].now.view or {})["to_act"])
        await seats[0].command(ComeBack(id="back", seat=0))
        assert not seats[0].now.take_back
        with pytest.raises(ServerRefused) as refused:
            await seats[0].take_back()
        assert refused.value.code == "no-advice"
        # One's own are taken back as ever.
        await seats[1].act(seats[1].now.legal[0])
        assert seats[1].now.take_back
        await seats[1].take_back()
