"""One game played over real sockets, with every byte that each connection receives.

The deal is given by the game's lines: two universes have the same tokens, names, seed and time,
and differ in nothing but the lines.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from typing import Any, ClassVar

import pytest
from fastapi import FastAPI
from pydantic import BaseModel
from websockets.asyncio.client import ClientConnection, connect

from kachidoki.client import Server
from kachidoki.core import CHANCE, Game, Rng, play
from kachidoki.core import table as core_table
from kachidoki.core.dealer import WORD
from kachidoki.protocol import AskWays, Hello, Look, NewTable, Ping, Show, TakeAction, TakeBack
from kachidoki.server.tables.lobby import Lobby
from kachidoki.server.warming import warm_up
from tests.secrecy import Line
from tests.server.support.servers import Fixed, running_app, settings_for

LARGEST = 8_000_000


class Script:
    """Deals what the lines say, whatever the seed."""

    draws: ClassVar[list[int]] = []

    def __init__(self, seed: bytes, used: int = 0) -> None:
        del seed
        self.used = used

    def draw(self, n: int) -> int:
        if n == 1:
            return 0
        self.used += WORD
        return self.draws[self.used // WORD - 1]


def draws_of(game: Game, lines: list[Line]) -> list[int]:
    """Which of its options chance takes, line by line; raises if a line is not legal."""
    state = game.start()
    found = []
    for seat, text in lines:
        action = game.actions.parse(text)
        if seat == CHANCE and len(state.legal(CHANCE)) > 1:
            found.append(list(state.legal(CHANCE)).index(action))
        play(state, seat, action)
    # Chance may be next, after the last line: whatever it draws is the same for all.
    return found + [0] * 200


class SocketConnection:
    """One connection and every byte that it received, cut into pieces by whose view it was."""

    def __init__(self, address: str, token: str | None, look: int | None = None) -> None:
        self.address = address
        self.token = token
        self.look = look
        self.frames: list[str] = []
        self.version: int | None = None
        self.seat: int | None = None
        self.legal: list[str] = []
        self.socket: ClientConnection | None = None

    async def open(self, since: int | None = None) -> None:
        self.socket = await connect(
            self.address, max_size=LARGEST, compression=None, ping_interval=None
        )
        await self.send(Hello(token=self.token, since=since, look=self.look))
        await self.until("update")

    async def send(self, message: BaseModel) -> None:
        assert self.socket is not None
        await self.socket.send(message.model_dump_json())

    async def until(self, *kinds: str, version: int = 0) -> dict[str, Any]:
        """Read on until a message of some kind, of a version or later."""
        assert self.socket is not None
        while True:
            frame = await self.socket.recv()
            assert isinstance(frame, str)
            self.frames.append(frame)
            message: dict[str, Any] = json.loads(frame)
            if message["type"] == "update":
                self.version, self.seat = message["version"], message["seat"]
                self.legal = message["legal"]
            if message["type"] in kinds and message["version"] >= version:
                return message

    async def close(self) -> None:
        assert self.socket is not None
        await self.socket.close()
        self.socket = None

    def seen(self, seats: set[int | None]) -> list[str]:
        """The updates that show one of these seats' views."""
        return [
            frame
            for frame in self.frames
            if (message := json.loads(frame))["type"] == "update" and message["seat"] in seats
        ]


