"""Programs that tests need from the system: Debian's, installed if they are not there."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
import tempfile
from collections.abc import Callable
from pathlib import Path


def quietly(command: list[str], folder: Path | None = None) -> None:
    """Run a command that must succeed."""
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL, cwd=folder)


def installed(find: Callable[[], Path | None], what: str, *packages: str) -> Path:
    """Where a program is, installed from Debian's packages if need be; one process at a time."""
    with Path(tempfile.gettempdir(), "kachidoki-install.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if (found := find()) is not None:
            return found
        if shutil.which("apt-get") is None or os.geteuid() != 0:
            raise RuntimeError(f"{what} is needed for the tests: install {' '.join(packages)}")
        os.environ["DEBIAN_FRONTEND"] = "noninteractive"
        quietly(["apt-get", "update", "-qq"])
        quietly(["apt-get", "install", "-y", "-qq", "--no-install-recommends", *packages])
        found = find()
        assert found is not None
        return found
