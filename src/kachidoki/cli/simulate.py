"""`kachidoki simulate`: games between bots."""

from __future__ import annotations

import argparse
from pathlib import Path

from kachidoki import bots
from kachidoki.bots import simulate as simulation
from kachidoki.cli.flags import games_between_bots, known_bots, known_options
from kachidoki.cli.help import below
from kachidoki.cli.inputs import bot_choice, game_of, playing
from kachidoki.core import Record


def flags(parser: argparse.ArgumentParser) -> None:
    """Which games between which bots."""
    parser.epilog = below("simulate", known_bots(), *known_options())
    games_between_bots(parser)
    parser.add_argument("--save", type=Path, metavar="DIR", help="write every record into a folder")


def run(args: argparse.Namespace) -> dict[str, object]:
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
