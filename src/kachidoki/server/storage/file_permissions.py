"""Files for the eyes of their owner alone: a database holds the seeds of running games."""

from __future__ import annotations

import os
import stat
from contextlib import suppress
from pathlib import Path
from typing import Final

import structlog
from platformdirs import user_data_path

from kachidoki.core import BadOption
from kachidoki.core.errors import bare

log = structlog.get_logger("kachidoki.store")

BESIDE: Final = ("-wal", "-shm", "-journal", ".lock", ".lock-journal")  # SQLite's files by the name
MAGIC: Final = b"SQLite format 3\0"
OTHERS: Final = stat.S_IRWXG | stat.S_IRWXO


def data_folder() -> Path:
    """The folder that is this program's own in the user's data."""
    return user_data_path("kachidoki")


def keep_private(database: Path) -> None:
    """Make a database's file and folders if they are missing, readable by nobody else.

    What an earlier version left open to others is closed to them; a folder that somebody else
    made stays as it is. Raises BadOption where the file cannot be made, or is no database: then
    nothing is made or changed.
    """
    try:
        make_folder(database.parent)
        if database.parent == data_folder():
            close_to_others(database.parent)
        make_file(database)
        with database.open("rb") as opened:
            if opened.read(len(MAGIC)) not in (MAGIC, b""):
                raise BadOption(f"the database cannot be used: {bare(str(database))} is not one")
        make_file(Path(f"{database}.lock"))
    except OSError as error:
        why = f"{bare(str(error.filename or database))}: {error.strerror}"
        raise BadOption(f"the database cannot be used: {why}") from None
    for end in ("", *BESIDE):  # SQLite makes the others like the first
        close_to_others(Path(f"{database}{end}"))


def make_file(file: Path) -> None:
    """Make an empty file for its owner alone, unless it is there."""
    with suppress(FileExistsError):
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))


def make_folder(folder: Path) -> None:
    """Make a folder, and those above it, for their owner alone."""
    if not folder.exists():
        make_folder(folder.parent)
        folder.mkdir(mode=0o700, exist_ok=True)


def close_to_others(path: Path) -> None:
    """Take away what others may do with a file or folder; one that is not ours is told of."""
    with suppress(FileNotFoundError):
        mode = stat.S_IMODE(path.stat().st_mode)
        if os.name == "posix" and mode & OTHERS:
            try:
                path.chmod(mode & ~OTHERS)
            except PermissionError:
                log.warning("others can read the database", file=str(path))
