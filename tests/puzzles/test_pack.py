"""Every shipped puzzle has the one answer that it claims: confirmed from the definitions.

The gate looks at a share of them; KACHIDOKI_TEST_PUZZLES=all confirms every one.
"""

from __future__ import annotations

import os
from collections import Counter
from datetime import date, timedelta

import pytest

from kachidoki.core import BadOption
from kachidoki.puzzles.lessons import lessons, puzzle_named
from kachidoki.puzzles.pack import Pack, shipped
from kachidoki.puzzles.puzzle import Puzzle
from kachidoki.puzzles.trying import attempt
from kachidoki.text import keys
from tests.puzzles import naive_joraku, naive_rokumon

SHARE = 1 if os.environ.get("KACHIDOKI_TEST_PUZZLES") == "all" else 40
CHEAP = 600  # boards that are listed in a moment
SOLVED, BATTLES = naive_rokumon.Solved(), naive_rokumon.Battles()


def confirmed(puzzle: Puzzle) -> bool:
    if puzzle.game == "joraku":
        return naive_joraku.confirmed(puzzle)
    return naive_rokumon.confirmed(puzzle, SOLVED, BATTLES)


def chosen() -> list[Puzzle]:
    """Those that are confirmed now: of each theme a share, and of the share what is quick."""
    found = []
    for counts in shipped().themes().values():
        for theme in counts:
            numbers = shipped().numbers(theme=theme)
            found += [shipped().puzzle(number) for number in numbers[:: min(SHARE, len(numbers))]]
    return [each for each in found if SHARE == 1 or each.found.proof.get("boards", 0) < CHEAP]


@pytest.mark.slow
def test_every_puzzle_has_the_one_answer_that_it_claims() -> None:
    refuted = [puzzle.position for puzzle in chosen() if not confirmed(puzzle)]
    assert refuted == []


@pytest.mark.slow
def test_every_position_of_a_lesson_has_one_answer_and_its_words() -> None:
    assert Counter(lesson.game for lesson in lessons()) == {"joraku": 6, "rokumon": 6}
    for lesson in lessons():
        assert len(lesson.puzzles) >= 3
        assert {f"lesson-{lesson.name}{part}" for part in ("", "-about", "-point")} <= keys("en")
        for name, puzzle in zip(lesson.positions(), lesson.puzzles, strict=True):
            assert puzzle_named(name) is puzzle
            assert attempt(puzzle, puzzle.found.answer).right
            assert confirmed(puzzle), name


def test_a_wrong_claim_is_refuted() -> None:
    for theme in ("marching", "sure-card", "void", "win-two", "hold", "taroma-hold", "surprise"):
        puzzle = shipped().puzzle(shipped().numbers(theme=theme)[0])
        data = puzzle.as_dict()
        state = puzzle.state()
        wrong = [a.text for a in state.legal(puzzle.seat) if a.text not in data["answer"]]
        if theme == "marching":
            data["answer"] = [data["answer"][0], "place", "end"]
        elif theme == "void":
            data["answer"] = [data["answer"][0], wrong[0]]
        else:
            data["answer"] = [next(action for action in wrong if action != "surrender")]
        assert not confirmed(Puzzle.from_dict(data)), theme


def test_there_are_a_thousand_of_many_themes_and_no_position_twice() -> None:
    pack = shipped()
    themes = pack.themes()
    assert len(pack.puzzles) >= 1000
    assert len(themes["joraku"]) >= 8
    assert len(themes["rokumon"]) >= 8
    asked = Counter((puzzle.position, puzzle.found.goal) for puzzle in pack.puzzles)
    assert max(asked.values()) == 1
    assert Pack.parse(pack.text()) == pack


def test_the_daily_puzzle_is_the_same_all_day_and_comes_again_only_after_all_others() -> None:
    pack, day = shipped(), date(2026, 1, 31)
    days = [pack.daily(day + timedelta(later)) for later in range(len(pack.puzzles))]
    assert len(set(days)) == len(pack.puzzles)
    assert pack.daily(day) == days[0]
    assert pack.puzzle(pack.daily(day, "rokumon", "hold")).found.theme == "hold"
    with pytest.raises(BadOption, match="no puzzle has the theme 'x'"):
        pack.daily(day, theme="x")


def test_answers_are_right_by_whatever_way_and_wrong_ones_are_refuted() -> None:
    pack = shipped()
    for theme in (theme for counts in pack.themes().values() for theme in counts):
        puzzle = pack.puzzle(pack.numbers(theme=theme)[-1])
        assert attempt(puzzle, puzzle.found.answer).right, theme
        assert not attempt(puzzle, []).done
        for action, lines in puzzle.found.replies.items():
            tried = attempt(puzzle, [action])
            assert (tried.done, tried.right) == (True, False), theme
            assert [(step.seat, step.action) for step in tried.reply] == list(lines)
    passing = pack.puzzle(pack.numbers(theme="void")[0])
    assert attempt(passing, passing.found.answer[::-1]).right
