"""The whole tree of a small game for two, as arrays: a level for each action taken.

Built through the contract, so that it works for any game: actions come from `legal`, and what a
seat can tell apart is the sequence of what it saw and did itself. Nothing is forgotten.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from typing import Any

import numpy as np
import numpy.typing as npt

from kachidoki.core import CHANCE, Action, Game, State, View

Floats = npt.NDArray[np.float64]
Ints = npt.NDArray[np.int64]
Seen = Callable[[View], object]  # what a seat sees, as something that can be compared
NOBODY = -1


@dataclass
class Level:
    """All positions after so many actions.

    `parent` is the place of the position before in the level above, `choice` the place of the
    action that led here among all choices (-1: chance drew), `chance` how likely chance made it.
    `player` is who is to act (-1: chance, or nobody), `worth` what a finished game pays to seat 0.
    """

    parent: Ints
    choice: Ints
    chance: Floats
    player: Ints
    worth: Floats


@dataclass
class Tree:
    """Levels from the start on, and the choices of all information sets, one after the other.

    Choices of information set `k` are those from `first[k]` to `first[k + 1]`; `owner` is whose
    it is, `names` tells each choice: what the seat saw, and the action.
    """

    levels: list[Level] = field(default_factory=list)
    first: Ints = field(default_factory=lambda: np.zeros(1, np.int64))
    owner: Ints = field(default_factory=lambda: np.zeros(0, np.int64))
    names: list[tuple[object, str]] = field(default_factory=list)

    @property
    def positions(self) -> int:
        """How many positions there are, finished ones included."""
        return sum(len(level.parent) for level in self.levels)

    @property
    def sets(self) -> int:
        """How many information sets there are."""
        return len(self.owner)


@dataclass
class Standing:
    """A position while the tree is built, and for each seat a number for all it was told."""

    state: State
    told: tuple[int, int]


def allowed(actions: Sequence[Action], pattern: str) -> list[Action]:
    """Those actions whose text a pattern such as `deploy * d4` describes."""
    return [action for action in actions if fnmatchcase(str(action), pattern)]


def build(game: Game, seen: Seen = repr, opening: Sequence[str] = (), plies: int = 0) -> Tree:
    """The tree of a game for two.

    `opening` has a pattern for each of the first actions of the players: only actions that it
    describes are open then. After so many `plies` (0: never) a game that goes on counts as drawn.
    Both make another, smaller game of it.
    """
    tree = Tree()
    told: dict[tuple[object, ...], int] = {}
    sets: dict[int, int] = {}  # by what the seat was told: the information set
    first, owner = [0], []
    start = game.start()
    both = _told(told, (0, 0), start, seen, NOBODY, None)
    level, links, made = [Standing(start, both)], [(0, NOBODY, 1.0)], 0
    while level:
        worth = [_worth(node.state) for node in level]
        players = [_player(node.state, made, plies) for node in level]
        parent, choice, chance = zip(*links, strict=True)
        tree.levels.append(
            Level(
                np.array(parent, np.int64),
                np.array(choice, np.int64),
                np.array(chance, np.float64),
                np.array([max(player, NOBODY) for player in players], np.int64),
                np.array(worth, np.float64),
            )
        )
        following: list[Standing] = []
        links = []
        deciding = any(player >= 0 for player in players)
        for place, (node, player) in enumerate(zip(level, players, strict=True)):
            if player == OVER:
                continue
            seat = CHANCE if player == NOBODY else player
            actions: Sequence[Action] = node.state.legal(seat)
            if player >= 0 and made < len(opening):
                actions = allowed(actions, opening[made])
                if not actions:
                    raise ValueError(f"nothing open is like {opening[made]!r}")
            begins = NOBODY
            if player >= 0:
                known = node.told[player]
                if known not in sets:
                    sets[known] = len(owner)
                    owner.append(player)
                    tree.names += [(seen(node.state.view(player)), str(a)) for a in actions]
                    first.append(len(tree.names))
                begins = first[sets[known]]
            for number, action in enumerate(actions):
                state = node.state.copy()
                state.step(seat, action)
                after = _told(told, node.told, state, seen, player, action)
                following.append(Standing(state, after))
                if player == NOBODY:
                    links.append((place, NOBODY, 1 / len(actions)))
                else:
                    links.append((place, begins + number, 1.0))
        level = following
        made += deciding
    tree.first, tree.owner = np.array(first, np.int64), np.array(owner, np.int64)
    return tree


OVER = -2  # instead of a player, where nothing follows


def _player(state: State, made: int, plies: int) -> int:
    acting = state.to_act()
    if not acting or (plies and made >= plies and acting != (CHANCE,)):
        return OVER
    return NOBODY if acting == (CHANCE,) else acting[0]


def _worth(state: State) -> float:
    outcome = state.outcome()
    return 0.0 if outcome is None else _points(outcome.scores, outcome.winners)


def _points(scores: tuple[int, ...], winners: tuple[int, ...]) -> float:
    """What seat 0 gets: its points where they add up to nothing, else 1, 0 or -1."""
    if sum(scores) == 0 and any(scores):
        return float(scores[0])
    return 0.0 if len(winners) != 1 else (1.0 if winners[0] == 0 else -1.0)


def _told(
    told: dict[tuple[object, ...], int],
    before: tuple[int, int],
    state: State,
    seen: Seen,
    actor: int,
    action: Action | None,
) -> tuple[int, int]:
    """A number for all that each seat was told so far, the same for the same history."""
    found: list[Any] = []
    for seat in (0, 1):
        own = action if actor == seat else None
        key = (seat, before[seat], seen(state.view(seat)), own)
        found.append(told.setdefault(key, len(told) + 1))
    return found[0], found[1]
