"""The command that shows the rules."""

from __future__ import annotations

import argparse

from rich.console import Console

from kachidoki.core import BadOption
from kachidoki.core.errors import quoted
from kachidoki.text import sentence
from kachidoki.text.rule_search import search


def rules(args: argparse.Namespace) -> dict[str, object]:
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
