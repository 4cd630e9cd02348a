"""Many games stepped together: arrays in, arrays out, the games themselves in compiled code."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Protocol

import numpy as np
import numpy.typing as npt
from mypy_extensions import i64

from kachidoki import catalog
from kachidoki.core import Game, State
from kachidoki.joraku import JorakuState
from kachidoki.rl import rewards as reward_kinds
from kachidoki.rl import split
from kachidoki.rl.encode import Flat, encoding_of
from kachidoki.rl.episode import seed_bytes
from kachidoki.rl.joraku_batch import NO_SEAT, JorakuBatch
from kachidoki.rl.joraku_encoding import JorakuEncoding
from kachidoki.rl.part import Bytes
from kachidoki.rl.rokumon_batch import RokumonBatch
from kachidoki.rl.rokumon_encoding import RokumonEncoding
from kachidoki.rokumon import RokumonState

OVER: Final = int(NO_SEAT)  # in `Games.seats`, where a game is over


class Core(Protocol):
    """What both games' compiled batches do."""

    def begin(self, game: int, seed: bytes) -> None: ...

    def step(self, game: int, place: int) -> None: ...

    def step_all(self, places: list[int]) -> None: ...


def places_of(actions: npt.ArrayLike, games: int) -> list[int]:
    """The places of actions, one for each game; a ValueError if they are anything else."""
    given = np.asarray(actions)
    if given.dtype.kind not in "iu" or given.shape != (games,):
        raise ValueError(
            f"actions: an array of shape {given.shape} and type {given.dtype};"
            f" it has to be of shape ({games},), a whole number for each game"
        )
    places: list[int] = given.tolist()
    return places


class Games:
    """So many games of one kind, and for each what the seat that is to act knows and may do.

    `observations`, `masks` and `seats` show the memory that the games write to: they change with
    every step. Copy what should stay.
    """

    def __init__(self, game: Game, number: int) -> None:
        if number < 1:
            raise ValueError(f"{number} games: there has to be one at least")
        self.game = game
        self.number = number
        self.encoding = encoding_of(game)
        size, actions = self.encoding.size, len(self.encoding.actions)
        seen, masks, seats = Flat(number * size), Flat(number * actions), Flat(number)
        self.observations: Bytes = seen.array.reshape(number, size)
        self.masks: Bytes = masks.array.reshape(number, actions)
        self.seats: Bytes = seats.array
        start, own = game.start(), self.encoding.game
        if isinstance(start, JorakuState) and isinstance(own, JorakuEncoding):
            bits = [i64(action.bit) for action in own.actions]
            joraku = JorakuBatch(
                start, number, size, own.mask, bits, seen.vec, masks.vec, seats.vec
            )
            self.core: Core = joraku
            self._states: Sequence[State] = joraku.states
        else:
            assert isinstance(start, RokumonState)
            assert isinstance(own, RokumonEncoding)
            actions_of = list(own.actions)
            rokumon = RokumonBatch(
                start, number, size, own.writer, actions_of, seen.vec, masks.vec, seats.vec
            )
            self.core = rokumon
            self._states = rokumon.states

    def begin(self, game: int, seed: int) -> None:
        """Begin a game anew from a seed, as an `Episode` does."""
        self.core.begin(game, seed_bytes(seed))

    def state(self, game: int) -> State:
        """Where a game stands, secrets included: for whoever plays the other seats."""
        return self._states[game]


class Batch:
    """Many games stepped together, each begun anew as soon as it is over.

    In every game the seat that is to act is asked, whichever it is: `seats` says who. After a step
    in which a game ended, `observations`, `masks` and `seats` are those of the next one's first
    decision (Gymnasium calls it autoreset in the same step). Game `k` has the seed `seed + k` at
    first, and each next one has a seed that is higher by the number of games; seeds whose deal is
    not one of `deals` are left out.
    """

    def __init__(
        self,
        name: str,
        games: int,
        *,
        seed: int = 0,
        rewards: str = "rank",
        deals: str = split.ALL,
        **options: Any,
    ) -> None:
        self.games = Games(catalog.find_for_research(name, options), games)
        self.deals = split.check(self.games.game, deals)
        self.kind = reward_kinds.check(rewards)
        self.encoding = self.games.encoding
        self.players = self.games.game.seats
        self.observations = self.games.observations
        self.masks = self.games.masks
        self.seats = self.games.seats
        self.rewards: npt.NDArray[np.float64] = np.zeros((games, self.players))
        self.over: npt.NDArray[np.bool_] = np.zeros(games, np.bool_)
        self._paid = False
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """Begin all games anew."""
        self.seeds = [seed + game for game in range(self.games.number)]
        for game in range(self.games.number):
            self._begin(game)
        self.over[:] = False
        self.rewards[:] = 0
        self._points = [self._standing(game) for game in range(self.games.number)]

    def _begin(self, game: int) -> None:
        self.games.begin(game, self.seeds[game])
        while not split.has(self.deals, self.games.state(game)):
            self.seeds[game] += self.games.number
            self.games.begin(game, self.seeds[game])

    def _standing(self, game: int) -> list[float]:
        """The points of a game so far, where they are paid step by step."""
        if self.kind != "points":
            return []
        return reward_kinds.standing(self.games.state(game), self.players)

    def step(self, actions: npt.ArrayLike) -> None:
        """Take an action in every game, by its place in the mask.

        What follows is in the arrays: `rewards` for each game and seat, `over` for each game, and
        the next observations, masks and seats. An illegal action is a ValueError, and the games
        before it have been stepped.
        """
        self.games.core.step_all(places_of(actions, self.games.number))
        np.equal(self.seats, OVER, out=self.over)
        if self._paid:
            self.rewards[:] = 0
        ended = self.over.nonzero()[0].tolist()
        self._paid = bool(ended) or self.kind == "points"
        if self.kind == "points":
            for game, before in enumerate(self._points):
                self._points[game] = now = self._standing(game)
                self.rewards[game] = [n - b for n, b in zip(now, before, strict=True)]
        for game in ended:
            self._end(game)

    def _end(self, game: int) -> None:
        outcome = self.games.state(game).outcome()
        assert outcome is not None
        if self.kind != "points":
            self.rewards[game] = reward_kinds.at_the_end(outcome, self.kind)
        self.seeds[game] += self.games.number
        self._begin(game)
        self._points[game] = self._standing(game)
