"""How much of the server's time anybody may take: seconds of the event loop, not messages.

Every address has a share of the time while others are there; whoever is alone may take all of it.
A connection has half of its address's share. Whoever has taken more waits: its next message is
worked later, and none is read meanwhile. Only what would wait too long is refused. Of what one
address sends through many connections in the same moment, one message a turn of the event loop is
begun, so that others come between.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import Awaitable, Callable, Generator
from contextvars import ContextVar
from functools import partial
from typing import Any, Final, Generic, TypeVar

from kachidoki.protocol import Refusal
from kachidoki.server.edge.limits import MOST_ADDRESSES

AT_ONCE: Final = 0.25  # seconds of time that may be taken before any waiting
MOST_DEBT: Final = 1.0  # seconds; what was taken beyond that while alone is forgotten
LONGEST_WAIT: Final = 5.0  # seconds; what would have to wait longer is refused after so long
ALONE_AFTER: Final = 5.0  # seconds in which nobody else took any time
OF_ITS_ADDRESS: Final = 0.5  # a connection's part of its address's share
HUNGRY: Final = 0.6  # the share of all those together that wait for their turn
READING: Final = 0.0002  # seconds for reading a request, which is not measured
GUESS: Final = 0.001  # seconds that a message takes, before anything is known of its sender
THREADS: Final = 2  # long pieces of work beside the event loop, at a time; one of each address

Result = TypeVar("Result")


class Purse:
    """Time that is left to somebody; below nothing it is owed."""

    def __init__(self) -> None:
        self.left = AT_ONCE
        self.at = time.monotonic()
        self.usual = GUESS
        self.since = 0.0  # spent since the last message was done

    def wait(self, rate: float) -> float:
        """Seconds until nothing is owed any more, at so many seconds of time a second."""
        now = time.monotonic()
        self.left = min(AT_ONCE, max(-MOST_DEBT, self.left) + (now - self.at) * rate)
        self.at = now
        return max(0.0, -self.left / rate)

    def spend(self, seconds: float) -> None:
        """Time that was taken."""
        self.left -= seconds
        self.since += seconds

    def learn(self) -> None:
        """A message is done: what the next one is likely to take."""
        self.usual += 0.2 * (self.since - self.usual)
        self.since = 0.0


class Address(Purse):
    """What all connections and requests of one address take."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name
        self.waiting = 0
        self.long_work = asyncio.Semaphore(1)
        self.begun = False  # whether a message has begun in this turn of the event loop
        self.line: deque[asyncio.Future[None]] = deque()  # messages that begin in later turns

    async def one_a_turn(self) -> None:
        """Return in a turn of the event loop in which no other message of the address begins."""
        loop = asyncio.get_running_loop()
        if self.begun:
            mine = loop.create_future()
            self.line.append(mine)
            await mine
        else:
            self.begun = True
            loop.call_soon(self.next_turn, loop)

    def next_turn(self, loop: asyncio.AbstractEventLoop) -> None:
        """Let the next message of the line begin."""
        while self.line:
            first = self.line.popleft()
            if not first.done():  # a connection that closed does not wait any more
                first.set_result(None)
                loop.call_soon(self.next_turn, loop)
                return
        self.begun = False


class Budgets:
    """The time of one server, shared by addresses."""

    def __init__(self, share: float) -> None:
        self.share = share
        self.addresses: OrderedDict[str, Address] = OrderedDict()
        self.hungry = 0  # addresses of which something waits
        self.longest = 0.0  # seconds that anything held the event loop on end
        # The two addresses that took time last, and when.
        self.latest = ("", -ALONE_AFTER)
        self.before = ("", -ALONE_AFTER)
        self.threads = asyncio.Semaphore(THREADS)

    def of(self, name: str) -> Address:
        """What an address has left."""
        found = self.addresses.get(name)
        if found is None:
            found = self.addresses[name] = Address(name)
            if len(self.addresses) > MOST_ADDRESSES:
                self.addresses.popitem(last=False)
        self.addresses.move_to_end(name)
        return found

    def rate(self) -> float:
        """Seconds of time that an address gets a second: less, where many want more."""
        return min(self.share, HUNGRY * max(1.0, self.share) / max(1, self.hungry))

    def note(self, name: str, seconds: float) -> None:
        """An address takes time now."""
        self.longest = max(self.longest, seconds)
        if name != self.latest[0]:
            self.before = self.latest
        self.latest = name, time.monotonic()

    def alone(self, name: str) -> bool:
        """Whether nobody else has taken any time lately."""
        _, at = self.before if self.latest[0] == name else self.latest
        return time.monotonic() - at > ALONE_AFTER


