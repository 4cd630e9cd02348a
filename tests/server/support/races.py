"""Commands sent at the same instant, and what a table of one's own makes of the answers."""

from __future__ import annotations

import asyncio
import hashlib
import json
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Final

from kachidoki import catalog
from kachidoki.client import Seat, Server, ServerRefused
from kachidoki.client.seat import new_id
from kachidoki.core import Rng, Table
from kachidoki.protocol import NewTable, TakeAction, TakeBack
from kachidoki.server.tables.services import Source
from tests.server.support.servers import party, seen_by_all

AT_ONCE: Final = 16  # tables: their changes share the disk's time

Move = TakeAction | TakeBack
Result = int | str  # the version that a command made, or the code of its refusal


class Known(Source):
    """Deals that follow from the table's name."""

    def name(self) -> str:
        self.last = super().name()
        return self.last

    def seed(self) -> bytes:
        return seed_of(self.last)


def seed_of(name: str) -> bytes:
    """The deal of a table."""
    return hashlib.sha256(name.encode()).digest()


@dataclass
class Race:
    """A table with its people, and the same table without any network."""

    address: str
    name: str
    seats: list[Seat]
    tokens: list[str]
    model: Table
    rng: Rng

    def act(self, seat: int) -> TakeAction:
        """Anything that a seat may do now."""
        now = self.seats[seat].now
        choices = [action for action in now.legal if action != "surrender"] or now.legal
        action = choices[self.rng.below(len(choices))]
        return TakeAction(id=new_id(), version=now.version, seat=seat, action=action)

    def take_back(self, seat: int) -> TakeBack:
        """A second thought."""
        return TakeBack(id=new_id(), version=self.seats[seat].now.version, seat=seat)

    async def instant(self, *moves: Move) -> list[Result]:
        """Send all of it at once, in any order; what was done must be what the rules allow."""
        before = self.seats[0].now.version
        sent = sorted(range(len(moves)), key=lambda _: self.rng.below(2**30))
        answers = await asyncio.gather(
            *(result(self.seats[moves[at].seat].command(moves[at])) for at in sent)
        )
        results = [answers[sent.index(at)] for at in range(len(moves))]
        done = {version: at for at, version in enumerate(results) if isinstance(version, int)}
        assert sorted(done) == [*range(before + 1, before + 1 + len(done))]
        for version in sorted(done):
            self.do(moves[done[version]])
        await self.all_agree(before + len(done))
        return results

    def do(self, move: Move) -> None:
        """The rules themselves, without any server: raises if they do not allow it."""
        if isinstance(move, TakeAction):
            self.model.play(move.seat, move.action)
        else:
            self.model.take_back(move.seat)

    def possible(self, move: Move) -> bool:
        """Whether the rules allow a move as the table stands."""
        if isinstance(move, TakeAction):
            legal = self.model.state.legal(move.seat) if move.seat in self.to_act() else ()
            return move.action in [action.text for action in legal]
        return self.model.state.loose(move.seat) > 0

    def to_act(self) -> tuple[int, ...]:
        return self.model.state.to_act()

    async def all_agree(self, version: int) -> None:
        """Everybody sees the same table, and it is the one that the rules make."""
        await seen_by_all(self.seats, version)
        for number, seat in enumerate(self.seats):
            assert seat.now.version == version
            assert seat.now.view == json.loads(json.dumps(self.model.view(number).as_dict()))
            legal = self.model.state.legal(number) if number in self.to_act() else ()
            assert seat.now.legal == [action.text for action in legal]


async def result(command: Awaitable[int]) -> Result:
    """The version that a command made, or why it was refused."""
    try:
        return await command
    except ServerRefused as refusal:
        return refusal.code


@asynccontextmanager
async def race(server: Server, new: NewTable, rng: Rng) -> AsyncIterator[Race]:
    """A new table, with somebody at every seat."""
    game = catalog.find(new.game, new.options)
    async with party(server, new, game.seats - 1) as (name, seats, tokens):
        table = Race(server.address, name, seats, tokens, Table(game, seed_of(name)), rng)
        await table.all_agree(game.seats)  # made, and one for each who sat down
        yield table


async def many(
    server: Server, new: NewTable, times: int, play: Callable[[Race], Awaitable[int]]
) -> None:
    """Race on a few tables at once until it was often enough; `play` says how often it did."""
    left = times

    async def one(number: int) -> None:
        nonlocal left
        rng = Rng(b"race %d" % number)
        while left > 0:
            async with race(server, new, rng) as table:
                often = await play(table)  # not in one line: the others count down meanwhile
                left -= often

    await asyncio.gather(*(one(number) for number in range(AT_ONCE)))
