"""`kachidoki review`, as people and scripts meet it."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from kachidoki import catalog
from kachidoki.cli import main
from kachidoki.core import Table
from tests.cli.command import run
from tests.review.games import TINY, played


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """A short game that is over."""
    _, game = played("rokumon", {"act": "2"}, "greedy")
    path = tmp_path / "game.txt"
    path.write_text(game.text(), "utf-8")
    return path


def test_a_review_as_plain_data(record: Path) -> None:
    found = json.loads(run("review", str(record), "--json", "--processes", "1"))
    assert found["game"] == "rokumon"
    assert found["effort"] == "quick"
    assert [grade["name"] for grade in found["grades"]] == [
        *("best", "close", "slip", "costly", "turning"),
    ]
    assert {each["grade"] for each in found["decisions"]} == {"best", "turning"}
    assert [seat["seat"] for seat in found["seats"]] == [0, 1]
    costly = [each for each in found["decisions"] if each["grade"] == "turning"]
    assert all(any("gives a" in told for told in each["told"]) for each in costly)
    for seat in found["seats"]:
        (part,) = seat["parts"]
        know = part["know"]
        assert know["start"] + know["decisions"] + know["luck"] == know["result"]


def test_a_review_to_read(record: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["review", str(record), "--seat", "1", "--processes", "1"]) == 0
    shown = " ".join(capsys.readouterr().out.split())  # however wide the terminal is
    assert "Seat 1, Ueda Castle: what the position was worth" in shown
    assert re.search("At the start, with best play: (won|lost) in [0-9]+ moves", shown)
    assert "%" not in shown  # what is proved is no forecast
    assert "After the move that was played: " in shown
    assert "It would go on: seat 0: " in shown
    assert "Seat 0," not in shown
    assert "The result: " in shown
    assert "What can be learnt most from" in shown
    assert main(["review", str(record), "--seat", "1", "--processes", "1", "--language", "ja"]) == 0
    assert "最も学べるところ" in capsys.readouterr().out


def test_what_could_be_known_is_shown(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("kachidoki.cli.review.EFFORTS", {"quick": TINY})
    _, game = played("joraku", {"players": 2, "mode": "houses"}, "random")
    path = tmp_path / "game.txt"
    path.write_text(game.text(), "utf-8")
    assert main(["review", str(path), "--seat", "0", "--processes", "1"]) == 0
    shown = capsys.readouterr().out
    assert "What could be known then" in shown
    assert "Katana Ninja" in shown
    # The two looks can name different choices; it was not said how that can be.
    assert "With everything open the best is: " in " ".join(shown.split())
    _, game = played("rokumon", {"act": "3"}, "random")
    path.write_text(game.text(), "utf-8")
    assert main(["review", str(path), "--seat", "1", "--processes", "1"]) == 0
    assert "Warrior" in capsys.readouterr().out


def test_running_games_and_other_mistakes_are_one_line(
    record: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    running, edited = tmp_path / "running.txt", tmp_path / "edited.txt"
    table = Table(catalog.find("joraku", players=3), b"running")
    running.write_text(table.record().text(), "utf-8")
    edited.write_text(record.read_text("utf-8").replace("deploy", "delpoy", 1), "utf-8")
    for path, more, wrong in (
        (running, [], "the game is not over: only finished games are reviewed"),
        (record, ["--seat", "7"], "there is no seat 7; seats are 0 to 1"),
        (edited, [], "is not an action of rokumon"),
        (tmp_path / "nowhere.txt", [], "No such file"),
        (record, ["--language", "xx"], "there is no language"),
    ):
        assert main(["review", str(path), *more]) == 1
        out, error = capsys.readouterr()
        assert out == ""
        assert wrong in error
        assert error.count("\n") == 1
