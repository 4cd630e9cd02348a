"""Choosing the best of several actions, ties at random."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from kachidoki.core.rng import Rng

T = TypeVar("T")


def best_of(actions: Sequence[T], values: Sequence[int], rng: Rng) -> T:
    """The action with the highest value; among equals any, all equally likely."""
    highest = max(values)
    among = [action for action, value in zip(actions, values, strict=True) if value == highest]
    return among[rng.below(len(among))]
