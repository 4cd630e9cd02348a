"""Bots at tables: killed, hung or slow, they hold up nobody."""

from __future__ import annotations

import asyncio
import json
import os
import signal
from pathlib import Path

import pytest
from fastapi import FastAPI
from websockets.asyncio.client import connect

from kachidoki.bots import workers
from kachidoki.bots.worker_questions import FindHints, Question, Think
from kachidoki.bots.workers import Worker
from kachidoki.client import Seat, Server
from kachidoki.client.seat import new_id
from kachidoki.core import Rng
from kachidoki.protocol import AskHint, Hello, Ping, Rename, Resync, SeatWish, TakeAction
from tests.async_test import async_test
from tests.server.support.attack import greeted, heard
from tests.server.support.servers import (
    act_somehow,
    bots,
    party,
    running,
    running_app,
    seen_by_all,
    settings_for,
    wish,
)

DUEL = wish("rokumon", {"act": "3"}, seats=bots("skilled"))


class Fate:
    """What befalls the bots' processes, each time at the moment when they are asked."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.signals: list[signal.Signals] = []
        self.asked: list[int] = []
        real = Worker.ask

        async def ask(worker: Worker, question: Question, seconds: float | None) -> object:
            if self.signals:
                os.kill(worker.process.pid, self.signals.pop(0))
                self.asked.append(worker.process.pid)
            return await real(worker, question, seconds)

        monkeypatch.setattr(Worker, "ask", ask)


@pytest.fixture
def fate(monkeypatch: pytest.MonkeyPatch) -> Fate:
    return Fate(monkeypatch)


async def replaced(server: Server) -> int:
    """How many processes the host's figures count as replaced."""
    page = (await server.http.get("/metrics")).text
    (line,) = (line for line in page.splitlines() if line.startswith("kachidoki_bot_proc"))
    return int(float(line.split()[1]))


async def until_my_turn(seat: Seat) -> None:
    await seat.wait(lambda: bool(seat.now.legal) or seat.now.table.status == "over")


async def play_on(seat: Seat, rng: Rng) -> None:
    """Play the game to its end."""
    await until_my_turn(seat)
    while seat.now.table.status != "over":
        await seen_by_all([seat], await act_somehow(seat, rng))
        await until_my_turn(seat)


@pytest.mark.parametrize("end", [signal.SIGKILL, signal.SIGSTOP], ids=["killed", "hung"])
@async_test()
async def test_a_game_goes_on_when_the_bots_process_is(
    end: signal.Signals, tmp_path: Path, fate: Fate, monkeypatch: pytest.MonkeyPatch
) -> None:
    if end == signal.SIGSTOP:
        monkeypatch.setattr(workers, "GRACE", 2.0)  # how long nobody hears of it

    with running(settings_for(tmp_path)) as address:
        async with Server(address) as server, party(server, DUEL, 0) as (_, (seat,), _):
            rng = Rng(b"fate")
            await until_my_turn(seat)
            assert await replaced(server) == 0
            fate.signals = [end, end]  # the next one likewise
            await seen_by_all([seat], await act_somehow(seat, rng))
            await until_my_turn(seat)
            assert len(set(fate.asked)) == 2
            count = await replaced(server)
            # On a busy machine a healthy process may take longer than so short a GRACE, too.
            assert count == 2 if end == signal.SIGKILL else count >= 2
            await play_on(seat, rng)
            assert seat.now.outcome is not None


@async_test()
async def test_a_bot_that_thinks_and_thinks_holds_up_nobody(tmp_path: Path, fate: Fate) -> None:
    with running(settings_for(tmp_path)) as address:
        new = wish("joraku", {"players": "4"}, seats=[*bots("casual"), *people(2)])
        duel = wish("rokumon", {"act": "1"})
        async with Server(address) as server:
            fate.signals = [signal.SIGSTOP]  # it has been asked, and does not answer
            async with (
                party(server, new, 2) as (name, seats, tokens),
                party(server, duel, 1) as (_, duellists, _),
            ):
                version = seats[0].now.version
                # Others at the same table pass their cards, in any order.
                for number, seat in [(0, seats[0]), (2, seats[1]), (3, seats[2])] * 2:
                    assert await seat.act(seat.now.legal[0], number) == version + 1
                    version += 1
                    await seen_by_all(seats, version)
                given = Rename(id=new_id(), seat=0, name="Shingen")
                assert await seats[0].command(given) == version + 1
                assert await answered(seats[0].address, tokens[0])
                assert (await server.info(name)).seats[0].name == "Shingen"
                # Another table plays a whole game.
                rng = Rng(b"duel")
                while duellists[0].now.table.status != "over":
                    (seat,) = (each for each in duellists if each.now.legal)
                    await seen_by_all(duellists, await act_somehow(seat, rng))
                # In all this time the bot has done nothing; now it does.
                assert seats[0].now.version == version + 1
                assert not any(seat.now.legal for seat in seats)
                (pid,) = fate.asked
                os.kill(pid, signal.SIGCONT)
                await seen_by_all(seats, version + 3)  # both of its cards
                assert await replaced(server) == 0


