"""Reading the command line; every mistake is one clear line and a non-zero exit."""

from __future__ import annotations

import argparse
import gc
import io
import json
import os
import re
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final, NoReturn

from kachidoki import __version__, gear
from kachidoki.bots.arena import LINEUPS
from kachidoki.catalog import GAMES
from kachidoki.cli import baseline as baselines
from kachidoki.cli import commands
from kachidoki.cli.arena import arena
from kachidoki.cli.bot_check import bot_check
from kachidoki.cli.help import below, known_bots, known_options
from kachidoki.cli.picture import picture
from kachidoki.cli.puzzle_flags import add_puzzles
from kachidoki.cli.rules import rules
from kachidoki.core import KachidokiError
from kachidoki.core.errors import bare, quoted
from kachidoki.text import LANGUAGES, rulebook

LONGEST_WORD: Final = 60  # characters of what was typed that an error repeats
LONGEST_LINE: Final = 400
NUMBER: Final = re.compile("[0-9]{1,15}")
SHELLS: Final = ("bash", "zsh", "fish")
# Commands whose flags are the settings of a server, or that tell of them.
WITH_SETTINGS: Final = ("serve", "doctor", "completion")
WITH_BOTS: Final = ("play", "serve", "tui")  # in which people wait for what bots think
# pip keeps what it built without a compiler, and would install that again.
INTERPRETED: Final = (
    "The rules run interpreted, and bots think slower. To have them compiled, install a C compiler "
    "(on Debian: apt install gcc libc6-dev python3-dev), then Kachidoki again: "
    "pip install --force-reinstall --no-deps --no-cache-dir kachidoki"
)

Command = Callable[[argparse.Namespace], dict[str, object] | None]


class Parser(argparse.ArgumentParser):
    """An argument parser that is wrong in one line."""

    def error(self, message: str) -> NoReturn:
        """Say what is wrong, and stop."""
        self.exit(2, f"kachidoki: {short(message)} (see {self.prog} --help)\n")


def short(message: str) -> str:
    r"""A message of argparse on one line of bearable length, whatever was typed.

    >>> short("unrecognized arguments: a\nb " + "x" * 70)[-20:]
    'xxxxxxxxxxxxxxxxxxx…'
    """
    printable = "".join(c if c.isprintable() else repr(c)[1:-1] for c in message)
    words = re.sub(rf"\S{{{LONGEST_WORD},}}", lambda word: word[0][:LONGEST_WORD] + "…", printable)
    return words if len(words) <= LONGEST_LINE else words[:LONGEST_LINE] + "…"


def whole(low: int) -> Callable[[str], int]:
    """A whole number of at least `low`."""

    def read(text: str) -> int:
        if not NUMBER.fullmatch(text) or int(text) < low:
            raise argparse.ArgumentTypeError(
                f"{quoted(text)} should be a whole number from {low} up, of at most 15 digits"
            )
        return int(text)

    return read


def _game_options(parser: argparse.ArgumentParser, default_game: str | None = None) -> None:
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


def _language_option(parser: argparse.ArgumentParser, otherwise: str) -> None:
    parser.add_argument(
        "--language", metavar="CODE", help=f"one of {', '.join(LANGUAGES)} ({otherwise})"
    )


