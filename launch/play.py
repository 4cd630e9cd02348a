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
    if builds.package().exists() or builds.native().exists():
        return builds.put_together()
    return builds.sources if builds.in_place_is_current() else None


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
            print(
                "The rules are being compiled; the game can begin before that is done.", flush=True
            )
            subprocess.Popen([sys.executable, "-m", "launch.compile"], cwd=ROOT, env=environment)
    environment["PYTHONPATH"] = str(folder)
    command = [sys.executable, "-P", "-m", "kachidoki", "play", *sys.argv[1:]]
    os.execve(sys.executable, command, environment)


if __name__ == "__main__":
    main()
