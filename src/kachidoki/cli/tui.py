"""`kachidoki tui`: play against bots in this terminal."""

from __future__ import annotations

import argparse
import hashlib
import os
import secrets

from rich.console import Console

from kachidoki import bots, text
from kachidoki.bots.own_bots import place_of
from kachidoki.cli.flags import game_options, known_bots, known_options, language_option, whole
from kachidoki.cli.help import below
from kachidoki.cli.inputs import bot_choice, game_of, language_of
from kachidoki.tui import sit, sit_solo


def flags(parser: argparse.ArgumentParser) -> None:
    """Which game, against whom."""
    parser.epilog = below("tui", known_bots(), *known_options())
    game_options(parser, "joraku")
    parser.add_argument(
        "--bots",
        default="skilled",
        help="who sits at the other seats: a level or any bot (skilled)",
    )
    parser.add_argument("--seed", type=whole(0), help="play a deal again")
    language_option(parser, "that of LC_ALL or LANG")


def own_name(name: str) -> str | None:
    """What an own bot is called at a table, by its class; None of a bot that is ours.

    >>> own_name("bots/climber.py:Climber"), own_name("greedy")
    ('Climber', None)
    """
    place = place_of(name)
    return None if place is None else name.rpartition(":")[2]


def run(args: argparse.Namespace) -> dict[str, object]:
    """Play in this terminal."""
    game = game_of(args)
    chosen = bot_choice(args.bots, game.seats)
    players = [bots.find(name) for name in chosen]
    if args.seed is None:
        seed = secrets.token_bytes(16)
    else:
        seed = hashlib.sha256(b"kachidoki play %d" % args.seed).digest()[:16]
    start = sit_solo if game.seats == 1 else sit
    # With --json the one object goes to standard output, and what is for people beside it.
    console = Console(highlight=False, stderr=args.json)
    language = language_of(args, text.language_of_environment(os.environ))
    named = [name if name in bots.LEVELS else own_name(name) for name in chosen[1:]]
    levels = [None, *named]
    outcome = start(game, players, seed, console, language, levels)
    # The seed, like everything it deals, is told when the game is over.
    if outcome is None:
        return {"seed": None, "outcome": None}
    return {"seed": seed.hex(), "outcome": outcome.as_dict()}
