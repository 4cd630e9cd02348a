"""How much work a review may take: a quick pass, and a deep one on request."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Final


@dataclass(frozen=True, slots=True)
class Effort:
    """Numbers that decide how precise a review is.

    Choices are compared in three rounds, each with worlds of its own: all of them in a few worlds,
    the best of those in more, and at last only what was played and what seems best. So what a
    choice is worth is never read from the worlds that it was picked for.
    """

    name: str
    plans: int  # ways to use a card that are looked at
    first: int  # worlds for every choice
    second: int  # worlds for those that are kept
    kept: int
    final: int  # worlds for the last two
    moment: int  # worlds for a moment at which the seat has nothing to decide
    nodes: int  # positions that a search looks at for a choice


# Both look at as many ways to use a card: of eight, the quick pass missed a better one so often
# that its interval of the best choice held what the deep pass found in 90 of 100 decisions only.
# More worlds to find the best choice in than to tell its chance in: so that what is called best is
# hardly ever worse than the best by more than the interval shows.
QUICK: Final = Effort(
    "quick", plans=14, first=64, second=960, kept=6, final=320, moment=320, nodes=100_000
)
DEEP: Final = Effort(
    "deep", plans=14, first=256, second=5_000, kept=8, final=2_560, moment=2_560, nodes=1_000_000
)
EFFORTS: Final[Mapping[str, Effort]] = {effort.name: effort for effort in (QUICK, DEEP)}
OPEN: Final = 3  # the open game gets so much less work: its one world needs fewer dice


def opened(effort: Effort) -> Effort:
    """The effort for the open game."""
    return replace(
        effort,
        first=-(-effort.first // OPEN),
        second=-(-effort.second // OPEN),
        final=-(-effort.final // OPEN),
        moment=-(-effort.moment // OPEN),
    )
