"""`kachidoki tui`: sit down in this terminal, at a table of one's own or of any server."""

from __future__ import annotations

import argparse
import asyncio
import hashlib
import os
import re
import sys
from contextlib import ExitStack
from getpass import getpass
from typing import Final

from kachidoki import bots, text
from kachidoki.bots.own_bots import absolute, place_of
from kachidoki.cli.flags import game_options, known_bots, known_options, language_option
from kachidoki.cli.help import below
from kachidoki.cli.inputs import bot_choice, game_of, language_of, loading, read_text
from kachidoki.core import BadOption, KachidokiError
from kachidoki.tui.links import Link, is_link, read_link
from kachidoki.tui.opening import Opening, OwnTable

USUAL: Final = "joraku"
USUAL_BOT: Final = "skilled"
LEARN: Final = "puzzles"  # instead of a game: puzzles and lessons
PEOPLE: Final = {"me": "me", "open": "open"}  # who is no bot, among --bots


def flags(parser: argparse.ArgumentParser) -> None:
    """What can be said of who sits where, and of how the terminal shows it."""
    parser.epilog = below(
        "tui",
        "GAME may also be `puzzles`, which has lessons too, or a link: "
        "https://tables.example.org/t/NAME joins a table, the address of a server shows its "
        "tables. Your own link to a seat is a secret: with - instead of it you are asked for it, "
        "and nobody reads it in a list of programs. Without anything, the terminal asks.",
        known_bots(),
        *known_options(),
    )
    game_options(parser, USUAL)
    parser.set_defaults(game=None)
    parser.add_argument(
        "--bots",
        help="who sits at the other seats: a level or any bot (skilled); also `open` for whoever "
        "has the link, and `me` for somebody else at this screen",
    )
    parser.add_argument("--seed", help="play a deal again")
    parser.add_argument("--name", help="what you are called at tables with others")
    parser.add_argument("--at", metavar="ADDRESS", help="make the table at this server")
    parser.add_argument("--watch", action="store_true", help="only look on at the table of a link")
    parser.add_argument(
        "--plain",
        action="store_true",
        help="one line at a time and no drawing: for screen readers, pipes and scripts (so it is "
        "wherever this is no terminal)",
    )
    parser.add_argument(
        "--serve", action="store_true", help="the same in a browser (needs the extra tui-serve)"
    )
    parser.add_argument(
        "--port", type=int, default=8643, help="with --serve: the port to listen on (8643)"
    )
    language_option(parser, "that of LC_ALL or LANG")


def run(args: argparse.Namespace) -> dict[str, object] | None:
    """Play in this terminal; returns how the game ended, where one was played in plain lines."""
    if args.serve and args.game == "-":
        raise BadOption("--serve asks nobody for a link: type it on the first screen instead")
    opening = opening_of(args)
    if args.serve:
        in_a_browser(args)
        return None
    if whole_screen(args):
        full_screen(opening)
        return None
    return plain(opening, to_errors=args.json)


def whole_screen(args: argparse.Namespace) -> bool:
    """Whether this is a terminal that is to be drawn upon; textual-serve brings one of its own."""
    drawn = "TEXTUAL_DRIVER" in os.environ or (sys.stdin.isatty() and sys.stdout.isatty())
    return drawn and not (args.plain or args.json)


def in_a_browser(args: argparse.Namespace) -> None:
    """Serve the full screen to the browsers of this machine, until stopped."""
    if args.plain or args.json:
        raise BadOption("--serve shows the full screen: it goes with neither --plain nor --json")
    if not 0 < args.port < 65536:
        raise BadOption(f"--port {args.port} should be a number from 1 to 65535")
    try:
        with loading():
            from kachidoki.tui.serving import serve
    except ImportError:
        raise KachidokiError(
            "kachidoki tui --serve needs textual-serve: pip install 'kachidoki[tui-serve]'"
        ) from None
    serve([each for each in sys.argv[1:] if each != "--serve"], args.port)


def needs(missing: ImportError) -> KachidokiError:
    """One line about what is not installed."""
    lacks = (missing.name or "httpx").partition(".")[0]  # the client tells its own without a name
    return KachidokiError(f"kachidoki tui needs {lacks}: pip install 'kachidoki[tui]'")


