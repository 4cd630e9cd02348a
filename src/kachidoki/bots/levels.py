"""Levels from beginner to master: by how much they see, and only then by time.

What a level overlooks it overlooks for a whole turn, as a person does who does not look at a
part of the board. It is never a single step of a turn. A game's own `oversights` says what each
level overlooks and how often, and its own `levels` how long it thinks: none longer than
`thinking.LONGEST`.

- beginner and casual: look no further than the board after their own turn. A beginner overlooks
  much of it.
- skilled, expert, master: search, each many times deeper.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kachidoki.bots.registry import BRAINS, brain_of
from kachidoki.bots.thinking import Stop, ThinkFunction
from kachidoki.core import Action, Rng, View

LEVELS: Final = ("beginner", "casual", "skilled", "expert", "master")
QUICK: Final = 1.0  # seconds


def quick(name: str) -> bool:
    """Whether a level answers in under a second, whatever it plays."""
    skills = [brain.skills for brain in BRAINS.values()]
    return name in LEVELS and all(each[name].budget.seconds < QUICK for each in skills)


def thinking(name: str) -> ThinkFunction:
    """How a level thinks."""

    def think(view: View, rng: Rng, stop: Stop) -> Sequence[Action]:
        return brain_of(view).think_as(name, view, rng, stop)

    return think
