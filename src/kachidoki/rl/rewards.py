"""What a game is worth to each seat, for learning code.

- `rank`: from 1 for the first to -1 for the last, evenly apart; 0 each in a draw.
- `win`: 1 for whoever wins, and the others share -1; 0 each in a draw.
- `points`: what a step changes in the points of each seat, against the mean of all seats. In Joraku
  those are reputation points, in a campaign acts won; other games count nothing before the end.

All add up to zero, but for a game of one seat, which gets 1, 0 or -1 against Taroma. `rank` and
`win` are paid at the end.
"""

from __future__ import annotations

from typing import Final

from kachidoki.core import BadOption, Outcome, State
from kachidoki.core.errors import listing, quoted

REWARDS: Final = ("rank", "win", "points")


def check(kind: str) -> str:
    """The kind of rewards, or a refusal that names all of them."""
    if kind not in REWARDS:
        raise BadOption(f"rewards = {quoted(kind)}: choose from {listing(list(REWARDS))}")
    return kind


def at_the_end(outcome: Outcome, kind: str) -> list[float]:
    """What each seat gets for how a game ended."""
    seats = len(outcome.scores)
    if seats == 1:
        return [float(outcome.scores[0])]
    if kind == "points":
        return against_the_mean(outcome.scores)
    if not outcome.winners:
        return [0.0] * seats
    if kind == "win":
        return [1.0 if seat in outcome.winners else -1 / (seats - 1) for seat in range(seats)]
    found = [0.0] * seats
    for rank, seat in enumerate(outcome.ranking):
        found[seat] = 1 - 2 * rank / (seats - 1)
    return found


def standing(state: State, seats: int) -> list[float]:
    """The points of each seat so far against their mean; they are public."""
    outcome = state.outcome()
    if outcome is not None:
        return at_the_end(outcome, "points")
    return against_the_mean(state.view(None).scores() or (0,) * seats)


def against_the_mean(points: tuple[int, ...]) -> list[float]:
    """How far each is above the mean.

    >>> against_the_mean((4, 1, 1))
    [2.0, -1.0, -1.0]
    """
    mean = sum(points) / len(points)
    return [each - mean for each in points] if len(points) > 1 else [float(points[0])]
