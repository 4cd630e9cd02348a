"""Where one begins, line by line: what the command line asks for, or a list to choose from."""

from __future__ import annotations

from contextlib import ExitStack
from typing import TextIO

from kachidoki.bots import LEVELS
from kachidoki.catalog import GAMES
from kachidoki.client import ServerRefused
from kachidoki.protocol import TableInfo
from kachidoki.text import sentence
from kachidoki.tui.links import Link
from kachidoki.tui.my_tables import MyTables
from kachidoki.tui.opening import Opening, OwnTable, server_of
from kachidoki.tui.plain.learning import PlainLearning
from kachidoki.tui.plain.reviewing import PlainReview
from kachidoki.tui.plain.table import PlainTable
from kachidoki.tui.plain.talk import Leaving, Lines, Talk
from kachidoki.tui.sitting import Place, Sitting, table_told, tables_of
from kachidoki.tui.table_choices import SHAPES
from kachidoki.tui.tips import first_game


async def sit_plainly(
    opening: Opening, stack: ExitStack, source: TextIO, out: TextIO
) -> dict[str, object]:
    """Play as the command line asks for; returns the seed and how the last game ended."""

    def tell(line: str) -> None:
        print(line, file=out, flush=True)

    local = stack.enter_context(server_of(opening, None if source.isatty() else 0))
    address = local.address if local is not None else link_of(opening).server
    talk = Talk(Lines(source), tell)
    async with Place(address, opening.language, MyTables(), local) as place:
        home = PlainHome(opening, place, talk)
        try:
            ended = await home.begin()
        except Leaving:
            ended = None
    # The seed, like everything it deals, is told when the game is over.
    if ended is None:
        return {"seed": None, "outcome": None}
    return {"seed": ended.table.seed, "outcome": ended.now.outcome}


def link_of(opening: Opening) -> Link:
    """The link of somebody who plays elsewhere."""
    assert opening.link is not None
    return opening.link


class PlainHome:
    """Somebody who has come to a place and wants to play there."""

    def __init__(self, opening: Opening, place: Place, talk: Talk) -> None:
        self.opening = opening
        self.place = place
        self.talk = talk
        self.language = opening.language

    def say(self, key: str, **facts: object) -> str:
        """A sentence in the person's language."""
        return sentence(key, self.language, **facts)

    async def begin(self) -> Sitting | None:
        """What is asked for; returns the last game that ended, None if it was left."""
        opening = self.opening
        if opening.learn:
            await PlainLearning(self.place, self.talk).choose()
            return None
        if opening.table is not None:
            made = await self.place.make(opening.table.wish(opening.name))
            return await self.sit(made)
        if opening.link is None:
            return await self.choose()
        link = opening.link
        if link.table is None:
            return await self.choose_table(await self.place.server.listed())
        if opening.watch:
            return await self.sit(self.place.watch(link.table))
        return await self.sit(await self.place.join(link.table, opening.name, link.token))

    async def choose(self) -> Sitting | None:
        """All that can be done from here, until somebody leaves."""
        ended = None
        games = list(GAMES)
        while True:
            choices = [
                f"{self.say('page-play-more', game=self.say(f'game-{game}'))} · "
                f"{self.say(f'page-kind-{game}')}"
                for game in games
            ]
            choices += [self.say("tui-my-tables"), self.say("page-puzzles")]
            self.talk.tell(self.say("tui-menu"))
            found = await self.talk.choose(choices, self.say("tui-menu"))
            if found is None:
                return ended
            if found < len(games):
                table = await self.choose_shape(games[found])
                if table is not None:
                    made = await self.place.make(table.wish(self.opening.name))
                    ended = await self.sit(made) or ended
            elif found == len(games):
                mine = await tables_of(self.place)
                ended = await self.choose_table(mine, "tui-mine-empty") or ended
            else:
                await PlainLearning(self.place, self.talk).choose()

    async def choose_shape(self, game: str) -> OwnTable | None:
        """Which shape of a game, and against whom; None if somebody thinks better of it."""
        shapes = SHAPES[game]
        self.talk.tell(self.say("page-shape"))
        how = self.say("tui-menu")
        found = await self.talk.choose([self.say(key) for key, _, _ in shapes], how)
        if found is None:
            return None
        _, options, seats = shapes[found]
        level: int | None = 0
        if seats > 1:
            self.talk.tell(self.say("tui-against"))
            levels = [self.say(f"page-level-{each}") for each in LEVELS]
            level = await self.talk.choose(levels, how)
        if level is None:
            return None
        return OwnTable(game, dict(options), seats=["me", *[LEVELS[level]] * (seats - 1)])

    async def choose_table(
        self, listed: list[TableInfo], none: str = "tui-no-tables"
    ) -> Sitting | None:
        """One of some tables; None if none is taken, or there is none, which `none` says."""
        if not listed:
            self.talk.tell(self.say(none))
            return None
        how = self.say("tui-which-table")
        self.talk.tell(how)
        begun = self.place.mine.begun(self.place.named)
        told = [table_told(each, self.language, begun.get(each.table, "")) for each in listed]
        found = await self.talk.choose(told, how)
        if found is None:
            return None
        return await self.sit(await self.place.join(listed[found].table, self.opening.name))

    async def sit(self, sitting: Sitting) -> Sitting | None:
        """Play at a table, and at its rematches; returns the last one that ended, None if left."""
        while True:
            async with sitting.seat:
                try:
                    first = await first_game(self.place, sitting.table.game)
                    await PlainTable(sitting, self.talk, first).play()
                except Leaving:
                    self.talk.tell(sitting.say("tui-leave"))
                    return None
                self.tell_end(sitting)
                if not await self.again(sitting):
                    return sitting
                await sitting.rematch()
                following = self.place.next(sitting)
            sitting = following

    def tell_end(self, sitting: Sitting) -> None:
        """Everybody's place, and how a row of battles stands."""
        self.talk.tell_all(sitting.results())
        series, view = sitting.table.series, sitting.view
        if view is not None and view.get("battles"):
            facts = {"wins": series.streak, "needed": view["battles"]}
            key = "tui-streak-won" if series.solo_won else "tui-streak"
            self.talk.tell(sitting.say(key, **facts))

    async def again(self, sitting: Sitting) -> bool:
        """Whether a rematch is wanted; a review may be read first."""
        while True:
            self.talk.tell(sitting.say("tui-again" if sitting.mine else "tui-again-watching"))
            try:
                line = (await self.talk.ask()).lower()
                if line not in ("review", "v"):
                    return bool(sitting.mine) and line in ("rematch", "n")
                await PlainReview(self.place, sitting, self.talk).read()
            except ServerRefused as refusal:
                self.talk.tell(str(refusal.args[0]))
            except Leaving:
                return False
