"""Puzzles and lessons, line by line."""

from __future__ import annotations

import random

from kachidoki.client import ServerRefused
from kachidoki.protocol import LessonInfo, PuzzleAnswer, Puzzles
from kachidoki.text import deed, sentence
from kachidoki.tui.games import WORDS
from kachidoki.tui.plain.talk import LEAVE, Talk
from kachidoki.tui.puzzle_progress import ProgressFile, onward, themes_of, today
from kachidoki.tui.sitting import Place, names_of


class PlainLearning:
    """The list of what there is, and one puzzle after another."""

    def __init__(self, place: Place, talk: Talk) -> None:
        self.place = place
        self.talk = talk
        self.language = place.language
        self.kept = ProgressFile()
        self.chance = random.Random()

    def say(self, key: str, **facts: object) -> str:
        """A sentence in the person's language."""
        return sentence(key, self.language, **facts)

    async def choose(self) -> None:
        """Puzzles and lessons to choose from, until somebody leaves."""
        puzzles = await self.place.server.puzzles(today())
        while True:
            progress = self.kept.read()
            self.talk.tell(progress.told(self.language))
            choices = [self.say("puzzle-daily"), self.say("puzzle-next"), self.say("puzzle-choose")]
            for lesson in puzzles.lessons:
                told = progress.lesson_told(lesson, self.language)
                choices.append(f"{self.say('puzzle-lessons')}: {self.game(lesson)} · {told}")
            self.talk.tell(self.say("tui-menu"))
            found = await self.talk.choose(choices, self.say("tui-menu"))
            if found is None:
                return
            if found == 0:
                await self.solve_on(puzzles, str(puzzles.daily))
            elif found == 1:
                await self.solve_on(puzzles, progress.next_puzzle(puzzles, self.chance))
            elif found == 2:
                await self.choose_theme(puzzles)
            else:
                await self.solve_on(puzzles, progress.position(puzzles.lessons[found - 3]))

    def game(self, lesson: LessonInfo) -> str:
        """The game of a lesson."""
        return self.say(f"game-{lesson.game}")

    async def choose_theme(self, puzzles: Puzzles) -> None:
        """Which puzzles are wanted."""
        themes = themes_of(puzzles, self.language)
        found = await self.talk.choose([told for _, told in themes], self.say("tui-menu"))
        if found is not None:
            self.kept.choose(themes[found][0])

    async def solve_on(self, puzzles: Puzzles, name: str) -> None:
        """One puzzle, and then the next ones, until somebody leaves them."""
        at: str | None = name
        while at is not None:
            at = await Solving(self, puzzles, at).solve()


class Solving:
    """One puzzle, or a position of a lesson."""

    def __init__(self, learning: PlainLearning, puzzles: Puzzles, name: str) -> None:
        self.learning = learning
        self.server = learning.place.server
        self.talk = learning.talk
        self.say = learning.say
        self.puzzles = puzzles
        self.name = name
        self.lesson = next((each for each in puzzles.lessons if name in each.positions), None)
        self.actions: list[str] = []
        self.judged = False

    async def solve(self) -> str | None:
        """Answer until it is right; returns the next puzzle, None if somebody leaves."""
        now = await self.server.try_puzzle(self.name, [])
        self.introduce(now)
        while True:
            line = (await self.talk.ask()).lower()
            if line in LEAVE:
                return None
            if line == "n" and self.judged:
                return self.following()
            now = await self.obey(line, now)

    def introduce(self, now: PuzzleAnswer) -> None:
        """Which puzzle it is, the board, and what is asked."""
        if self.lesson is not None:
            at, last = self.lesson.positions.index(self.name) + 1, len(self.lesson.positions)
            step = self.say("puzzle-lesson-step", at=at, last=last)
            self.talk.tell(f"{self.lesson.title} · {step}")
            self.talk.tell(self.lesson.about)
        else:
            number = self.say("puzzle-number", number=self.name)
            hard = self.say("puzzle-hardness", rating=str(now.puzzle.rating))
            theme = self.say(f"puzzle-theme-{now.puzzle.theme}")
            self.talk.tell(f"{number} · {theme} · {hard}")
        self.board(now)
        self.talk.tell(now.puzzle.question)
        self.talk.tell(self.say("tui-puzzle-help"))

    def board(self, now: PuzzleAnswer) -> None:
        """The table in words."""
        table, view = now.update.table, now.update.view
        assert view is not None
        names = names_of(table, self.learning.language)
        words = WORDS[table.game].board(view, table.options, names, self.learning.language)
        self.talk.tell_all(words)

    async def obey(self, line: str, now: PuzzleAnswer) -> PuzzleAnswer:
        """Do what was typed; returns how the puzzle stands then."""
        legal = now.update.legal
        if line in ("", "?"):
            for number, action in enumerate(legal, start=1):
                self.talk.tell(f"{number}: {deed(action, self.learning.language)} ({action})")
            if not legal:
                self.talk.tell(self.say("tui-puzzle-help"))
            return now
        if line == "b":
            self.board(now)
            return now
        if line == "x":
            return await self.show_answer()
        if line == "a":
            return await self.act([], now)
        if line == "u":
            return await self.act(self.actions[:-1], now)
        if line.isdecimal() and len(line) < 5 and 1 <= int(line) <= len(legal):
            line = legal[int(line) - 1]
        return await self.act([*self.actions, line], now)

    async def act(self, actions: list[str], now: PuzzleAnswer) -> PuzzleAnswer:
        """Do all these actions instead of what was done, and tell what is said of it."""
        try:
            found = await self.server.try_puzzle(self.name, actions)
        except ServerRefused as refusal:
            self.talk.tell(str(refusal.args[0]))
            return now
        more = len(actions) > len(self.actions)
        self.actions = actions
        if more:
            self.talk.tell_all([event.text for event in found.update.events])
        else:
            self.talk.tell(found.puzzle.question)
        if found.done:
            await self.judge(found)
        return found

    async def judge(self, found: PuzzleAnswer) -> None:
        """What is said of a complete answer."""
        for reply in found.replies:
            self.talk.tell_all([event.text for event in reply.events])
        title = self.say("puzzle-right" if found.right else "puzzle-wrong")
        self.talk.tell(f"{title} {found.text}")
        if found.right and self.lesson is not None:
            self.talk.tell(self.lesson.point)
        self.talk.tell(self.say("tui-puzzle-after"))
        self.judged = True
        await self.learning.kept.count(self.server, self.name, found.right)

    async def show_answer(self) -> PuzzleAnswer:
        """The right answer, step by step; whoever looks has tried."""
        found = await self.server.solution(self.name)
        for reply in found.replies:
            self.talk.tell_all([event.text for event in reply.events])
        self.talk.tell(found.text)
        self.talk.tell(self.say("tui-puzzle-after"))
        if not self.judged:
            await self.learning.kept.count(self.server, self.name, right=False)
        self.judged = True
        self.actions = []
        return await self.server.try_puzzle(self.name, [])

    def following(self) -> str | None:
        """The puzzle or the position that comes next; None after the last lesson."""
        if self.lesson is None:
            kept = self.learning.kept.read()
            return kept.next_puzzle(self.puzzles, self.learning.chance)
        found = onward(self.puzzles, self.name)
        return None if found is None else found[0]
