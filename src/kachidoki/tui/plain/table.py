"""A game at one table, line by line."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from typing import Any, Final

from kachidoki.client import ServerRefused
from kachidoki.client.seat import new_id
from kachidoki.protocol import REACTIONS, ComeBack, EventInfo, Leave
from kachidoki.text import deed, joined
from kachidoki.text.rule_search import search
from kachidoki.text.rulebook import sections
from kachidoki.tui.clock import clock_told
from kachidoki.tui.plain.talk import LEAVE, Leaving, Talk
from kachidoki.tui.short_log import in_short, lines_of
from kachidoki.tui.sitting import Sitting
from kachidoki.tui.tips import FIRST_STEPS, Tips, first_steps_title

LATEST_LOG: Final = 15  # lines of the log that `l` tells
WITH_WORDS: Final = ("?", "r", "rules", "react")  # commands that may have words behind them
MOST_RULES: Final = 2  # sections of the rules that are read; of others the titles


class PlainTable:
    """A game at one table, until it is over or somebody leaves."""

    def __init__(self, sitting: Sitting, talk: Talk, first: bool = False) -> None:
        """`first` says whether it is somebody's first game of this kind, who needs more words."""
        self.at = sitting
        self.talk = talk
        self.tell = talk.tell
        self.told: dict[int | None, int] = {}  # how many events each seat here was told
        self.untold: list[EventInfo] = []  # of a turn that goes on
        self.acting: tuple[int, ...] = ()  # whose turn it was at the last look
        self.said: set[tuple[int, str, str]] = set()
        self.asked: tuple[int, int | None] | None = None  # the version that was asked about
        self.failures = 0
        self.reactions = 0
        self.host_messages = 0
        self.quicker: list[str] = []
        self.status = ""
        self.card = ""  # the part of the game that was introduced last
        self.was_connected = True
        self.scored: int | None = None  # the part whose points were told last; None at first
        self.first = first
        self.tips = Tips()
        self.commands: Mapping[str, Callable[[str], Awaitable[None]]] = {
            "?": self.tell_open,
            "help": self.tell_help,
            "b": self.tell_board,
            "board": self.tell_board,
            "h": self.tell_hints,
            "hint": self.tell_hints,
            "u": self.undo,
            "undo": self.undo,
            "l": self.tell_log,
            "log": self.tell_log,
            "r": self.tell_rules,
            "rules": self.tell_rules,
            "first": self.tell_first_steps,
            "w": self.tell_who,
            "who": self.tell_who,
            "react": self.react,
            "pause": self.pause,
            "back": self.come_back,
            "q": self.leave,
            "quit": self.leave,
            "exit": self.leave,
        }

    async def play(self) -> None:
        """Until the game is over; raises Leaving."""
        self.introduce()
        while True:
            self.tell_news()
            if self.at.over:
                return
            if self.at.curtain() is not None and not self.at.now.legal:
                await self.lift_curtain()
            elif self.at.now.legal and self.at.table.status == "playing":
                await self.turn()
            else:
                await self.wait()

    def introduce(self) -> None:
        """Where one is, and how to find out more."""
        at = self.at
        if not at.mine:
            self.tell(at.say("page-you-watch"))
        elif sides := at.sides():
            names = joined([at.names[seat] for seat in at.mine], at.language)
            self.tell(at.say("tui-you", names=names, sides=joined(sides, at.language)))
        if bots := at.bots_told():
            self.tell(at.say("tui-opponents", names=joined(bots, at.language)))
        if at.table.status == "open":
            self.tell(at.say("tui-invite", link=at.link))
        self.tell(at.say("tui-help"))
        if self.first and at.mine:
            title = first_steps_title(at.table.game, at.language)
            self.tell(at.say("tui-first-plain", title=title))

    def tell_news(self) -> None:
        """What happened since the last look."""
        at, seat = self.at, self.at.now.seat
        events, first = at.events(), at.first()
        for event in events[max(0, self.told.get(seat, 0) - first) :]:
            key = (event.version, event.key, event.text)
            if len(at.mine) < 2 or key not in self.said:
                self.untold.append(event)
            self.said.add(key)
        self.told[seat] = first + len(events)
        self.tell_turns()
        card = at.words.card(at.view, at.language) if at.view is not None and at.mine else None
        if card is not None and card[0] != self.card:
            self.card = card[0]
            self.tell(card[1][-1])  # what is new in it
        if at.local is not None:
            for failure in at.local.failures[self.failures :]:
                facts = {"seat": failure.seat, "reason": failure.reason}
                self.tell(at.say("tui-bot-failed", **facts))
            self.failures = len(at.local.failures)
        for reaction in list(at.seat.reactions)[self.reactions :]:
            self.tell(f"{at.names[reaction.seat]}: {reaction.text}")
        self.reactions = len(at.seat.reactions)
        for words in list(at.seat.host_messages.values())[self.host_messages :]:
            self.tell(at.say("page-host-says", text=words))
        self.host_messages = len(at.seat.host_messages)
        quicker = at.quicker_told()
        for told in quicker:
            if told not in self.quicker:
                self.tell(told)
        self.quicker = quicker
        if at.seat.connected != self.was_connected:
            self.was_connected = at.seat.connected
            key_ = "tui-back-again" if self.was_connected else "page-reconnecting"
            self.tell(at.say(key_))
        if at.table.status != self.status:
            if at.table.status != "playing" or self.status == "paused":
                self.tell(at.status())
            self.status = at.table.status

    def tell_turns(self) -> None:
        """A line a turn; one that goes on is told when it is over, or when somebody here acts."""
        at = self.at
        acting = () if at.view is None else tuple(at.view["to_act"])
        lines = list(lines_of(self.untold))
        goes_on = acting == self.acting and not at.now.legal and at.table.status == "playing"
        self.acting = acting
        self.untold = lines.pop() if goes_on and lines else []
        for line in lines:
            if told := in_short(line, at.language):
                self.tell(told)
            if why := at.words.ending(line, at.language).why:
                self.tell(why)
        self.tell_scored()

    def tell_scored(self) -> None:
        """What a round paid, once; not of rounds before one came."""
        at = self.at
        if at.view is None or self.untold:
            return
        found = at.words.scored(at.events(), at.view, at.names, at.language)
        number = 0 if found is None else found.number
        if found is not None and self.scored is not None and number > self.scored:
            self.talk.tell_all(found.plain)
        self.scored = number

    async def wait(self) -> None:
        """For news; somebody who types may ask meanwhile."""
        lines = self.talk.lines
        news = asyncio.create_task(self.at.seat.later(self.at.seat.news))
        waiting: set[asyncio.Task[Any]] = {news}
        typed = asyncio.create_task(lines.next()) if lines.interactive else None
        if typed is not None:
            waiting.add(typed)
        try:
            await asyncio.wait(waiting, return_when=asyncio.FIRST_COMPLETED)
            if news.done():
                news.result()
            if typed is not None and typed.done():
                await self.obey(typed.result())
        finally:
            for task in waiting:
                task.cancel()

    async def lift_curtain(self) -> None:
        """Several people at one screen: the next one says when nobody else looks."""
        seat = self.at.curtain()
        assert seat is not None
        self.tell(self.at.say("page-curtain", name=self.at.names[seat]))
        self.tell(self.at.say("tui-lift"))
        if await self.talk.ask() in LEAVE:
            raise Leaving
        await self.at.seat.look(seat)

    async def turn(self) -> None:
        """Ask what is to be done, and do what is typed."""
        now = self.at.now
        if self.asked != (now.version, now.seat):
            self.asked = (now.version, now.seat)
            self.ask()
        if self.talk.lines.interactive:
            self.talk.prompt()
            await self.wait()  # something may happen before anything is typed
        else:
            await self.obey(await self.talk.lines.next())
        await asyncio.sleep(0)
        # An answer may wait for the update that it made.
        if len(self.at.mine) > 1 and not self.at.now.legal and self.at.now.seat is not None:
            await self.at.seat.look(None)

    def ask(self) -> None:
        """One line: what is to be done, and with what."""
        at, view = self.at, self.at.view
        assert view is not None
        asked = at.words.asked(view, at.names, at.language)
        hand = at.words.hand(view, at.language)
        count = at.say("tui-choices", count=len(at.now.legal))
        if len(at.now.legal) == 1:
            count = at.say("tui-only", told=deed(at.now.legal[0], at.language))
        if not asked.endswith(("?", "？")):
            asked = at.say("page-full-stop", text=asked.rstrip(".。:"))
        parts = [asked, hand, count]
        tips = at.words.tips(view, at.table.options, at.language) if self.first else []
        if tip := self.tips.next((view["phase"], at.now.version), tips):
            self.tell(tip)
        self.tell(" ".join(part for part in parts if part))

    async def obey(self, line: str | None) -> None:
        """Do what was typed: a command, the number of a choice, or an action itself."""
        self.talk.prompted = False
        if line is None:
            raise Leaving
        word, _, rest = line.partition(" ")
        command = self.commands.get(word.lower() or "?")
        if command is not None and (not rest or word.lower() in WITH_WORDS):
            await command(rest.lower())
            return
        legal = self.at.now.legal
        if line.isdecimal() and len(line) < 5 and 1 <= int(line) <= len(legal):
            line = legal[int(line) - 1]
        if not legal:
            self.tell(self.at.status())
            return
        why = await self.at.act(line)
        if why is not None:
            self.tell(why)

    async def tell_open(self, words: str) -> None:
        """What can be done now, with numbers: all of it, or only what has some words."""
        at = self.at
        closed = {} if at.view is None else at.words.closed(at.view, at.language)
        for number, action in enumerate(at.now.legal, start=1):
            told = deed(action, at.language)
            if not all(word in f"{told} {action}".lower().split() for word in words.split()):
                continue
            line = f"{number}: {told}" if told == action else f"{number}: {told} ({action})"
            self.tell(f"{line}: {closed[action]}" if action in closed else line)
        if not self.at.now.legal:
            self.tell(self.at.status())

    async def tell_help(self, _: str) -> None:
        """Which commands there are."""
        self.tell(self.at.say("tui-help"))

    async def tell_board(self, _: str) -> None:
        """The whole table in words."""
        at = self.at
        if at.view is None:
            self.tell(at.status())
            return
        for line in at.words.board(at.view, at.table.options, at.names, at.language):
            self.tell(line)

    async def tell_hints(self, _: str) -> None:
        """What a strong bot would do, and why."""
        try:
            for hint in await self.at.hints():
                self.tell(self.at.hint_told(hint))
        except ServerRefused as refusal:
            self.tell(str(refusal.args[0]))

    async def undo(self, _: str) -> None:
        """Take the latest step back."""
        why = await self.at.take_back()
        if why is not None:
            self.tell(why)

    async def tell_log(self, _: str) -> None:
        """What happened lately, once more."""
        for event in self.at.events()[-LATEST_LOG:]:
            self.tell(event.text)

    async def tell_rules(self, words: str) -> None:
        """The sections of the rules that have some words, or the titles of all of them."""
        found = search(self.at.table.game, self.at.language, words)
        for number, section in enumerate(found.sections):
            self.tell(section.title)
            for line in section.text().splitlines() if words and number < MOST_RULES else []:
                self.tell(line)

    async def tell_first_steps(self, _: str) -> None:
        """What a newcomer needs to begin."""
        for section in sections(self.at.table.game, self.at.language):
            if section.id == FIRST_STEPS:
                self.talk.tell_all([section.title, *section.text().splitlines()])

    async def tell_who(self, _: str) -> None:
        """Who sits where, who is here, and how much time everybody has."""
        at = self.at
        here = at.seat.presence.here if at.seat.presence is not None else []
        for number, (name, seat) in enumerate(zip(at.names, at.table.seats, strict=True)):
            told = [name]
            if number in at.mine:
                told.append(at.say("page-you-mark"))
            if seat.kind == "open":
                told.append(at.say("page-free"))
            elif seat.kind == "person" and here and not here[number]:
                told.append(at.say("page-away" if seat.away else "page-not-here"))
            if (left := clock_told(seat)) is not None:
                told.append(left)
            self.tell(" ".join(told))
        for line in at.quicker_told():
            self.tell(line)
        self.tell(at.link)
        self.tell(at.say("tui-fingerprint", commitment=at.table.commitment))

    async def react(self, name: str) -> None:
        """Show a set phrase to everybody, or tell which ones there are."""
        if name not in REACTIONS:
            told = [f"{each}: {self.at.say(f'page-reaction-{each}')}" for each in REACTIONS]
            for line in told:
                self.tell(line)
            return
        try:
            await self.at.seat.react(name)
        except ServerRefused as refusal:
            self.tell(str(refusal.args[0]))

    async def pause(self, _: str) -> None:
        """Host: stop the clocks and the bots, or go on."""
        try:
            await self.at.seat.pause(self.at.table.status != "paused")
        except ServerRefused as refusal:
            self.tell(str(refusal.args[0]))

    async def come_back(self, _: str) -> None:
        """Take one's seats back from the bots that play for one."""
        for seat in self.at.mine:
            if self.at.table.seats[seat].away:
                await self.at.seat.command(ComeBack(id=new_id(), seat=seat))

    async def leave(self, _: str) -> None:
        """Leave; the seat stays one's own, and the table can be come back to."""
        for seat in self.at.mine:
            if self.at.table.status == "open":
                await self.at.seat.command(Leave(id=new_id(), seat=seat))
        raise Leaving