def full_screen(opening: Opening) -> None:
    """The whole terminal, until it is left."""
    try:
        with loading():
            from kachidoki.tui.screens.app import TerminalApp
    except ImportError as missing:
        raise needs(missing) from None
    TerminalApp(opening).run()


def plain(opening: Opening, to_errors: bool) -> dict[str, object]:
    """One line after another; with --json they go beside the one object on standard output."""
    try:
        from kachidoki.tui.plain.home import sit_plainly
    except ImportError as missing:
        raise needs(missing) from None
    out = sys.stderr if to_errors else sys.stdout
    with ExitStack() as stack:
        return asyncio.run(sit_plainly(opening, stack, sys.stdin, out))


def opening_of(args: argparse.Namespace) -> Opening:
    """What the command line asks for; raises BadOption with what is wrong."""
    language = language_of(args, text.language_of_environment(os.environ))
    if args.game == "-":
        asked = f"{text.sentence('page-link', language)}: "
        typed = getpass(asked) if sys.stdin.isatty() else sys.stdin.readline()
        args.game = typed.strip()
    name = args.name or text.sentence("page-guest", language)
    if args.game == LEARN:
        return Opening(language, name, None if args.at is None else read_link(args.at), learn=True)
    link = read_link(args.game) if args.game and is_link(args.game) else None
    if link is not None and (args.option or args.board or args.at):
        raise BadOption("a link leads to a table that is made already: it takes no options")
    if args.at is not None:
        link = read_link(args.at)
    wish = None
    if link is None or args.at is not None:
        said = args.game or args.option or args.board or args.seed is not None or args.bots
        if said or args.at or args.json:
            wish = own_table(args, link)
    return Opening(language, name, link, wish, watch=args.watch)


def own_table(args: argparse.Namespace, link: Link | None) -> OwnTable:
    """The table that the command line describes."""
    args.game = args.game or USUAL
    game = game_of(args)
    options = dict(pair.split("=", 1) for pair in args.option)
    board = args.board
    if board is None and options.get("board", "").endswith(".toml"):
        board = options.pop("board")
    rows = None if board is None else read_text(board, "a board file")
    seats, own = seats_of(others(args.bots or USUAL_BOT, game.seats), elsewhere=link is not None)
    seed = None
    if args.seed is not None:
        if link is not None:
            raise BadOption("a server elsewhere deals by itself: --seed is for your own tables")
        if not re.fullmatch("[0-9]{1,15}", args.seed):
            raise BadOption(f"--seed {args.seed[:20]!r} should be a whole number")
        seed = hashlib.sha256(b"kachidoki play %d" % int(args.seed)).digest()[:16]
    return OwnTable(game.name, options, rows, ["me", *seats], own, seed)


def others(bots_: str, seats: int) -> list[str]:
    """Who sits at the other seats: one bot for all, one for each of them, or also for one's own.

    >>> others("casual", 3), others("open,casual", 3), others("me,open,casual", 3)
    (['casual', 'casual'], ['open', 'casual'], ['open', 'casual'])
    """
    if bots_.count(",") + 1 == seats - 1:
        return bot_choice(bots_, seats - 1)
    return bot_choice(bots_, seats)[1:]


def own_name(name: str) -> str | None:
    """What an own bot is called at a table, by its class; None of a bot that is ours.

    >>> own_name("bots/climber.py:Climber"), own_name("greedy")
    ('Climber', None)
    """
    place = place_of(name)
    return None if place is None else name.rpartition(":")[2]


def seats_of(chosen: list[str], elsewhere: bool) -> tuple[list[str], dict[str, str]]:
    """Who sits at the other seats, and the code of bots that are no level, by their names there."""
    own: dict[str, str] = {}
    seats = []
    for bot in chosen:
        if bot in PEOPLE or bot in bots.LEVELS or elsewhere:
            seats.append(bot)
            continue
        bots.find(bot)  # says what is wrong with it
        called = re.sub("[^a-z]", "", (own_name(bot) or bot).lower())[:18] or "own"
        while own.get(called, absolute(bot)) != absolute(bot) or called in bots.LEVELS:
            called += "x"
        own[called] = absolute(bot)
        seats.append(called)
    return seats, own
