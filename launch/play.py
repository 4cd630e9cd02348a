"""`make play`: opens the page at once, with the fastest rules that are ready.

If the present sources have no compiled build, the page runs on them as they are, and a build is
begun beside it. The processes that think for bots change over to it when it is there, and the page
itself at its next start: no process ever has both in its memory.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from launch.builds import ROOT, Builds
from launch.compile import INTERPRETED, CannotCompile, find_compiler


def ready(builds: Builds) -> Path | None:
    """The folder of a compiled package of the present sources, if one is built."""
    if (package := builds.package()).exists():
        return package
    if builds.native().exists():
        return builds.put_together()
    return builds.sources if builds.in_place_is_current() else None


def compile_later(environment: dict[str, str]) -> int:
    """Have the rules compiled once a byte is written to the pipe whose end is returned.

    The page comes first: until it is there, it has the machine for itself. If it never comes,
    nothing is compiled.
    """
    told, tell = os.pipe()
    compiler = [sys.executable, "-m", "launch.compile", "when-told"]
    subprocess.Popen(compiler, cwd=ROOT, env=environment, stdin=told)
    os.close(told)
    os.set_inheritable(tell, True)
    return tell


def main() -> None:
    """Become the server that opens the page."""
    builds = Builds()
    environment = dict(os.environ)
    # Packages are installed without what Python makes of them: without keeping it, every start
    # would be as slow as the first.
    environment.pop("PYTHONDONTWRITEBYTECODE", None)
    folder = ready(builds)
    if folder is None:
        builds.drop_in_place()
        folder = builds.sources
        environment["KACHIDOKI_COMPILED"] = str(builds.package())  # where a build would appear
        try:
            find_compiler()
        except CannotCompile as reason:
            print(f"{INTERPRETED}: {reason}", flush=True)
        else:
            print("The rules get compiled beside the game: it can begin before that.", flush=True)
            environment["KACHIDOKI_LISTENING"] = str(compile_later(environment))
    environment["PYTHONPATH"] = str(folder)
    command = [sys.executable, "-P", "-m", "kachidoki", "play", *sys.argv[1:]]
    os.execve(sys.executable, command, environment)


if __name__ == "__main__":
    main()
