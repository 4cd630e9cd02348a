"""What every kind of action says of itself: which of its actions a clan has now."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Final

from mypy_extensions import i64

from kachidoki.core.action import Action
from kachidoki.rokumon.state import Field

NOTHING: Final[tuple[Action, ...]] = ()


class ActionKind(ABC):
    """One kind of action. `listed` is the only place that says what is possible."""

    @abstractmethod
    def listed(self, p: Field, clan: i64) -> tuple[Action, ...]:
        """All of a clan's actions of this kind."""

    @abstractmethod
    def count(self, p: Field, clan: i64) -> i64:
        """How many there are; the same, without making the list."""
