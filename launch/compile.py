"""Compiles the rules: `python -m launch.compile` for play, with `in-place` for tests and benches.

With `when-told` it waits for a byte on standard input first, and ends if none comes.

For play it works at low priority on a copy of the sources, with a compiler's Python packages that
are fetched for it and given up afterwards, while a game may already be going on.
"""

from __future__ import annotations

import fcntl
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from typing import Final

from launch.builds import IGNORED, LOCK, MADE_BY, ROOT, Builds, new_folder, publish

PACKAGES: Final = ("mypy", "setuptools")  # what translates the rules, in the pinned versions
INTERPRETED: Final = "The rules run interpreted, and bots think slower"
COMPILED: Final = "The rules are compiled: bots think faster from now on."
BEHIND: Final = 15  # how far a build stands behind the game that is going on
# Plays a game, loads all that the page needs, and says in which gear.
TRIAL: Final = """
import kachidoki, kachidoki.cli.play, kachidoki.server.serve
from kachidoki import bots, catalog
from kachidoki.bots.simulate import play_game
play_game(catalog.find("rokumon", act="2"), [bots.find("greedy")] * 2, b"trial")
play_game(catalog.find("joraku", players=3), [bots.find("greedy")] * 3, b"trial")
print(kachidoki.gear())
"""


class CannotCompile(Exception):
    """Why there is no compiled build; what to do is in its text."""


def find_compiler() -> None:
    """Raise CannotCompile unless there are a C compiler and Python's header files."""
    command = os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc"
    if shutil.which(command.split()[0]) is None:
        raise CannotCompile("there is no C compiler; on Debian: apt install gcc libc6-dev")
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        raise CannotCompile("Python's header files are missing; on Debian: apt install python3-dev")


def run(command: list[str], folder: Path, **variables: str) -> str:
    """Run a program that must succeed, and return what it printed."""
    done = subprocess.run(
        command,
        cwd=folder,
        env={**os.environ, **variables},
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        said = (done.stderr.strip() or done.stdout.strip() or "no reason given").splitlines()
        # Compilers say what is wrong first, and then what one could read about it.
        reason = next((line for line in said if "error" in line), said[-1])
        raise CannotCompile(f"{' '.join(command[1:4])} failed: {reason}")
    return done.stdout


def has_compiler() -> bool:
    """Whether this Python has the compiler's packages, as after `make build`."""
    pinned = (ROOT / LOCK).read_text(encoding="utf-8")
    try:
        return all(f"\n{name}=={version(name)} " in pinned for name in PACKAGES)
    except PackageNotFoundError:
        return False


def fetch_compiler(folder: Path) -> None:
    """Have the compiler's Python packages, in the pinned versions, in a folder."""
    pip = [sys.executable, "-m", "pip", "install", "--quiet", "--no-compile", "--require-hashes"]
    run([*pip, "--target", str(folder), "--requirement", LOCK], ROOT)


def try_out(folder: Path) -> str:
    """The gear in which the package of a folder runs; raises CannotCompile if it does not."""
    return run([sys.executable, "-P", "-c", TRIAL], folder, PYTHONPATH=str(folder)).strip()


def complete(root: Path) -> bool:
    """Whether every module that setup.py lists is compiled: a build that fails leaves some out."""
    listed = re.findall(r'"(src/.+)\.py"', (root / "setup.py").read_text(encoding="utf-8"))
    return bool(listed) and all(any(root.glob(f"{name}.*.so")) for name in listed)


def compile_apart() -> Path:
    """Build the package of the present sources; returns its folder, in place and whole."""
    builds = Builds()
    if builds.native().exists():
        return builds.put_together()
    find_compiler()
    made = new_folder(builds.kept / "native")
    packages = made / "compiler"  # as large as half of the environment, and needed only now
    try:
        if not has_compiler():
            fetch_compiler(packages)
        # A copy, so that nobody changes a source between its fingerprint and its translation.
        for name in (*MADE_BY, "README.md", "LICENSE"):
            shutil.copy2(ROOT / name, made)
        copy = Builds(made, builds.kept)
        shutil.copytree(builds.sources, copy.sources, ignore=shutil.ignore_patterns(*IGNORED))
        found = made / "native"
        build = [sys.executable, "setup.py", "--quiet", "build_ext", "--build-lib", str(found)]
        run(build, made, PYTHONPATH=str(packages), KACHIDOKI_QUICK="1")
        shutil.copytree(found, copy.sources, dirs_exist_ok=True)
        if not complete(made) or try_out(copy.sources) != "compiled":
            raise CannotCompile("the C compiler could not compile the rules")
        publish(found, copy.native())
        package = copy.put_together()
        try_out(package)  # Python keeps what it reads, and so the next start is a quick one
        return package
    finally:
        shutil.rmtree(made, ignore_errors=True)


def compile_in_place() -> None:
    """Compile the rules among the sources, as fast as they can be, unless that is done already."""
    builds = Builds()
    if builds.in_place_is_current():
        return
    builds.drop_in_place()
    build = [sys.executable, "setup.py", "--quiet", "build_ext", "--inplace"]
    subprocess.run(build, cwd=ROOT, check=True)
    builds.note_in_place()


def main() -> None:
    """Compile, and say in one line what became of it."""
    if sys.argv[1:] == ["in-place"]:
        compile_in_place()
        return
    if sys.argv[1:] == ["when-told"] and not sys.stdin.buffer.read(1):
        return
    os.nice(BEHIND)
    kept = Builds().kept
    kept.mkdir(parents=True, exist_ok=True)
    with (kept / "lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)  # of several games begun at once, one has it built
        try:
            compile_apart()
        except CannotCompile as reason:
            print(f"{INTERPRETED}: {reason}", flush=True)
        else:
            print(COMPILED, flush=True)


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:  # the game beside which it works is ended
        raise SystemExit(130) from None
