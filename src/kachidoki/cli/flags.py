"""Flags that several commands have, and what their help tells of the choices."""

from __future__ import annotations

import argparse
import re
from collections.abc import Callable
from pathlib import Path
from typing import Final

from kachidoki.bots import BOTS, LEVELS, installed
from kachidoki.catalog import GAMES
from kachidoki.core.errors import quoted
from kachidoki.text import LANGUAGES

NUMBER: Final = re.compile("[0-9]{1,15}")


def whole(low: int) -> Callable[[str], int]:
    """A whole number of at least `low`."""

    def read(text: str) -> int:
        if not NUMBER.fullmatch(text) or int(text) < low:
            raise argparse.ArgumentTypeError(
                f"{quoted(text)} should be a whole number from {low} up, of at most 15 digits"
            )
        return int(text)

    return read


def game_options(parser: argparse.ArgumentParser, default_game: str | None = None) -> None:
    """Which game, with which options; `default_game` may be "" for all of them."""
    if default_game is None:
        parser.add_argument("game", help=f"the game: {', '.join(GAMES)}")
    else:
        usual = default_game or "all of them"
        parser.add_argument(
            "game", nargs="?", default=default_game or None, help=f"the game ({usual})"
        )
    parser.add_argument(
        "-o",
        "--option",
        action="append",
        default=[],
        metavar="KEY=VALUE",
        help="an option of the game, as often as needed; `kachidoki games` lists them",
    )
    parser.add_argument("--board", type=Path, metavar="FILE", help="a TOML file of score rows")


def language_option(parser: argparse.ArgumentParser, otherwise: str) -> None:
    """In which language; `otherwise` tells which one is taken without it."""
    parser.add_argument(
        "--language", metavar="CODE", help=f"one of {', '.join(LANGUAGES)} ({otherwise})"
    )


def games_between_bots(parser: argparse.ArgumentParser) -> None:
    """Which game, how often, from which seed, and who plays it."""
    game_options(parser)
    parser.add_argument("--games", type=whole(1), default=100, help="how many (100)")
    parser.add_argument(
        "--seed", type=whole(0), default=0, help="the same seed, the same games (0)"
    )
    parser.add_argument("--bots", default="random", help="one for all seats, or one a seat: a,b,…")


def known_bots() -> str:
    """All bots by name."""
    others = ", ".join(name for name in (*BOTS, *installed()) if name not in LEVELS)
    return (
        f"Bots: the levels {', '.join(LEVELS)}; and {others}, or search:WORK, which searches with "
        "so many iterations or positions. Your own: module:Class or folder/file.py:Class; see "
        "`kachidoki bot-check --help`."
    )


def known_options() -> list[str]:
    """A paragraph for each game: its options, their values, and the default in brackets."""
    found = []
    for game in GAMES.values():
        options = [
            f"{option.name}={' | '.join(option.values)} ({option.default or 'none'})"
            for option in game.options
        ]
        found.append(f"Options of {game.name}: {'; '.join(options)}.")
    return found
