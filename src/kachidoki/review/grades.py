"""Five grades for a decision, by the chance that it gave up.

The bounds are data: change them here, and everything follows. A loss whose interval reaches down
to nothing may be no loss at all, so it is never graded below `close`. The last grade says that the
lead changed hands, so it is given only where the chance went from one half or more to one half or
less; whatever gives away as much without that has the grade before it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from kachidoki.review.estimate import WHOLE, Estimate


@dataclass(frozen=True, slots=True)
class Grade:
    """A grade by its name, and the chance in millionths that a decision of it gives up at most."""

    name: str
    below: int | None  # None: anything
    lead: bool = False  # whether the lead must have changed hands


GRADES: Final = (
    Grade("best", 5_000),
    Grade("close", 20_000),
    Grade("slip", 60_000),
    Grade("costly", 150_000),
    Grade("turning", None, lead=True),
)
CLOSE: Final = 1
LEAD: Final = WHOLE // 2  # whoever has more is ahead, however many play
LEARNT_FROM: Final = ("slip", "costly", "turning")  # grades of what gave something away


def grade_of(played: Estimate, best: Estimate, loss: Estimate) -> str:
    """The grade of a decision by what it gave up of its best choice.

    >>> def grade(best: int, loss: int, low: int) -> str:
    ...     played = Estimate(best - loss, 0, WHOLE)
    ...     return grade_of(played, Estimate(best, 0, WHOLE), Estimate(loss, low, WHOLE))
    >>> grade(600_000, 70_000, 50_000), grade(600_000, 70_000, -9_000)
    ('costly', 'close')
    >>> grade(600_000, 170_000, 50_000), grade(900_000, 170_000, 50_000)
    ('turning', 'costly')
    """
    turned = played.value <= LEAD <= best.value
    fitting = [grade for grade in GRADES if turned or not grade.lead]
    for at, grade in enumerate(fitting):
        unsure = at == CLOSE and loss.low <= 0
        if grade.below is None or loss.value < grade.below or unsure:
            return grade.name
    return fitting[-1].name
