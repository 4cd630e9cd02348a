"""`kachidoki puzzle`: a position with one best answer, shown and answered in words."""

from __future__ import annotations

import argparse
import sys
from datetime import UTC, date, datetime
from typing import Any, Final

from rich.console import Console
from rich.table import Table as Grid

from kachidoki import text
from kachidoki.cli.flags import language_option, whole
from kachidoki.cli.help import below
from kachidoki.cli.inputs import language_of
from kachidoki.core import BadOption, KachidokiError, State
from kachidoki.core.errors import quoted
from kachidoki.puzzles.pack import Pack, shipped
from kachidoki.puzzles.puzzle import Puzzle
from kachidoki.puzzles.telling import question, solution, theme_name, verdict
from kachidoki.puzzles.trying import Attempt, attempt
from kachidoki.tui.games import WORDS

BACK: Final = "back"  # what somebody writes who takes a step back
ANSWER: Final = "answer"  # and who wants to be told


def flags(parser: argparse.ArgumentParser) -> None:
    """Which puzzle, and what the answer is."""
    parser.epilog = below(
        "puzzle",
        "Without an answer it shows the position. An answer is all that the seat does, in the "
        "words that `open` lists, with commas between them: 'play katana 3, march, daimyo ise, "
        "end'. A wrong one is refuted by what the others do. Ends with status 0 if the answer is "
        "right, with 1 if not.",
    )
    parser.add_argument("answer", nargs="*", default=[], help="actions, parted by commas")
    parser.add_argument("--game", default="", help="only of this game")
    parser.add_argument("--theme", default="", help="only of this theme; see --themes")
    parser.add_argument("--number", type=whole(1), metavar="N", help="the one of this number")
    parser.add_argument(
        "--day", metavar="DATE", help="the one of a day, such as 2026-01-31 (today)"
    )
    parser.add_argument(
        "--themes", action="store_true", help="list the themes and how many there are"
    )
    parser.add_argument("--solution", action="store_true", help="tell the answer, and its proof")
    language_option(parser, "en")


def day_of(text_: str | None) -> date:
    """The day that somebody means; without one, today."""
    if text_ is None:
        return datetime.now(UTC).date()
    try:
        return date.fromisoformat(text_)
    except ValueError:
        raise BadOption(f"--day {quoted(text_)}: write a date such as 2026-01-31") from None


def run(args: argparse.Namespace) -> dict[str, object]:
    """Show a puzzle, or say whether an answer is right."""
    language = language_of(args, "en")
    pack = shipped()
    console = Console(highlight=False)
    if args.themes:
        return list_themes(pack, language, None if args.json else console)
    number = args.number or pack.daily(day_of(args.day), args.game, args.theme)
    chosen = pack.puzzle(number)
    tried = attempt(chosen, actions_in(" ".join(args.answer)))
    result = as_data(chosen, number, tried, language)
    if args.solution:
        result["solution"] = list(chosen.found.answer)
        result["proof"] = dict(chosen.found.proof)
    if not args.json:
        show(chosen, tried, result, console, language, args.solution)
    if args.json or args.solution or args.answer or not sys.stdin.isatty():
        return result
    return ask(chosen, number, console, language)


def actions_in(words: str) -> list[str]:
    """The actions of an answer.

    >>> actions_in("play katana 3,  march, end ")
    ['play katana 3', 'march', 'end']
    """
    actions = [" ".join(part.split()) for part in words.split(",")]
    return [action for action in actions if action]


def ask(puzzle: Puzzle, number: int, console: Console, language: str) -> dict[str, object]:
    """Let somebody at a terminal answer until it is right, or until they leave."""
    begun: list[str] = []
    console.print(text.sentence("puzzle-prompt", language, back=BACK, answer=ANSWER), style="dim")
    while True:
        try:
            words = console.input("> ")
        except EOFError:
            words = ""
        actions = actions_in(words)
        if not actions:
            return as_data(puzzle, number, attempt(puzzle, begun), language)
        if actions == [ANSWER]:
            show_solution(puzzle, console, language)
            continue
        try:
            wanted = begun[:-1] if actions == [BACK] else [*begun, *actions]
            tried = attempt(puzzle, wanted)
        except KachidokiError as error:
            console.print(str(error), style="yellow", markup=False)
            continue
        result = as_data(puzzle, number, tried, language)
        show(puzzle, tried, result, console, language, solved=False)
        if tried.right:
            return result
        begun = wanted
        if tried.done:  # from the beginning once more
            begun = []
            again = attempt(puzzle, begun)
            show(puzzle, again, as_data(puzzle, number, again, language), console, language, False)


def as_data(puzzle: Puzzle, number: int, tried: Attempt, language: str) -> dict[str, Any]:
    """What is known of a puzzle and of an answer; `passed` decides how the command ends."""
    found: dict[str, Any] = {
        "number": number,
        "game": puzzle.game,
        "theme": puzzle.found.theme,
        "rating": puzzle.rating,
        "question": question(puzzle, tried.start, language),
        "view": tried.start.view(puzzle.seat).as_dict(),
        "seat": puzzle.seat,
        "done": tried.done,
        "open": [],
    }
    if not tried.done:
        found["open"] = [action.text for action in tried.state.legal(puzzle.seat)]
        return found
    found["passed"] = tried.right
    found["verdict"] = verdict(puzzle, tried, language)
    found["reply"] = [f"{step.seat}: {step.action}" for step in tried.reply]
    return found


def show(
    puzzle: Puzzle,
    tried: Attempt,
    result: dict[str, Any],
    console: Console,
    language: str,
    solved: bool,
) -> None:
    """The same for people."""
    number = text.sentence("puzzle-number", language, number=str(result["number"]))
    hard = text.sentence("puzzle-hardness", language, rating=str(puzzle.rating))
    console.print(f"{number} · {theme_name(puzzle.found.theme, language)} · {hard}", style="bold")
    show_board(puzzle, tried.state, console, language)
    console.print(result["question"])
    if result["open"]:
        listed = text.joined(result["open"], language)
        console.print(text.sentence("puzzle-open", language, actions=listed))
    if tried.done:
        title = text.sentence("puzzle-right" if tried.right else "puzzle-wrong", language)
        console.print(f"{title} {result['verdict']}", style="green" if tried.right else "yellow")
        if tried.reply:
            show_board(puzzle, tried.reply[-1].state, console, language)
    if solved:
        show_solution(puzzle, console, language)


def show_solution(puzzle: Puzzle, console: Console, language: str) -> None:
    """The answer in words, and as one would write it."""
    told = solution(puzzle, language)
    console.print(text.sentence("puzzle-answer", language, actions=told))
    console.print(", ".join(puzzle.found.answer), style="dim")


def show_board(puzzle: Puzzle, state: State, console: Console, language: str) -> None:
    """What the seat sees, a line for each thing."""
    game = puzzle.configured()
    names = [text.sentence("page-seat", language, number=seat) for seat in range(1, game.seats + 1)]
    names[puzzle.seat] = text.sentence("page-you", language)
    view = state.view(puzzle.seat).as_dict()
    for line in WORDS[puzzle.game].board(view, game.options, names, language):
        console.print(line, markup=False)


def list_themes(pack: Pack, language: str, console: Console | None) -> dict[str, object]:
    """How many puzzles there are of each theme."""
    themes = pack.themes()
    if console is not None:
        grid = Grid(box=None, show_header=False)
        for game, counts in themes.items():
            for theme, count in counts.items():
                grid.add_row(theme, str(count), theme_name(theme, language), game)
        console.print(grid)
    return {"puzzles": len(pack.puzzles), "themes": themes}
