"""The command `kachidoki`, as people and scripts type it."""

from __future__ import annotations

import os
import subprocess
import sys


def run(
    *arguments: str, ok: bool = True, stdin: str = "", env: dict[str, str] | None = None
) -> str:
    """Run the command as a process of its own; returns standard output, or the one error line."""
    done = subprocess.run(
        [sys.executable, "-m", "kachidoki", *arguments],
        capture_output=True,
        text=True,
        input=stdin,
        env={**os.environ, "LC_ALL": "C.UTF-8", **(env or {})},
        check=False,
    )
    assert "Traceback" not in done.stderr
    if ok:
        assert done.returncode == 0, done.stderr
        assert done.stderr == ""
        return done.stdout
    assert done.returncode != 0
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1
    assert done.stderr.startswith("kachidoki: ")
    return done.stderr
