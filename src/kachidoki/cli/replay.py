"""`kachidoki replay`: a record, checked line by line."""

from __future__ import annotations

import argparse
from pathlib import Path

from kachidoki import text
from kachidoki.cli.flags import language_option
from kachidoki.cli.inputs import language_of, read_record
from kachidoki.core import Table
from kachidoki.core.record import line_of


def flags(parser: argparse.ArgumentParser) -> None:
    """Which record, and what is told of it."""
    parser.add_argument("file", type=Path, help="a record")
    parser.add_argument("--log", action="store_true", help="also tell what happened, in sentences")
    parser.add_argument(
        "--lines", action="store_true", help="also print its lines with their numbers"
    )
    language_option(parser, "en")


def run(args: argparse.Namespace) -> dict[str, object]:
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
