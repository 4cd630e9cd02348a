"""Bots at a table: asked in other processes, with nothing but the view of their seat."""

from __future__ import annotations

import asyncio
import weakref
from contextlib import suppress
from dataclasses import dataclass

import structlog

from kachidoki.bots import LEVELS, BotFailed, Plan, find
from kachidoki.bots.fair_queue import Asker
from kachidoki.bots.thinking import never
from kachidoki.core import Action, Rng, View
from kachidoki.core.errors import quoted
from kachidoki.protocol import Refusal
from kachidoki.server.tables.commands import STAND_IN
from kachidoki.server.tables.room_interface import RoomInterface

log = structlog.get_logger("kachidoki.bots")


@dataclass(frozen=True)
class Question:
    """What a bot is asked: all that it gets to know."""

    seat: int
    level: str
    view: View
    touched: int  # the version in which the seat last learned something
    seed: bytes


class Players:
    """The bots of one room: at most one thought for each seat."""

    def __init__(self, room: RoomInterface) -> None:
        # Weak, so that a room which closes is gone at once, and not when garbage is collected.
        self.room: RoomInterface = weakref.proxy(room)
        self.thoughts: dict[int, asyncio.Task[None]] = {}
        self.plans: dict[int, Plan] = {}
        self.failed: set[int] = set()  # seats whose own bot failed at its latest decision
        # Seats whose bot was last answered for by a quicker level, and by which.
        self.quicker: dict[int, str] = {}

    @property
    def busy(self) -> bool:
        """Whether any bot is thinking."""
        return bool(self.thoughts)

    def level(self, seat: int) -> str | None:
        """The bot that plays for a seat now, if one does."""
        sheet = self.room.hosted.sheet
        if seat in self.room.out_of_time and sheet.clock is not None:
            return sheet.clock.bot
        return sheet.chairs[seat].bot

    def wake(self) -> None:
        """Let every bot that is to act think, and no other."""
        hosted = self.room.hosted
        ended = self.room.closed or self.room.services.workers.closed
        acting = set() if ended else set(hosted.to_act())
        for seat, thought in list(self.thoughts.items()):
            # One that is done has its answer on the way to the room.
            if (seat not in acting or self.level(seat) is None) and not thought.done():
                thought.cancel()
                del self.thoughts[seat]
        for seat in acting:
            level = self.level(seat)
            if level is not None and seat not in self.thoughts:
                # What it sees is fixed now: by the time it thinks, the table may have moved on.
                question = Question(
                    seat,
                    level,
                    hosted.started().view(seat),
                    hosted.touched[seat],
                    hosted.bot_rng_seed(seat),
                )
                thinking = self.think(self.room.itself(), question)
                self.thoughts[seat] = asyncio.create_task(thinking)

    async def think(self, room: RoomInterface, question: Question) -> None:
        """Find an action for a seat and hand it to the room, which stays until then."""
        seat = question.seat
        try:
            plan = await self.planned(question)
            if room.services.settings.pace:
                await asyncio.sleep(room.services.settings.pace)
            with suppress(Refusal):  # it has waited as long as anybody does
                await room.account.turn()
            room.account.done()
        except Exception:
            # Nobody shall wait for ever because a bot is at fault.
            log.exception("bot failed", table=room.hosted.name, seat=seat, level=question.level)
            plan = Plan(find("random").think(question.view, Rng(question.seed), never))

        def choose() -> Action | None:
            """The action, unless something has happened that the bot did not know."""
            self.thoughts.pop(seat, None)  # not before: the answer may wait behind another bot's
            hosted = room.hosted
            same = seat in hosted.to_act() and hosted.touched[seat] == question.touched
            if not same or self.level(seat) is None:
                return None
            self.plans[seat] = plan
            hosted.sheet.chairs[seat].quicker = self.quicker.get(seat)
            if seat in self.failed:
                self.failed.discard(seat)
                hosted.sheet.stand_in(seat, STAND_IN)
            return plan.next(hosted.started().view(seat))

        room.post(lambda: room.bot_plays(seat, choose))

    async def planned(self, question: Question) -> Plan:
        """What is left of the plan for this turn, or a new one."""
        seat = question.seat
        plan = self.plans.pop(seat, None)
        if plan is not None and plan.fits(question.view):
            return plan
        legal = question.view.legal()
        if len(legal) == 1:
            return Plan(legal)  # nobody needs to think about it
        services, asker = self.room.services, Asker(self.room.address, self.room.hosted.name)
        self.quicker.pop(seat, None)
        with services.metrics.thoughts.time():
            try:
                bot = self.bot_of(question.level)
                found = await services.workers.think(
                    bot,
                    question.view,
                    question.seed,
                    asker,
                    instead=lambda level: self.quicker.update({seat: level}),
                )
            except BotFailed as failed:
                # A level plays on for it. The reason says nothing of the game.
                log.warning(
                    "own bot failed",
                    table=self.room.hosted.name,
                    seat=seat,
                    bot=question.level,
                    reason=failed.brief,
                    stand_in=STAND_IN,
                )
                self.failed.add(seat)
                found = await services.workers.think(STAND_IN, question.view, question.seed, asker)
            return Plan(found)

    def bot_of(self, level: str) -> str:
        """What workers call a level, or a bot of the host's own; raises BotFailed of no other."""
        if level in LEVELS:
            return level
        own = self.room.services.own_bots.get(level)
        if own is None:
            missing = "is none of this server's bots"
            raise BotFailed(f"{quoted(level)} {missing}", missing)
        return own

    def stop(self) -> None:
        """Let no bot think any more."""
        for thought in self.thoughts.values():
            thought.cancel()
        self.thoughts.clear()
