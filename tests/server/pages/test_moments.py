"""Looking back: earlier moments, pictures of them, how good an action was, why not, hints."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import httpx
import pytest

from kachidoki import text
from kachidoki.client import Seat, Server, ServerRefused
from kachidoki.core import Rng
from kachidoki.protocol import Beginning
from tests.async_test import async_test
from tests.server.support.servers import (
    bots,
    party,
    play_to_the_end,
    running,
    seen_by_all,
    settings_for,
    wish,
)


async def ask(address: str, path: str, token: str | None = None) -> httpx.Response:
    headers = {"authorization": f"Bearer {token}"} if token else {}
    async with httpx.AsyncClient(base_url=address, headers=headers) as http:
        return await http.get(path)


@async_test()
async def test_a_seat_looks_back_at_what_it_saw_and_at_nothing_else(tmp_path: Path) -> None:
    with running(settings_for(tmp_path)) as address:
        async with Server(address) as server:
            new = wish("joraku", {"players": "3"}, seats=bots("casual", "casual"))
            async with party(server, new, 0) as (name, (seat,), (token,)):
                seen = {seat.now.version: seat.now.view}
                for _ in range(4):
                    await seat.wait(lambda: bool(seat.now.legal))
                    version = await seat.act(seat.now.legal[0])
                    await seat.wait(lambda v=version: seat.now.version >= v)  # type: ignore[misc]
                    seen[seat.now.version] = seat.now.view
                for version, view in seen.items():
                    path = f"/api/tables/{name}/moment?at={version}&seat=0"
                    assert (await ask(address, path, token)).json()["view"] == view
                    assert (await ask(address, path)).json()["code"] == "secret"
                for what in ("moment", "log"):
                    other = f"/api/tables/{name}/{what}?seat=1"
                    assert (await ask(address, other, token)).json()["code"] == "secret"
                story = (await ask(address, f"/api/tables/{name}/log?seat=0", token)).json()
                assert story["events"] == [event.model_dump() for event in seat.events[0]]
                public = (await ask(address, f"/api/tables/{name}/moment")).json()
                assert "own" not in public["view"]
                strange = (await ask(address, f"/api/tables/{name}/moment?at=9999")).json()
                assert strange["code"] == "no-such-moment"


@async_test()
async def test_a_finished_game_is_replayed_from_every_seat_with_all_its_events(
    tmp_path: Path,
) -> None:
    with running(settings_for(tmp_path)) as address:
        async with Server(address) as server:
            async with party(server, wish("joraku", {"players": "3"}), 2) as (name, seats, _):
                pauses = {await seats[0].pause(on) for on in (True, False)}
                await seen_by_all(seats, max(pauses))
                course = (await ask(address, f"/api/tables/{name}/course")).json()
                assert course["code"] == "secret"
                await play_to_the_end(seats, Rng(b"replay"))
                log = [event.text for event in seats[1].events[1]]
            path = f"/api/tables/{name}/moment"
            end = (await ask(address, path)).json()
            told: list[tuple[str, int]] = []
            moment: dict[str, Any] = {}
            async with httpx.AsyncClient(base_url=address) as http:
                for version in range(end["first"], end["last"] + 1):
                    moment = (await http.get(f"{path}?at={version}&seat=1")).json()
                    told += [(event["text"], event["version"]) for event in moment["events"]]
            assert [text for text, _ in told] == log
            course = (await ask(address, f"/api/tables/{name}/course")).json()
            assert course["steps"] == [
                version for version in range(end["first"], end["last"] + 1) if version not in pauses
            ]
            assert course["turns"][0] == end["first"]
            assert course["turns"][-1] == end["last"]
            # A turn is shown when it has ended, not when its card has just been played.
            played = [version for text, version in told if " plays " in text]
            for card in played[1:]:
                before = [version for version in course["steps"] if version < card][-1]
                assert before in course["turns"]
            assert {*course["turns"]} < {*course["steps"]}
            assert course["judged"] == []
            story = (await ask(address, f"/api/tables/{name}/log?seat=1")).json()
            assert [(event["text"], event["version"]) for event in story["events"]] == told
            assert moment["outcome"] == end["outcome"] is not None
            svg = await ask(address, f"/api/tables/{name}/picture.svg?at={end['first'] + 9}&seat=2")
            assert svg.headers["content-type"] == "image/svg+xml"
            assert svg.text.startswith("<svg")


@async_test()
async def test_a_finished_game_is_played_on_from_any_moment(tmp_path: Path) -> None:
    with running(settings_for(tmp_path)) as address:
        async with Server(address) as server:
            options = {"act": "2", "coins": "gggjjjj"}
            async with party(server, wish("rokumon", options), 1) as (name, seats, _):
                after = Beginning(table=name, version=seats[0].now.version)
                again = wish("rokumon", options, seats=bots("casual"), after=after)
                with pytest.raises(ServerRefused, match="only a finished game"):
                    await server.make(again)
                await play_to_the_end(seats, Rng(b"on"))
                end = seats[0].now.version
            then = (await ask(address, f"/api/tables/{name}/moment?at={end - 3}")).json()["view"]
            after = Beginning(table=name, version=end - 3)
            place = await server.make(again.model_copy(update={"after": after}))
            first = f"/api/tables/{place.table.table}/moment?at=1"
            assert (await ask(address, first)).json()["view"] == then
            async with server.seat(place.table.table, place.token) as seat:
                await seat.wait(lambda: bool(seat.now.legal) or seat.now.outcome is not None)
            other = again.model_copy(update={"after": after, "options": {"act": "1"}})
            with pytest.raises(ServerRefused, match="those of that table"):
                await server.make(other)


@async_test()
async def test_where_rokumon_is_solved_every_action_is_judged(tmp_path: Path) -> None:
    with running(settings_for(tmp_path)) as address:
        async with Server(address) as server:
            new = wish("rokumon", {"act": "1", "coins": "gggjjj"}, seats=bots("casual"))
            async with party(server, new, 0) as (name, (seat,), (token,)):
                version = await seat.act(seat.now.legal[0])
                path = f"/api/tables/{name}/verdict?at={version}"
                assert "[Solved]" in (await ask(address, path, token)).json()["text"]


@async_test()
async def test_why_not_and_hints_are_told_to_the_seat_that_asks(tmp_path: Path) -> None:
    with running(settings_for(tmp_path)) as address:
        async with Server(address) as server:
            new = wish("rokumon", {"act": "2", "coins": "gggjjjj"}, seats=bots("casual"))
            async with party(server, new, 0) as (_, (seat,), _):
                assert "[" in (await seat.why_not("move a1 b2")).text
                best = (await seat.hints())[0]
                assert best.action in seat.now.legal
                assert best.told == text.deeds([best.action, *best.then])
                assert best.text


@pytest.mark.parametrize("path", ["/", "/t/abc", "/rules/joraku", "/learn/rokumon", "/replay/abc"])
@async_test()
async def test_the_page_is_served_with_a_strict_policy(path: str, tmp_path: Path) -> None:
    with running(settings_for(tmp_path)) as address:
        response = await ask(address, path)
        assert response.status_code == 200
        policy = response.headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert "<script>" not in response.text


@async_test()
async def test_acts_of_a_running_campaign_are_replayed_as_far_as_they_hid_nothing(
    tmp_path: Path,
) -> None:
    """Where values stayed hidden nobody learns them by a replay before the campaign is over."""
    with running(settings_for(tmp_path)) as address:
        async with Server(address) as server:
            options = {"act": "campaign"}
            async with party(server, wish("rokumon", options), 1) as (name, seats, tokens):
                path = f"/api/tables/{name}/course"
                ends = []
                for act in (1, 2, 3):
                    course = (await ask(address, path)).json()
                    assert course.get("code") == ("secret" if act == 1 else None)
                    for _ in range(2):
                        await act_once(seats)
                    ends.append(await act_once(seats, "surrender"))
                course = (await ask(address, path)).json()
                assert course["steps"][-1] == ends[1]
                assert len(course["steps"]) == 1 + 2 * 3
                assert course["judged"] == []  # against people nobody is advised
                other = f"/api/tables/{name}/moment?at={ends[0]}&seat=1"
                assert (await ask(address, other, tokens[0])).json()["code"] == "secret"
                for what in ("review", "record"):
                    refused = (await ask(address, f"/api/tables/{name}/{what}")).json()
                    assert refused["code"] in ("not-over", "secret")


async def act_once(seats: list[Seat], action: str | None = None) -> int:
    """Let whoever is to act do something, until everybody has seen it; gives its version."""
    (seat,) = [each for each in seats if each.now.legal]
    version = await seat.act(action or seat.now.legal[0])
    await seen_by_all(seats, version)
    return version
