"""`kachidoki mine`: puzzles out of records, or of games that bots play for it."""

from __future__ import annotations

import argparse
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from kachidoki.cli.flags import game_options, known_bots, known_options, whole
from kachidoki.cli.help import below
from kachidoki.cli.inputs import game_of, playing, read_record
from kachidoki.core import BadOption, Game, Record
from kachidoki.puzzles import difficulty
from kachidoki.puzzles.joraku import last_turn, sure_card
from kachidoki.puzzles.mining import Mine, Source
from kachidoki.puzzles.pack import FORMAT, Pack
from kachidoki.puzzles.plan import SOURCES, WANTED
from kachidoki.puzzles.puzzle import Puzzle
from kachidoki.puzzles.rokumon import solved, taroma

Games = Iterable[tuple[Game, Record]]


def flags(parser: argparse.ArgumentParser) -> None:
    """Where to look, and where to write what is found."""
    parser.epilog = below(
        "mine",
        "Takes records of finished games, or lets bots play. Rokumon is proved by its solution "
        "(acts 1 and 2), by listing all that can happen against Taroma, and in act 6 by all "
        "actions and answers; Joraku by listing every board that a round's last turn can end with, "
        "and every world that fits what a seat knows.",
        known_bots(),
        *known_options(),
    )
    game_options(parser, "")
    parser.add_argument(
        "--records",
        nargs="+",
        type=Path,
        default=[],
        metavar="FILE",
        help="records to look through",
    )
    parser.add_argument("--games", type=whole(1), default=100, help="how many bots play (100)")
    parser.add_argument(
        "--seed", type=whole(0), default=0, help="the same seed, the same games (0)"
    )
    parser.add_argument("--bots", default="casual", help="who plays at all seats (casual)")
    parser.add_argument("--most", type=whole(1), default=1000, help="how many of a theme (1000)")
    parser.add_argument(
        "--pack", action="store_true", help="the pack of the program, as it was made"
    )
    parser.add_argument("--out", type=Path, required=True, metavar="FILE", help="x.jsonl to write")


def sources_of(args: argparse.Namespace) -> list[Source]:
    """The games that bots shall play."""
    if args.pack:
        return list(SOURCES)
    if args.records:
        return []
    if args.game is None:
        raise BadOption("name a game whose bots shall play, or records with --records, or --pack")
    game = game_of(args)
    return [Source(game.name, game.options, args.bots, args.games, args.seed)]


def head_of(sources: list[Source], wanted: dict[str, int], records: int) -> dict[str, Any]:
    """What the puzzles of a pack were mined from, and the bounds of their proofs."""
    return {
        "pack": FORMAT,
        "sources": [source.as_dict() for source in sources],
        "records": records,
        "wanted": wanted,
        "tries": dict(difficulty.TRIES),
        "worlds": dict(difficulty.WORLDS),
        "bounds": {
            "boards": [last_turn.FEWEST, last_turn.MOST_BOARDS],
            "worlds": sure_card.MOST_WORLDS,
            "plies": [solved.SHORTEST, solved.LONGEST],
            "turns": taroma.MOST_TURNS,
        },
    }


def run(args: argparse.Namespace) -> dict[str, object]:
    """Look through games, and write what was found as a pack."""
    if not args.out.parent.is_dir():
        raise BadOption(f"--out {args.out}: the folder {args.out.parent} does not exist")
    sources = sources_of(args)
    records = [read_record(path) for path in args.records]
    began = time.process_time()
    wanted = dict(WANTED) if args.pack else {}
    found = Mine(lambda theme: wanted.get(theme, 0 if args.pack else args.most))
    puzzles: list[Puzzle] = []
    total = len(records) + sum(source.games for source in sources)
    with playing(total) as advance:

        def counted(games: Games) -> Iterator[tuple[Game, Record]]:
            for each in games:
                advance()
                yield each

        for games in (records, *(source.records() for source in sources)):
            puzzles += found.dig(counted(games))
    puzzles.sort(key=lambda puzzle: (puzzle.game, puzzle.found.theme, puzzle.rating))
    pack = Pack(head_of(sources, wanted, len(records)), puzzles)
    args.out.write_text(pack.text(), "utf-8")
    seconds = round(time.process_time() - began, 1)
    if not args.json:
        for game, themes in pack.themes().items():
            for theme, count in themes.items():
                print(f"{game:>8} {theme:<14}{count:>5}")
        print(f"{args.out}: {len(puzzles)} puzzles of {found.positions} positions, {seconds} s")
    return {
        "file": str(args.out),
        "puzzles": len(puzzles),
        "positions": found.positions,
        "themes": pack.themes(),
        "seconds": seconds,
    }
