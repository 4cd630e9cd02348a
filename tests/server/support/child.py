"""A process that does what it is told, a line of JSON at a time, and answers each with another."""

from __future__ import annotations

import json
import os
import select
import subprocess
import sys
from pathlib import Path
from typing import Any, Final

PATIENCE: Final = 60  # seconds for anything that it is told


class Child:
    """Such a process, as whoever started it sees it."""

    def __init__(self, module: str, errors: Path) -> None:
        """Start the function `obey_all` of a module; what goes wrong there is told in a file."""
        self.errors = errors
        paths = [str(Path(__file__).parents[3])]
        if given := os.environ.get("PYTHONPATH"):
            paths.append(given)
        with errors.open("wb") as told:
            self.process = subprocess.Popen(
                # As a command, so that processes it starts do not load the tests again.
                [sys.executable, "-c", f"from {module} import obey_all; obey_all()"],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=told,
                text=True,
                env={**os.environ, "PYTHONPATH": os.pathsep.join(paths)},
            )

    def ask(self, **words: Any) -> Any:
        """Have it do something; gives its answer, once it has."""
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self.process.stdin.write(json.dumps(words) + "\n")
        self.process.stdin.flush()
        answered, _, _ = select.select([self.process.stdout], [], [], PATIENCE)
        assert answered, f"nobody does {words['do']}: {self.errors.read_text()}"
        return json.loads(self.process.stdout.readline())

    def end(self) -> None:
        """Kill it."""
        self.process.kill()
        self.process.communicate()
