"""Somebody at a table: the one way of playing, whatever the terminal looks like.

A `Place` is where one plays: the server behind the terminal, or one elsewhere. There tables are
made, joined and watched; each gives a `Sitting`, the connection with words for what comes.
"""

from __future__ import annotations

import difflib
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from kachidoki.bots import LEVELS
from kachidoki.client import Seat, Server, ServerRefused
from kachidoki.core.action import plain
from kachidoki.core.errors import quoted
from kachidoki.protocol import EventInfo, HintInfo, NewTable, TableInfo, Update
from kachidoki.protocol.names import told_apart
from kachidoki.text import Word, bot_names, deed, joined, sentence, word
from kachidoki.tui.games import WORDS, Words
from kachidoki.tui.harmless import harmless
from kachidoki.tui.local_server import LocalServer
from kachidoki.tui.my_tables import LOCAL, MyTable, MyTables
from kachidoki.tui.short_log import without_rule
from kachidoki.tui.table_choices import shape_told

CLOSED = ("bad-token", "no-such-table")  # one's secret there is worth nothing any more


def names_of(table: TableInfo, language: str) -> list[str]:
    """What everybody at a table is called, each differently."""
    bots = bot_names([s.bot if s.kind == "bot" else None for s in table.seats], language)
    names = [
        bot or harmless(seat.name) or sentence("page-seat", language, number=number)
        for number, (bot, seat) in enumerate(zip(bots, table.seats, strict=True), start=1)
    ]
    return told_apart(
        names, lambda name, n: sentence("page-same-name", language, name=name, number=n)
    )


def table_told(table: TableInfo, language: str, begun: str = "") -> str:
    """A table of a list: since when, its game and shape, who sits there, how it stands."""
    free = sum(seat.kind == "open" for seat in table.seats)
    sitting = [
        name
        for name, seat in zip(names_of(table, language), table.seats, strict=True)
        if seat.kind != "open"
    ]
    told = [begun, sentence(f"game-{table.game}", language), shape_told(table, language)]
    told += [joined(sitting, language), sentence(f"page-status-{table.status}", language)]
    if free:
        told.append(sentence("page-free-seats", language, count=free))
    return " · ".join(each for each in told if each)


