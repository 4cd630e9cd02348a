"""What the commands do."""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from kachidoki import bots, catalog, text
from kachidoki.bots import simulate as simulation
from kachidoki.bots.own_bots import place_of
from kachidoki.bots.rokumon.solved.cache import solved_deal
from kachidoki.core import BadOption, BadRecord, Game, Record, Table
from kachidoki.core.errors import bare, listing, quoted
from kachidoki.core.record import line_of
from kachidoki.joraku import Board
from kachidoki.rokumon import Rokumon
from kachidoki.rokumon.perft import perft as count_sequences
from kachidoki.text.games import game_info

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


def game_of(args: argparse.Namespace) -> Game:
    """The game the command line describes."""
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
    return catalog.find(args.game, options)


def _board(path: Path) -> Board:
    return Board.from_toml(read_text(path, "a board file"), bare(str(path)))


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


def games(args: argparse.Namespace) -> dict[str, object]:
    """The catalog."""
    if not args.json:
        console = Console()
        for entry in catalog.GAMES.values():
            seats = ", ".join(map(str, entry.seats))
            about = text.word(f"game-{entry.name}").forms["about"]
            console.print(f"[bold]{entry.name}[/] ({seats} players): {about}")
            grid = Grid("option", "values", "default", "what it is")
            for option in entry.options:
                about = text.word(f"option-{entry.name}-{option.name}").forms["about"]
                grid.add_row(option.name, ", ".join(option.values), option.default, about)
            console.print(grid)
    found = [game_info(entry) for entry in catalog.GAMES.values()]
    return {"games": found, "bots": [*bots.BOTS, *bots.installed()]}


@contextmanager
def playing(games: int) -> Iterator[Callable[[], None]]:
    """On a terminal, how many games are played; what to call after each of them."""
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


def simulate(args: argparse.Namespace) -> dict[str, object]:
    """Games between bots."""
    game = game_of(args)
    players = [bots.find(name) for name in bot_choice(args.bots, game.seats)]
    if args.save is not None:
        args.save.mkdir(parents=True, exist_ok=True)
    with playing(args.games) as advance:

        def each(number: int, record: Record) -> None:
            if args.save is not None:
                (args.save / f"game-{number + 1:06}.txt").write_text(record.text(), "utf-8")
            advance()

        summary = simulation.simulate(game, players, args.games, args.seed, each)
    result = summary.as_dict()
    if not args.json:
        for name, value in result.items():
            print(f"{name:>16}: {value}")
    return result


def perft(args: argparse.Namespace) -> dict[str, object]:
    """Action sequences of every length up to a depth."""
    if args.act == "campaign":
        raise BadOption("act = 'campaign': count a single act, 1 to 6 or solo")
    if not args.coins:
        raise BadOption("coins = '': write the coins in dealing order, such as gggjjjj")
    state = Rokumon(act=args.act, coins=args.coins, counting=True).start()
    began = time.perf_counter()
    nodes = []
    for depth in range(1, args.depth + 1):
        nodes.append(count_sequences(state, depth))
        if not args.json:
            print(f"depth {depth}: {nodes[-1]}", flush=True)
    seconds = time.perf_counter() - began
    if not args.json:
        print(f"{seconds:.3f} seconds")
    return {"nodes": nodes, "seconds": round(seconds, 6)}


def solve(args: argparse.Namespace) -> dict[str, object]:
    """Who wins a deal, in how many plies, and how."""
    if not args.coins:
        raise BadOption("coins = '': write the coins in dealing order, such as gggjjjj")
    if args.tokugawa > 5 or (args.tokugawa == 4 and args.act != "solo"):
        raise BadOption(f"tokugawa = {args.tokugawa}: 5 warriors, or 4 in the solo game")
    difficulty = "difficult" if args.tokugawa == 4 else "easy"
    game = Rokumon(act=args.act, coins=args.coins, difficulty=difficulty, counting=True)
    start = game.start()
    began = time.perf_counter()
    solved = solved_deal(start.board, int(start.act), int(start.setting.tokugawa))
    value, plies = solved.verdict(start)
    judged = solved.judged(start)
    result: dict[str, object] = {
        "value": value,
        "plies": plies,
        "best": str(judged[0][0]),
        "actions": [{"action": str(a), "value": v, "plies": n} for a, v, n in judged],
        "positions": solved.positions(),
        "seconds": round(time.perf_counter() - began, 6),
    }
    if not args.json:
        print(f"Sanada, to move: {value}" + (f" in {plies} plies" if value != "draw" else ""))
        for action, worth, after in judged:
            print(f"  {action}: {worth}" + (f" in {after}" if worth != "draw" else ""))
        print(f"{result['positions']} positions in {result['seconds']} seconds")
    return result


def read_record(path: Path) -> tuple[Game, Record]:
    """A record that somebody named, and the game it is of."""
    record = Record.parse(read_text(path, "a record"))
    try:
        return catalog.find(record.game, record.options), record
    except BadOption as error:
        raise BadRecord(f"the record's header: {error}") from None


def replay(args: argparse.Namespace) -> dict[str, object]:
    """A record, checked."""
    game, record = read_record(args.file)
    table = Table.from_record(game, record)
    outcome = table.outcome
    result: dict[str, object] = {
        "game": record.game,
        "options": dict(record.options),
        "lines": len(record.lines),
        "result": record.result,
        "deal": "unchecked: the seed is not revealed" if record.seed is None else "verified",
        "outcome": outcome.as_dict() if outcome else None,
    }
    language = language_of(args, "en")
    sentences = [text.say(event, language) for event in table.history()] if args.log else []
    if args.log:
        result["log"] = sentences
    numbered = [line_of(line) for line in record.lines]
    if args.lines:
        result["numbered"] = numbered
    if not args.json:
        for number, line in enumerate(numbered if args.lines else [], start=1):
            print(f"{number:>5} {line}")
        for sentence in sentences:
            print(sentence)
        print(f"{record.game}: {len(record.lines)} lines, every one legal; deal {result['deal']}")
        print(f"result: {record.result}")
    return result


def own_name(name: str) -> str | None:
    """What an own bot is called at a table, by its class; None of a bot that is ours.

    >>> own_name("bots/climber.py:Climber"), own_name("greedy")
    ('Climber', None)
    """
    place = place_of(name)
    return None if place is None else name.rpartition(":")[2]
