"""What the words of a command mean: a game, bots, a language, a file; and how far it has come."""

from __future__ import annotations

import argparse
import gc
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from kachidoki import catalog, text
from kachidoki.core import BadOption, BadRecord, Game, Record
from kachidoki.core.errors import bare, listing, quoted
from kachidoki.joraku import Board

LARGEST = 8_000_000  # bytes of a file that can be meant


def read_text(path: Path, what: str) -> str:
    """A text file that somebody named, of a size that can be meant."""
    name = bare(str(path))
    with path.open("rb") as file:
        data = file.read(LARGEST + 1)
    if len(data) > LARGEST:
        raise BadOption(f"{name} is too large for {what}: at most {LARGEST} bytes are read")
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise BadOption(f"{name} is not {what}: byte {error.start} is not UTF-8 text") from None


def game_of(args: argparse.Namespace, find: Callable[..., Game] = catalog.find) -> Game:
    """The game the command line describes; `find` is the catalog's, for tables or research."""
    options: dict[str, object] = {}
    for pair in args.option:
        key, equals, value = pair.partition("=")
        if not equals:
            raise BadOption(f"option {quoted(pair)} should read KEY=VALUE, such as players=3")
        if key in options:
            raise BadOption(f"option {quoted(key)} is given twice")
        options[key] = value
    board = options.get("board", "standard")
    if args.board is not None:
        if "board" in options:
            raise BadOption("give the board once: --board FILE or -o board=…")
        options["board"] = _board(args.board)
    elif isinstance(board, str) and board.endswith(".toml"):
        options["board"] = _board(Path(board))
    return find(args.game, options)


def _board(path: Path) -> Board:
    return Board.from_toml(read_text(path, "a board file"), bare(str(path)))


def read_record(path: Path) -> tuple[Game, Record]:
    """A record that somebody named, and the game it is of."""
    record = Record.parse(read_text(path, "a record"))
    try:
        return catalog.find(record.game, record.options), record
    except BadOption as error:
        raise BadRecord(f"the record's header: {error}") from None


def bot_choice(names: str, seats: int) -> list[str]:
    """Which bot has each seat: one name for all of them, or as many names as seats."""
    chosen = [name.strip() for name in names.split(",")]
    if len(chosen) == 1:
        chosen *= seats
    if len(chosen) != seats:
        raise BadOption(f"--bots names {len(chosen)} bots, the game has {seats} seats")
    return chosen


def language_of(args: argparse.Namespace, otherwise: str) -> str:
    """The language that the command line asks for; one that we do not have is a mistake there."""
    if args.language is None:
        return otherwise
    found = text.known_language(args.language)
    if found is None:
        there_is = listing(list(text.LANGUAGES))
        raise BadOption(f"there is no language {quoted(args.language)}; there is {there_is}")
    return found


@contextmanager
def playing(games: int) -> Iterator[Callable[[], None]]:
    """On a terminal, how many games are played; what to call after each of them."""
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeRemainingColumn,
    )

    progress = Progress(
        TextColumn("playing"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=Console(stderr=True),
        disable=not sys.stderr.isatty(),
        transient=True,
    )
    with progress:
        task = progress.add_task("games", total=games)
        yield lambda: progress.advance(task)


@contextmanager
def loading() -> Iterator[None]:
    """While much is loaded, no garbage is looked for: there is none, and it takes a tenth of it."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()