class Account:
    """What one connection, request or room takes of its address's time."""

    def __init__(self, budgets: Budgets, address: str) -> None:
        self.budgets = budgets
        self.address = budgets.of(address)
        self.own = Purse()
        self.booked = (0.0, 0.0)
        self.reading_time: Callable[[], float] = lambda: READING  # what reading has taken lately

    def spend(self, seconds: float) -> None:
        """Time that was taken."""
        self.budgets.note(self.address.name, seconds)
        self.charge(seconds)

    def charge(self, seconds: float) -> None:
        """Time that was taken, or is taken beside the event loop."""
        self.own.spend(seconds)
        self.address.spend(seconds)

    def book(self) -> float:
        """Set aside what a message usually takes; returns the seconds until it may begin."""
        rate = self.budgets.rate()
        wait = max(self.own.wait(rate * OF_ITS_ADDRESS), self.address.wait(rate))
        self.booked = (self.own.usual, self.address.usual)
        self.own.left -= self.own.usual
        self.address.left -= self.address.usual
        self.spend(self.reading_time())
        return 0.0 if self.budgets.alone(self.address.name) else wait

    def done(self) -> None:
        """The message is done: what it took was counted meanwhile."""
        own, whole = self.booked
        if whole:
            self.own.left += own
            self.address.left += whole
            self.booked = (0.0, 0.0)
            self.own.learn()
            self.address.learn()

    async def turn(self) -> None:
        """Wait until a message may begin; refused if that would be too long."""
        wait = self.book()
        if wait:
            await self.hold(min(wait, LONGEST_WAIT))
        if wait > LONGEST_WAIT:
            self.done()
            raise Refusal("too-many", "your address takes too much of the server's time: wait")
        if not self.budgets.alone(self.address.name):
            await self.address.one_a_turn()

    async def hold(self, seconds: float) -> None:
        """Wait, and let it be known that somebody does."""
        address = self.address
        self.budgets.hungry += not address.waiting
        address.waiting += 1
        try:
            await asyncio.sleep(seconds)
        finally:
            address.waiting -= 1
            self.budgets.hungry -= not address.waiting

    async def beside(self, work: Callable[[], Result]) -> Result:
        """Do a long piece of work beside the event loop, one of each address at a time."""

        def timed() -> tuple[Result, float]:
            began = time.thread_time()
            return work(), time.thread_time() - began

        async with self.address.long_work, self.budgets.threads:
            result, seconds = await asyncio.to_thread(timed)
        self.charge(seconds)
        return result


# On whose account the current task works.
PAYER: ContextVar[Account | None] = ContextVar("PAYER", default=None)


async def beside(work: Callable[[], Result]) -> Result:
    """Do a long piece of work beside the event loop, on the current account."""
    payer = PAYER.get()
    return work() if payer is None else await payer.beside(work)


class Metered(Generic[Result]):
    """Something to await, whose time on the event loop is counted."""

    def __init__(self, work: Any, spend: Callable[[float], None]) -> None:
        self.work = work
        self.spend = spend

    def __await__(self) -> Generator[Any, Any, Result]:
        """Go on step by step; what it waits for is not counted."""
        go_on = partial(self.work.send, None)
        while True:
            began = time.thread_time()
            try:
                waits_for = go_on()
            except StopIteration as done:
                result: Result = done.value
                return result
            finally:
                del go_on  # an error knows this frame: they would keep each other as garbage
                self.spend(time.thread_time() - began)
            try:
                go_on = partial(self.work.send, (yield waits_for))
            except GeneratorExit:
                self.work.close()
                raise
            except BaseException as error:
                go_on = partial(self.work.throw, error)
            finally:
                del waits_for  # may hold the error that is to come


async def metered(work: Awaitable[Result], account: Account) -> Result:
    """Await something on somebody's account."""
    return await Metered[Result](work, account.spend)
