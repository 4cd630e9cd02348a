"""`kachidoki arena`: one clear line for what is wrong, tables for people, JSON for programs."""

from __future__ import annotations

import json
import os
import subprocess
import sys

import pytest

from kachidoki.cli import main

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["joraku", "--bots", "greedy"], "an arena needs at least two bots"),
        (["joraku", "--bots", "greedy,greedy"], "bot 'greedy' is named twice"),
        (["joraku", "--bots", "greedy,genius"], "there is no bot 'genius'; the bots are random"),
        (["joraku", "--bots", "greedy,exact"], "bot 'exact' cannot play here: the exact bot plays"),
        (["rokumon", "--bots", "random,exact"], "bot 'exact' cannot play here: act"),
        (["chess", "--bots", "greedy,random"], "there is no game 'chess'"),
        (["rokumon", "-o", "act=9", "--bots", "greedy,random"], "act"),
        (["joraku", "--bots", "a,b", "--csv", "no/where.csv"], "there is no bot 'a'"),
        (["joraku", "--bots", "greedy,random", "--csv", "no/where.csv"], "no/where.csv: No such"),
        (["joraku", "--bots", "greedy,random", "--csv", "."], ".: Is a directory"),
        (["joraku", "--bots", "greedy,random", "--resume", "no/where"], "no/where: No such"),
        (["joraku", "--bots", "greedy,random", "--resume", "."], ".: Is a directory"),
    ],
)
def test_bad_input_is_one_clear_line(
    arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["arena", *arguments]) == 1
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith("kachidoki: ")
    assert captured.err.count("\n") == 1
    assert message in captured.err


@pytest.mark.parametrize(
    ("arguments", "message"),
    [
        (["--games", "0"], "'0' should be a whole number from 1 up"),
        (["--games", "2", "--processes", "0"], "'0' should be a whole number from 1 up"),
        (["--lineup", "two"], "invalid choice: 'two'"),
    ],
)
def test_bad_figures_are_one_clear_line(
    arguments: list[str], message: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as stop:
        main(["arena", "joraku", "--bots", "greedy,random", *arguments])
    assert stop.value.code == 2
    assert message in capsys.readouterr().err


def test_people_get_tables_and_are_told_of_open_ends(capsys: pytest.CaptureFixture[str]) -> None:
    arguments = ["arena", "rokumon", "-o", "act=2", "--bots", "exact,random", "--games", "4"]
    assert main([*arguments, "--processes", "1"]) == 0
    captured = capsys.readouterr()
    assert "4 games: 2 deals" in captured.out
    assert "… open)" in captured.out
    assert "no finite rating" in captured.out.replace(" \n", " ")
    assert captured.err == ""
    assert main([*arguments, "--processes", "1", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["games"] == 4
    assert [one["rating"]["high"] is None for one in found["ratings"]] == [True, False]


def test_a_terminal_shows_how_the_match_stands() -> None:
    ours, theirs = os.openpty()
    arguments = ["arena", "rokumon", "-o", "act=2", "--bots", "greedy,random", "--processes", "1"]
    done = subprocess.run(
        [sys.executable, "-m", "kachidoki", *arguments, "--json"],
        stdout=subprocess.PIPE,
        stderr=theirs,
        check=True,
    )
    os.close(theirs)
    shown = os.read(ours, 100_000).decode()
    os.close(ours)
    assert "playing" in shown
    assert "win share" in shown
    assert json.loads(done.stdout)["games"] == 100
