"""A PostgreSQL server for tests: Debian's, installed if it is not there, on a socket of its own.

KACHIDOKI_TEST_POSTGRES names one that runs already.
"""

from __future__ import annotations

import os
import shutil
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tests.system import installed, quietly
from tests.system import postgres as programs

GIVEN = "KACHIDOKI_TEST_POSTGRES"
USER = "postgres"  # PostgreSQL does not run as root; Debian's package brings this user


def as_user(*command: str | Path) -> list[str]:
    """A command, run as a user that is not root."""
    words = [str(word) for word in command]
    return ["runuser", "-u", USER, "--", *words] if os.geteuid() == 0 else words


@contextmanager
def postgres(*more: str) -> Iterator[str]:
    """A fresh server, with more options if they are given; gives the address of its database."""
    if given := os.environ.get(GIVEN):
        yield given
        return
    where = installed(programs, f"PostgreSQL (or {GIVEN}=postgresql://…)", "postgresql")
    with tempfile.TemporaryDirectory(prefix="kachidoki-pg-", ignore_cleanup_errors=True) as name:
        folder = Path(name)
        if os.geteuid() == 0:
            shutil.chown(folder, USER)
        data = folder / "data"
        quietly(
            as_user(where / "initdb", "-D", data, "-A", "trust", "-U", USER, "--no-sync"), folder
        )
        # Only the server that uses the database is killed in tests, never this one.
        options = " ".join((f"-k {folder} -c listen_addresses='' -c fsync=off", *more))
        control, log = where / "pg_ctl", folder / "log"
        quietly(as_user(control, "-D", data, "-l", log, "-o", options, "-w", "start"), folder)
        try:
            yield f"postgresql://{USER}@/postgres?host={folder}"
        finally:
            quietly(as_user(control, "-D", data, "-m", "immediate", "stop"), folder)
