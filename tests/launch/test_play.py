"""`make play` from its second step on: the page at once, in whatever gear is ready."""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from launch.builds import IGNORED, MADE_BY, ROOT
from launch.compile import CannotCompile, find_compiler


def checkout(folder: Path) -> Path:
    """A copy of what is needed to play, with nothing built."""
    ignored = shutil.ignore_patterns(*IGNORED)
    for name in ("launch", "src"):
        shutil.copytree(ROOT / name, folder / name, ignore=ignored)
    for name in MADE_BY:
        shutil.copy(ROOT / name, folder)
    return folder


@contextmanager
def playing(folder: Path, **variables: str) -> Iterator[list[str]]:
    """What is printed until the page answers."""
    database = f"sqlite:///{folder / 'tables.db'}"
    process = subprocess.Popen(
        [sys.executable, "-m", "launch.play", "--no-browser", "--port", "0"]
        + ["--database", database],
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env={**os.environ, **variables},
    )
    assert process.stdout is not None
    try:
        lines = []
        for line in process.stdout:
            lines.append(line.strip())
            if line.startswith("Kachidoki is at "):
                assert httpx.get(line.split()[3]).is_success
                break
        yield lines
    finally:
        process.terminate()
        process.communicate()


def test_without_a_compiler_play_goes_on_and_says_once_what_to_do(tmp_path: Path) -> None:
    with playing(checkout(tmp_path), CC="no-such-compiler") as lines:
        assert len(lines) == 2
        assert lines[0] == (
            "The rules run interpreted, and bots think slower: "
            "there is no C compiler; on Debian: apt install gcc libc6-dev"
        )
        assert not (tmp_path / ".venv").exists()


def test_stale_native_modules_among_the_sources_are_gone_before_anything_runs(
    tmp_path: Path,
) -> None:
    stale = checkout(tmp_path) / "src" / "kachidoki" / "joraku" / "turns.so"
    stale.write_text("of other sources, and no library at all")
    with playing(tmp_path, CC="no-such-compiler") as lines:
        assert lines[-1].startswith("Kachidoki is at ")
    assert not stale.exists()


def test_python_without_its_header_files_cannot_compile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CC", sys.executable)  # any program that is there
    monkeypatch.setattr("sysconfig.get_path", lambda _: str(tmp_path))
    with pytest.raises(CannotCompile, match="apt install python3-dev"):
        find_compiler()


@pytest.mark.slow
def test_ctrl_c_while_the_rules_are_compiled_ends_everything_without_a_traceback(
    tmp_path: Path,
) -> None:
    folder = checkout(tmp_path / "checkout")
    for name in ("README.md", "LICENSE"):
        shutil.copy(ROOT / name, folder)
    begun = tmp_path / "begun"
    (folder / "setup.py").write_text(  # a build that goes on until it is stopped
        f"import time\nopen({str(begun)!r}, 'w').close()\ntime.sleep(600)\n"
    )
    process = subprocess.Popen(
        [sys.executable, "-m", "launch.play", "--no-browser", "--port", "0"]
        + ["--database", f"sqlite:///{tmp_path / 'tables.db'}"],
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        start_new_session=True,  # a terminal sends Ctrl-C to all of them
    )
    while not begun.exists():
        assert process.poll() is None
        time.sleep(0.01)
    os.killpg(process.pid, signal.SIGINT)
    told, _ = process.communicate()  # until the last of them has ended
    first, page = told.splitlines()
    assert first == "The rules get compiled beside the game: it can begin before that."
    assert page.startswith("Kachidoki is at ")
    assert process.returncode == 0
    assert not list((folder / ".venv" / "builds" / "native").iterdir())


def test_nothing_is_compiled_for_a_page_that_never_comes() -> None:
    done = subprocess.run(
        [sys.executable, "-m", "launch.compile", "when-told"],
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
        check=True,
    )
    assert (done.stdout, done.stderr) == ("", "")