class Universe:
    """A table, a connection for each person and for spectators, and what they all received."""

    def __init__(self, doors: list[str], new: NewTable, tries: bytes) -> None:
        self.doors = doors  # of the servers: the table is made at the first
        self.new = new
        self.rng = Rng(tries)
        self.people: dict[int, SocketConnection] = {}
        self.shared: set[int] = set()
        self.spectator = SocketConnection("", None)
        self.watcher = SocketConnection("", None, look=0)
        self.pages: list[str] = []
        self.commands = 0
        self.ways = 0  # that anybody was told of

    async def play(self, game: Game, lines: list[Line]) -> None:
        """Everything: joining, lines, refusals, take-backs, reconnects."""
        Script.draws = draws_of(game, lines)
        async with Server(self.doors[0]) as first, Server(self.doors[-1]) as server:
            await self.sit_down(first, server, game)
            for number, (seat, text) in enumerate(lines):
                if seat != CHANCE:
                    await self.act(seat, text)
                    if self.rng.below(6) == 0:
                        await self.act_again(seat, text)
                    if self.rng.below(4) == 0:
                        await self.try_nonsense(game)
                    if number % 7 == 0:
                        await self.ask_for_ways(game)
                    if self.rng.below(25) == 0:
                        await self.cut_off()
                    if number % 20 == 0:
                        self.pages.append(repr(await server.info(self.name)))
            for wire in self.everybody():
                await wire.close()

    def everybody(self) -> list[SocketConnection]:
        wires = list({id(wire): wire for wire in self.people.values()}.values())
        return [*wires, self.spectator, self.watcher]

    def path(self, number: int) -> str:
        """Where a connection goes: each to the next server's door."""
        door = self.doors[number % len(self.doors)]
        return door.replace("http", "ws") + f"/api/tables/{self.name}/socket"

    async def sit_down(self, first_server: Server, server: Server, game: Game) -> None:
        host = await first_server.make(self.new)
        self.name = host.table.table
        tokens = {seat: str(host.token) for seat in host.seats}
        self.shared = set(host.seats) if len(host.seats) > 1 else set()
        for seat in range(game.seats):
            if seat not in tokens:
                tokens[seat] = str((await server.sit(self.name, f"Guest {seat}", seat)).token)
        screens: dict[str, SocketConnection] = {}
        for seat, token in tokens.items():
            self.people[seat] = screens.setdefault(token, SocketConnection(self.path(seat), token))
        self.spectator.address, self.watcher.address = self.path(1), self.path(2)
        # Seat 0 shows its view to the watcher, who comes once it does.
        first = self.people[0]
        await first.open()
        await first.send(Show(id="show", seat=0, on=True))
        await first.until("done")
        for wire in self.everybody():
            if wire.socket is None:
                await wire.open()
        await self.all_here()

    async def all_here(self) -> None:
        """Everybody has been told that everybody is here: nothing is under way any more."""
        for wire in self.everybody():
            await self.ping(wire)

    async def ping(self, wire: SocketConnection) -> None:
        await wire.send(Ping())
        await wire.until("pong")

    async def to_all(self, version: int) -> None:
        """Read on until everybody was told of a version."""
        for wire in self.everybody():
            while (wire.version or 0) < version:
                await wire.until("update", version=version)

    async def command(self, seat: int, message: BaseModel) -> dict[str, Any]:
        wire = self.people[seat]
        if seat in self.shared and wire.seat != seat:
            await wire.send(Look(seat=seat))
            await wire.until("update")
        await wire.send(message)
        answer = await wire.until("done", "error")
        if answer["type"] == "done":
            await self.to_all(answer["version"])
        return answer

    def next_id(self) -> str:
        self.commands += 1
        return f"c{self.commands}"

    async def act(self, seat: int, text: str) -> None:
        version = self.people[seat].version or 0
        message = TakeAction(id=self.next_id(), version=version, seat=seat, action=text)
        answer = await self.command(seat, message)
        assert answer["type"] == "done", f"{answer} for {text}"

    async def act_again(self, seat: int, text: str) -> None:
        """Take the action back, if that is allowed, and take it once more."""
        version = self.people[seat].version or 0
        answer = await self.command(seat, TakeBack(id=self.next_id(), version=version, seat=seat))
        if answer["type"] == "done":
            await self.act(seat, text)

    async def try_nonsense(self, game: Game) -> None:
        """Everybody asks for something that is mostly not allowed."""
        for seat in range(game.seats):
            stray = game.actions.all[self.rng.below(len(game.actions))]
            version = (self.people[seat].version or 0) + (1 if self.rng.below(3) == 0 else 0)
            wrong = TakeAction(id="wrong", version=version + 1, seat=seat, action=str(stray))
            answer = await self.command(seat, wrong)
            assert answer["type"] == "error"

    async def ask_for_ways(self, game: Game) -> None:
        """Everybody asks what their pieces can do, those who are to play with their first card."""
        for seat in range(game.seats):
            wire = self.people[seat]
            if seat in self.shared and wire.seat != seat:
                await wire.send(Look(seat=seat))
                await wire.until("update")
            cards = [text for text in wire.legal if text.startswith("play ")]
            await wire.send(AskWays(id=self.next_id(), seat=seat, card=next(iter(cards), None)))
            answer = await wire.until("ways", "error")
            self.ways += len(answer.get("ways", ()))

    async def cut_off(self) -> None:
        """Somebody is cut off and comes back, with what they had or with nothing."""
        wires = self.everybody()
        wire = wires[self.rng.below(len(wires))]
        await wire.close()
        for other in wires:
            if other is not wire:
                await other.until("presence")
        await wire.open(since=wire.version if self.rng.below(2) else None)
        await self.all_here()


class Multiverse:
    """A server, or several, that play one universe after another, each as if it were the first."""

    def __init__(self, servers: list[tuple[str, FastAPI]], source: Fixed) -> None:
        self.doors = [address for address, _ in servers]
        self.apps = [app for _, app in servers]
        self.source = source

    @property
    def address(self) -> str:
        """The first server's."""
        return self.doors[0]

    async def play(self, game: Game, new: NewTable, lines: list[Line], tries: bytes) -> Universe:
        """Play a game; everything is cleared away afterwards."""
        universe = Universe(self.doors, new, tries)
        try:
            await universe.play(game, lines)
        finally:
            self.clear()
        return universe

    def clear(self) -> None:
        for app in self.apps:
            lobby = app.state.lobby
            room = next(iter(lobby.rooms.values()), None)

            async def forget(lobby: Lobby = lobby) -> None:
                for each in list(lobby.rooms.values()):
                    each.close("cleared away")
                await lobby.services.leases.released()
                await lobby.services.store.prune(2**60, 2**60, keep=[])

            if room is not None:
                loop = room.worker.get_loop()
                asyncio.run_coroutine_threadsafe(forget(), loop).result(10)
        self.source.count = 0


@contextmanager
def multiverse(
    folder: Path, monkeypatch: pytest.MonkeyPatch, servers: int = 1, **settings: Any
) -> Iterator[Multiverse]:
    """A server, or several of a cluster, whose deals come from lines."""
    warm_up()  # plays games whose deals are in no lines
    monkeypatch.setattr(core_table, "Dealer", Script)
    source = Fixed()
    with ExitStack() as stack:
        made = [
            stack.enter_context(running_app(settings_for(folder, **settings), source))
            for _ in range(servers)
        ]
        yield Multiverse(made, source)
