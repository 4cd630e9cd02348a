"""What is written about a table beside its game: seats, clock, series. Stored whole."""

from __future__ import annotations

from typing import Literal

from pydantic import BaseModel, ConfigDict, Field

from kachidoki.protocol import Clock, SeatInfo, Series
from kachidoki.protocol.names import told_apart
from kachidoki.server.tables.clocks import SeatClock
from kachidoki.text import bot_names, sentence


class Chair(SeatClock):
    """Who plays at a seat, and its clock."""

    kind: Literal["open", "person", "bot"] = "open"
    name: str = ""
    bot: str | None = None  # the level of the bot that plays: its own seat, or for the person
    holder: str | None = None  # the hash of the person's token
    shown: bool = False
    bot_stepped: bool = False  # a bot took steps of this person's latest turn
    rematch: bool | None = None  # after the game: whether this person wants another one
    # The level that last answered for the bot because thinkers were late. Not stored: it is true
    # of a moment.
    quicker: str | None = Field(default=None, exclude=True)

    @property
    def away(self) -> bool:
        """Whether a bot plays for a person."""
        return self.kind == "person" and self.bot is not None

    @property
    def agrees(self) -> bool:
        """Whether a rematch need not wait for this chair: a bot always agrees."""
        return self.bot is not None if self.rematch is None else self.rematch


class TableSheet(BaseModel):
    """All of that. A change that the store does not confirm is forgotten with its table."""

    model_config = ConfigDict(extra="forbid")

    title: str
    chairs: list[Chair]
    clock: Clock | None = None
    listed: bool = False
    advice: bool = False  # whether people may be advised though others sit opposite
    started_at: int = 0  # the version that began the game; 0 before
    paused: bool = False
    over: bool = False
    series: Series = Series()
    next: str | None = None
    # For each seat, the version in which it last learned something or came to act.
    touched: list[int] = []

    @property
    def started(self) -> bool:
        """Whether the game has begun."""
        return self.started_at > 0

    @property
    def status(self) -> Literal["open", "playing", "paused", "over"]:
        """What a visitor needs to know first."""
        if self.over:
            return "over"
        if not self.started:
            return "open"
        return "paused" if self.paused else "playing"

    def seats_of(self, holder: str | None) -> list[int]:
        """The seats that a token's owner has."""
        if holder is None:
            return []
        return [seat for seat, chair in enumerate(self.chairs) if chair.holder == holder]

    def stand_in(self, seat: int, level: str) -> None:
        """Let a level play on for the bot of a seat, which everybody is shown."""
        chair = self.chairs[seat]
        if chair.bot is not None:
            chair.bot = level
        if chair.kind == "bot":
            chair.name = level

    def names(self, language: str) -> list[str]:
        """What everybody is called, each differently; the page's names.js says the same."""
        bots = bot_names([c.bot if c.kind == "bot" else None for c in self.chairs], language)
        plain = [
            bot or chair.name or sentence("page-seat", language, number=seat)
            for seat, (bot, chair) in enumerate(zip(bots, self.chairs, strict=True), start=1)
        ]
        return told_apart(
            plain, lambda name, seat: sentence("page-same-name", language, name=name, number=seat)
        )

    def seat_infos(self, lefts: list[int | None], running: set[int]) -> list[SeatInfo]:
        """The seats as everybody sees them: whose they are is shown, the tokens never."""
        return [
            SeatInfo(
                kind=chair.kind,
                name=chair.name,
                bot=chair.bot,
                away=chair.away,
                quicker=chair.quicker if chair.bot is not None else None,
                shown=chair.shown,
                rematch=None if not self.over else chair.agrees or chair.rematch,
                left=left,
                running=seat in running,
            )
            for seat, (chair, left) in enumerate(zip(self.chairs, lefts, strict=True))
        ]