def people(count: int) -> list[SeatWish]:
    """Seats for whoever comes."""
    return [SeatWish(kind="open")] * count


async def answered(address: str, token: str) -> bool:
    """Whether the server answers a ping at a table."""
    async with connect(address) as socket:
        await socket.send(Hello(token=token).model_dump_json())
        await socket.send(Ping().model_dump_json())
        async for frame in socket:
            if json.loads(frame)["type"] == "pong":
                return True
    return False


@async_test()
async def test_two_bots_that_choose_at_the_same_time_are_asked_once_each(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One's answer used to wake the other again, whose process died of having no choice."""
    questions: list[bytes] = []
    real = Worker.ask

    async def ask(worker: Worker, question: Question, seconds: float | None) -> object:
        assert isinstance(question, Think)
        questions.append(question.seed)
        return await real(worker, question, seconds)

    monkeypatch.setattr(Worker, "ask", ask)

    with running(settings_for(tmp_path, workers=2)) as address:
        new = wish("joraku", {"players": "3"}, seats=bots("casual", "casual"))
        async with Server(address) as server, party(server, new, 0) as (_, (seat,), _):
            await play_on(seat, Rng(b"two bots"))
            assert await replaced(server) == 0
            assert len(questions) == len(set(questions))


class Endless:
    """Bots' processes that think until they are told to stop."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.asked: list[Question] = []
        self.stopped = 0

        async def ask(_: Worker, question: Question, __: float | None) -> object:
            self.asked.append(question)
            before = self.stopped
            while self.stopped == before:
                await asyncio.sleep(0.01)
            return []

        def stop(_: Worker) -> None:
            self.stopped += 1

        monkeypatch.setattr(Worker, "ask", ask)
        monkeypatch.setattr(Worker, "stop", stop)


@pytest.fixture
def endless(monkeypatch: pytest.MonkeyPatch) -> Endless:
    return Endless(monkeypatch)


@async_test()
async def test_a_server_that_stops_waits_for_no_thought(tmp_path: Path, endless: Endless) -> None:
    """60 tables of masters took 88 s: each was given time for a last thought."""
    with running_app(settings_for(tmp_path)) as (address, app):  # ends in time, or fails
        new = wish("joraku", {"players": "3"}, seats=bots("master", "master"))
        async with Server(address) as server:
            for _ in range(10):
                await server.make(new)
            while not endless.asked:
                await asyncio.sleep(0.01)
    workers = app.state.lobby.services.workers
    assert len(endless.asked) == 1
    assert workers.replaced == 0
    assert not len(workers.queue)
    assert not app.state.lobby.rooms


@pytest.mark.usefixtures("endless")
@pytest.mark.parametrize("how", ["closes", "acts", "asks again"])
@async_test()
async def test_a_hint_is_dropped_when_whoever_asked(how: str, tmp_path: Path) -> None:
    """Hints of sockets that were closed at once kept every bot waiting for minutes."""
    with running_app(settings_for(tmp_path)) as (address, app):
        new = wish("joraku", {"players": "3"}, seats=bots("casual", "casual"))
        async with Server(address) as server:
            place = await server.make(new)
            async with greeted(address, place.table.table, place.token) as line:
                await line.send(Resync(since=None).model_dump_json())
                shown = await heard(line, "update")
                await line.send(AskHint(id="first", seat=0).model_dump_json())
                while not any(isinstance(each, FindHints) for each in waiting(app)):
                    await asyncio.sleep(0.01)
                if how == "acts":
                    act = TakeAction(
                        id="act", version=shown["version"], seat=0, action=shown["legal"][0]
                    )
                    await line.send(act.model_dump_json())
                elif how == "asks again":
                    await line.send(AskHint(id="again", seat=0).model_dump_json())
                if how != "closes":
                    answer = await heard(line, "hints")
                    assert (answer["id"], answer["hints"]) == ("first", [])
            while any(isinstance(each, FindHints) for each in waiting(app)):
                await asyncio.sleep(0.01)
        assert app.state.lobby.services.workers.replaced == 0


def waiting(app: FastAPI) -> list[Question]:
    """The questions that somebody waits for."""
    workers = app.state.lobby.services.workers
    queued = [ticket for each in workers.queue.accounts.values() for ticket in each.waiting]
    asked = [ticket for ticket in workers.running.values() if not ticket.answer.done()]
    return [ticket.question for ticket in (*queued, *asked)]
