"""Bots of one's own on the command line: in games, in the terminal, tried out, refused."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.bots import bad_bots
from tests.cli.command import run

FILE = bad_bots.__file__


def test_own_bots_play_by_file_and_by_module_of_the_folder(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text("def bot(view, rng):\n    return view.legal()[0]\n")
    told = []
    for name in ("mine.py:bot", "mine:bot", f"{tmp_path}/mine.py:bot"):
        done = subprocess.run(
            [sys.executable, "-P", "-m", "kachidoki", "simulate", "rokumon", "-o", "act=2"]
            + ["--games", "3", "--json", "--bots", f"{name},random"],
            cwd=tmp_path,
            capture_output=True,
            text=True,
            check=True,
        )
        told.append(json.loads(done.stdout)["digest"])
    assert len(set(told)) == 1


def test_an_illegal_answer_is_one_clear_line() -> None:
    line = run("simulate", "rokumon", "--bots", f"random,{FILE}:Illegal", ok=False)
    assert (
        f"bot '{FILE}:Illegal' at seat 1 answered 'move j9 j8', which is not open; open: " in line
    )
    line = run("arena", "rokumon", "--bots", f"random,{FILE}:text", ok=False)
    assert "answered the text 'deploy" in line


def test_a_bot_that_fails_in_the_terminal_is_answered_for() -> None:
    bots = f"random,{FILE}:Raises"
    game = ["tui", "rokumon", "-o", "act=2", "--bots", bots, "--seed", "1"]
    with subprocess.Popen(
        [sys.executable, "-m", "kachidoki", *game],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        bufsize=1,
        env={**os.environ, "LC_ALL": "C.UTF-8"},
    ) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write("1\n")
        told = []
        for line in process.stdout:
            told.append(line)
            if "failed" in line:  # who leaves before that is told nothing of it
                process.stdin.write("quit\n")
    said = "".join(told)
    assert "At the table: raises." in said
    assert "The bot at seat 1 failed (raised ZeroDivisionError (bad_bots.py, line" in said
    assert "You leave the table." in said


@pytest.mark.slow
def test_bot_check_tells_and_ends_with_what_it_found() -> None:
    game = ("rokumon", "-o", "act=3", "--games", "1")
    told = run("bot-check", f"{FILE}:first", *game)
    assert told.splitlines()[-1] == f"{FILE}:first passes"
    found = json.loads(run("bot-check", f"{FILE}:first", *game, "--json"))
    assert found["passed"] is True
    assert {each["check"] for each in found["games"][0]["checks"]} >= {"secrecy", "worker"}
    done = subprocess.run(
        [sys.executable, "-m", "kachidoki", "bot-check", f"{FILE}:Illegal", *game],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert "legality     FAIL" in done.stdout
    assert "does not pass" in done.stdout


def test_bot_check_refuses_options_without_their_game() -> None:
    assert "options belong to a game" in run("bot-check", "a:B", "-o", "act=2", ok=False)


def test_a_record_is_printed_with_the_numbers_that_draw_takes(tmp_path: Path) -> None:
    run("simulate", "rokumon", "-o", "act=2", "--games", "1", "--save", str(tmp_path))
    file = str(tmp_path / "game-000001.txt")
    numbered = json.loads(run("replay", file, "--lines", "--json"))
    assert len(numbered["numbered"]) == numbered["lines"]
    first, *_ = run("replay", file, "--lines").splitlines()
    assert first == f"    1 {numbered['numbered'][0]}"


def test_a_host_is_told_at_the_start_of_a_bot_that_cannot_be_loaded(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/tables.db"
    for given, told in (
        ("climber=no_such_module:X", "bot 'no_such_module:X': there is no module no_such_module"),
        ("master=a:B", "bots = \"['master=a:B']\": write each as NAME=module:Class"),
        ("climber", "write each as NAME=module:Class or NAME=folder/file.py:Class"),
    ):
        line = run("serve", "--port", "0", "--database", database, "--bots", given, ok=False)
        assert told in line
