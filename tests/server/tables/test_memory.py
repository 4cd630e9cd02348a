"""A table that leaves memory is gone at once: nobody has to collect it."""

from __future__ import annotations

import asyncio
import gc
import weakref
from pathlib import Path
from typing import Any

import pytest

from kachidoki.client import Server, ServerRefused
from kachidoki.core import Rng
from kachidoki.server.storage.writer import Writer
from kachidoki.server.tables import lobby
from tests.async_test import async_test
from tests.server.support.servers import act_somehow, bots, party, running_app, settings_for, wish


async def gone(*those: weakref.ReferenceType[Any]) -> None:
    while any(each() is not None for each in those):
        await asyncio.sleep(0.001)


@pytest.mark.parametrize("how", ["quiet", "not stored"])
@async_test(within=30)
async def test_a_room_that_closes_is_gone_with_its_table_without_a_collection(
    how: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Rooms stayed as garbage until 2,000 connections had ended: 116 MB became 341 MB."""
    monkeypatch.setattr(lobby, "SWEEP", 0.01)
    real, failing = Writer._try, False

    def attempt(self: Writer, batch: Any) -> Exception | None:
        changes = any(waiting.changes for waiting in batch)
        return OSError("full") if failing and changes else real(self, batch)

    monkeypatch.setattr(Writer, "_try", attempt)

    with running_app(settings_for(tmp_path)) as (address, app):
        gc.disable()
        try:
            new = wish("joraku", {"players": "3"}, seats=bots("beginner", "beginner"))
            async with Server(address) as server:
                async with party(server, new, 0) as (name, (seat,), _):
                    await seat.wait(lambda: bool(seat.now.legal))
                    await act_somehow(seat, Rng(b"memory"))
                    await seat.wait(lambda: bool(seat.now.legal))
                    with pytest.raises(ServerRefused):
                        await seat.act("end of the world")
                    room = app.state.lobby.rooms[name]
                    parts = [
                        weakref.ref(room),
                        weakref.ref(room.hosted),
                        weakref.ref(room.hosted.sheet),
                    ]
                    del room
                    if how == "not stored":
                        failing = True
                        acting = asyncio.create_task(act_somehow(seat, Rng(b"memory")))
                        await gone(*parts)
                        failing = False
                        await acting
                monkeypatch.setattr(lobby, "QUIET", -1)
                await gone(*parts)
        finally:
            gc.enable()
