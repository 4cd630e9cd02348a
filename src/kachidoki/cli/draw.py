"""`kachidoki draw`: a position of a record as a picture."""

from __future__ import annotations

import argparse
from pathlib import Path

from kachidoki.cli.flags import language_option, whole
from kachidoki.cli.inputs import language_of, read_record
from kachidoki.core import BadOption, Table
from kachidoki.core.errors import bare
from kachidoki.draw import draw


def flags(parser: argparse.ArgumentParser) -> None:
    """Which position, and how it is drawn."""
    parser.add_argument("file", type=Path, help="a record")
    parser.add_argument(
        "--at",
        type=whole(0),
        metavar="N",
        help="after its first N lines, as `replay --lines` numbers them (all)",
    )
    parser.add_argument("--out", type=Path, required=True, metavar="FILE", help="the SVG to write")
    parser.add_argument("--seat", type=whole(0), help="as this seat sees it (as a spectator does)")
    parser.add_argument("--dark", action="store_true", help="in dark colours")
    language_option(parser, "en")


def run(args: argparse.Namespace) -> dict[str, object]:
    """A position as an SVG file, as a seat or a spectator sees it."""
    name = bare(str(args.out))
    game, record = read_record(args.file)
    Table.from_record(game, record)  # a record that was edited is not drawn either
    lines = len(record.lines)
    at = lines if args.at is None else args.at
    if at > lines:
        raise BadOption(
            f"--at {at}: the record has {lines} lines; choose from 0 to {lines} "
            "(`kachidoki replay FILE --lines` numbers them)"
        )
    view = Table.from_record_until(game, record, at).view(args.seat)
    svg = draw(view, dark=args.dark, language=language_of(args, "en"))
    if not args.out.parent.is_dir():
        raise BadOption(f"{name}: the folder {bare(str(args.out.parent))} does not exist")
    if args.out.exists() and args.out.samefile(args.file):
        raise BadOption(f"{name} is the record itself; write the picture to another file")
    if args.out.suffix.lower() not in ("", ".svg"):
        raise BadOption(f"--out {name}: pictures are written as SVG; name the file x.svg")
    args.out.write_text(f"{svg}\n", "utf-8")
    if not args.json:
        who = "a spectator" if args.seat is None else f"seat {args.seat}"
        print(f"{name}: after line {at} of {lines}, as {who} sees it")
    return {"file": str(args.out), "at": at, "lines": lines, "seat": args.seat}
