"""Many games for Gymnasium's vector interface: one seat of each learns, bots play the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.utils import seeding
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from kachidoki import catalog
from kachidoki.core import BadOption
from kachidoki.rl import rewards as reward_kinds
from kachidoki.rl import split
from kachidoki.rl.batch import OVER, Games, places_of
from kachidoki.rl.gym_env import EVERY_SEAT, Opponents, names_for
from kachidoki.rl.spaces import SEEDS, Observation, Space, observation_space


class KachidokiVectorEnv(VectorEnv[Observation, npt.NDArray[Any], npt.NDArray[Any]]):
    """So many games of `KachidokiEnv`, stepped together on a batch.

    A game that is over is begun anew by the next step, which takes no action in it (autoreset in
    the next step). All is as in a `SyncVectorEnv` of single environments with the same seeds.
    """

    metadata = {"autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012  # as Gymnasium has it

    def __init__(
        self,
        name: str = "joraku",
        num_envs: int = 1,
        *,
        seat: int | str = 0,
        opponents: Sequence[str] | str = "random",
        rewards: str = "rank",
        deals: str = split.ALL,
        **options: Any,
    ) -> None:
        game = catalog.find_for_research(name, options)
        if seat != EVERY_SEAT and seat not in range(game.seats):
            raise BadOption(f"seat = {seat!r}: choose from 0 to {game.seats - 1}, or 'every'")
        self.kind = reward_kinds.check(rewards)
        self.deals = split.check(game, deals)
        self.games = Games(game, num_envs)
        self.encoding = self.games.encoding
        self.num_envs = num_envs
        self.choice = seat
        self.opponent_names = names_for(game, opponents)
        actions = len(self.encoding.actions)
        self.single_observation_space: Space = observation_space(self.encoding, actions)
        self.single_action_space: Space = spaces.Discrete(actions)
        self.observation_space: Space = batch_space(self.single_observation_space, num_envs)
        self.action_space: Space = batch_space(self.single_action_space, num_envs)
        self.seats = np.zeros(num_envs, np.int64)
        self._observations = np.zeros((num_envs, self.encoding.size), np.uint8)
        self._masks = np.zeros((num_envs, actions), np.int8)
        self._over = np.zeros(num_envs, np.bool_)
        self._points = np.zeros(num_envs)  # of the learner so far, where they are paid step by step
        self._randoms: list[np.random.Generator | None] = [None] * num_envs
        self._others: list[Opponents] = []

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002  # there are none
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin all games anew; game `k` has the seed `seed + k`, or its own of a list."""
        if seed is None or isinstance(seed, int):
            seeds = [None if seed is None else seed + k for k in range(self.num_envs)]
        else:
            seeds = list(seed)
        self._others = []
        for game, number in enumerate(seeds):
            self._others.append(self._begin(game, number))
        self._over[:] = False
        return self._seen()

    def _begin(self, game: int, seed: int | None) -> Opponents:
        random = self._randoms[game]
        if seed is not None or random is None:
            random, _ = seeding.np_random(seed)
            self._randoms[game] = random
        others = self._begin_with(game, seed if seed is not None else int(random.integers(SEEDS)))
        while others is None:
            others = self._begin_with(game, int(random.integers(SEEDS)))
        return others

    def _begin_with(self, game: int, number: int) -> Opponents | None:
        """Begin the game of a seed; None if its deal, or a bot that gives up, makes it void."""
        seats = self.games.game.seats
        seat = number % seats if isinstance(self.choice, str) else self.choice
        self.seats[game] = seat
        self.games.begin(game, number)
        if not split.has(self.deals, self.games.state(game)):
            return None
        others = Opponents(self.opponent_names, seat, seats, number)
        self._let_others_act(game, others)
        if self.kind == "points":
            self._points[game] = self._standing(game)
        return others if self.games.seats[game] != OVER else None

    def _standing(self, game: int) -> float:
        """The learner's points so far against the mean of all seats."""
        points = reward_kinds.standing(self.games.state(game), self.games.game.seats)
        return points[int(self.seats[game])]

    def step(
        self, actions: npt.NDArray[Any]
    ) -> tuple[Observation, npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any], dict[str, Any]]:
        """Take an action in every game that is not over, and begin the others anew.

        `actions` has a whole number for each game; an illegal one is a ValueError, and the games
        before it have been stepped.
        """
        paid = np.zeros(self.num_envs, np.float64)
        for game, place in enumerate(places_of(actions, self.num_envs)):
            if self._over[game]:
                self._others[game] = self._begin(game, None)
                self._over[game] = False
                continue
            self.games.core.step(game, place)
            self._let_others_act(game, self._others[game])
            over = self._over[game] = self.games.seats[game] == OVER
            if self.kind == "points":
                before, self._points[game] = self._points[game], self._standing(game)
                paid[game] = self._points[game] - before
            elif over:
                outcome = self.games.state(game).outcome()
                assert outcome is not None
                paid[game] = reward_kinds.at_the_end(outcome, self.kind)[int(self.seats[game])]
        seen, info = self._seen()
        return seen, paid, self._over.copy(), np.zeros(self.num_envs, np.bool_), info

    def _let_others_act(self, game: int, others: Opponents) -> None:
        """Let bots act until it is the learner's turn, and see what it knows then."""
        learner = int(self.seats[game])
        while (seat := int(self.games.seats[game])) not in (learner, OVER):
            action = others.bots[seat](self.games.state(game).view(seat), others.rngs[seat])
            self.games.core.step(game, self.encoding.index(action))
        if seat == OVER:
            view = self.games.state(game).view(learner)
            self.encoding.observe(view, self._observations[game])
            self._masks[game] = 0
        else:
            self._observations[game] = self.games.observations[game]
            self._masks[game] = self.games.masks[game]

    def _seen(self) -> tuple[Observation, dict[str, Any]]:
        masks = self._masks.copy()
        everywhere = np.ones(self.num_envs, np.bool_)
        seen = {"observation": self._observations.copy(), "action_mask": masks}
        return seen, {"seat": self.seats.copy(), "_seat": everywhere}