@dataclass
class Sitting:
    """A connection at a table, and what it is told."""

    seat: Seat
    language: str
    address: str  # of the server
    token: str | None
    local: LocalServer | None = None

    @property
    def now(self) -> Update:
        """The latest update."""
        return self.seat.now

    @property
    def table(self) -> TableInfo:
        """The table as everybody sees it."""
        return self.seat.now.table

    @property
    def view(self) -> Mapping[str, Any] | None:
        """What is seen of the game; None until it begins."""
        return self.seat.now.view

    @property
    def words(self) -> Words:
        """The game in words."""
        return WORDS[self.table.game]

    @property
    def names(self) -> list[str]:
        """What everybody is called, by seat."""
        return names_of(self.table, self.language)

    @property
    def mine(self) -> list[int]:
        """The seats of whoever sits here; none for a spectator."""
        return [] if self.seat.welcome is None else self.seat.welcome.seats

    @property
    def link(self) -> str:
        """By which others join or watch."""
        return f"{self.address}/t/{self.table.table}"

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.table.status == "over"

    def events(self) -> list[EventInfo]:
        """All that the seat that is looked at was told, as far as it is here."""
        return self.seat.events.get(self.now.seat, [])

    def first(self) -> int:
        """How many events before those are not here."""
        return self.seat.first.get(self.now.seat, 0)

    def say(self, key: str, **facts: object) -> str:
        """A sentence in the person's language."""
        return sentence(key, self.language, **facts)

    def curtain(self) -> int | None:
        """The person at this screen who is next and has not lifted the curtain; None: nobody."""
        return next(iter(self.now.curtain), None)

    def sides(self) -> list[Word]:
        """The colours or clans of whoever sits here; none until the game begins."""
        view = self.view or {}
        found = [("colour", each) for each in view.get("factions", ())]
        found += [("clan", each) for each in view.get("clans", ())]
        mine = [(kind, each[kind]) for kind, each in found if each["seat"] in self.mine]
        return [word(f"{kind}-{name}", self.language) for kind, name in mine]

    def bots_told(self) -> list[str]:
        """Who the bots are, and how strong; bots that are no level have no name."""
        told = []
        for name, seat in zip(self.names, self.table.seats, strict=True):
            if seat.kind == "bot" and seat.bot in LEVELS:
                level = self.say(f"level-{seat.bot}")
                told.append(self.say("tui-opponent", name=name, level=level))
            elif seat.kind == "bot" and self.local is not None and seat.bot in self.local.named:
                told.append(name)
        return told

    def quicker_told(self) -> list[str]:
        """Which bots are answered for by a quicker level now."""
        return [
            f"{name}: {self.say('page-quicker', level=self.say(f'level-{seat.quicker}'))}"
            for name, seat in zip(self.names, self.table.seats, strict=True)
            if seat.quicker is not None and seat.quicker in LEVELS
        ]

    def status(self) -> str:
        """Whose turn it is, or why nobody's."""
        if self.table.status != "playing" or self.view is None:
            return self.say(f"page-status-{self.table.status}")
        acting = [seat for seat in self.view["to_act"] if seat >= 0]
        if self.now.legal and self.now.seat in acting:
            return self.say("page-your-turn")
        names = [self.names[seat] for seat in acting]
        return self.say("page-turn-of", names=joined(names, self.language))

    def results(self) -> list[str]:
        """Whether one has won, and everybody's place at the end."""
        outcome = self.now.outcome
        if outcome is None:
            return []
        told = []
        if len(self.mine) == 1 and outcome["winners"]:
            won = self.mine[0] in outcome["winners"]
            told.append(self.say("page-you-win" if won else "page-you-lose"))
        if len(self.table.seats) == 1:  # alone there are no places
            return told
        for place, seat in enumerate(outcome["ranking"], start=1):
            mark = f" {self.say('page-you-mark')}" if self.mine == [seat] else ""
            who = f"{self.names[seat]}{mark}"
            points = outcome["scores"][seat]
            told.append(self.say(self.words.result, place=place, who=who, points=points))
        return told

    async def act(self, text: str) -> str | None:
        """Take an action, typed or picked; returns why it did not happen, None if it did."""
        seen = self.now.version
        try:
            await self.until(await self.seat.act(text[:100]))
        except ServerRefused as refusal:
            if refusal.code != "stale":
                return self.why_not(refusal, text)
            await self.until(seen + 1)  # what the person could not see yet when they chose
            if plain(text) in self.now.legal:
                return await self.act(text)
            return self.say("tui-changed", what=deed(harmless(text), self.language))
        return None

    async def take_back(self) -> str | None:
        """Take the latest step back; returns why not, None if it is done."""
        seen = self.now.version
        try:
            await self.until(await self.seat.take_back())
        except ServerRefused as refusal:
            if refusal.code != "stale":
                return harmless(str(refusal.args[0]))
            await self.until(seen + 1)
            if self.now.take_back:
                return await self.take_back()
            return self.say("tui-keys-no-back")
        return None

    async def until(self, version: int) -> None:
        """Wait until that version of the table can be seen: an answer may come before it."""
        await self.seat.wait(lambda: self.now.version >= version)

    async def rematch(self) -> None:
        """Agree to another game, and wait until everybody does."""
        await self.seat.rematch()
        await self.seat.wait(lambda: self.table.next is not None)

    async def hints(self) -> list[HintInfo]:
        """What a strong bot would do. Raises ServerRefused."""
        return await self.seat.hints()

    def hint_told(self, hint: HintInfo) -> str:
        """A hint with its chance and its reason."""
        actions, reason = harmless(hint.told), without_rule(harmless(hint.text))
        solved = self.view is not None and self.view.get("values") == "unused"
        if solved and hint.chance in (0, 1):  # proved, and no forecast
            key = "tui-hint-won" if hint.chance else "tui-hint-lost"
            return self.say(key, actions=actions, reason=reason)
        if solved or hint.chance is None:
            return self.say("hint-forced", actions=actions, reason=reason)
        return self.say("hint-line", actions=actions, chance=hint.chance, reason=reason)

    def why_not(self, refusal: ServerRefused, text: str) -> str:
        """Why what was typed did not happen."""
        if refusal.code != "no-such-action":
            return harmless(str(refusal.args[0]))
        game = self.say(f"game-{self.table.game}")
        typed = quoted(harmless(text))
        near = difflib.get_close_matches(plain(text)[:40], self.now.legal, n=3, cutoff=0.5)
        if not near:
            return self.say("tui-not-an-action", line=typed, game=game)
        told = joined(near, self.language)
        return self.say("tui-not-an-action-near", line=typed, game=game, near=told)


