"""Puzzles and lessons in the terminal, drawn and line by line."""

from __future__ import annotations

import io
from contextlib import ExitStack

import pytest

from kachidoki.client import Server
from kachidoki.puzzles.lessons import puzzle_named
from kachidoki.puzzles.pack import shipped
from kachidoki.tui.games import WORDS
from kachidoki.tui.links import read_link
from kachidoki.tui.opening import Opening
from kachidoki.tui.plain.home import sit_plainly
from kachidoki.tui.puzzle_progress import ProgressFile
from kachidoki.tui.screens import puzzle as puzzle_screen
from kachidoki.tui.screens.app import TerminalApp
from kachidoki.tui.screens.learning import LearnScreen, ThemeScreen
from kachidoki.tui.screens.puzzle import PuzzleScreen
from tests.async_test import async_test
from tests.tui.kit import seen, until

LESSON = "rokumon-stack"


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Replies come at once."""
    monkeypatch.setattr(puzzle_screen, "STEP", 0)


async def puzzle_of(app: TerminalApp, name: str = "") -> PuzzleScreen:
    """The puzzle that is shown, once its board is there."""
    await until(lambda: isinstance(app.screen, PuzzleScreen) and app.screen.answer is not None)
    screen = app.screen
    assert isinstance(screen, PuzzleScreen)
    await until(lambda: not name or screen.puzzle == name)
    return screen


async def answer(screen: PuzzleScreen, actions: list[str]) -> None:
    """Pick actions as presses on what is lit do."""
    for number, action in enumerate(actions, start=1):
        assert screen.answer is not None
        for step in WORDS[screen.answer.puzzle.game].picks(action):
            await screen.pick(step)
        await until(lambda number=number: len(screen.actions) == number and not screen.busy)  # type: ignore[misc]


@pytest.mark.slow
@async_test()
async def test_a_lesson_is_solved_and_leads_to_the_next_position(address: str) -> None:
    app = TerminalApp(Opening("en", "Aki", read_link(address), learn=True))
    async with app.run_test(size=(80, 24)) as pilot:
        await until(lambda: isinstance(app.screen, LearnScreen))
        learn = app.screen
        assert isinstance(learn, LearnScreen)
        lesson = next(each for each in learn.puzzles.lessons if each.name == LESSON)
        learn.open(lesson.positions[0])
        screen = await puzzle_of(app)
        assert "Three in a stack · 1 of 4" in seen(app)
        right = list(puzzle_named(lesson.positions[0]).found.answer)
        await answer(screen, right)
        await until(lambda: "Well seen!" in seen(app) and not screen.busy)
        assert "Each two of your own on a coin threaten" in seen(app)
        assert ProgressFile().read().lessons == [lesson.positions[0]]
        await pilot.press("n")
        await until(lambda: "Three in a stack · 2 of 4" in seen(app))
        await pilot.press("escape")
        await until(lambda: app.screen is learn)
        assert any("1 of 4" in told for told, _ in learn.lines())


@pytest.mark.slow
@async_test()
async def test_a_wrong_answer_is_refuted_tried_again_and_counted_once(address: str) -> None:
    number = next(n for n, each in enumerate(shipped().puzzles, 1) if each.found.theme == "win-two")
    found = shipped().puzzle(number)
    app = TerminalApp(Opening("en", "Aki", read_link(address), learn=True))
    async with app.run_test(size=(80, 24)) as pilot:
        await until(lambda: isinstance(app.screen, LearnScreen))
        learn = app.screen
        assert isinstance(learn, LearnScreen)
        learn.open(str(number))
        screen = await puzzle_of(app)
        legal = [each for each in screen.legal() if each != "surrender"]
        wrong = next(each for each in legal if each != found.found.answer[0])
        await answer(screen, [wrong])
        await until(lambda: "Not yet" in seen(app) and not screen.busy)
        rating = ProgressFile().read().rating
        assert rating is not None
        assert rating["rating"] < 1200
        await pilot.press("a")
        await until(lambda: not screen.actions and not screen.busy and not screen.judged)
        await answer(screen, list(found.found.answer))
        await until(lambda: "Well seen!" in seen(app) and not screen.busy)
        progress = ProgressFile().read()
        assert progress.rating == rating  # only the first try counts
        assert (progress.tried, progress.solved) == ([number], [number])
        await pilot.press("x")
        await until(lambda: bool(screen.happened) and screen.judged)
        for key in ("?", "b", "r"):
            await pilot.press(key)
            await until(lambda: app.screen is not screen)
            await pilot.press("escape")
            await until(lambda: app.screen is screen)
        await pilot.press("n")
        await until(lambda: isinstance(app.screen, PuzzleScreen) and app.screen is not screen)
        await pilot.press("q")
        await until(lambda: app.screen is learn)
        await pilot.press("down", "down", "enter")
        await until(lambda: isinstance(app.screen, ThemeScreen))
        await pilot.press("down", "enter")
        await until(lambda: app.screen is learn)
        assert ProgressFile().read().chosen


@pytest.mark.slow
@async_test()
async def test_a_puzzle_is_solved_line_by_line(address: str) -> None:
    positions = next(e for e in (await lessons(address)) if e[0] == LESSON)
    right = list(puzzle_named(positions[1][0]).found.answer)
    at = positions[2]
    # A theme, a puzzle that is looked at, given up and left; then a lesson.
    typed = ["3", "2", "2", "?", "b", "nonsense", "1", "u", "x", "n", "q"]
    typed += [str(at), *right, "q", "q"]
    out = io.StringIO()
    opening = Opening("en", "Aki", read_link(address), learn=True)
    with ExitStack() as stack:
        await sit_plainly(opening, stack, io.StringIO("\n".join(typed) + "\n"), out)
    told = out.getvalue()
    for words in (
        "1: Puzzle of the day",
        "Puzzle ",
        "Difficulty",
        "‘n’ goes on to the next one",
        "Three in a stack · 1 of 4",
        "Well seen!",
        "Each two of your own on a coin threaten",
    ):
        assert words in told, words
    assert ProgressFile().read().lessons == [positions[1][0]]


async def lessons(address: str) -> list[tuple[str, list[str], int]]:
    """The lessons with their positions, and the number of each in the list of choices."""
    async with Server(address) as server:
        found = (await server.puzzles()).lessons
    return [(each.name, each.positions, at) for at, each in enumerate(found, start=4)]
