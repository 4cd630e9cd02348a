"""`kachidoki rules`: the rules of a game, or the parts that have certain words."""

from __future__ import annotations

import argparse

from rich.console import Console

from kachidoki.core import BadOption
from kachidoki.core.errors import quoted
from kachidoki.text import rulebook, sentence
from kachidoki.text.rule_search import search


def flags(parser: argparse.ArgumentParser) -> None:
    """Which rules."""
    parser.add_argument("game", help=f"the game: {', '.join(rulebook.GAMES)}")
    parser.add_argument(
        "words", nargs="*", default=[], help="words to look for, or a section such as r4"
    )
    parser.add_argument("--language", default="en", help=f"{', '.join(rulebook.LANGUAGES)} (en)")


def run(args: argparse.Namespace) -> dict[str, object]:
    """All rules of a game, or the sections that have all the words, or words nearly like them."""
    words = " ".join(args.words)
    found = search(args.game, args.language, words)
    if not found.sections:
        raise BadOption(
            f"no section of the rules of {args.game} has {quoted(words)} or anything like it; "
            "try other words, or none for all of them"
        )
    if not args.json:
        if found.meant:
            print(sentence("page-meant", args.language, words=found.meant) + "\n")
        _show("\n\n".join(section.markdown() for section in found.sections))
    return {
        "game": args.game,
        "language": args.language,
        "words": words,
        "meant": found.meant,
        "sections": [section.as_dict() for section in found.sections],
    }


def _show(text: str) -> None:
    """In a terminal as headings and tables; into a pipe or a file as the Markdown itself."""
    console = Console()
    if not console.is_terminal:
        print(text)
        return
    from rich.markdown import Markdown  # takes a while to load, and only this needs it

    console.print(Markdown(text))
