"""Whole games in a real terminal of 80 by 24 characters, of which tmux takes a line."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import time
import uuid
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from rich.cells import cell_len

from tests.system import installed, program

PATIENCE = 90.0  # seconds for a game
SHAPES = [
    ["rokumon", "-o", "act=2"],
    ["joraku", "-o", "players=3"],
    ["joraku", "-o", "players=4", "-o", "variants=random"],
    ["joraku", "-o", "players=2", "-o", "mode=houses"],
    ["joraku", "-o", "players=2", "-o", "mode=neutral"],
    ["rokumon", "-o", "act=campaign"],
    ["rokumon", "-o", "act=solo"],
    *(["rokumon", "-o", f"act={act}"] for act in (1, 3, 4, 5, 6)),
]
PLAYED = SHAPES if os.environ.get("KACHIDOKI_TEST_TERMINAL") else SHAPES[:1]


class Tmux:
    """A terminal that can be typed in and looked at."""

    def __init__(self, name: str) -> None:
        self.name = name

    def run(self, *command: str) -> str:
        """A command of tmux."""
        done = subprocess.run(
            ["tmux", "-L", self.name, *command], capture_output=True, text=True, check=True
        )
        return done.stdout

    def screen(self) -> list[str]:
        """The lines that it shows."""
        return self.run("capture-pane", "-p").splitlines()

    def until(self, *words: str) -> list[str]:
        """Wait until one of some words is there."""
        ends = time.monotonic() + PATIENCE
        while not any(word in "\n".join(shown := self.screen()) for word in words):
            assert time.monotonic() < ends, "\n".join(shown)
        return shown


@contextmanager
def terminal(folder: Path, arguments: list[str]) -> Iterator[Tmux]:
    """`kachidoki tui` in a window of its own."""
    installed(lambda: program("tmux"), "tmux", "tmux")
    assert shutil.which("tmux")
    tmux = Tmux(f"kachidoki-{uuid.uuid4().hex[:8]}")
    environment = {"XDG_DATA_HOME": str(folder), "LC_ALL": "C.UTF-8", "KACHIDOKI_PACE": "0"}
    given = [flag for name, value in environment.items() for flag in ("-e", f"{name}={value}")]
    command = [sys.executable, "-m", "kachidoki", "tui", *arguments]
    tmux.run("new-session", "-d", "-x", "80", "-y", "24", *given, *command)
    try:
        yield tmux
    finally:
        tmux.run("kill-server")


@pytest.mark.slow
@pytest.mark.parametrize("arguments", PLAYED, ids=" ".join)
def test_a_whole_game_is_played_in_a_terminal_of_80_by_24(
    arguments: list[str], tmp_path: Path
) -> None:
    with terminal(tmp_path, [*arguments, "--bots", "random", "--seed", "3"]) as tmux:
        shown = tmux.until("It is your turn", "New in this act")
        ends = time.monotonic() + PATIENCE
        while not any("The game is over" in line for line in shown):
            assert time.monotonic() < ends, "\n".join(shown)
            assert len(shown) <= 24
            assert max(map(cell_len, shown)) <= 80
            tmux.run("send-keys", "Enter")
            shown = tmux.screen()
        assert any("Rematch" in line for line in shown)
        tmux.run("send-keys", "v")
        tmux.until("Step 0 of")
