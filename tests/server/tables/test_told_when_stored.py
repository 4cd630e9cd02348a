"""Nobody is told of anything before it is stored, whatever they ask, and whenever."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import Any

import httpx
import pytest

from kachidoki.client import Seat, Server
from kachidoki.client.seat import new_id
from kachidoki.protocol import Command, Rename, Resync, TakeAction
from kachidoki.server.storage.fencing import Lease
from kachidoki.server.storage.store import Store
from kachidoki.server.storage.writer import Change
from kachidoki.server.tables.room import Room
from tests.async_test import async_test
from tests.server.support.servers import party, running_app, settings_for, wish


class Gate:
    """Holds the server's writes until they are let through, one by one."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.shut = False
        self.held = 0
        self.through = threading.Semaphore(0)
        real = Store.write

        async def write(store: Store, *changes: Change, lease: Lease | None = None) -> None:
            if self.shut:
                self.held += 1
                while not self.through.acquire(blocking=False):
                    await asyncio.sleep(0.001)
                self.held -= 1
            await real(store, *changes, lease=lease)

        monkeypatch.setattr(Store, "write", write)


async def until(so: Any) -> None:
    while not so():
        await asyncio.sleep(0.001)


@pytest.mark.parametrize("asked", ["log", "moment", "", "resync"])
@async_test(within=30)
async def test_what_is_not_stored_yet_is_not_told(
    asked: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """`GET /log` was answered when the next command had changed the table already."""
    gate = Gate(monkeypatch)

    with running_app(settings_for(tmp_path)) as (address, app):
        async with (
            Server(address) as server,
            party(server, wish("rokumon", {"act": "1"}), 1) as (name, seats, tokens),
            Seat(address, name) as watcher,
        ):
            room: Room = app.state.lobby.rooms[name]
            await until(room.inbox.empty)
            mover, other = sorted(seats, key=lambda seat: not seat.now.legal)
            stored = mover.now.version
            gate.shut = True
            orders: list[Command] = [
                Rename(id=new_id(), seat=other._seat(None), name="Yukimura"),
                TakeAction(id=new_id(), version=stored, seat=mover._seat(None), action="surrender"),
            ]
            sent = [asyncio.create_task(other.command(orders[0]))]
            await until(lambda: gate.held == 1)
            headers = {"authorization": f"Bearer {tokens[0]}"}
            path = f"/api/tables/{name}/{asked}".rstrip("/")
            async with httpx.AsyncClient(base_url=address, headers=headers, timeout=30) as http:
                if asked == "resync":
                    await watcher.send(Resync(since=None))
                else:
                    question = asyncio.create_task(http.get(path))
                await until(lambda: room.inbox.qsize() == 1)
                sent.append(asyncio.create_task(mover.command(orders[1])))
                await until(lambda: room.inbox.qsize() == 2)
                gate.through.release()  # the first is stored; the second waits for the disk
                await until(lambda: gate.held == 1 and room.version == stored + 1)
                if asked == "resync":
                    await watcher.wait(lambda: watcher.now.version > stored)
                    told = watcher.now.model_dump_json()
                else:
                    answer = await question
                    assert answer.status_code == 200
                    told = answer.text
            assert f'"version":{stored + 2}' not in told
            assert f'"last":{stored + 2}' not in told
            assert "surrender" not in told.partition('"legal"')[0]
            assert '"status":"over"' not in told
            gate.shut = False
            gate.through.release()
            await asyncio.gather(*sent)
