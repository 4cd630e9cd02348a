"""Reviews beside play: asked for over HTTP, worked in a process of their own, stored, resumed."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import pytest

from kachidoki import catalog
from kachidoki.client import Server
from kachidoki.core import Record, Rng
from kachidoki.review.history import open_ends
from kachidoki.review.slices import Slice, answers_in
from kachidoki.server.tables import reviews
from tests.async_test import async_test
from tests.server.storage.test_upgrade import notes, restored
from tests.server.support.servers import (
    bots,
    party,
    play_to_the_end,
    running_app,
    served,
    settings_for,
    wish,
)

QUICK = "tests.server.support.quick_server"


async def asked_until(http: httpx.AsyncClient, path: str, status: str) -> dict[str, Any]:
    """What is answered once a review stands as it should."""
    while True:
        found: dict[str, Any] = (await http.get(path)).json()
        if found.get("status") == status:  # else it goes on, or too much was asked
            return found
        await asyncio.sleep(0.1)


@async_test()
async def test_the_review_of_a_running_game_is_refused(tmp_path: Path) -> None:
    with running_app(settings_for(tmp_path)) as (address, _):
        async with Server(address) as server:
            host = await server.make(wish("rokumon", {"act": "1"}, seats=bots("casual")))
            path = f"/api/tables/{host.table.table}/review"
            for answer in (
                await server.http.get(path),
                await server.http.get(f"{path}/line?number=1"),
                await server.http.post(path, json={"effort": "quick"}),
            ):
                assert answer.status_code == 409
                assert answer.json()["code"] == "not-over"
                assert "when it is over" in answer.json()["message"]
            mine = await server.http.get(f"/api/mine/reviews?table={host.table.table}")
            assert mine.json() == {"tables": []}


@async_test()
async def test_a_finished_game_is_reviewed_and_told_in_words(tmp_path: Path) -> None:
    with running_app(settings_for(tmp_path)) as (address, app):
        async with Server(address) as server:
            async with party(server, wish("rokumon", {"act": "3"}), 1) as (name, seats, tokens):
                await play_to_the_end(seats, Rng(b"reviewed"))
            http, path = server.http, f"/api/tables/{name}/review"
            assert (await http.get(path)).json()["status"] == "none"
            assert (await http.get(f"{path}/line?number=1")).json()["code"] == "no-such-moment"
            asked = (await http.post(path, json={})).json()
            assert (asked["status"], asked["review"]) == ("waiting", None)
            review = (await asked_until(http, path, "done"))["review"]
            assert app.state.reviews.jobs == {}
            assert app.state.reviews.workers.all == set()  # no process waits for the next review

            course = (await http.get(f"/api/tables/{name}/course")).json()
            for seat in review["seats"]:
                for part in seat["parts"]:
                    for account in (part["know"], part["open"]):
                        luck, own = account["luck"], account["decisions"]
                        assert account["start"] + own + luck == account["result"]
                        assert {each["version"] for each in account["entries"]} <= {
                            *course["steps"]
                        }
            costly = max(review["decisions"], key=lambda each: each["know"]["loss"][0])
            assert costly["topic"] in ("fights", "tokens", "deploying", "moving")
            assert costly["reasons"]
            question = f"number={costly['number']}"
            line = (await http.get(f"{path}/line?{question}")).json()
            assert len(line["steps"]) == 1 + len(line["told"])
            assert line["steps"][0]["view"] != line["steps"][1]["view"]
            before = f"/api/tables/{name}/moment?at={costly['before']}&seat={costly['seat']}"
            assert line["steps"][0]["view"] == (await http.get(before)).json()["view"]
            french = (await http.get(f"{path}?language=fr")).json()["review"]
            assert [each["number"] for each in french["decisions"]] == [
                each["number"] for each in review["decisions"]
            ]
            assert french["decisions"][0]["told"] != review["decisions"][0]["told"]

            mine = f"/api/mine/reviews?table={name}&table=nowhere"
            http.cookies.clear()
            assert (await http.get(mine)).json() == {"tables": []}  # nobody's browser
            await http.post(f"/api/tables/{name}/return", json={"token": tokens[0]})
            (own,) = (await http.get(mine)).json()["tables"]
            lost = [each for each in review["decisions"] if each["seat"] == 0 and each["topic"]]
            assert sum(each["decisions"] for each in own["topics"]) == len(lost)
            assert sum(each["lost"] for each in own["topics"]) == sum(
                each["know"]["loss"][0] for each in lost
            )
            worst = max(lost, key=lambda each: each["know"]["loss"][0])
            (where,) = [each for each in own["topics"] if each["topic"] == worst["topic"]]
            assert (where["most"], where["seat"]) == (worst["know"]["loss"][0], 0)
            assert where["number"] in [
                each["number"] for each in lost if each["know"]["loss"][0] == where["most"]
            ]
            assert own["average"] == review["seats"][0]["average"]

            with closing(sqlite3.connect(tmp_path / "tables.db")) as database, database:
                database.execute("UPDATE reviews SET body = x'00'")
            assert (await http.get(path)).json()["status"] == "failed"  # and can be made again
            await http.post(path, json={})
            assert (await asked_until(http, path, "done"))["review"] == review


def stored(database: sqlite3.Connection) -> list[bytes]:
    """What is stored of the only review that is under way."""
    rows = database.execute("SELECT body FROM review_parts ORDER BY number").fetchall()
    return [body for (body,) in rows]


async def until(there: Callable[[], bool]) -> None:
    """Wait for a state."""
    while not there():
        await asyncio.sleep(0.02)


@pytest.mark.slow
@async_test(within=120)
async def test_a_review_goes_on_where_it_was_when_its_server_was_killed(tmp_path: Path) -> None:
    restored("0005", tmp_path).close()
    (name,) = notes("0005")["finished"]
    with closing(sqlite3.connect(tmp_path / "tables.db")) as database:
        with served(tmp_path, program=QUICK) as (address, process):
            async with httpx.AsyncClient(base_url=address, timeout=60) as http:
                await http.post(f"/api/tables/{name}/review", json={"effort": "deep"})
                await until(lambda: len(stored(database)) > 0)
            process.kill()
            process.wait()
        before = stored(database)
        with served(tmp_path, program=QUICK) as (address, process):
            async with httpx.AsyncClient(base_url=address, timeout=60) as http:
                path = f"/api/tables/{name}/review?effort=deep"
                done = len(answers_in(before))
                found = await asked_until(http, path, "working")  # by itself
                assert done < found["done"] < found["total"]
                # What people decided is told meanwhile, before anything else is worked out.
                assert 0 < len(found["so_far"]) <= found["done"]
                assert all(each["when"] and each["told"] for each in found["so_far"])
            await until(lambda: len(stored(database)) > len(before))
            process.kill()
            process.wait()
        after = stored(database)
    assert after[: len(before)] == before
    new = answers_in(after[len(before) :])
    assert new
    assert not new.keys() & answers_in(before).keys()


@async_test()
async def test_only_so_many_reviews_of_one_address_wait(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews, "MOST_EACH", 1)
    restored("0005", tmp_path).close()
    (name,) = notes("0005")["finished"]
    with running_app(settings_for(tmp_path)) as (address, _):
        async with httpx.AsyncClient(base_url=address, timeout=60) as http:
            path = f"/api/tables/{name}/review"
            first = await http.post(path, json={"effort": "deep"})
            assert first.json()["status"] == "waiting"
            again = await http.post(path, json={"effort": "deep"})
            assert again.json()["status"] in ("waiting", "working")
            other = await http.post(path, json={"effort": "quick"})
            assert (other.status_code, other.json()["code"]) == (429, "too-many")


@async_test()
async def test_acts_of_a_running_campaign_are_reviewed_only_as_far_as_they_hid_nothing(
    tmp_path: Path,
) -> None:
    """Also that nothing of the later acts is read for it, and that a stranger is refused."""
    read: list[str] = []
    with running_app(settings_for(tmp_path)) as (address, app):
        ask = app.state.reviews.workers.ask

        async def noted(question: Slice, asker: object) -> object:
            read.append(question.record)
            return await ask(question, asker)

        app.state.reviews.workers.ask = noted
        async with Server(address) as server:
            host = await server.make(wish("rokumon", {"act": "campaign"}, seats=bots("casual")))
            table, http = host.table.table, server.http
            path = f"/api/tables/{table}/review"
            async with server.seat(table, host.token) as seat:
                assert (await http.get(path)).json()["code"] == "not-over"
                await surrendered(seat, act=2)
                await http.post(path, json={})
                review = (await asked_until(http, path, "done"))["review"]
                assert {each["part"] for each in review["decisions"]} == {1}
                assert [part["part"] for part in review["seats"][0]["parts"]] == [1]
                number = review["decisions"][0]["number"]
                line = (await http.get(f"{path}/line?number={number}&of=played")).json()
                assert line["steps"][0]["view"]["act"] == 1
                await surrendered(seat, act=4)  # Act 3 hid values, and is over too
                assert (await http.get(path)).json()["status"] == "none"
                await http.post(path, json={})
                both = (await asked_until(http, path, "done"))["review"]
                assert {each["part"] for each in both["decisions"]} == {1, 2}
                last = max(each["number"] for each in both["decisions"])
                assert (await http.get(f"{path}/line?number={last + 40}")).status_code == 404
            records = [Record.parse(each) for each in read]
            game = catalog.find("rokumon", act="campaign")
            for record in records:
                assert record.seed is None
                assert open_ends(game, record.lines)[-1] == len(record.lines)
            http.cookies.clear()
            for answer in (await http.get(path), await http.post(path, json={})):
                assert (answer.status_code, answer.json()["code"]) == (409, "not-over")


async def surrendered(seat: Any, act: int) -> None:
    """Give up until an act has begun."""
    while True:
        await seat.wait(lambda: bool(seat.now.legal))
        if seat.now.view["act"] >= act:
            return
        names = [str(each) for each in seat.now.legal]
        await seat.act("surrender" if "surrender" in names else names[0])


@async_test()
async def test_acts_of_a_campaign_between_people_are_reviewed_when_it_is_over(
    tmp_path: Path,
) -> None:
    """A review is advice, and there is none while a person sits opposite."""
    with running_app(settings_for(tmp_path)) as (address, _):
        async with Server(address) as server:
            new = wish("rokumon", {"act": "campaign"})
            async with party(server, new, 1) as (name, seats, tokens):
                acting = next(seat for seat in seats if seat.now.legal)
                await acting.act("surrender")
                await seats[0].wait(lambda: (seats[0].now.view or {})["act"] == 2)
                for token in tokens:
                    headers = {"authorization": f"Bearer {token}"}
                    path = f"/api/tables/{name}/review"
                    assert (await server.http.get(f"/api/tables/{name}/course")).status_code == 200
                    answer = await server.http.get(path, headers=headers)
                    assert (answer.status_code, answer.json()["code"]) == (409, "not-over")
