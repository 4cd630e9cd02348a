"""What a decision is called, by what it gave away."""

from __future__ import annotations

import pytest

from kachidoki.review.estimate import certain
from kachidoki.review.grades import grade_of


@pytest.mark.parametrize(
    ("best", "played", "grade"),
    [
        (70, 30, "turning"),
        (60, 50, "costly"),
        (95, 60, "costly"),  # still ahead
        (40, 5, "costly"),  # was behind already
        (100, 50, "turning"),  # a win becomes a draw
        (50, 0, "turning"),
        (53, 50, "slip"),
        (53, 52, "close"),
        (53, 53, "best"),
    ],
)
def test_only_what_gives_the_lead_away_turned_the_game(best: int, played: int, grade: str) -> None:
    """“Turned the game” was said three times in five turns of somebody who was behind."""
    chances = [certain(10_000 * each) for each in (played, best, best - played)]
    assert grade_of(*chances) == grade
