"""What a game brings so that finished games of it can be reviewed; `registry` has one for each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from kachidoki.core import Action, Event, Rng, State, View
from kachidoki.review.effort import Effort
from kachidoki.review.estimate import Estimate

AnyView = TypeVar("AnyView", bound=View, contravariant=True)
AnyState = TypeVar("AnyState", bound=State, contravariant=True)


@dataclass(frozen=True, slots=True)
class Judged:
    """A decision next to the best one that was found, both in the same worlds."""

    played: Estimate
    best: Estimate
    loss: Estimate  # its value is the difference of the other two, to the last digit
    how: str
    worlds: int  # that were looked at; of listed ones, how many there are
    choices: int  # that were compared
    line: tuple[Action, ...]  # the best choice
    depth: int = 0  # of a search
    # Of both until the end, as played and by the best choice; 0 where that is not known.
    moves: tuple[int, int] = (0, 0)

    @property
    def shortens(self) -> bool:
        """Whether a position that is lost anyway would have held out longer."""
        return not self.loss.value and self.moves[0] < self.moves[1]

    def as_dict(self) -> dict[str, Any]:
        """As plain data."""
        return {
            "played": self.played.as_list(),
            "best": self.best.as_list(),
            "loss": self.loss.as_list(),
            "how": self.how,
            "worlds": self.worlds,
            "choices": self.choices,
            "depth": self.depth,
            "moves": list(self.moves),
            "line": [str(action) for action in self.line],
        }


class Reviewer(Protocol[AnyState, AnyView]):
    """All that a review needs to know of one game.

    Of these, `judge`, `chance`, `reasons`, `replies` and `grid` get a view and nothing else: what
    they say cannot depend on what the seat did not know.
    """

    def goes_on(self, state: AnyState, seat: int) -> bool:
        """Whether what a seat does now belongs to the decision that it has begun."""
        ...

    def start(self, state: AnyState) -> int:
        """A seat's chance before anything is dealt, in millionths; not asked for where `exact`."""
        ...

    def hides(self, state: AnyState) -> bool:
        """Whether anything is hidden from somebody in the part that a state belongs to.

        Where nothing is, a decision has one verdict.
        """
        ...

    def exact(self, state: AnyState) -> bool:
        """Whether the part that a state belongs to is open and solved.

        Then it is worth something from its deal on, and only decisions change that.
        """
        ...

    def part(self, state: AnyState) -> int:
        """The number of the part of the game that a state belongs to, such as an act."""
        ...

    def when(self, state: AnyState, turn: int) -> Event:
        """Where in its part a decision was taken; it is the seat's `turn`th one there."""
        ...

    def results(self, before: AnyState, after: AnyState) -> tuple[int, ...] | None:
        """What each seat made of a part, in millionths, if it ended with this step."""
        ...

    def shows(self, before: AnyState, after: AnyState) -> bool:
        """Whether a step brought to light what the seat that took it did not know."""
        ...

    def telling(self, before: AnyState, events: Sequence[Event]) -> list[Event]:
        """Of what a seat saw in a step, what says why its chance changed: in few events."""
        ...

    def chosen(self, by: int, line: Sequence[Action]) -> list[Event]:
        """The same of a decision that a seat took face down, as nobody else saw it."""
        ...

    def judge(self, view: AnyView, line: Sequence[Action], effort: Effort, rng: Rng) -> Judged:
        """A decision of the view's seat, by what it could know."""
        ...

    def chance(self, view: AnyView, effort: Effort, rng: Rng) -> Estimate:
        """The chance of the view's seat, by what it knows, while it has nothing to decide."""
        ...

    def judge_open(
        self, state: AnyState, seat: int, line: Sequence[Action], effort: Effort, rng: Rng
    ) -> tuple[list[int], list[int], Judged]:
        """A decision with everything open.

        Returns everybody's chances by the best choice, those by what was played, and the decision
        judged.
        """
        ...

    def chances_open(self, state: AnyState, effort: Effort, rng: Rng) -> list[int]:
        """Everybody's chance with everything open."""
        ...

    def reasons(
        self,
        view: AnyView,
        line: Sequence[Action],
        judged: Judged,
        replies: Sequence[tuple[int, Action]],
        rng: Rng,
    ) -> list[Event]:
        """Why the best choice is better than what was played, as far as it can be said.

        `replies` are how it goes on after what was played.
        """
        ...

    def replies(
        self, view: AnyView, line: Sequence[Action], effort: Effort, rng: Rng
    ) -> list[tuple[int, Action]]:
        """How both go on after a choice if they do their best, each action with its seat.

        Where the game is not solved, what is likely by what the seat knew. Empty where nobody can
        say. They can be taken on the `stage`, or in truth. What the seat would not see of an action
        of another one is left open in it.
        """
        ...

    def in_truth(self, state: AnyState, seat: int, reply: Action) -> Action:
        """A reply as it can be taken in a state: what was left open in it is anything possible."""
        ...

    def stage(self, state: AnyState, seat: int) -> State | None:
        """Where replies to a choice of a seat can be shown; None: as things truly stood.

        It follows from what the seat knew in a state, and nothing else.
        """
        ...

    def in_secret(self, state: AnyState) -> bool:
        """Whether others do not see what a seat does now."""
        ...

    def topic(self, view: AnyView, line: Sequence[Action], best: Sequence[Action]) -> str:
        """What a choice and a better one differ in, as one of the game's topics."""
        ...

    def grid(self, view: AnyView, rng: Rng) -> Mapping[str, Any]:
        """What the others could hold, as far as the seat could know, and why not the rest."""
        ...
