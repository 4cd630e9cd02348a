"""The flags of the commands about puzzles; what they do is loaded when one of them runs."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import Protocol

from kachidoki.text import LANGUAGES


class Add(Protocol):
    """Adds a command: its name, what runs it, and what it is about."""

    def __call__(
        self,
        name: str,
        run: Callable[[argparse.Namespace], dict[str, object] | None],
        about: str,
        *more: str,
    ) -> argparse.ArgumentParser:
        """The command's parser."""
        ...


def puzzle(args: argparse.Namespace) -> dict[str, object]:
    """Show or answer a puzzle; loaded only for this."""
    from kachidoki.cli.puzzle import puzzle as run

    return run(args)


def mine(args: argparse.Namespace) -> dict[str, object]:
    """Look for puzzles; loaded only for this."""
    from kachidoki.cli.mine import mine as run

    return run(args)


def add_puzzles(
    add: Add,
    game_options: Callable[[argparse.ArgumentParser, str], None],
    whole: Callable[[int], Callable[[str], int]],
    choices: tuple[str, ...],
) -> None:
    """Add the commands about puzzles."""
    sub = add(
        "puzzle",
        puzzle,
        "a position with one best answer: the one of today, or any other",
        "Without an answer it shows the position. An answer is all that the seat does, in the "
        "words that `open` lists, with commas between them: 'play katana 3, march, daimyo ise, "
        "end'. A wrong one is refuted by what the others do. Ends with status 0 if the answer is "
        "right, with 1 if not.",
    )
    sub.add_argument("answer", nargs="*", default=[], help="actions, parted by commas")
    sub.add_argument("--game", default="", help="only of this game")
    sub.add_argument("--theme", default="", help="only of this theme; see --themes")
    sub.add_argument("--number", type=whole(1), metavar="N", help="the one of this number")
    sub.add_argument("--day", metavar="DATE", help="the one of a day, such as 2026-01-31 (today)")
    sub.add_argument("--themes", action="store_true", help="list the themes and how many there are")
    sub.add_argument("--solution", action="store_true", help="tell the answer, and its proof")
    sub.add_argument("--language", metavar="CODE", help=f"one of {', '.join(LANGUAGES)} (en)")

    sub = add(
        "mine",
        mine,
        "look for puzzles: positions with one best answer that can be proved",
        "Takes records of finished games, or lets bots play. Rokumon is proved by its solution "
        "(acts 1 and 2), by listing all that can happen against Taroma, and in act 6 by all "
        "actions and answers; Joraku by listing every board that a round's last turn can end with, "
        "and every world that fits what a seat knows.",
        *choices,
    )
    game_options(sub, "")
    sub.add_argument(
        "--records",
        nargs="+",
        type=Path,
        default=[],
        metavar="FILE",
        help="records to look through",
    )
    sub.add_argument("--games", type=whole(1), default=100, help="how many bots play (100)")
    sub.add_argument("--seed", type=whole(0), default=0, help="the same seed, the same games (0)")
    sub.add_argument("--bots", default="casual", help="who plays at all seats (casual)")
    sub.add_argument("--most", type=whole(1), default=1000, help="how many of a theme (1000)")
    sub.add_argument("--pack", action="store_true", help="the pack of the program, as it was made")
    sub.add_argument("--out", type=Path, required=True, metavar="FILE", help="x.jsonl to write")
