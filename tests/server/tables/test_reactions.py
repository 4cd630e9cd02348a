"""Reactions: set phrases, read by everybody in their language, seldom enough, and kept nowhere."""

from __future__ import annotations

from pathlib import Path

import pytest

from kachidoki.client import Server, ServerRefused
from kachidoki.client.seat import Seat
from kachidoki.protocol import REACTIONS, React
from kachidoki.server.tables import reactions
from kachidoki.text import LANGUAGES, sentence
from tests.async_test import async_test
from tests.server.support.servers import all_mine, bots, party, running, settings_for, wish


async def heard(seat: Seat, count: int) -> list[tuple[int, str, str]]:
    """The reactions that a connection was told of, once there are so many."""
    await seat.wait(lambda: len(seat.reactions) >= count)
    return [(each.seat, each.reaction, each.text) for each in seat.reactions]


@async_test()
async def test_everybody_hears_a_reaction_in_their_language_and_nothing_is_stored(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reactions, "COOL_DOWN", 0)
    with running(settings_for(tmp_path)) as address:
        async with (
            Server(address) as server,
            party(server, wish("rokumon", {"act": "3"}), 1) as (name, seats, _),
            Seat(address, name, language="ja") as spectator,
        ):
            before = seats[0].now
            for reaction in REACTIONS:
                await seats[1].react(reaction)
            told = [(1, each, sentence(f"page-reaction-{each}")) for each in REACTIONS]
            assert await heard(seats[0], len(REACTIONS)) == told
            assert await heard(seats[1], len(REACTIONS)) == told  # oneself sees it too
            in_japanese = await heard(spectator, len(REACTIONS))
            assert in_japanese[0] == (1, "hello", "こんにちは！")
            # No version, no event, no line of the record: the next action is the next version.
            assert seats[0].now == before
            version = await seats[0].act(seats[0].now.legal[0])
            assert version == before.version + 1


@async_test()
async def test_a_person_reacts_once_in_a_while_with_however_many_connections(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reactions, "COOL_DOWN", 10**9)
    with running(settings_for(tmp_path)) as address:
        async with (
            Server(address) as server,
            party(server, wish("rokumon", {"act": "2"}), 1) as (name, seats, tokens),
            Seat(address, name, tokens[0], language="ru") as again,
        ):
            await seats[0].react("hello")
            for connection in (seats[0], again):
                with pytest.raises(ServerRefused, match="too-soon"):
                    await connection.react("bow")
            assert again.refused[-1].message == sentence("refusal-too-soon", "ru")
            assert again.refused[-1].id
            await seats[1].react("thanks")  # somebody else may
            assert [each[1] for each in await heard(seats[0], 2)] == ["hello", "thanks"]
            monkeypatch.setattr(reactions, "COOL_DOWN", 0)
            await again.react("bow")
            assert [each[1] for each in await heard(seats[0], 3)] == ["hello", "thanks", "bow"]


@async_test()
async def test_a_reaction_that_is_sent_again_after_a_cut_is_told_once(tmp_path: Path) -> None:
    with running(settings_for(tmp_path)) as address:
        async with (
            Server(address) as server,
            party(server, wish("rokumon", {"act": "2"}), 1) as (_, seats, _tokens),
        ):
            wave = React(id="again", seat=0, reaction="hello")
            await seats[0].command(wave)
            await seats[0].command(wave)
            await seats[1].react("bow")
            assert [each[1] for each in await heard(seats[1], 2)] == ["hello", "bow"]


@async_test()
async def test_only_people_react_and_only_as_themselves(tmp_path: Path) -> None:
    with running(settings_for(tmp_path)) as address:
        async with (
            Server(address) as server,
            party(
                server, wish("joraku", {"players": "3"}, seats=bots("beginner", "beginner")), 0
            ) as (name, seats, _),
            server.seat(name) as spectator,
        ):
            for connection, seat in ((spectator, 0), (seats[0], 1), (seats[0], 2)):
                with pytest.raises(ServerRefused, match="not-your-seat"):
                    await connection.react("hello", seat)
            with pytest.raises(ServerRefused, match="no-such-seat"):
                await seats[0].react("hello", 3)
            await seats[0].react("hello")
            assert len(await heard(spectator, 1)) == 1


@async_test()
async def test_at_one_screen_each_seat_reacts_as_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reactions, "COOL_DOWN", 0)
    with running(settings_for(tmp_path)) as address:
        async with (
            Server(address) as server,
            party(server, wish("rokumon", {"act": "2"}, seats=all_mine(2)), 0) as (_, seats, _t),
        ):
            await seats[0].react("hello", 0)
            await seats[0].react("hello", 1)
            assert [each[0] for each in await heard(seats[0], 2)] == [0, 1]


def test_every_reaction_has_its_phrase_in_every_language() -> None:
    for language in LANGUAGES:
        said = {sentence(f"page-reaction-{each}", language) for each in REACTIONS}
        assert len(said) == len(REACTIONS) == 8