def build_parser(command: str = "") -> Parser:
    """All commands; the flags of one that takes long to load only if it is the one."""
    parser = Parser(
        prog="kachidoki",
        description="The digital table for Joraku and Rokumon.",
        epilog=below("", "`kachidoki COMMAND --help` tells more of a command."),
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument(
        "--version", action="version", version=f"kachidoki {__version__} ({gear()})"
    )
    subs = parser.add_subparsers(dest="command", metavar="COMMAND", parser_class=Parser)

    def add(name: str, run: Command, about: str, *more: str) -> argparse.ArgumentParser:
        sub = subs.add_parser(
            name,
            help=about,
            description=about,
            epilog=below(name, *more),
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
        sub.set_defaults(run=run)
        sub.add_argument("--json", action="store_true", help="one JSON object on standard output")
        return sub

    add("games", commands.games, "list the games and their options")

    sub = add("rules", rules, "the rules of a game, or the parts that have certain words")
    sub.add_argument("game", help=f"the game: {', '.join(rulebook.GAMES)}")
    sub.add_argument(
        "words", nargs="*", default=[], help="words to look for, or a section such as r4"
    )
    sub.add_argument("--language", default="en", help=f"{', '.join(rulebook.LANGUAGES)} (en)")

    choices = (known_bots(), *known_options())
    sub = add("simulate", commands.simulate, "play games between bots", *choices)
    _game_options(sub)
    sub.add_argument("--games", type=whole(1), default=100, help="how many (100)")
    sub.add_argument("--seed", type=whole(0), default=0, help="the same seed, the same games (0)")
    sub.add_argument("--bots", default="random", help="one for all seats, or one a seat: a,b,…")
    sub.add_argument("--save", type=Path, metavar="DIR", help="write every record into a folder")

    sub = add(
        "dataset",
        dataset,
        "games between bots as a file: a row a decision, with what the seat knew",
        "Writes three files: the rows, the games (x.games.jsonl) and a card that says how they "
        "were made and what the columns are (x.md). The games are those of `kachidoki simulate` "
        "with the same seed.",
        *choices,
    )
    _game_options(sub)
    sub.add_argument("--games", type=whole(1), default=100, help="how many (100)")
    sub.add_argument("--seed", type=whole(0), default=0, help="the same seed, the same rows (0)")
    sub.add_argument("--bots", default="random", help="one for all seats, or one a seat: a,b,…")
    sub.add_argument(
        "--out", type=Path, required=True, metavar="FILE", help="x.jsonl, or x.parquet"
    )
    sub.add_argument(
        "--observations", action="store_true", help="also the views as numbers, and masks"
    )

    sub = add(
        "arena",
        arena,
        "rated matches between bots, the same deals for all, seats rotated",
        "A block is one deal, played from every seat. Lineup mixed: every party that the bots can "
        "form, two seats: every pair. Lineup one: the first bot among seats of one other bot, for "
        "each of the others (the lineup when two bots are named). A solo game: every bot alone.",
        *choices,
    )
    _game_options(sub)
    sub.add_argument("--bots", required=True, help="two or more: a,b,…")
    sub.add_argument(
        "--games", type=whole(1), default=100, help="how many, rounded up to whole blocks (100)"
    )
    sub.add_argument("--seed", type=whole(0), default=0, help="the same seed, the same deals (0)")
    sub.add_argument("--lineup", choices=LINEUPS, help="who meets whom, see below")
    sub.add_argument("--processes", type=whole(1), help="how many at once (one a core)")
    sub.add_argument(
        "--resume", type=Path, metavar="FILE", help="keep every game here, and go on from there"
    )
    sub.add_argument("--csv", type=Path, metavar="FILE", help="write a row a game")

    sub = add(
        "bot-check",
        bot_check,
        "whether a bot of your own keeps to what is asked of bots",
        "A bot is a class with a method __call__(self, view, rng) that answers with one of "
        "view.legal(), or such a function. It plays against random ones and is asked again at some "
        "decisions. Checked are legality, the time of a decision, that it leaves its view alone, "
        "determinism (the same seed, the same answer), memory (what it was asked before does not "
        "matter), secrecy (nor does what its seat cannot know), and that it answers the same in a "
        "process of its own, as at a server's tables. Ends with status 0 if all is well, with 1 if "
        "not.",
        *known_options(),
    )
    sub.add_argument("bot", help="module:Class, folder/file.py:Class, or an installed bot's name")
    _game_options(sub, "")
    sub.add_argument("--games", type=whole(1), default=5, help="how many it plays (5)")
    sub.add_argument("--seed", type=whole(0), default=0, help="the same seed, the same games (0)")
    sub.add_argument(
        "--seconds", type=whole(1), default=10, help="for a decision: what a server waits (10)"
    )

    sub = add(
        "baseline",
        baselines.baseline,
        "make figures again that learners are measured by",
        "random, greedy and levels are matches of these bots against casual, exact is perfect play "
        "in the solved acts. cfr solves a small part of Rokumon's Act 3 with hidden warriors and "
        "says how exploitable the policy is. learner trains a small network against casual, and "
        "writes it as a bot.",
    )
    sub.add_argument("name", choices=list(baselines.NEEDS), help="which one")
    sub.add_argument("game", nargs="?", choices=baselines.GAMES, help="what the learner learns")
    sub.add_argument(
        "--games",
        type=whole(1),
        default=baselines.GAMES_PLAYED,
        help=f"how many in a match ({baselines.GAMES_PLAYED})",
    )
    sub.add_argument("--seed", type=whole(0), default=0, help="the same seed, the same figures (0)")
    sub.add_argument(
        "--iterations",
        type=whole(1),
        default=baselines.ITERATIONS,
        help=f"of cfr ({baselines.ITERATIONS})",
    )
    sub.add_argument("--steps", type=whole(1), help="how many decisions the learner plays")
    sub.add_argument(
        "--out",
        type=Path,
        metavar="DIR",
        help="a folder for figures.json and curve.svg, and for what was learned (learned-GAME)",
    )

    sub = add("perft", commands.perft, "count action sequences, to check and to measure the rules")
    sub.add_argument("game", choices=["rokumon"], help="the game")
    sub.add_argument("--act", default="2", help="1 to 6, or solo (2)")
    sub.add_argument("--coins", required=True, help="in dealing order: g gold, j green, f flipped")
    sub.add_argument("--depth", type=whole(1), default=4, help="how many actions (4)")

    sub = add("solve", commands.solve, "the exact value of a deal of Rokumon")
    sub.add_argument("game", choices=["rokumon"], help="the game")
    sub.add_argument("--act", default="2", choices=["1", "2", "solo"], help="1, 2 or solo (2)")
    sub.add_argument("--coins", required=True, help="in dealing order: g gold, j green")
    sub.add_argument("--tokugawa", type=whole(4), default=5, help="warriors in the solo game (5)")

    sub = add("replay", commands.replay, "check a record line by line and print its result")
    sub.add_argument("file", type=Path, help="a record")
    sub.add_argument("--log", action="store_true", help="also tell what happened, in sentences")
    sub.add_argument("--lines", action="store_true", help="also print its lines with their numbers")
    _language_option(sub, "en")

    sub = add(
        "review",
        review,
        "what each decision of a finished game was worth: known, open, and how much was luck",
        "Reads a record of a finished game. A decision is judged by what its seat could know then, "
        "and beside that with everything open. Chances in the JSON are millionths.",
    )
    sub.add_argument("file", type=Path, help="a record")
    sub.add_argument("--seat", type=whole(0), metavar="N", help="only this seat, from 0 (all)")
    sub.add_argument("--deep", action="store_true", help="look closer, which takes a minute")
    sub.add_argument("--processes", type=whole(1), help="how many at once (one a core)")
    _language_option(sub, "en")

    sub = add("draw", picture, "a position of a record as a picture")
    sub.add_argument("file", type=Path, help="a record")
    sub.add_argument(
        "--at",
        type=whole(0),
        metavar="N",
        help="after its first N lines, as `replay --lines` numbers them (all)",
    )
    sub.add_argument("--out", type=Path, required=True, metavar="FILE", help="the SVG to write")
    sub.add_argument("--seat", type=whole(0), help="as this seat sees it (as a spectator does)")
    sub.add_argument("--dark", action="store_true", help="in dark colours")
    _language_option(sub, "en")

    add_puzzles(add, _game_options, whole, choices)

    serving = add(
        "serve",
        serve,
        "run a table server for others",
        "Every setting can also be given in the environment, as KACHIDOKI_PORT, or in the file. "
        "Prints the address once it listens.",
    )

    sub = add("play", play, "sit down in a browser: tables on this machine, and the page to them")
    sub.add_argument("--port", type=whole(0), help="the port to listen on (8642, or a free one)")
    sub.add_argument("--database", help="where tables are kept (a file in your data folder)")
    sub.add_argument(
        "--bots",
        action="append",
        metavar="NAME=BOT",
        help="a bot of your own to play with: NAME=module:Class or NAME=file.py:Class, may be "
        "repeated",
    )
    sub.add_argument("--no-browser", action="store_true", help="only print the address")

    sub = add("tui", commands.sit_down, "play against bots in this terminal", *choices)
    _game_options(sub, "joraku")
    sub.add_argument(
        "--bots",
        default="skilled",
        help="who sits at the other seats: a level or any bot (skilled)",
    )
    sub.add_argument("--seed", type=whole(0), help="play a deal again")
    _language_option(sub, "that of LC_ALL or LANG")

    sub = add("completion", completion, "print a script by which a shell completes all this")
    sub.add_argument("shell", choices=SHELLS, help="for which shell")

    doctoring = add(
        "doctor",
        doctor,
        "say whether all is well here for playing and serving, and what to do if not",
        "Takes the settings of `kachidoki serve`, and looks without changing anything. Ends with "
        "status 0 if tables can be played, with 1 if not.",
    )
    if command in WITH_SETTINGS:
        from kachidoki.cli.serve import add_flags

        for sub in (serving, doctoring):
            add_flags(sub)
    return parser


@contextmanager
def loading() -> Iterator[None]:
    """While much is loaded, no garbage is looked for: there is none, and it takes a tenth of it."""
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def serve(args: argparse.Namespace) -> None:
    """Run a server; loaded only for this, because it takes a second."""
    with loading():
        from kachidoki.cli.serve import serve as run

    run(args)


def play(args: argparse.Namespace) -> None:
    """Run a server for oneself and open its page; loaded only for this."""
    with loading():
        from kachidoki.cli.serve import play as run

    run(args)


def review(args: argparse.Namespace) -> dict[str, object]:
    """Review a finished game; loaded only for this."""
    from kachidoki.cli.review import review as run

    return run(args)


def completion(args: argparse.Namespace) -> dict[str, object]:
    """Print what a shell needs to complete this command; loaded only for this."""
    from kachidoki.cli.completion import script

    text = script(build_parser("completion"), args.shell)
    if not args.json:
        print(text)
    return {"shell": args.shell, "script": text}


def dataset(args: argparse.Namespace) -> dict[str, object]:
    """Write games as data; loaded only for this."""
    from kachidoki.cli.dataset import dataset as run

    return run(args)


def doctor(args: argparse.Namespace) -> dict[str, object]:
    """Say what works here; loaded only for this."""
    from kachidoki.cli.doctor import doctor as run

    return run(args)


def say_if_interpreted() -> None:
    """One line about slower bots and what to do; not while the rules are being compiled anyway."""
    from kachidoki.bots.workers import compiled_to_come

    if gear() == "interpreted" and compiled_to_come() is None:
        print(INTERPRETED, file=sys.stderr, flush=True)


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that lacks a sign still gets the rest
    given = list(sys.argv[1:] if arguments is None else arguments)
    parser = build_parser(given[0] if given else "")
    args, more = parser.parse_known_args(given)
    if args.command == "rules" and not any(word.startswith("-") for word in more):
        args.words += more  # argparse takes no further words once an option was between them
    elif more:
        parser.error(f"unrecognized arguments: {' '.join(more)}")
    if args.command is None:
        parser.print_help()
        return 2
    try:
        if args.command in WITH_BOTS:
            say_if_interpreted()
        result = args.run(args)
        if args.json and result is not None:
            print(json.dumps(result, ensure_ascii=False))
        sys.stdout.flush()
        if result is not None and result.get("stopped"):
            raise KeyboardInterrupt
        if result is not None and False in (result.get("playable"), result.get("passed")):
            return 1
    except BrokenPipeError:  # the reader of a pipe has gone; nothing is left to say
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except (KachidokiError, OSError) as error:
        text = str(error) if isinstance(error, KachidokiError) else _os_words(error)
        print(f"kachidoki: {text}", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("kachidoki: stopped", file=sys.stderr)
        return 130
    return 0


def _os_words(error: OSError) -> str:
    name = f"{bare(str(error.filename))}: " if error.filename else ""
    return f"{name}{error.strerror or error}"
