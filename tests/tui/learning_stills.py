"""Screens of puzzles, lessons and reviews as they stand at a moment, without a server."""

from __future__ import annotations

from functools import cache
from typing import Any

from textual.screen import Screen

from kachidoki.core import CHANCE, Record, Table
from kachidoki.protocol import LessonInfo, Moment, Puzzles, Review, ThemeInfo
from kachidoki.puzzles.lessons import lessons, puzzle_named
from kachidoki.puzzles.pack import shipped
from kachidoki.puzzles.trying import attempt
from kachidoki.review.reviewing import review
from kachidoki.server.pages.history import FinishedGame, course_of
from kachidoki.server.pages.puzzles import answer_of
from kachidoki.server.pages.review_lines import Reviewed
from kachidoki.server.pages.reviews import review_of
from kachidoki.text import players_of, sentence, sides_of
from kachidoki.tui.review_words import Told
from kachidoki.tui.screens.learning import LearnScreen, ThemeScreen
from kachidoki.tui.screens.puzzle import PuzzleScreen
from kachidoki.tui.screens.replay import ReplayScreen
from kachidoki.tui.screens.review_pane import SummaryScreen
from kachidoki.tui.sitting import names_of
from tests.tui.stills import StillApp, info_of, nothing, over, sitting_at, table_at, update_of

NUMBER = "144"  # of the puzzle that is shown


def all_puzzles(language: str) -> Puzzles:
    """A theme, and all lessons."""
    theme = ThemeInfo(theme="marching", numbers=[int(NUMBER)], ratings=[2200])
    told = [
        LessonInfo(
            name=lesson.name,
            game=lesson.game,
            title=sentence(f"lesson-{lesson.name}", language),
            about=sentence(f"lesson-{lesson.name}-about", language),
            point=sentence(f"lesson-{lesson.name}-point", language),
            positions=lesson.positions(),
        )
        for lesson in lessons()
    ]
    return Puzzles(daily=int(NUMBER), themes={"joraku": [theme]}, lessons=told)


def puzzles(app: StillApp) -> Screen[Any]:
    """The list, for somebody who has done nothing of it."""
    screen = LearnScreen(app.elsewhere(), all_puzzles(app.language))
    screen.kept.file = screen.kept.file.with_name("no-such-file")
    return screen


def themes(app: StillApp) -> Screen[Any]:
    """What the puzzles are about."""
    return ThemeScreen(all_puzzles(app.language), app.language)


def puzzle(app: StillApp, name: str = NUMBER) -> Screen[Any]:
    """One of them, before anything is done."""
    screen = PuzzleScreen(app.elsewhere(), all_puzzles(app.language), name)
    screen.answer = answer_of(name, attempt(puzzle_named(name), []), app.language)
    screen.update_shown = screen.answer.update
    screen.act = stay  # type: ignore[method-assign]
    return screen


async def stay(actions: list[str]) -> None:
    """Ask nobody."""
    del actions


def solved(app: StillApp) -> Screen[Any]:
    """The same, well answered."""
    screen = puzzle(app)
    assert isinstance(screen, PuzzleScreen)
    answer = list(shipped().puzzle(int(NUMBER)).found.answer)
    screen.answer = answer_of(NUMBER, attempt(puzzle_named(NUMBER), answer), app.language)
    screen.update_shown = screen.answer.update
    screen.actions, screen.judged = answer, True
    screen.notes = [f"{screen.say('puzzle-right')} {screen.answer.text}"]
    return screen


@cache
def finished() -> tuple[Table, FinishedGame, Review]:
    """A game of Act 1 and what each of its decisions was worth."""
    table = table_at("rokumon", {"act": "1"}, over)
    lines = table.lines()
    begun = next(number for number, (seat, _) in enumerate(lines) if seat != CHANCE)
    marks = [0, *range(begun, len(lines) + 1)]
    game = FinishedGame(table.game, b"still", lines, marks, 2)
    names = names_of(info_of(table), "en")
    players = players_of("rokumon", sides_of(table.view(None)), names, "en")
    data = review(table.game, Record.parse(table.record().text()))
    return table, game, review_of(data, Reviewed(game, players, "en"))


def reviewed(app: StillApp) -> Screen[Any]:
    """A replay with its review, at the turn that cost most."""
    table, game, found = finished()
    info = info_of(table, "over")
    sitting = sitting_at(update_of(table, info, 0, "en"), [0])
    screen = ReplayScreen(app.elsewhere(), sitting)
    screen.course = course_of(game, (0, 1))
    told = Told(found, sitting.names, "en", 0, steps=screen.course.steps)
    worst = told.costliest()[0]
    screen.told, screen.step, screen.seat = told, told.step(worst.before), 0
    before = Table.to_look_at(table.game, game.lines[: game.marks[worst.before - 1]])
    screen.moment = Moment(
        version=worst.before,
        first=2,
        last=len(game.marks),
        seat=0,
        view=before.view(0).as_dict(),
        events=[],
        outcome=None,
    )
    screen.begin = nothing  # type: ignore[method-assign]
    return screen


def summary(app: StillApp) -> Screen[Any]:
    """How it came to the result."""
    screen = reviewed(app)
    assert isinstance(screen, ReplayScreen)
    assert screen.told is not None
    return SummaryScreen(screen.told)
