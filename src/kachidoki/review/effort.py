"""How much work a review may take: a quick pass, and a deep one on request."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
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


EFFORTS: Final[Mapping[str, Effort]] = {
    "quick": Effort(
        "quick", plans=8, first=24, second=160, kept=8, final=320, moment=240, nodes=30_000
    ),
    "deep": Effort(
        "deep", plans=14, first=96, second=960, kept=10, final=2560, moment=1600, nodes=300_000
    ),
}
