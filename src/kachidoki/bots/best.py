"""Choosing the best of several actions, ties at random."""

from __future__ import annotations

from collections.abc import Sequence

from kachidoki.core.action import Action
from kachidoki.core.rng import Rng


def best_of(actions: Sequence[Action], values: Sequence[int], rng: Rng) -> Action:
    """The action with the highest value; among equals any, all equally likely."""
    highest = max(values)
    among = [action for action, value in zip(actions, values, strict=True) if value == highest]
    return among[rng.below(len(among))]
