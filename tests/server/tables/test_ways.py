"""What the pieces of a seat can do: asked by whoever is to act, and refused kindly to others."""

from __future__ import annotations

import pytest

from kachidoki.client import Seat, Server, ServerRefused
from kachidoki.core import Rng
from tests.async_test import async_test
from tests.server.support.attack import Fort
from tests.server.support.servers import act_somehow, bots, party, seen_by_all, wish


async def ask(seat: Seat, number: int, card: str | None = None) -> object:
    """The ways that somebody is told of, or the code of the refusal."""
    try:
        return await seat.ways(card, number)
    except ServerRefused as refusal:
        return refusal.code


@async_test()
async def test_only_who_is_to_act_is_told_of_ways_and_can_go_them(server: Fort) -> None:
    async with (
        Server(server.address) as client,
        party(client, wish("joraku", {"players": "3"}), 2) as (name, seats, _),
    ):
        answer = await ask(seats[0], 0)
        assert getattr(answer, "ways", None) == []  # cards are passed: no piece moves
        rng = Rng(b"ways")
        while not any(text.startswith("play") for seat in seats for text in seat.now.legal):
            acting = next(seat for seat in seats if seat.now.legal)
            await seen_by_all(seats, await act_somehow(acting, rng))
        (number,) = (n for n, seat in enumerate(seats) if seat.now.legal)
        seat, other = seats[number], (number + 1) % 3
        card = seat.now.legal[0]
        assert await ask(seats[other], other) == "not-your-turn"
        assert await ask(seats[other], number) == "not-your-seat"
        async with client.seat(name, None) as spectator:
            assert await ask(spectator, number) == "not-your-seat"
        assert await ask(seat, number, "play nothing") == "no-such-action"
        assert await ask(seat, number, "put omi") == "not-now"
        answer = await ask(seat, number, card)
        way = max(getattr(answer, "ways", []), key=lambda way: len(way.actions))
        before = seat.now.version
        for action in way.actions:
            await seat.act(action)
        assert seat.now.version == before + len(way.actions)
        # All steps of it are taken back at once, or none: the card stays played.
        after, loose = seat.now.version, len(way.actions) - 1
        with pytest.raises(ServerRefused) as refusal:
            await seat.take_back(steps=loose + 1)
        assert (refusal.value.code, seat.now.version) == ("not-now", after)
        assert await seat.take_back(steps=loose) == after + 1
        told = [event for event in seat.events[number] if event.version == after + 1]
        assert [event.key for event in told] == ["core.take-back"] * loose
        assert not seat.now.take_back
        assert "place" in seat.now.legal or "put omi" in seat.now.legal


@async_test()
async def test_a_game_without_ways_says_so_and_what_loses_at_once(server: Fort) -> None:
    async with Server(server.address) as client:
        new = wish("rokumon", {"act": "1", "coins": "gggjjj"}, seats=bots("beginner"))
        async with party(client, new, 0) as (_, (seat,), _):
            await seat.wait(lambda: bool(seat.now.legal))
            answer = await ask(seat, 0)
            assert (getattr(answer, "ways", None), getattr(answer, "losing", None)) == ([], [])
