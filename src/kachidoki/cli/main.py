"""Reading the command line; every mistake is one clear line and a non-zero exit."""

from __future__ import annotations

import argparse
import io
import json
import os
import re
import sys
from collections.abc import Sequence
from importlib import import_module
from typing import Final, NoReturn

from kachidoki import __version__, gear
from kachidoki.cli.help import COMMANDS, below
from kachidoki.core import KachidokiError
from kachidoki.core.errors import bare

LONGEST_WORD: Final = 60  # characters of what was typed that an error repeats
LONGEST_LINE: Final = 400
WITH_BOTS: Final = ("play", "serve", "think", "tui")  # in which people wait for what bots think
# pip keeps what it built without a compiler, and would install that again.
INTERPRETED: Final = (
    "The rules run interpreted, and bots think slower. To have them compiled, install a C compiler "
    "(on Debian: apt install gcc libc6-dev python3-dev), then Kachidoki again: "
    "pip install --force-reinstall --no-deps --no-cache-dir kachidoki"
)


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


def build_parser(*commands: str) -> Parser:
    """A parser that knows all commands by name, and the flags of those that are given.

    A command is the module of its name here: `flags` adds its flags to a parser, `run` does it.
    Modules are loaded for the given commands alone, because some take a second.
    """
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
    for name, about in COMMANDS.items():
        sub = subs.add_parser(
            name,
            help=about,
            description=about,
            epilog=below(name),
            formatter_class=argparse.RawDescriptionHelpFormatter,
        )
        sub.add_argument("--json", action="store_true", help="one JSON object on standard output")
        if name in commands:
            module = import_module(f"kachidoki.cli.{name.replace('-', '_')}")
            module.flags(sub)
            sub.set_defaults(run=module.run)
    return parser


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
    parser = build_parser(*given[:1])
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
