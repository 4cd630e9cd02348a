"""The package in either gear, compiled as installed or interpreted, in a process of its own."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import kachidoki

PACKAGE = Path(kachidoki.__file__).parent


def run(path: Path | None, *arguments: str) -> str:
    """Run Python with the package of a folder, or with the installed one."""
    environment = {k: v for k, v in os.environ.items() if k != "PYTHONPATH"}
    if path is not None:
        environment["PYTHONPATH"] = str(path)
    done = subprocess.run(
        [sys.executable, *arguments], capture_output=True, text=True, check=True, env=environment
    )
    return done.stdout


def uncompiled(folder: Path) -> Path:
    """The package without its native modules."""
    shutil.copytree(PACKAGE, folder / "kachidoki", ignore=shutil.ignore_patterns("*.so", "*.pyd"))
    return folder
