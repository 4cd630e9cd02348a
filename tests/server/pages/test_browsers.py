"""A browser has one cookie for all of its tables, and a person one token at each."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from kachidoki.client import Server
from kachidoki.core import Rng
from kachidoki.server.pages import browsers
from kachidoki.server.tables import lobby
from tests.async_test import async_test
from tests.server.support.attack import dial, heard
from tests.server.support.servers import party, play_to_the_end, running, settings_for, wish

WISH = {"game": "rokumon", "options": {"act": "1"}}


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    with running(settings_for(tmp_path)) as found:
        yield found


def browser(address: str, **cookies: str) -> httpx.Client:
    """Somebody's browser."""
    client = httpx.Client(base_url=address, headers={"origin": address})
    for name, value in cookies.items():
        client.cookies.set(name, value, domain="127.0.0.1", path="/")
    return client


def make(http: httpx.Client) -> tuple[str, str]:
    """The name of a new table, and the host's token."""
    made = http.post("/api/tables", json=WISH).json()
    return made["table"]["table"], made["token"]


def seats(http: httpx.Client, table: str) -> list[int] | str:
    """Which seats a browser has at a table, or why it has none."""
    answer = http.get(f"/api/tables/{table}/me").json()
    found: list[int] | str = answer.get("seats", answer.get("code"))
    return found


def test_a_browser_has_one_cookie_however_many_tables_it_plays_at(address: str) -> None:
    with browser(address) as one, browser(address) as two:
        one.get("/")
        secret = one.cookies["kachidoki"]
        mine = [make(one)[0] for _ in range(3)]
        theirs, _ = make(two)
        assert one.post(f"/api/tables/{theirs}/sit", json={"name": "Aki"}).status_code == 201
        assert dict(one.cookies) == {"kachidoki": secret}
        assert [seats(one, table) for table in (*mine, theirs)] == [[0], [0], [0], [1]]
        assert [seats(two, table) for table in (*mine, theirs)] == ["bad-token"] * 3 + [[0]]


def test_two_tables_cannot_be_told_to_have_the_same_browser(address: str, tmp_path: Path) -> None:
    with browser(address) as http:
        tokens = [make(http)[1] for _ in range(2)]
        secret = http.cookies["kachidoki"]
    database = sqlite3.connect(tmp_path / "tables.db")
    rows = database.execute("SELECT hash, holder FROM devices").fetchall()
    text = "\n".join(database.iterdump())
    database.close()
    assert len({hash_ for row in rows for hash_ in row}) == 4
    for word in (secret, *tokens):
        assert word not in text


def test_a_personal_link_opens_its_own_table_on_another_device_and_no_other(address: str) -> None:
    with browser(address) as desktop, browser(address) as phone:
        (table, token), (other, _) = make(desktop), make(desktop)
        assert seats(phone, table) == "bad-token"
        answer = phone.post(f"/api/tables/{table}/return", json={"token": token})
        assert answer.json()["seats"] == [0]
        assert phone.cookies["kachidoki"] != desktop.cookies["kachidoki"]
        assert seats(phone, table) == [0]
        assert seats(phone, other) == "bad-token"
        refused = phone.post(f"/api/tables/{other}/return", json={"token": token})
        assert refused.json()["code"] == "bad-token"
        # The token is no browser's secret, nor the other way round.
        with browser(address, kachidoki=token) as thief:
            assert seats(thief, other) == "bad-token"
        secret = desktop.cookies["kachidoki"]
        bearer = {"authorization": f"Bearer {secret}"}
        assert phone.get(f"/api/tables/{table}/me", headers=bearer).status_code == 401


def test_two_people_can_take_turns_at_one_browser_by_their_links(address: str) -> None:
    with browser(address) as home, browser(address) as away:
        table, host = make(home)
        guest = away.post(f"/api/tables/{table}/sit", json={"name": "Aki"}).json()["token"]
        for token, seat in ((guest, [1]), (host, [0]), (guest, [1])):
            home.post(f"/api/tables/{table}/return", json={"token": token})
            assert seats(home, table) == seat
        assert seats(away, table) == [1]


