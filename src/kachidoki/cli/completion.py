"""`kachidoki completion`: a script by which a shell completes commands, flags, bots and files."""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from shlex import join
from typing import Any, Final, Literal, get_args, get_origin

import shtab

from kachidoki import bots
from kachidoki.catalog import GAMES
from kachidoki.cli.help import COMMANDS
from kachidoki.server.ops.settings import Settings
from kachidoki.text import LANGUAGES

SHELLS: Final = ("bash", "zsh", "fish")
# How each shell completes something: what shtab calls the `complete` of an argument.
Completer = dict[str, Any]


def function(name: str, bash: str, zsh: str, fish: str) -> Completer:
    """Completes by a function of each shell, whose body is given."""
    called = f"_kachidoki_{name}"
    return {
        "bash": called,
        "zsh": called,
        "fish": f"({called})",
        "preamble": {
            "bash": f"{called}() {{\n{bash}\n}}",
            "zsh": f"{called}() {{\n{zsh}\n}}",
            "fish": f"function {called}\n{fish}\nend",
        },
    }


def words(name: str, *known: str) -> Completer:
    """Completes one of these words; others can be typed as well. `name` is for its functions."""
    listed = join(known)
    return function(
        name,
        bash=f'  compgen -W "{listed}" -- "$1"',
        zsh=f"  compadd -- {listed}",
        fish=f"  printf '%s\\n' {listed}",
    )


def list_of(name: str, *known: str) -> Completer:
    """Completes the last of several words with commas between them, as --bots has them."""
    listed = join(known)
    return function(
        name,
        bash=f'  local last="${{1##*,}}"\n  compgen -P "${{1%"$last"}}" -W "{listed}" -- "$last"',
        zsh=f"  compset -P '*,'\n  compadd -S '' -- {listed}",
        fish=(
            "  set -l before (string match -r '^.*,' -- (commandline -ct))\n"
            f'  printf "$before%s\\n" {listed}'
        ),
    )


def option_words() -> list[str]:
    """What can stand after -o: each option with each of its values that is one word."""
    found = {
        f"{option.name}={value}": None
        for game in GAMES.values()
        for option in game.options
        for value in option.values
        if " " not in value
    }
    return list(found)


def completers() -> dict[str, Completer]:
    """How an argument is completed, by its name in the parser, where its type does not say it."""
    return {
        "bots": list_of("bots", *bots.BOTS, *bots.installed()),
        "bot": shtab.FILE,
        "game": words("games", *GAMES),
        "language": words("languages", *LANGUAGES),
        "option": words("options", *option_words()),
        "save": shtab.DIRECTORY,
    }


def actions_of(parser: argparse.ArgumentParser) -> Iterator[argparse.Action]:
    """All arguments of a parser and of its commands."""
    for action in parser._actions:
        if isinstance(action, argparse._SubParsersAction):
            for sub in action.choices.values():
                yield from actions_of(sub)
        else:
            yield action


def completer_of(action: argparse.Action, known: dict[str, Completer]) -> Completer | None:
    """How an argument is completed; None leaves it to its `choices`, if it has any."""
    if action.choices:
        return None
    if action.dest in known:
        return known[action.dest]
    if action.type is Path:
        return shtab.FILE
    setting = Settings.model_fields.get(action.dest.removeprefix("set_"))
    if setting is not None and get_origin(setting.annotation) is Literal:
        return words(action.dest, *get_args(setting.annotation))
    return None


def flags(parser: argparse.ArgumentParser) -> None:
    """Which shell."""
    parser.add_argument("shell", choices=SHELLS, help="for which shell")


def run(args: argparse.Namespace) -> dict[str, object]:
    """Print what a shell needs to complete this command; loads the flags of all commands."""
    from kachidoki.cli.main import build_parser

    text = script(build_parser(*COMMANDS), args.shell)
    if not args.json:
        print(text)
    return {"shell": args.shell, "script": text}


def script(parser: argparse.ArgumentParser, shell: str) -> str:
    """The script for a shell, as `bash`, `zsh` or `fish`, that completes what a parser reads."""
    known = completers()
    for action in actions_of(parser):
        found = completer_of(action, known)
        if found is not None:
            vars(action)["complete"] = found
    text: str = shtab.complete(parser, shell)
    return text