class Place:
    """A server, and what somebody at this terminal has there; an asynchronous context."""

    def __init__(
        self, address: str, language: str, mine: MyTables, local: LocalServer | None = None
    ) -> None:
        self.server = Server(address, language)
        self.language = language
        self.mine = mine
        self.local = local
        self.named = LOCAL if local is not None else self.server.address

    async def __aenter__(self) -> Place:
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.server.__aexit__(None, None, None)

    def speak(self, language: str) -> None:
        """Another language, from here on."""
        self.language = language
        self.server.speak(language)

    def _remember(self, table: TableInfo, token: str) -> None:
        if self.local is None or not self.local.apart:
            self.mine.add(MyTable(self.named, table.table, token, table.game))

    async def make(self, wish: NewTable) -> Sitting:
        """A new table, with its host at it."""
        made = await self.server.make(wish)
        self._remember(made.table, str(made.token))
        return self._sitting(made.table.table, str(made.token))

    async def sit(self, table: str, name: str, seat: int | None = None) -> Sitting:
        """Take a free seat."""
        seated = await self.server.sit(table, name, seat)
        self._remember(seated.table, str(seated.token))
        return self._sitting(table, str(seated.token))

    async def join(self, table: str, name: str, token: str | None = None) -> Sitting:
        """One's seat of before, else a free one before the start, else a place to watch from."""
        known = token or self.mine.token(self.named, table)
        if known is not None:
            try:
                seated = await self.server.come_again(table, known)
            except ServerRefused as refusal:
                if refusal.code not in CLOSED or token is not None:
                    raise
                self.mine.forget(self.named, table)
            else:
                self._remember(seated.table, known)
                return self._sitting(table, known)
        info = await self.server.info(table)
        if info.status == "open":
            with suppress(ServerRefused):  # somebody was quicker
                return await self.sit(table, name)
        return self._sitting(table, None)

    def watch(self, table: str) -> Sitting:
        """Look on."""
        return self._sitting(table, None)

    def next(self, sitting: Sitting) -> Sitting:
        """The table of the rematch, where one's secret is the same."""
        table = str(sitting.table.next)
        if sitting.token is not None:
            self._remember(sitting.table.model_copy(update={"table": table}), sitting.token)
        return self._sitting(table, sitting.token)

    def _sitting(self, table: str, token: str | None) -> Sitting:
        seat = self.server.seat(table, token)
        return Sitting(seat, self.language, self.server.address, token, self.local)


async def tables_of(place: Place) -> list[TableInfo]:
    """The tables that somebody has been at, the latest first; those that are gone are forgotten."""
    found = []
    for mine in sorted(place.mine.all(), key=lambda each: each.begun, reverse=True):
        if mine.server != place.named:
            continue
        try:
            found.append(await place.server.info(mine.table))
        except ServerRefused as refusal:
            if refusal.code != "no-such-table":
                raise
            place.mine.forget(place.named, mine.table)
    return found
