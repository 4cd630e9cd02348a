"""`kachidoki puzzle` and `kachidoki mine`."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from kachidoki.cli.main import main
from kachidoki.puzzles.pack import Pack, shipped


def told(capsys: pytest.CaptureFixture[str], *words: str) -> tuple[int, dict[str, Any]]:
    status = main(["puzzle", *words, "--json"])
    return status, json.loads(capsys.readouterr().out)


def test_the_puzzle_of_a_day_is_shown_and_answered(capsys: pytest.CaptureFixture[str]) -> None:
    chosen = ("--theme", "win-two", "--day", "2026-01-31")
    status, shown = told(capsys, *chosen)
    puzzle = shipped().puzzle(shown["number"])
    assert (status, shown["done"], shown["theme"]) == (0, False, "win-two")
    assert puzzle.found.answer[0] in shown["open"]
    status, right = told(capsys, *chosen, *puzzle.found.answer[0].split())
    assert (status, right["passed"]) == (0, True)
    action, lines = next(each for each in puzzle.found.replies.items() if each[1])
    status, wrong = told(capsys, *chosen, *action.split())
    assert (status, wrong["passed"]) == (1, False)
    assert wrong["reply"] == [f"{seat}: {text}" for seat, text in lines]
    assert "The win is gone." in wrong["verdict"]


def test_somebody_at_a_terminal_answers_step_by_step(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    number = shipped().numbers(theme="marching")[0]
    card, way, *steps = shipped().puzzle(number).found.answer
    written = iter([card, "nonsense", way, "back", f"{way}, end", "answer", card, way, *steps])
    monkeypatch.setattr("sys.stdin.isatty", lambda: True)
    monkeypatch.setattr("builtins.input", lambda *_: next(written))
    assert main(["puzzle", "--number", str(number)]) == 0
    shown = " ".join(capsys.readouterr().out.split())
    assert "an empty line leaves" in shown
    assert "'nonsense' is not an action of joraku" in shown
    assert shown.count("Open: place, march") == 3  # the card, the way taken back, the card again
    assert "Not yet. That scores" in shown
    assert shown.count(f"Open: {card}") == 2  # at first, and from the beginning once more
    assert "The answer: Play" in shown
    assert "Well seen!" in shown
    assert next(written, None) is None


def test_it_is_readable_in_every_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["puzzle", "--theme", "sure-card", "--solution", "--language", "ja"]) == 0
    assert "必ず勝つカード" in capsys.readouterr().out
    assert main(["puzzle", "--themes"]) == 0
    assert "win-two" in capsys.readouterr().out
    assert main(["puzzle", "--day", "soon"]) == 1
    assert "write a date such as 2026-01-31" in capsys.readouterr().err


def test_records_are_mined(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    played = ["simulate", "joraku", "-o", "players=3", "--bots", "casual", "--games", "2"]
    assert main([*played, "--save", str(tmp_path)]) == 0
    records = [str(path) for path in sorted(tmp_path.glob("*.txt"))]
    out = tmp_path / "found.jsonl"
    assert main(["mine", "--records", *records, "--out", str(out)]) == 0
    pack = Pack.parse(out.read_text("utf-8"))
    assert pack.puzzles
    assert pack.head["records"] == 2
    again = ["mine", "rokumon", "-o", "act=1", "--games", "3", "--most", "1", "--out", str(out)]
    assert main(again) == 0
    assert main(["mine", "--out", str(out)]) == 1
    assert "name a game whose bots shall play" in capsys.readouterr().err
