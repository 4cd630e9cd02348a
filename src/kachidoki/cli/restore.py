"""`kachidoki restore`: tables of a backup, brought back into an empty database."""

from __future__ import annotations

import argparse
from pathlib import Path

from kachidoki.cli.database_flags import add_database_flags
from kachidoki.cli.help import below
from kachidoki.cli.settings_flags import settings_of
from kachidoki.core.errors import counted


def flags(parser: argparse.ArgumentParser) -> None:
    """Which file, and into which database."""
    parser.epilog = below(
        "restore",
        "Brings a file of `kachidoki backup` back into a database without tables: an SQLite file "
        "that is not there yet, or an empty PostgreSQL database, whichever kind the copy was made "
        "from. Nothing is ever overwritten. No server may be at work on that database; start one "
        "afterwards, and the tables play on.",
    )
    parser.add_argument("file", type=Path, metavar="FILE", help="a file of `kachidoki backup`")
    add_database_flags(parser)


def run(args: argparse.Namespace) -> dict[str, object]:
    """Bring it back, and say what there is."""
    from kachidoki.server.storage.backup import restore
    from kachidoki.server.storage.database import redacted

    database = settings_of(args).database
    copied = restore(args.file, database)
    if not args.json:
        print(f"{redacted(database)}: {counted(copied.tables, 'table')}")
    return {"database": redacted(database), "tables": copied.tables, "migration": copied.migration}