def test_many_devices_of_one_person_are_forgotten_but_the_first_and_the_latest(
    address: str, tmp_path: Path
) -> None:
    with browser(address) as first:
        table, token = make(first)
        devices = [browser(address) for _ in range(lobby.MOST_DEVICES + 5)]
        for device in devices:
            device.post(f"/api/tables/{table}/return", json={"token": token})
        known = [seats(device, table) == [0] for device in devices]
        assert known == [False] * 6 + [True] * (lobby.MOST_DEVICES - 1)
        assert seats(first, table) == [0]
        for device in devices:
            device.close()
    database = sqlite3.connect(tmp_path / "tables.db")
    ((count,),) = database.execute("SELECT count(*) FROM devices").fetchall()
    database.close()
    assert count == lobby.MOST_DEVICES


@async_test()
async def test_a_browser_that_sits_down_twice_at_once_has_one_seat(address: str) -> None:
    async with Server(address) as server:
        place = await server.make(wish("joraku", {"players": "4"}))
    path = f"/api/tables/{place.table.table}/sit"
    async with httpx.AsyncClient(base_url=address) as http:
        await http.get("/")
        asked = [http.post(path, json={"name": "Aki"}) for _ in range(3)]
        answers = await asyncio.gather(*asked)
    assert sorted(answer.status_code for answer in answers) == [201, 409, 409]


@async_test()
async def test_a_browser_comes_along_to_a_rematch_from_any_of_its_devices(address: str) -> None:
    async with Server(address) as server:
        new = wish("rokumon", {"act": "1", "coins": "gggjjj"})
        async with party(server, new, 1) as (name, players, tokens):
            with browser(address) as phone:
                phone.post(f"/api/tables/{name}/return", json={"token": tokens[1]})
                await play_to_the_end(players, Rng(b"first"))
                await players[1].rematch()
                after = str(await players[0].rematch())
                assert seats(phone, after) == "bad-token"
                came = phone.post(f"/api/tables/{after}/return", json={"before": name})
                assert came.json()["seats"] == seats(phone, after) == [0]


def old(*tables: tuple[str, str]) -> dict[str, str]:
    """The cookies that an earlier version gave."""
    return {f"kachidoki-{table}": token for table, token in tables}


@async_test()
async def test_old_cookies_of_each_table_let_people_in_and_are_moved_over_and_expire(
    address: str,
) -> None:
    """A browser with more than 114 of them was never heard again."""
    with browser(address) as maker:
        made = [make(maker) for _ in range(3)]
    gone, forged = ("cleared-away", made[0][1]), (made[2][0], made[0][1])
    with browser(address, **old(*made[:2], gone, forged)) as http:
        assert seats(http, made[0][0]) == [0]  # with that answer they are moved over
        assert set(http.cookies) == {"kachidoki"}
        assert [seats(http, table) for table, _ in made] == [[0], [0], "bad-token"]
        moved = {"Cookie": f"kachidoki={http.cookies['kachidoki']}"}
    # The other kind comes from a page that was not loaded again since.
    still = {"Cookie": "; ".join("=".join(each) for each in old(*made).items())}
    for sent in (moved, still):
        async with dial(address, made[1][0], additional_headers=sent) as line:
            await line.send('{"type": "hello"}')
            assert (await heard(line, "welcome"))["seats"] == [0]


def test_many_old_cookies_are_moved_over_in_pieces_that_proxies_take(address: str) -> None:
    with browser(address) as maker:
        made = [make(maker) for _ in range(browsers.MOST_MOVED + 10)]
    with browser(address, **old(*made)) as http:
        answer = http.get("/")
        head = "".join(f"{name}: {value}\r\n" for name, value in answer.headers.multi_items())
        assert len(head) < 4096
        assert len(http.cookies) == 11
        http.get("/")
        assert set(http.cookies) == {"kachidoki"}
        assert all(seats(http, table) == [0] for table, _ in made)


def test_pages_opened_at_once_with_old_cookies_get_the_same_secret(address: str) -> None:
    with browser(address) as maker:
        made = make(maker)
    given = set()
    for _ in range(2):
        with browser(address, **old(made)) as http:
            http.get("/")
            given.add(http.cookies["kachidoki"])
    assert len(given) == 1
    assert made[1] not in given
