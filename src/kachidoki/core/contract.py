"""The contract between the games and everything built on them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final, Protocol, Self, TypeVar

from kachidoki.core.action import Action, Actions
from kachidoki.core.event import Event, Log
from kachidoki.core.rng import Rng

Seat = int
CHANCE: Final[Seat] = -1


@dataclass(frozen=True)
class Outcome:
    """How a game ended: points a seat, seats from first to last, who won and why."""

    scores: tuple[int, ...]
    ranking: tuple[Seat, ...]
    winners: tuple[Seat, ...]
    reason: Event

    def as_dict(self) -> dict[str, object]:
        """The same as plain data."""
        return {
            "scores": list(self.scores),
            "ranking": list(self.ranking),
            "winners": list(self.winners),
            "reason": self.reason.as_dict(),
        }


class View(Protocol):
    """What one seat (None: a spectator) may know. Nothing else leaves the rules.

    Views are equal if they are of the same seat and it knows the same, in equal games; `repr`
    is the position with what the seat does not know left out.
    """

    @property
    def game(self) -> str:
        """The game's name, as `Game.name` has it."""
        ...

    @property
    def seat(self) -> Seat | None: ...

    def to_act(self) -> tuple[Seat, ...]:
        """Whose turn it is; everybody knows."""
        ...

    def legal(self) -> Sequence[Action]:
        """What this seat may do now, in the state's own order."""
        ...

    def scores(self) -> tuple[int, ...]:
        """The points of each seat so far, which everybody knows; () where none are counted."""
        ...

    def why_not(self, action: Action) -> Event:
        """Why an action is not open to this seat now, told from what the seat knows."""
        ...

    def as_dict(self) -> dict[str, object]:
        """All of it as plain data, the same bytes for the same knowledge."""
        ...


class State(Protocol):
    """Where a game stands. A small value: `copy` is cheap, `step` changes only this one.

    States are equal if they are of equal games and hold the same, hidden things included: then
    the same can happen from them. `repr` is the position. A state that is in a set, or a key of
    a dictionary, must not be stepped: put a copy there.
    """

    def to_act(self) -> tuple[Seat, ...]:
        """() when over, (CHANCE,) for a draw; several seats choose at once, in secret."""
        ...

    def legal(self, seat: Seat) -> Sequence[Action]:
        """All that a seat may do now, in a fixed order: the only source of legality."""
        ...

    def step(self, seat: Seat, action: Action, log: Log | None = None) -> None:
        """Take an action. Trusts its input; `play` is the checked door."""
        ...

    def in_turn(self) -> tuple[Seat, ...]:
        """Whose turn is under way: seats that have acted in a turn which has not ended yet.

        A seat that is to act without being named here begins a turn, unless a seat that is
        named here waits for it: then it answers in the other's turn.
        """
        ...

    def loose(self, seat: Seat) -> int:
        """How many of the seat's latest actions it may still take back."""
        ...

    def answer_loose(self) -> bool:
        """Whether the last action may be undone together with the one that it answered."""
        ...

    def took_back(self, seat: Seat) -> None:
        """Told to the state of before, once an action was taken back to it."""
        ...

    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""
        ...

    def view(self, seat: Seat | None) -> View:
        """What a seat, or a spectator, may know."""
        ...

    def pieces(self) -> Mapping[str, int]:
        """Counts that never change once a seat has something to decide."""
        ...

    def position(self) -> str:
        """The whole state as one line; `Game.parse_position` reads it."""
        ...

    def copy(self) -> Self:
        """An independent state."""
        ...


AnyState = TypeVar("AnyState", bound=State)


class Game(Protocol):
    """One configured game."""

    @property
    def name(self) -> str: ...

    @property
    def rules_version(self) -> int:
        """Raised when a record of before would no longer replay the same."""
        ...

    @property
    def seats(self) -> int: ...

    @property
    def options(self) -> Mapping[str, str]:
        """Every option with its value, as a record's header writes them."""
        ...

    @property
    def actions(self) -> Actions: ...

    def start(self, log: Log | None = None) -> State:
        """The state before anybody acted; what already happened goes into the log."""
        ...

    def parse_position(self, text: str) -> State:
        """The state that a position line describes, checked."""
        ...

    def freeze(self, state: State) -> list[object]:
        """All of a state as plain data, also what a position line does not carry."""
        ...

    def thaw(self, data: object) -> State:
        """The state that was frozen; BadPosition if the data is none of this game."""
        ...

    def imagine(self, view: View, rng: Rng) -> State:
        """A full state that looks the same from the view's seat, at random."""
        ...
