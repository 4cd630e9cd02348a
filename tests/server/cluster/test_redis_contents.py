"""What can be read in Redis while a whole game is played: no seed, no hand, no token.

Everything that anybody says to Redis is recorded, on every channel and stream. All of it is a name,
a number, a word of Redis, or sealed for the cluster; and what is sealed is one seat's own.
"""

from __future__ import annotations

import base64
import json
import re
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, ExitStack, asynccontextmanager
from pathlib import Path

import pytest
import sqlalchemy as sa

from kachidoki.client import Seat, Server
from kachidoki.core import Rng
from kachidoki.protocol import SeatWish
from kachidoki.server.cluster.frames import EVENT, OPEN, Frame
from kachidoki.server.cluster.messenger import NUMBER
from kachidoki.server.cluster.sealing import NotSealed, Sealer
from kachidoki.server.cluster.shared_limits import ENTER
from kachidoki.server.storage.database import connect
from kachidoki.server.storage.schema import TABLES
from tests.async_test import async_test
from tests.server.support.redis import SECRET, RedisServer
from tests.server.support.servers import act_somehow, running, seen_by_all, settings_for, wish
from tests.server.support.thinking import thinker

SEALER = Sealer(SECRET)
WORDS = set(
    "HELLO SUBSCRIBE UNSUBSCRIBE PUBLISH TIME MULTI EXEC GET SET EXPIRE EVAL INCRBY HSET HGETALL "
    "HDEL ZADD ZREM ZCARD ZREMRANGEBYSCORE XADD XDEL XACK XLEN XRANGE XREAD XREADGROUP XGROUP "
    "XCLAIM XAUTOCLAIM JUSTID CREATE MKSTREAM GROUP thinkers STREAMS BLOCK COUNT MAXLEN question "
    "answer * ~ > + - -inf DEL".split(" ")
)
NAME = re.compile(
    r"kachidoki:(?:server|answers|connections|tables|questions|thinkers|cancels|host)"
    r"(?::quick)?(?::[0-9a-f]{16,32})?(?::\d+)?"
)
PLAIN = re.compile(r"\d+(?:-\d+)?|[0-9a-f]{16}")  # numbers, entries of streams, ids
WHOLE = re.compile(rb'"((?:[^"\\]|\\.)*)"')  # an argument, as MONITOR shows it
ESCAPED = re.compile(rb"\\(?:x([0-9a-f]{2})|(.))")
LETTERS = {b"n": b"\n", b"r": b"\r", b"t": b"\t", b"a": b"\a", b"b": b"\b"}


def said(record: bytes) -> Iterator[list[bytes]]:
    """Every command, as its arguments."""

    def plain(found: re.Match[bytes]) -> bytes:
        return bytes.fromhex(found[1].decode()) if found[1] else LETTERS.get(found[2], found[2])

    for line in record.split(b"\r\n")[1:]:
        yield [ESCAPED.sub(plain, word) for word in WHOLE.findall(line)]


def opened(word: bytes, command: list[bytes]) -> bytes | None:
    """What was sealed for a place that the command names; None if it was not."""
    names = [each.decode() for each in command if each.startswith(b"kachidoki:")]
    if names and len(command) > 2:
        names.append(f"{names[0]}:{command[2].decode(errors='replace')}")  # a field of a hash
    for name in names:
        try:
            return SEALER.opened(word, name)
        except NotSealed:
            continue
    return None


def unexplained(commands: list[list[bytes]]) -> list[bytes]:
    """What is neither a name, a number nor a word of Redis, nor sealed."""
    found = []
    for command in commands:
        for word in command:
            text = word.decode(errors="replace")
            fits = text in WORDS or NAME.fullmatch(text) or PLAIN.fullmatch(text)
            if not fits and text not in (ENTER, "end of the record"):
                if opened(word, command) is None:
                    found.append(word)
    return found


def readable(commands: list[list[bytes]], secrets: dict[str, list[bytes]]) -> set[str]:
    """Which secrets stand anywhere, as they are or written in one of the usual ways."""
    everything = b"\0".join(word for command in commands for word in command)
    return {
        kind
        for kind, values in secrets.items()
        for value in values
        if any(
            form in everything for form in (value, value.hex().encode(), base64.b64encode(value))
        )
    }


