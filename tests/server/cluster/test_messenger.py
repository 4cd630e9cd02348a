"""Messages between servers: in order, sealed, and every loss is noticed."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from redis.asyncio import Redis

from kachidoki.server.cluster import messenger as messengers
from kachidoki.server.cluster.messenger import (
    LocalMessenger,
    RedisMessenger,
    channel,
    make_messenger,
)
from tests.async_test import async_test
from tests.server.support.redis import SECRET, RedisServer


class Inbox:
    """What a server got, and whom it was cut off from."""

    def __init__(self) -> None:
        self.got: list[bytes] = []
        self.cuts: list[str] = []
        self.news = asyncio.Event()

    def take(self, message: bytes) -> None:
        self.got.append(message)
        self.news.set()

    def cut(self, server: str) -> None:
        self.cuts.append(server)
        self.news.set()

    async def until(self, true: Callable[[], bool]) -> None:
        """Wait for a state."""
        while not true():
            self.news.clear()
            await asyncio.wait_for(self.news.wait(), 30)


@asynccontextmanager
async def server(redis: RedisServer, name: str) -> AsyncIterator[tuple[RedisMessenger, Inbox]]:
    """A messenger that listens, with its inbox."""
    inbox = Inbox()
    async with RedisMessenger(redis.address, SECRET, name) as found:
        found.receive(inbox.take)
        found.when_cut(inbox.cut)
        await asyncio.wait_for(found.connected.wait(), 30)
        yield found, inbox


@async_test()
async def test_a_server_that_is_alone_delivers_to_itself() -> None:
    found, inbox = make_messenger(None, None, "a"), Inbox()
    assert isinstance(found, LocalMessenger)
    async with found:
        found.receive(inbox.take)
        found.when_cut(inbox.cut)
        await found.send("a", b"one")
        assert inbox.got == []  # it arrives as one from elsewhere would: not at once
        await found.send("b", b"two")
        await inbox.until(lambda: bool(inbox.cuts))
    assert (inbox.got, inbox.cuts) == ([b"one"], ["b"])


@async_test()
async def test_messages_arrive_in_their_order(redis: RedisServer) -> None:
    async with server(redis, "a") as (one, mine), server(redis, "b") as (other, theirs):
        texts = [str(number).encode() for number in range(2000)]
        for text in texts:
            await one.send("b", text)
            other.send_soon("a", text)
        await theirs.until(lambda: len(theirs.got) == len(texts))
        await mine.until(lambda: len(mine.got) == len(texts))
        assert (mine.got, theirs.got) == (texts, texts)
        assert not mine.cuts
        assert not theirs.cuts


@async_test()
async def test_a_message_to_a_server_that_is_not_there_is_told(redis: RedisServer) -> None:
    async with server(redis, "a") as (one, mine):
        await one.send("gone", b"hello")
        await mine.until(lambda: mine.cuts == ["gone"])


@async_test()
async def test_nobody_reads_what_is_sent_or_is_believed(redis: RedisServer) -> None:
    async with server(redis, "a") as (one, _), server(redis, "b") as (_, theirs):
        spy = Redis.from_url(redis.address)
        async with spy.pubsub(ignore_subscribe_messages=True) as ear:
            await ear.psubscribe("*")
            heard: list[bytes] = []

            async def overhear() -> None:
                async for message in ear.listen():
                    if message["channel"] == channel("b").encode():
                        heard.append(message["data"])

            listening = asyncio.create_task(overhear())
            while not heard:  # b's own beat
                await asyncio.sleep(0.01)
            count = len(heard)
            await one.send("b", b"the hand is katana 3")
            await theirs.until(lambda: bool(theirs.got))
            while len(heard) <= count:
                await asyncio.sleep(0.01)
            listening.cancel()
        assert not any(b"katana" in each for each in heard)
        altered = heard[-1][:-1] + bytes([heard[-1][-1] ^ 1])
        for forged in (b"", b"hello", *heard, altered):  # made up, repeated, altered
            await spy.publish(channel("b"), forged)
        await one.send("b", b"after it")
        await theirs.until(lambda: len(theirs.got) == 2)
        assert theirs.got == [b"the hand is katana 3", b"after it"]
        assert theirs.cuts == []
        await spy.aclose()


@async_test()
async def test_a_gap_is_noticed(redis: RedisServer) -> None:
    async with server(redis, "a") as (one, _), server(redis, "b") as (_, theirs):
        await one.send("b", b"one")
        await theirs.until(lambda: len(theirs.got) == 1)
        one.sent["b"] += 1  # one is lost on the way
        await one.send("b", b"three")
        await theirs.until(lambda: len(theirs.got) == 2)
        assert theirs.cuts == ["a"]


@async_test()
async def test_too_much_that_waits_is_lost_and_told_and_senders_can_wait(
    redis: RedisServer,
) -> None:
    async with server(redis, "a") as (one, mine), server(redis, "b") as (_, theirs):
        for _ in range(messengers.MOST_WAITING + 1):  # nothing is sent meanwhile
            one.send_soon("b", b"x")
        assert not one.room.is_set()
        await mine.until(lambda: mine.cuts == ["b"])
        await one.send("b", b"last")
        await theirs.until(lambda: theirs.got[-1:] == [b"last"])
        assert len(theirs.got) == messengers.MOST_WAITING + 1
        assert theirs.cuts == ["a"]  # the one that was lost


@async_test()
async def test_redis_that_is_killed_or_stands_still_cuts_and_comes_back(
    redis: RedisServer,
) -> None:
    async with server(redis, "a") as (one, mine), server(redis, "b") as (other, theirs):
        await one.send("b", b"one")
        await theirs.until(lambda: theirs.got == [b"one"])
        for away, back in ((redis.kill, redis.start), (redis.stop, redis.go_on)):
            mine.cuts.clear()
            theirs.cuts.clear()
            away()
            await mine.until(lambda: "b" in mine.cuts)
            await theirs.until(lambda: "a" in theirs.cuts)
            assert not one.connected.is_set()
            assert not other.connected.is_set()
            back()
            await asyncio.wait_for(one.connected.wait(), 30)
            await asyncio.wait_for(other.connected.wait(), 30)
            await one.send("b", b"again")
            await theirs.until(lambda: theirs.got[-1] == b"again")
            theirs.got.append(b"")


@async_test()
async def test_a_message_that_cannot_be_worked_ends_nothing(redis: RedisServer) -> None:
    async with server(redis, "a") as (one, _), server(redis, "b") as (other, theirs):

        def take(message: bytes) -> None:
            theirs.take(message)
            if message == b"bad":
                raise ValueError("cannot be worked")

        other.receive(take)
        await one.send("b", b"bad")
        await one.send("b", b"good")
        await theirs.until(lambda: theirs.got == [b"bad", b"good"])
