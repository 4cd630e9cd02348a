"""The server behind terminals: it stays as long as one of them uses it."""

from __future__ import annotations

import asyncio
import subprocess
import sys
import threading
from pathlib import Path

import pytest

from kachidoki.client import Server
from kachidoki.tui.local_server import Wanted, local_server
from kachidoki.tui.opening import OwnTable
from kachidoki.tui.sharing import Users, using
from tests.async_test import async_test

# A terminal that begins a game and quits when it is told to.
FIRST = """
import sys
from kachidoki.tui.local_server import Wanted, local_server
with local_server(Wanted(pace=0)) as server:
    print(server.address, flush=True)
    sys.stdin.readline()
print("gone", flush=True)
"""


def test_a_server_knows_when_nobody_uses_it_any_more(tmp_path: Path) -> None:
    file = tmp_path / "tables.db.users"
    users = Users(file)
    with using(file), using(file):
        assert not users.all_gone()
    assert users.all_gone()
    came = threading.Event()

    def come() -> None:
        with using(file):
            came.set()

    later = threading.Thread(target=come)
    later.start()
    assert not came.wait(0.3)  # a server that is ending is waited for
    assert users.held is not None
    users.held.close()
    later.join()
    assert came.is_set()


@pytest.mark.slow
@async_test()
async def test_a_second_terminal_keeps_its_server_when_the_first_quits() -> None:
    """The server ended with the terminal that had started it, under whoever else played there."""
    with subprocess.Popen(
        [sys.executable, "-c", FIRST], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as first:
        assert first.stdin is not None
        assert first.stdout is not None
        address = (await asyncio.to_thread(first.stdout.readline)).strip()
        second = local_server(Wanted(pace=0))
        local = await asyncio.to_thread(second.__enter__)
        assert local.address == address
        async with Server(local.address) as server:
            table = OwnTable("rokumon", {"act": "1"}, seats=["me", "casual"])
            made = await server.make(table.wish("Aki"))
            async with server.seat(made.table.table, made.token) as seat:
                first.stdin.write("quit\n")
                first.stdin.flush()
                assert (await asyncio.to_thread(first.stdout.readline)).strip() == "gone"
                await seat.wait(lambda: bool(seat.now.legal))
                await seat.act(seat.now.legal[0])
                await seat.wait(lambda: len(seat.events[0]) > 3)
                assert seat.reconnects == 0
    await asyncio.to_thread(second.__exit__, None, None, None)
    # Now nobody uses it: a third terminal has one of its own, with the same tables.
    third = local_server(Wanted(pace=0))
    again = await asyncio.to_thread(third.__enter__)
    async with Server(again.address) as server:
        assert (await server.info(made.table.table)).game == "rokumon"
    await asyncio.to_thread(third.__exit__, None, None, None)