class Game:
    """Two people, each by the door of the server that does not expect them, and a bot."""

    def __init__(self, name: str, tokens: list[str], seats: list[Seat]) -> None:
        self.name = name
        self.tokens = tokens
        self.seats = seats
        self.hands: set[bytes] = set()

    async def play(self, actions: int) -> None:
        """So many actions of people, or until the game is over."""
        rng = Rng(b"recorded")
        for _ in range(actions):
            await self.seats[0].wait(
                lambda: (
                    any(s.now.legal for s in self.seats) or self.seats[0].now.outcome is not None
                )
            )
            if self.seats[0].now.outcome is not None:
                return
            self.hands |= {card.encode() for seat in self.seats for card in seat.now.legal}
            acting = next(seat for seat in self.seats if seat.now.legal)
            await seen_by_all(self.seats, await act_somehow(acting, rng))

    def secrets(self, database: str) -> dict[str, list[bytes]]:
        """What nobody may read in Redis."""
        engine = connect(database)
        with engine.connect() as connection:
            row = connection.execute(sa.select(TABLES.c.seed, TABLES.c.luck)).one()
        engine.dispose()
        played = [card for card in self.hands if b" " in card]
        assert len(played) > 5
        return {
            "seed": [bytes(row.seed), bytes(row.luck)],
            "token": [token.encode() for token in self.tokens],
            "hand": [*played, b'"hand"', b'"view"'],
        }


@asynccontextmanager
async def game(folder: Path, database: str, redis: RedisServer) -> AsyncIterator[Game]:
    """A table of the first server with people at it."""
    given = {"database": database, "cluster": redis.address, "cluster_key": SECRET}
    with ExitStack() as servers:
        doors = [servers.enter_context(running(settings_for(folder, **given))) for _ in range(2)]
        async with AsyncExitStack() as stack:
            one, two = [await stack.enter_async_context(Server(door)) for door in doors]
            people = [SeatWish(kind="me"), SeatWish(kind="open")]
            seats = [*people, SeatWish(kind="bot", bot="casual")]
            host = await one.make(wish("joraku", {"players": "3"}, seats=seats))
            name = host.table.table
            guest = await two.sit(name, "Guest")
            tokens = [str(host.token), str(guest.token)]
            places = [two.seat(name, tokens[0]), one.seat(name, tokens[1])]
            yield Game(name, tokens, [await stack.enter_async_context(each) for each in places])


@pytest.mark.slow
@async_test()
async def test_a_whole_game_leaves_nothing_readable_in_redis(
    tmp_path: Path, postgres_database: str, redis: RedisServer
) -> None:
    with redis.recorded() as record:
        async with thinker(redis), game(tmp_path, postgres_database, redis) as played:
            await played.play(10_000)
            assert played.seats[0].now.outcome is not None
            secrets = played.secrets(postgres_database)
    commands = list(said(bytes(record)))
    told = {word for command in commands for word in command[:1]}
    assert {b"PUBLISH", b"XADD", b"EVAL"} <= told  # relays, questions and limits were there
    assert unexplained(commands) == []
    assert readable(commands, secrets) == set()
    check_that_streams_are_one_seats_own(commands, secrets)


def check_that_streams_are_one_seats_own(
    commands: list[list[bytes]], secrets: dict[str, list[bytes]]
) -> None:
    """Also for whoever has the cluster's key: nothing but what the visitor gets."""
    owners: dict[str, set[bytes]] = {}  # whose token a stream brings
    shown: dict[str, set[int | None]] = {}  # and which seats are shown there
    for command in commands:
        if command[:1] != [b"PUBLISH"] or b":server:" not in command[1]:
            continue
        message = opened(command[2], command)
        assert message is not None
        assert not any(seed in message for seed in secrets["seed"])
        frame = message.partition(b"\0")[2][NUMBER:]
        if not frame:
            continue  # a beat of a server to itself
        told = Frame.unpacked(frame)
        if told.kind not in (OPEN, EVENT):
            continue
        for token in secrets["token"]:
            if token in message:
                owners.setdefault(told.stream, set()).add(token)
        if told.about.get("is") == "text" and b'"type":"update"' in told.body:
            shown.setdefault(told.stream, set()).add(json.loads(told.body)["seat"])
    assert len(shown) == 1  # of the two people one came by the other server
    (stream,) = shown
    assert len(owners[stream]) == 1
    assert len(shown[stream]) == 1


@async_test()
async def test_what_is_not_sealed_is_found(
    tmp_path: Path, postgres_database: str, redis: RedisServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as planted:
        for how in ("seal", "opened"):
            planted.setattr(Sealer, how, lambda _, message, __: message)
        with redis.recorded() as record:
            async with game(tmp_path, postgres_database, redis) as played:
                await played.play(8)
                secrets = played.secrets(postgres_database)
    commands = list(said(bytes(record)))
    assert readable(commands, secrets) == {"hand", "token"}
    assert unexplained(commands)


@pytest.mark.parametrize("written", [bytes, bytes.hex, base64.b64encode, lambda seed: seed[:5]])
def test_a_seed_that_somebody_tells_is_found(written: object, redis: RedisServer) -> None:
    from redis import Redis

    seed = bytes(range(200, 232))
    assert callable(written)
    with Redis.from_url(redis.address) as client, redis.recorded() as record:
        client.publish("kachidoki:server:0123456789abcdef", written(seed))
    commands = list(said(bytes(record)))
    assert len(unexplained(commands)) == 1
    assert readable(commands, {"seed": [seed]}) == (set() if len(written(seed)) == 5 else {"seed"})
