"""The server's time is shared by addresses: whoever takes too much waits, and nobody else."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

import pytest

from kachidoki.client import Server
from kachidoki.protocol import Refusal
from kachidoki.server.edge import budget
from kachidoki.server.edge.budget import (
    ALONE_AFTER,
    AT_ONCE,
    HUNGRY,
    LONGEST_WAIT,
    MOST_DEBT,
    Account,
    Budgets,
    metered,
)
from kachidoki.server.edge.limits import MOST_ADDRESSES
from tests.async_test import async_test
from tests.server.support.attack import greeted, heard
from tests.server.support.servers import running_app, settings_for, wish

SHARE = 0.2


class Clock:
    """Time that goes on when a test says so."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.now = 1000.0
        self.slept: list[float] = []
        monkeypatch.setattr(time, "monotonic", lambda: self.now)

        async def sleep(seconds: float) -> None:
            self.slept.append(seconds)

        monkeypatch.setattr(asyncio, "sleep", sleep)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    return Clock(monkeypatch)


@pytest.fixture
def budgets(clock: Clock) -> Budgets:
    """Those of a server at which somebody else is, too."""
    found = Budgets(SHARE)
    found.latest = ("somebody else", clock.now)
    return found


def message(account: Account, seconds: float) -> float:
    """Work a message that takes so long; how long it had to wait before."""
    wait = account.book()
    account.spend(seconds)
    account.done()
    return wait


def test_whoever_takes_little_never_waits(budgets: Budgets, clock: Clock) -> None:
    account = Account(budgets, "me")
    for _ in range(1000):
        assert message(account, 0.002) == 0
        clock.now += 0.05


@async_test()
async def test_fifty_sockets_of_one_address_do_not_come_all_before_somebody_else() -> None:
    budgets = Budgets(SHARE)
    order: list[str] = []
    messages: list[asyncio.Task[None]] = []

    async def work(account: Account, name: str) -> None:
        await account.turn()
        order.append(name)
        account.done()

    for name in ("another", "many"):  # both have been here lately, so nobody is alone
        budgets.note(name, 0.0)
    messages += [asyncio.create_task(work(Account(budgets, "many"), "many")) for _ in range(50)]
    messages.append(asyncio.create_task(work(Account(budgets, "another"), "another")))
    messages[20].cancel()  # one that closes while it waits holds nobody up
    await asyncio.gather(*messages, return_exceptions=True)
    assert order.count("many") == 49
    assert order.index("another") <= 1
    address = budgets.of("many")
    await asyncio.sleep(0)
    assert not address.line
    assert not address.begun


def test_reading_long_messages_is_on_the_account_of_who_sends_them(budgets: Budgets) -> None:
    account = Account(budgets, "me")
    account.reading_time = lambda: AT_ONCE
    assert message(account, 0.0) == 0
    assert message(account, 0.0) > 0


def test_whoever_takes_too_much_gets_its_share_and_no_more(budgets: Budgets, clock: Clock) -> None:
    began = clock.now
    sockets = [Account(budgets, "crowd") for _ in range(50)]
    taken = 0.0
    for number in range(5000):
        clock.now += message(sockets[number % 50], 0.01)
        taken += 0.01
        budgets.latest = ("somebody else", clock.now)
    assert taken <= AT_ONCE + 1.1 * SHARE * (clock.now - began)
    assert taken >= 0.8 * SHARE * (clock.now - began)


def test_a_connection_has_half_of_what_its_address_has(budgets: Budgets, clock: Clock) -> None:
    began, taken = clock.now, 0.0
    account = Account(budgets, "me")
    for _ in range(1000):
        clock.now += message(account, 0.01)
        taken += 0.01
        budgets.latest = ("somebody else", clock.now)
    assert 0.4 * SHARE <= taken / (clock.now - began) <= 0.6 * SHARE


