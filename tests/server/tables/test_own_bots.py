"""Bots of the host's own at tables: whatever they do, the game goes on to its end."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from kachidoki.bots import workers
from kachidoki.client import Server
from kachidoki.client.refused import ServerRefused
from kachidoki.core import Rng
from kachidoki.server.tables import bot_seats
from tests.async_test import async_test
from tests.server.support.servers import (
    act_somehow,
    bots,
    party,
    running,
    seen_by_all,
    settings_for,
    wish,
)

OWN = {
    "climber": "Climber",
    "illegal": "Illegal",
    "raises": "Raises",
    "dies": "Dies",
    "hangs": "Hangs",
}
PLACES = [f"{name}=tests.bots.bad_bots:{bot}" for name, bot in OWN.items()]


class Log:
    """What is logged of bots that failed."""

    def __init__(self) -> None:
        self.lines: list[dict[str, object]] = []

    def warning(self, event: str, **facts: object) -> None:
        self.lines.append({"event": event, **facts})


@pytest.mark.slow
@async_test()
async def test_own_bots_play_and_those_that_fail_are_answered_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(workers, "OWN_GRACE", 1.0)
    log = Log()
    monkeypatch.setattr(bot_seats, "log", log)
    with running(settings_for(tmp_path, bots=PLACES)) as address:
        async with Server(address) as server:
            games = (await server.http.get("/api/games")).json()
            assert games["bots"][-len(OWN) :] == list(OWN)
            for name in OWN:
                new = wish("rokumon", {"act": "3"}, seats=bots(name))
                async with party(server, new, 0) as (_, (seat,), _):
                    rng = Rng(name.encode())
                    assert seat.now.table.seats[1].bot == name
                    while seat.now.table.status != "over":
                        await seat.wait(
                            lambda seat=seat: (
                                bool(seat.now.legal)  # type: ignore[misc]
                                or seat.now.table.status == "over"
                            )
                        )
                        if seat.now.legal:
                            await seen_by_all([seat], await act_somehow(seat, rng))
                    # Everybody is shown who plays now.
                    playing = seat.now.table.seats[1].bot
                    assert playing == ("climber" if name == "climber" else "casual")
    assert [line["bot"] for line in log.lines] == ["illegal", "raises", "dies", "hangs"]
    reasons = [str(line["reason"]) for line in log.lines]
    assert reasons[0] == "answered with what is not open"
    assert reasons[1].startswith("raised ZeroDivisionError (bad_bots.py, line ")
    assert reasons[2:] == ["ended its process", "did not answer within 1 s"]
    assert "katana" not in json.dumps(log.lines)


@async_test()
async def test_only_the_hosts_own_bots_can_sit_and_one_that_is_gone_is_played_for(
    tmp_path: Path,
) -> None:
    new = wish("rokumon", {"act": "1"}, seats=bots("climber"))
    with running(settings_for(tmp_path, bots=PLACES[:1])) as address:
        async with Server(address) as server:
            place = await server.make(new)
            with pytest.raises(ServerRefused, match="there is no bot 'illegal'"):
                await server.make(wish("rokumon", {"act": "1"}, seats=bots("illegal")))
    with running(settings_for(tmp_path)) as address:
        async with Server(address) as server:
            with pytest.raises(ServerRefused, match="there is no bot 'climber'"):
                await server.make(new)
            async with server.seat(place.table.table, place.token) as seat:
                assert seat.now.table.seats[1].bot == "climber"
                await act_somehow(seat, Rng(b"gone"))
                await seat.wait(lambda: bool(seat.now.legal))
                assert seat.now.table.seats[1].bot == "casual"
