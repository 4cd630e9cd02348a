"""The review of a finished game, line by line."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from typing import Final

from kachidoki.client import ServerRefused
from kachidoki.protocol import ReviewDecision
from kachidoki.protocol.reviews import EffortName
from kachidoki.tui.plain.talk import LEAVE, Talk
from kachidoki.tui.review_asking import reviewed
from kachidoki.tui.review_words import Told
from kachidoki.tui.sitting import Place, Sitting

TOLD_EVERY: Final = 25  # percent of the work after which one is told how far it is


class PlainReview:
    """What each decision of a game was worth, and the way from one to the next."""

    def __init__(self, place: Place, sitting: Sitting, talk: Talk) -> None:
        self.place = place
        self.at = sitting
        self.talk = talk
        self.told: Told | None = None
        self.here: ReviewDecision | None = None
        self.commands: Mapping[str, Callable[[], Awaitable[None]]] = {
            "?": self.help,
            "c": self.costliest,
            "n": self.next,
            "p": self.previous,
            "x": self.better,
            "b": self.board,
            "g": self.known,
            "s": self.sums,
            "d": self.deeper,
        }

    async def read(self) -> None:
        """Have the game reviewed, tell what cost most, and answer until somebody leaves it."""
        if not await self.ask("quick"):
            return
        await self.costliest()
        await self.help()
        while (line := await self.talk.ask()).lower() not in LEAVE:
            await self.obey(line.lower())

    async def ask(self, effort: EffortName) -> bool:
        """Wait until the review is there; False if it cannot be."""
        at, table = self.at, self.at.table.table
        self.talk.tell(at.say("page-review-working"))
        told = 0
        try:
            async for info in reviewed(self.place.server, table, effort):
                if info.review is not None:
                    seat = at.mine[0] if at.mine else 0
                    self.told = Told(info.review, at.names, at.language, seat, bool(at.mine))
                    return True
                done = 100 * info.done // info.total if info.total else 0
                if done >= told + TOLD_EVERY:
                    told = done - done % TOLD_EVERY
                    self.talk.tell(at.say("tui-review-progress", percent=str(told)))
        except ServerRefused as refusal:
            self.talk.tell(str(refusal.args[0]))
            return False
        self.talk.tell(at.say("page-review-failed"))
        return False

    @property
    def review(self) -> Told:
        """The review, once it is there."""
        assert self.told is not None
        return self.told

    async def obey(self, line: str) -> None:
        """A command, or the number of one of the costliest turns."""
        found = self.review.costliest()
        if line.isdecimal() and len(line) < 5 and 1 <= int(line) <= len(found):
            self.tell_decision(found[int(line) - 1])
        else:
            await self.commands.get(line, self.help)()

    def tell_decision(self, decision: ReviewDecision) -> None:
        """One decision with both verdicts."""
        self.here = decision
        self.talk.tell_all(self.review.judged_aloud(decision))

    async def help(self) -> None:
        """Which commands there are."""
        self.talk.tell(self.at.say("tui-review-help"))

    async def costliest(self) -> None:
        """The turns that cost most, with numbers."""
        found = self.review.costliest()
        self.talk.tell(self.review.title())
        for number, decision in enumerate(found, start=1):
            self.talk.tell(f"{number}: {self.review.brief(decision)}")

    async def next(self) -> None:
        """The next turn to learn from."""
        self.go(1)

    async def previous(self) -> None:
        """The one before."""
        self.go(-1)

    def go(self, way: int) -> None:
        """From one turn to learn from to another."""
        version = self.here.before if self.here is not None else 0
        found = self.review.mistake(version, way)
        if found is None:
            self.talk.tell(self.at.say("tui-review-no-more"))
        else:
            self.tell_decision(found)

    async def better(self) -> None:
        """The better turn, step by step."""
        if self.here is None or self.here.know.loss[0] <= 0:
            self.talk.tell(self.at.say("tui-review-choose"))
            return
        line = await self.place.server.review_line(
            self.at.table.table, self.here.number, self.review.review.effort
        )
        last = len(line.told)
        for at in range(last):
            told = self.review.step_told(line, at)
            self.talk.tell(self.at.say("page-review-step", at=at + 1, last=last, told=told))
            self.talk.tell_all([event.text for event in line.steps[at + 1].events])

    async def board(self) -> None:
        """The table as it was before the decision, as its player saw it."""
        if self.here is None:
            self.talk.tell(self.at.say("tui-review-choose"))
            return
        moment = await self.place.server.moment(
            self.at.table.table, self.here.before, self.here.seat, self.at.token
        )
        table = self.at.table
        told = self.at.words.board(moment.view, table.options, self.at.names, self.at.language)
        self.talk.tell_all(told)

    async def known(self) -> None:
        """What could be known then."""
        if self.here is None:
            self.talk.tell(self.at.say("tui-review-choose"))
            return
        rows = self.review.known(self.here.grid)
        for row in rows[1:]:
            shares = zip(rows[0][1:], row[1:], strict=True)
            self.talk.tell(f"{row[0]}: {', '.join(f'{name} {share}' for name, share in shares)}")
        self.talk.tell_all(self.review.why_known(self.here.grid))

    async def sums(self) -> None:
        """How it came to this, and what the grades mean."""
        self.talk.tell_all([*self.review.sums(), *self.review.grades()])

    async def deeper(self) -> None:
        """Look again, for longer."""
        if await self.ask("deep"):
            self.here = None
            await self.costliest()
