"""`kachidoki backup`: a copy of all tables, made while a server works on them."""

from __future__ import annotations

import argparse
from pathlib import Path

from kachidoki.cli.database_flags import add_database_flags
from kachidoki.cli.help import below
from kachidoki.cli.settings_flags import settings_of
from kachidoki.core.errors import counted


def flags(parser: argparse.ArgumentParser) -> None:
    """Which database, and into which file."""
    parser.epilog = below(
        "backup",
        "Copies the database of a server that may be at work: SQLite or PostgreSQL, always into "
        "one SQLite file, which `kachidoki restore` brings back. A file that is there is never "
        "overwritten. Whoever reads the file can see hidden hands of running games: it is made "
        "for its owner alone.",
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="the file to make")
    add_database_flags(parser)


def run(args: argparse.Namespace) -> dict[str, object]:
    """Copy, and say what was copied."""
    from kachidoki.server.storage.backup import back_up

    copied = back_up(settings_of(args).database, args.file)
    size = args.file.stat().st_size
    if not args.json:
        print(f"{args.file}: {counted(copied.tables, 'table')}, {size / 1e6:.1f} MB")
    return {
        "file": str(args.file),
        "tables": copied.tables,
        "migration": copied.migration,
        "bytes": size,
    }
