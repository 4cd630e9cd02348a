"""Five grades for a decision, by the chance that it gave up.

The bounds are data: change them here, and everything follows. A loss whose interval reaches down
to nothing may be no loss at all, so it is never graded below `close`.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kachidoki.review.estimate import Estimate


@dataclass(frozen=True, slots=True)
class Grade:
    """A grade by its name, and the chance in millionths that a decision of it gives up at most."""

    name: str
    below: int | None  # None: anything


GRADES: Final = (
    Grade("best", 5_000),
    Grade("close", 20_000),
    Grade("slip", 60_000),
    Grade("costly", 150_000),
    Grade("turning", None),
)
CLOSE: Final = 1


def grade_of(loss: Estimate) -> str:
    """The grade of a decision by what it gave up.

    >>> grade_of(Estimate(70_000, 50_000, 90_000)), grade_of(Estimate(70_000, -9_000, 149_000))
    ('costly', 'close')
    """
    for at, grade in enumerate(GRADES):
        unsure = at == CLOSE and loss.low <= 0
        if grade.below is None or loss.value < grade.below or unsure:
            return grade.name
    raise AssertionError("the last grade has no bound")
