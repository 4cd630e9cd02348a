"""`kachidoki bot-check`: whether a bot of one's own keeps to what is asked of bots."""

from __future__ import annotations

import argparse
from typing import Final

from rich.console import Console
from rich.markup import escape
from rich.table import Table as Grid

from kachidoki import catalog
from kachidoki.bots.conformance import Report, check_bot
from kachidoki.cli.flags import game_options, known_options, whole
from kachidoki.cli.help import below
from kachidoki.cli.inputs import game_of
from kachidoki.core import BadOption

# What is played if no game is named. Rokumon without surrender, so that all of its acts are.
USUAL: Final[tuple[tuple[str, dict[str, object]], ...]] = (
    ("joraku", {}),
    ("rokumon", {"surrender": "off"}),
)
MARKS: Final = {True: "[green]ok[/]", False: "[red]FAIL[/]", None: "-"}


def flags(parser: argparse.ArgumentParser) -> None:
    """Which bot, and in what it is tried."""
    parser.epilog = below(
        "bot-check",
        "A bot is a class with a method __call__(self, view, rng) that answers with one of "
        "view.legal(), or such a function. It plays against random ones and is asked again at some "
        "decisions. Checked are legality, the time of a decision, that it leaves its view alone, "
        "determinism (the same seed, the same answer), memory (what it was asked before does not "
        "matter), secrecy (nor does what its seat cannot know), and that it answers the same in a "
        "process of its own, as at a server's tables. Ends with status 0 if all is well, with 1 if "
        "not.",
        *known_options(),
    )
    parser.add_argument(
        "bot", help="module:Class, folder/file.py:Class, or an installed bot's name"
    )
    game_options(parser, "")
    parser.add_argument("--games", type=whole(1), default=5, help="how many it plays (5)")
    parser.add_argument(
        "--seed", type=whole(0), default=0, help="the same seed, the same games (0)"
    )
    parser.add_argument(
        "--seconds", type=whole(1), default=10, help="for a decision: what a server waits (10)"
    )


def run(args: argparse.Namespace) -> dict[str, object]:
    """Try a bot out in a game, or in all of them."""
    if args.game is None and (args.option or args.board):
        raise BadOption("options belong to a game: name it, as in `kachidoki bot-check BOT joraku`")
    games = [game_of(args)] if args.game else [catalog.find(*each) for each in USUAL]
    reports = []
    for game in games:
        reports.append(check_bot(args.bot, game, args.games, args.seed, args.seconds))
        if not args.json:
            show(reports[-1], Console(highlight=False))
    passed = all(report.passed for report in reports)
    if not args.json:
        print(f"{args.bot} {'passes' if passed else 'does not pass'}")
    return {
        "bot": args.bot,
        "passed": passed,
        "games": [report.as_dict() for report in reports],
    }


def show(report: Report, console: Console) -> None:
    """What was found in a game."""
    usual = catalog.find(report.game).options
    options = [f"{key}={value}" for key, value in report.options.items() if usual.get(key) != value]
    head = f"[bold]{report.game}[/] {escape(' '.join(options))}"
    console.print(f"{head}\n{report.decisions} decisions in {report.games} games")
    grid = Grid("check", "", "what was found", box=None)
    for each in report.checks:
        grid.add_row(each.check, MARKS[each.passed], escape(each.text))
    console.print(grid)
