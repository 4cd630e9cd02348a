"""`make wheels`: a source distribution, and wheels that need no compiler, in `dist`.

One wheel for each Python that the settings of cibuildwheel in pyproject.toml name and that is on
this machine; if none is, for the Python that runs this. Each is made from the unpacked source
distribution, then installed into an empty environment without a compiler in sight, and played with.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from launch.builds import LOCK, ROOT

DIST: Final = ROOT / "dist"
PLAYED: Final = "requirements-play.txt"  # what an installation needs, pinned
TRIAL: Final = ROOT / "launch" / "try_installed.py"


def run(*command: object, folder: Path, **variables: str) -> None:
    """Run a program that must succeed; what it says is for whoever builds."""
    words = [str(word) for word in command]
    subprocess.run(words, cwd=folder, env={**os.environ, **variables}, check=True)


def versions() -> list[str]:
    """The versions of CPython that wheels are for, as 3.11: those that cibuildwheel builds."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    names = " ".join(settings["tool"]["cibuildwheel"]["build"])
    return [f"{first}.{rest}" for first, rest in re.findall(r"\bcp(\d)(\d+)-", names)]


def at_hand(wanted: Iterable[str]) -> list[Path]:
    """The Pythons of these versions on this machine; only the one that runs this if there is none.

    A name on the search path may stand for a Python that is not installed, so each is asked.
    """
    found = []
    for version in wanted:
        for name in (f"python{version}", sys.executable):
            where = shutil.which(name)
            asked = "import sys; print(sys.executable, '%d.%d' % sys.version_info[:2])"
            if where is None:
                continue
            done = subprocess.run([where, "-c", asked], capture_output=True, text=True, check=False)
            if done.returncode == 0 and done.stdout.split()[-1] == version:
                found.append(Path(done.stdout.rsplit(maxsplit=1)[0]))
                break
    return found or [Path(sys.executable)]


def environment(python: Path, folder: Path, *how: str) -> Path:
    """An empty environment of a Python; returns its own Python."""
    run(python, "-m", "venv", *how, folder, folder=ROOT)
    return folder / ("Scripts" if os.name == "nt" else "bin") / "python"


def install(python: Path, *what: object) -> None:
    """Install into an environment."""
    pip = ("-m", "pip", "--quiet", "--disable-pip-version-check", "install")
    run(python, *pip, *what, folder=ROOT)


def source_distribution(python: Path, place: Path) -> Path:
    """Make the source distribution in a folder; needs a Python with setuptools."""
    words = ("setup.py", "--quiet", "sdist", "--dist-dir", place)
    run(python, *words, folder=ROOT, KACHIDOKI_INTERPRETED="1")
    (made,) = place.glob("kachidoki-*.tar.gz")
    return made


def wheel(python: Path, source: Path, place: Path, **variables: str) -> Path:
    """Make a wheel of a folder of sources, with the compiler's packages that a Python has."""
    before = set(place.glob("*.whl"))
    pip = ("-m", "pip", "--quiet", "--disable-pip-version-check", "wheel")
    how = ("--no-deps", "--no-build-isolation", "--wheel-dir", place)
    run(python, *pip, *how, source, folder=source, **variables)
    (made,) = set(place.glob("*.whl")) - before
    return made


def unpacked(archive: Path, place: Path) -> Path:
    """A source distribution as a folder of sources."""
    with tarfile.open(archive) as file:
        file.extractall(place, filter="data")
    return place / archive.name.removesuffix(".tar.gz")


def try_installed(python: Path, folder: Path, gear: str) -> None:
    """Play with the package that a Python has installed, away from all sources and compilers."""
    run(python, "-P", TRIAL, gear, folder=folder, PATH=str(python.parent), PYTHONPATH="")


def main() -> None:
    """Build, check, and name what is ready."""
    shutil.rmtree(DIST, ignore_errors=True)
    DIST.mkdir()
    archive = None
    with tempfile.TemporaryDirectory(prefix="kachidoki-wheels-") as made:
        for number, python in enumerate(at_hand(versions())):
            folder = Path(made, str(number))
            builder = environment(python, folder / "builder")
            install(builder, "--require-hashes", "--requirement", ROOT / LOCK)
            archive = archive or source_distribution(builder, DIST)
            built = wheel(builder, unpacked(archive, folder), DIST)
            empty = environment(python, folder / "empty")
            install(empty, "--require-hashes", "--requirement", ROOT / PLAYED)
            install(empty, "--no-deps", "--no-index", built)
            try_installed(empty, folder, "compiled")
            print(f"{built.relative_to(ROOT)} is ready: installed and played with", flush=True)
    assert archive is not None
    print(f"{archive.relative_to(ROOT)} is ready", flush=True)


if __name__ == "__main__":
    main()
