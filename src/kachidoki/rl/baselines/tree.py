"""The whole tree of a small game for two, as arrays: a level for each action taken.

Built through the contract, so that it works for any game: actions come from `legal`, and what a
seat can tell apart is the sequence of what it saw and did itself. Nothing is forgotten.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Final

import numpy as np
import numpy.typing as npt

from kachidoki.core import CHANCE, Action, Game, State, View

Floats = npt.NDArray[np.float64]
Ints = npt.NDArray[np.int64]
Seen = Callable[[View], object]  # what a seat sees, as something that can be compared
Told = tuple[int, int]  # for each seat a number for all that it was told so far
NOBODY: Final = -1  # chance draws
OVER: Final = -2  # nothing follows


@dataclass(frozen=True)
class Level:
    """All positions after so many actions.

    `parent` is the place of the position before in the level above, `choice` the place of the
    action that led here among all choices (-1: chance drew), `chance` how likely chance made it.
    `player` is who is to act (-1: chance, -2: nobody), `worth` what a finished game pays to seat 0.
    """

    parent: Ints
    choice: Ints
    chance: Floats
    player: Ints
    worth: Floats


@dataclass(frozen=True)
class Tree:
    """Levels from the start on, and the choices of all information sets, one after the other.

    Choices of information set `k` are those from `first[k]` to `first[k + 1]`, `owner[k]` is whose
    they are, `actions` tells each in words.
    """

    levels: list[Level]
    first: Ints
    owner: Ints
    actions: list[str]

    @property
    def positions(self) -> int:
        """How many positions there are, finished ones included."""
        return sum(len(level.parent) for level in self.levels)

    @property
    def sets(self) -> int:
        """How many information sets there are."""
        return len(self.owner)


class Builder:
    """A tree that grows level by level."""

    def __init__(self, seen: Seen, opening: Sequence[str], plies: int) -> None:
        self.seen = seen
        self.opening = opening
        self.plies = plies
        self.told: dict[tuple[object, ...], int] = {}
        self.sets: dict[int, int] = {}  # by what its seat was told: the first of its choices
        self.first: list[int] = [0]
        self.owner: list[int] = []
        self.actions: list[str] = []

    def build(self, start: State) -> Tree:
        """The tree below a position."""
        level = [(start, self.tell((0, 0), start, NOBODY, None))]
        links = [(0, NOBODY, 1.0)]
        levels: list[Level] = []
        decisions = 0  # of players, on the way to this level
        while level:
            players = [self.player(state, decisions) for state, _ in level]
            parent, choice, chance = zip(*links, strict=True)
            levels.append(
                Level(
                    np.array(parent, np.int64),
                    np.array(choice, np.int64),
                    np.array(chance, np.float64),
                    np.array(players, np.int64),
                    np.array([worth(state) for state, _ in level], np.float64),
                )
            )
            following: list[tuple[State, Told]] = []
            links = []
            for place, ((state, told), player) in enumerate(zip(level, players, strict=True)):
                if player == OVER:
                    continue
                actions = self.open(state, player, decisions)
                begins = NOBODY if player == NOBODY else self.choices(told[player], player, actions)
                for number, action in enumerate(actions):
                    after = state.copy()
                    after.step(CHANCE if player == NOBODY else player, action)
                    following.append((after, self.tell(told, after, player, action)))
                    if player == NOBODY:
                        links.append((place, NOBODY, 1 / len(actions)))
                    else:
                        links.append((place, begins + number, 1.0))
            level = following
            decisions += any(player >= 0 for player in players)
        first, owner = np.array(self.first, np.int64), np.array(self.owner, np.int64)
        return Tree(levels, first, owner, self.actions)

    def player(self, state: State, decisions: int) -> int:
        """Who is to act: a seat, NOBODY for chance, OVER if nobody is or the game is cut here."""
        acting = state.to_act()
        if acting == (CHANCE,):
            return NOBODY
        return OVER if not acting or decisions == self.plies else acting[0]

    def open(self, state: State, player: int, decisions: int) -> Sequence[Action]:
        """What can be done: in the opening only what it describes."""
        if player == NOBODY:
            return state.legal(CHANCE)
        actions = state.legal(player)
        if decisions >= len(self.opening):
            return actions
        pattern = self.opening[decisions]
        found = [action for action in actions if fnmatchcase(str(action), pattern)]
        if not found:
            raise ValueError(f"nothing that is open is like {pattern!r}")
        return found

    def choices(self, told: int, player: int, actions: Sequence[Action]) -> int:
        """Where the choices of an information set begin; noted when it is first met."""
        if told not in self.sets:
            self.sets[told] = len(self.actions)
            self.owner.append(player)
            self.actions += [str(action) for action in actions]
            self.first.append(len(self.actions))
        return self.sets[told]

    def tell(self, before: Told, state: State, actor: int, action: Action | None) -> Told:
        """What both seats were told with one more action: what they see now, and what they did."""

        def number(seat: int) -> int:
            own = action if actor == seat else None
            key = (seat, before[seat], self.seen(state.view(seat)), own)
            return self.told.setdefault(key, len(self.told) + 1)

        return number(0), number(1)


def build(game: Game, seen: Seen = repr, opening: Sequence[str] = (), plies: int = 0) -> Tree:
    """The tree of a game for two.

    `opening` has a pattern for each of the first actions of the players, such as `deploy * d4`:
    only actions that it describes are open then. After so many `plies` (0: never) a game that goes
    on counts as drawn. Both make another, smaller game of it.
    """
    return Builder(seen, opening, plies or NOBODY).build(game.start())


def worth(state: State) -> float:
    """What seat 0 gets: its points where they add up to nothing, else 1, 0 or -1."""
    outcome = state.outcome()
    if outcome is None or not outcome.winners:
        return 0.0
    if sum(outcome.scores) == 0:
        return float(outcome.scores[0])
    return 1.0 if outcome.winners[0] == 0 else -1.0
