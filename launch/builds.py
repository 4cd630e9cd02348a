"""Which compiled build belongs to which sources.

Compiled code is used only for the very sources that it was made from; this is the one place that
decides it, by a fingerprint. There are two kinds of builds:

- in a folder of its own, for `make play`: `.venv/builds/packages/NAME` is the whole package with
  its native modules. It appears by one rename, so nobody ever sees a part of it, and is never
  changed afterwards. Its name is a fingerprint of all that is in it.
- in place, for `make test` and `make bench`: the native modules lie among the sources.
"""

from __future__ import annotations

import hashlib
import os
import platform
import shutil
import sys
import tempfile
from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from pathlib import Path
from typing import Final

LOCK: Final = "requirements-compile.txt"
MADE_BY: Final = ("setup.py", "pyproject.toml", LOCK)  # what decides how sources are compiled
ROOT: Final = Path(__file__).parents[1]
KEPT: Final = 3  # builds of each kind: a server that was started from an earlier one goes on
IGNORED: Final = ("*.so", "*.egg-info", "__pycache__")  # what is made from sources


def fingerprint(root: Path, files: Iterable[Path]) -> str:
    """A short text that differs if any file, any of their names, or this Python differs."""
    digest = hashlib.sha256(f"{sys.version} {platform.machine()}".encode())
    for file in sorted(files):
        content = hashlib.sha256(file.read_bytes()).hexdigest()
        digest.update(f"{file.relative_to(root)} {content}\n".encode())
    return digest.hexdigest()[:20]


@dataclass(frozen=True)
class Builds:
    """The builds of a checkout, or of a copy of its sources whose builds are kept elsewhere."""

    root: Path = ROOT
    kept: Path = ROOT / ".venv" / "builds"

    @property
    def sources(self) -> Path:
        """The folder that the package lies in."""
        return self.root / "src"

    def code(self) -> str:
        """The fingerprint of all that native modules are made from."""
        python = (self.sources / "kachidoki").rglob("*.py")
        return fingerprint(self.root, [*python, *(self.root / name for name in MADE_BY)])

    def native(self) -> Path:
        """Where the native modules of these sources are, if they have been built."""
        return self.kept / "native" / self.code()

    def package(self) -> Path:
        """Where the whole compiled package is, if it has been put together."""
        files = (file for file in (self.sources / "kachidoki").rglob("*") if file.is_file())
        made = (".so", "__pycache__")
        shipped = (file for file in files if not {file.suffix, file.parent.name} & set(made))
        return self.kept / "packages" / f"{self.code()}-{fingerprint(self.root, shipped)}"

    def put_together(self) -> Path:
        """Make the whole package from the sources and their native modules, which must be there."""
        native, package = self.native(), self.package()
        if not package.exists():
            made = new_folder(package.parent)
            shutil.copytree(
                self.sources, made, ignore=shutil.ignore_patterns(*IGNORED), dirs_exist_ok=True
            )
            shutil.copytree(native, made, dirs_exist_ok=True)
            publish(made, package)
        return package

    def in_place(self) -> list[Path]:
        """The native modules among the sources."""
        return sorted(self.sources.rglob("*.so"))

    def in_place_mark(self) -> str:
        """What is noted after a build in place: of which sources, and which files it made."""
        made = [
            (file.name, file.stat().st_size, file.stat().st_mtime_ns) for file in self.in_place()
        ]
        return f"{self.code()} {made}"

    def note_in_place(self) -> None:
        """Remember that the native modules among the sources are those of the sources."""
        self.kept.mkdir(parents=True, exist_ok=True)
        (self.kept / "in-place").write_text(self.in_place_mark(), encoding="utf-8")

    def in_place_is_current(self) -> bool:
        """Whether there are native modules among the sources, made from exactly these."""
        with suppress(FileNotFoundError):
            noted = (self.kept / "in-place").read_text(encoding="utf-8")
            return bool(self.in_place()) and noted == self.in_place_mark()
        return False

    def drop_in_place(self) -> None:
        """Delete the native modules among the sources."""
        for file in self.in_place():
            file.unlink()


def new_folder(parent: Path) -> Path:
    """An empty folder in which something can be made that is then published beside it."""
    parent.mkdir(parents=True, exist_ok=True)
    return Path(tempfile.mkdtemp(prefix="unfinished-", dir=parent))


def publish(made: Path, place: Path) -> None:
    """Put a finished folder into its place, whole; somebody else may have been faster."""
    try:
        made.rename(place)
    except OSError:
        if not place.exists():
            raise
        shutil.rmtree(made)
    os.utime(place)
    others = [each for each in place.parent.iterdir() if each != place]
    others.sort(key=lambda each: each.stat().st_mtime, reverse=True)
    for old in others[KEPT - 1 :]:
        shutil.rmtree(old, ignore_errors=True)
