"""What a game brings so that bots can play it, and hints and verdicts can be given."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from kachidoki.bots.skill import Skill
from kachidoki.bots.thinking import Budget, Stop, Thinker
from kachidoki.core import Action, Actions, Event, Rng, View

AnyView = TypeVar("AnyView", bound=View)


@dataclass(frozen=True)
class Hint:
    """An action, what would follow it in the same turn, and why."""

    action: Action
    then: tuple[Action, ...]
    chance: float | None  # to win the game, or the act; nobody thinks about the only choice
    reason: Event


class Brain(Protocol[AnyView]):
    """All that bots need to know of one game; `registry` has one for each.

    Every method gets a view of that game, and so nothing that its seat may not know.
    """

    @property
    def actions(self) -> Actions:
        """Every decision of the game, to read actions that were written as text."""
        ...

    @property
    def skills(self) -> Mapping[str, Skill]:
        """What each level sees, by the level's name."""
        ...

    def pack(self, view: AnyView) -> tuple[list[Any], list[object]]:
        """What the setting of a view is made from, and its frozen state: plain data."""
        ...

    def unpack(self, seat: int | None, setting: list[Any], state: list[object]) -> AnyView:
        """The view that was packed; raises BadPosition if the state is none."""
        ...

    def as_text(self, view: AnyView) -> str:
        """All that the seat sees, on one line."""
        ...

    def foreseen(self, view: AnyView, action: Action) -> str | None:
        """What `as_text` will say after an action of the seat; None if nobody can tell."""
        ...

    def think_greedily(self, view: AnyView, rng: Rng) -> list[Action]:
        """What looks best on the board right now, and what follows it in the same turn."""
        ...

    def think_exactly(self, view: AnyView, rng: Rng) -> list[Action]:
        """A perfect action; raises BadOption where the game is not solved."""
        ...

    def think_as(self, level: str, view: AnyView, rng: Rng, stop: Stop) -> Sequence[Action]:
        """What a level does, and what it plans to follow in the same turn."""
        ...

    def thinker(self, view: AnyView, rng: Rng, work: int) -> Thinker:
        """A search for so much work in all; raises BadOption if the seat is not to act."""
        ...

    def forced(self, view: AnyView) -> bool:
        """Whether there is nothing to choose: one action at most, and no use of it to plan."""
        ...

    def rest_of_choice(
        self, view: AnyView, first: Action, rng: Rng, budget: Budget, stop: Stop
    ) -> Sequence[Action]:
        """What belongs to the same choice as an action, but is decided after it."""
        ...

    def reason_for(self, view: AnyView, line: Sequence[Action], rng: Rng) -> Event:
        """Why a line is a good idea, as far as it can be said in a sentence."""
        ...

    def known_first(self, view: AnyView, found: list[Hint]) -> list[Hint]:
        """Hints that a search found, behind what is known to win without any search."""
        ...

    def covers(self, view: AnyView) -> bool:
        """Whether it is known what each action that is open here is worth."""
        ...

    def judge(self, view: AnyView, action: Action) -> Event:
        """How good an action is; raises BadPosition where that is not known."""
        ...