def test_sockets_that_wait_get_their_turns_one_after_another(budgets: Budgets) -> None:
    """Or all of an address would go on in the same moment."""
    Account(budgets, "crowd").spend(AT_ONCE)
    waits = [Account(budgets, "crowd").book() for _ in range(20)]
    assert waits == sorted(waits)
    assert len(set(waits)) == 20


def test_what_one_address_owes_is_nothing_to_another(budgets: Budgets) -> None:
    crowd = Account(budgets, "crowd")
    crowd.spend(10.0)
    assert crowd.book() > 0
    assert Account(budgets, "me").book() == 0


def test_whoever_is_alone_may_take_all_the_time_there_is(clock: Clock) -> None:
    budgets = Budgets(SHARE)
    account = Account(budgets, "me")
    for _ in range(100):
        assert message(account, 1.0) == 0
    other = Account(budgets, "somebody else")
    assert message(other, 0.001) == 0
    assert message(account, 0.001) == pytest.approx(MOST_DEBT / SHARE / budget.OF_ITS_ADDRESS, 0.1)
    clock.now += ALONE_AFTER + 0.1
    assert message(account, 0.001) == 0


@async_test()
async def test_what_would_wait_too_long_is_refused_after_a_wait(
    budgets: Budgets, clock: Clock
) -> None:
    account = Account(budgets, "crowd")
    account.spend(MOST_DEBT)
    for _ in range(50):
        Account(budgets, "crowd").book()
    with pytest.raises(Refusal, match="too much of the server's time") as refused:
        await account.turn()
    assert refused.value.code == "too-many"
    assert clock.slept == [LONGEST_WAIT]
    assert budgets.hungry == 0


def test_many_addresses_that_want_too_much_do_not_get_all_of_it_together(
    budgets: Budgets,
) -> None:
    budgets.hungry = 30
    assert 30 * budgets.rate() == pytest.approx(HUNGRY)


def test_no_more_addresses_are_remembered_than_fit(budgets: Budgets) -> None:
    for number in range(MOST_ADDRESSES + 10):
        budgets.of(f"address {number}")
    assert len(budgets.addresses) == MOST_ADDRESSES


@async_test()
async def test_only_the_time_between_waits_is_counted() -> None:
    async def work() -> str:
        began = time.thread_time()
        while time.thread_time() < began + 0.05:
            pass
        try:
            await asyncio.wait_for(asyncio.sleep(60), 0.2)
        except TimeoutError:
            return "done"
        return "never"

    account = Account(Budgets(SHARE), "me")
    assert await asyncio.create_task(metered(work(), account)) == "done"
    assert 0.05 <= account.own.since < 0.15


@async_test()
async def test_what_a_metered_task_raises_or_is_cancelled_by_goes_through() -> None:
    async def fails() -> None:
        await asyncio.sleep(0)
        raise ValueError("as it should")

    account = Account(Budgets(SHARE), "me")
    with pytest.raises(ValueError, match="as it should"):
        await metered(fails(), account)
    task = asyncio.create_task(metered(asyncio.sleep(60), account))
    await asyncio.sleep(0)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task


@async_test()
async def test_a_flood_of_resyncs_is_charged_to_who_sends_it_and_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """50 sockets that asked for everything again took 3 s from everybody else's answers."""
    held: list[str] = []

    async def hold(account: Account, seconds: float) -> None:
        assert seconds > 0
        held.append(account.address.name)

    monkeypatch.setattr(Account, "hold", hold)

    with running_app(settings_for(tmp_path, cpu_share_each=0.01)) as (address, app):
        async with Server(address) as server:
            place = await server.make(wish("joraku", {"players": "4"}))
            # Not alone.
            app.state.lobby.services.budgets.latest = ("somebody else", time.monotonic() + 3600)
            async with greeted(address, place.table.table, place.token) as line:
                while not held:
                    await line.send('{"type": "resync", "since": null}')
                    await heard(line, "update")
        assert held == ["127.0.0.1"]
