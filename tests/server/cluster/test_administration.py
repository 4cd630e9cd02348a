"""What whoever runs a cluster does beside its servers: `kachidoki admin`."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import ExitStack, asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
import sqlalchemy as sa
from fastapi import FastAPI

from kachidoki.cli.main import main
from kachidoki.client import Seat, Server
from kachidoki.server.cluster import host_orders
from kachidoki.server.storage.database import connect
from kachidoki.server.storage.schema import SERVERS, TABLES
from tests.async_test import async_test
from tests.server.support.cluster import addresses
from tests.server.support.redis import SECRET, RedisServer
from tests.server.support.servers import all_mine, running_app, settings_for, wish

Admin = Callable[..., Any]
MEMBERS = 2


@pytest.fixture
def servers(
    tmp_path: Path, postgres_database: str, redis: RedisServer
) -> Iterator[list[tuple[str, FastAPI]]]:
    """Two servers of a cluster, once the database knows where they are."""
    settings = settings_for(
        tmp_path, database=postgres_database, cluster=redis.address, cluster_key=SECRET
    )
    with ExitStack() as stack:
        found = [stack.enter_context(running_app(settings)) for _ in range(MEMBERS)]
        while {address for address, _ in found} - set(addresses(postgres_database)):
            time.sleep(0.01)
        yield found


@pytest.fixture
def admin(
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    postgres_database: str,
    redis: RedisServer,
) -> Admin:
    """The command, in this process; gives what it prints as JSON, or the line of an error."""
    monkeypatch.setenv("KACHIDOKI_DATABASE", postgres_database)
    monkeypatch.setenv("KACHIDOKI_CLUSTER", redis.address)
    monkeypatch.setenv("KACHIDOKI_CLUSTER_KEY", SECRET)

    def run(*words: str, ok: bool = True) -> Any:
        capsys.readouterr()
        status = main(["admin", *words, "--json"])
        out, err = capsys.readouterr()
        assert (status == 0) is ok, err
        return json.loads(out) if ok else err

    return run


def owner(database: str, table: str) -> str | None:
    """Who works a table, by the database."""
    engine = connect(database)
    with engine.connect() as connection:
        found = connection.execute(sa.select(TABLES.c.owner).where(TABLES.c.id == table)).scalar()
    engine.dispose()
    return found


@asynccontextmanager
async def at_table(address: str) -> AsyncIterator[tuple[str, Seat]]:
    """Somebody at a table of their own, by one server."""
    async with Server(address) as server:
        place = await server.make(wish("rokumon", {"act": "1"}, seats=all_mine(2)))
        async with server.seat(place.table.table, place.token, look=0) as seat:
            yield place.table.table, seat


async def beside(work: Callable[[], Any]) -> Any:
    """Do something that blocks while people go on."""
    return await asyncio.to_thread(work)


@async_test()
async def test_servers_are_listed_and_a_table_is_moved_under_play(
    servers: list[tuple[str, FastAPI]], admin: Admin, postgres_database: str
) -> None:
    (first, _), (second, _) = servers
    async with at_table(first) as (table, seat):
        found = {
            each["address"]: each for each in (await beside(lambda: admin("servers")))["servers"]
        }
        assert {f"http://{address}" for address in found} == {first, second}
        assert all(each["alive"] and not each["leaving"] for each in found.values())
        here, there = (found[address.removeprefix("http://")] for address in (first, second))
        assert (here["tables"], there["tables"]) == (1, 0)
        told = await beside(lambda: admin("move", table))
        assert told == {"table": table, "from": here["name"], "to": there["name"]}
        await seat.act(seat.now.legal[0])  # the client comes back by itself, and plays on
        assert owner(postgres_database, table) == there["name"]
        listed = await beside(lambda: admin("servers", "--tables"))
        assert [each["table_names"] for each in listed["servers"] if each["tables"]] == [[table]]
        back = await beside(lambda: admin("move", table, "--to", here["name"][:6]))
        assert back["to"] == here["name"]
        await seat.wait(lambda: seat.connected)


@async_test()
async def test_a_drained_server_hands_its_tables_over_while_people_play(
    servers: list[tuple[str, FastAPI]], admin: Admin, postgres_database: str
) -> None:
    """Whoever came by the other server stays connected to it, and plays on."""
    (first, _), (second, _) = servers
    async with Server(first) as server:
        place = await server.make(wish("rokumon", {"act": "1"}, seats=all_mine(2)))
    table = place.table.table
    async with Server(second) as other, other.seat(table, place.token, look=0) as seat:
        before = owner(postgres_database, table)
        named = first.removeprefix("http://")
        told = await beside(lambda: admin("drain", named))
        assert (told["server"], told["tables"], told["gone"]) == (before, 1, True)
        await seat.act(seat.now.legal[0])
        assert owner(postgres_database, table) not in (before, None)
        last = second.removeprefix("http://")
        assert "no other server could take" in await beside(lambda: admin("drain", last, ok=False))


@async_test()
async def test_a_message_reaches_everybody_and_whoever_comes_after_redis_was_emptied(
    servers: list[tuple[str, FastAPI]], admin: Admin, redis: RedisServer
) -> None:
    (first, _), (second, _) = servers
    async with at_table(first) as (_, one), at_table(second) as (_, two):
        told = await beside(lambda: admin("message", "A pause  at nine <b>", "--minutes", "5"))
        assert told["text"] == "A pause at nine <b>"
        assert (told["connections"], told["servers"], told["of_servers"]) == (2, 2, 2)
        for seat in (one, two):
            while seat.host_messages != {told["id"]: told["text"]}:
                await seat.later(seat.news)
        await beside(redis.empty)
        async with at_table(second) as (_, late):
            await late.wait(lambda: told["id"] in late.host_messages)
        key = host_orders.KEY
        while redis.say("EXISTS", key) != ":1":  # the servers put it back
            await asyncio.sleep(0.05)
        assert b"nine" not in await beside(lambda: value_of(redis, key))


def value_of(redis: RedisServer, key: str) -> bytes:
    """What is readable in Redis."""
    from redis import Redis

    with Redis.from_url(redis.address) as client:
        found = client.get(key)
    assert isinstance(found, bytes)
    return found


@async_test()
async def test_a_banned_address_is_shut_out_of_all_servers_and_let_in_again(
    servers: list[tuple[str, FastAPI]], admin: Admin
) -> None:
    (first, _), (second, _) = servers
    async with at_table(first) as (_, seat), httpx.AsyncClient() as http:
        told = await beside(lambda: admin("ban", "127.0.0.1", "--days", "2"))
        days = (told["until"] - time.time() * 1000) / 86_400_000
        assert 1.9 < days <= 2
        for address in (first, second):
            while (answer := await http.get(f"{address}/api/games")).status_code != 403:
                await asyncio.sleep(0.05)
            assert answer.json()["code"] == "banned"
            french = await http.get(f"{address}/api/games", headers={"accept-language": "fr"})
            assert "votre adresse" in french.json()["message"]
            assert (await http.get(f"{address}/ready")).status_code == 200  # for whoever watches
        while seat.connected:
            await asyncio.sleep(0.05)
        await beside(lambda: admin("unban", "127.0.0.1"))
        for address in (first, second):
            while (await http.get(f"{address}/api/games")).status_code != 200:
                await asyncio.sleep(0.05)
        assert "is not banned" in await beside(lambda: admin("unban", "127.0.0.1", ok=False))


@async_test()
async def test_a_ban_outlives_redis_and_all_servers(
    tmp_path: Path, admin: Admin, postgres_database: str, redis: RedisServer
) -> None:
    """It was lost when Redis and all servers were started anew."""
    settings = settings_for(
        tmp_path, database=postgres_database, cluster=redis.address, cluster_key=SECRET
    )
    async with httpx.AsyncClient() as http:
        with running_app(settings):
            await beside(lambda: admin("ban", "127.0.0.1"))
            await beside(lambda: admin("ban", "2001:db8::7", "--days", "1"))
        redis.kill()
        redis.start()
        with running_app(settings) as (address, _):
            while (answer := await http.get(f"{address}/api/games")).status_code != 403:
                await asyncio.sleep(0.01)
            assert answer.json()["code"] == "banned"
            listed = (await beside(lambda: admin("bans")))["bans"]
            assert [each["address"] for each in listed] == ["127.0.0.1", "2001:db8::/64"]
            assert listed[0]["until"] is None
            redis.kill()  # the database alone is enough to let them come again
            await beside(lambda: admin("unban", "127.0.0.1"))
            assert len((await beside(lambda: admin("bans")))["bans"]) == 1


def test_a_lost_server_is_listed_as_lost_and_gone_after_minutes(
    tmp_path: Path,
    admin: Admin,
    postgres_database: str,
    redis: RedisServer,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """One that crashed was listed for an hour, and for ever where tables had been its own."""
    settings = settings_for(
        tmp_path, database=postgres_database, cluster=redis.address, cluster_key=SECRET
    )
    with running_app(settings) as (address, _):
        engine = connect(postgres_database)
        about = {"since": 0, "program": "0.1", "leaving": False, "format": 1}
        now = int(time.time() * 1000)
        with engine.begin() as connection:
            for name, ago in (("crashed", 60_000), ("long-ago", 600_000)):
                row = {"name": name, "address": name, "alive_until": now - ago, **about}
                connection.execute(sa.insert(SERVERS).values(**row))
        engine.dispose()
        while "long-ago" in str(listed := admin("servers")["servers"]):
            time.sleep(0.05)
        assert {each["name"]: each["alive"] for each in listed}["crashed"] is False
        assert main(["admin", "servers"]) == 0
        lines = capsys.readouterr().out.splitlines()
        assert "crashed  lost      crashed  0 tables  version 0.1" in lines[0]
        assert main(["doctor", "--port", "0", "--json"]) == 0
        checks = {each["name"]: each for each in json.loads(capsys.readouterr().out)["checks"]}
        here = address.removeprefix("http://")
        assert checks["servers"]["found"] == f"1 alive ({here}), 1 lost (crashed)"
        assert checks["redis"]["status"] == "ok"
        assert ": answers, version " in checks["redis"]["found"]


def test_doctor_says_what_is_wrong_with_redis(
    admin: Admin,
    redis: RedisServer,
    postgres_database: str,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    """It did not look at Redis at all."""
    from kachidoki.server.storage.database import migrate

    engine = connect(postgres_database)
    migrate(engine)
    engine.dispose()
    admin("ban", "2001:db8::7")

    def found() -> dict[str, str]:
        assert main(["doctor", "--port", "0", "--json"]) == 1
        told = {each["name"]: each for each in json.loads(capsys.readouterr().out)["checks"]}
        assert told["redis"]["status"] == "problem"
        return dict(told["redis"])

    with monkeypatch.context() as wrong:
        wrong.setenv("KACHIDOKI_CLUSTER_KEY", "another key that is long enough for that")
        assert "its cluster has another cluster_key" in found()["found"]
    assert redis.say("CONFIG", "SET", "requirepass", "hunter2") == "+OK"
    assert "refuses this user or password" in found()["found"]
    redis.kill()
    away = found()
    assert "it does not answer: ConnectionError" in away["found"]
    assert "redis-server" in away["advice"]


@async_test()
async def test_tables_that_nobody_has_open_are_pruned(
    servers: list[tuple[str, FastAPI]], admin: Admin, postgres_database: str
) -> None:
    (first, _), _ = servers
    async with at_table(first) as (kept, seat):
        engine = connect(postgres_database)
        with engine.begin() as connection:
            row = dict(connection.execute(sa.select(TABLES)).mappings().one())
            old = {**row, "id": "long ago", "owner": None, "changed": 1, "status": "over"}
            connection.execute(sa.insert(TABLES), [old])
            connection.execute(sa.update(TABLES).values(changed=1))
        assert "say how old" in await beside(lambda: admin("prune", ok=False))
        found = await beside(lambda: admin("prune", "--finished-days", "7", "--idle-days", "7"))
        assert found == {"tables": 1}
        with engine.connect() as connection:
            assert list(connection.execute(sa.select(TABLES.c.id)).scalars()) == [kept]
        engine.dispose()
        await seat.act(seat.now.legal[0])


@pytest.mark.parametrize(
    ("words", "message"),
    [
        (("move", "nowhere"), "there is no table 'nowhere'"),
        (("drain", "nobody"), "there is no server 'nobody'; there is none"),
        (("ban", "the-neighbours"), "'the-neighbours' is not an address: write 203.0.113.7 or"),
        (("message", " "), "a message has 1 to 500 characters"),
    ],
)
def test_what_cannot_be_done_is_one_clear_line(
    words: tuple[str, ...], message: str, admin: Admin, postgres_database: str
) -> None:
    from kachidoki.server.storage.database import migrate

    engine = connect(postgres_database)
    migrate(engine)
    engine.dispose()
    assert admin("servers") == {"servers": []}
    told = admin(*words, ok=False)
    assert message in told
    assert told.count("\n") == 1
    assert SECRET not in told


def test_a_wrong_key_is_noticed_and_nothing_is_overwritten(
    admin: Admin, monkeypatch: pytest.MonkeyPatch, redis: RedisServer, postgres_database: str
) -> None:
    from kachidoki.server.storage.database import migrate

    engine = connect(postgres_database)
    migrate(engine)
    engine.dispose()
    admin("ban", "2001:db8::7")
    before = value_of(redis, host_orders.KEY)
    monkeypatch.setenv("KACHIDOKI_CLUSTER_KEY", "another key that is long enough for that")
    assert "has another cluster_key" in admin("ban", "203.0.113.7", ok=False)
    assert value_of(redis, host_orders.KEY) == before
    monkeypatch.setenv("KACHIDOKI_CLUSTER_KEY", SECRET)
    assert admin("unban", "2001:db8::/64") == {"address": "2001:db8::/64"}


def test_without_a_cluster_it_says_what_is_missing(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    file = tmp_path / "tables.db"
    assert main(["admin", "servers", "--database", f"sqlite:///{file}"]) == 1
    assert "there is no database" in capsys.readouterr().err
    file.touch()
    assert main(["admin", "servers", "--database", f"sqlite:///{file}"]) == 1
    assert "a database of SQLite has one server at most" in capsys.readouterr().err
    assert main(["admin", "message", "hello", "--database", f"sqlite:///{file}"]) == 1
    assert "this needs a cluster" in capsys.readouterr().err
