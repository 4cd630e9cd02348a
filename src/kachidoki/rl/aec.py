"""The games for PettingZoo: every seat is an agent.

`env` is the turn-based interface (AEC). Seats that choose at the same time are asked one after the
other: a seat sees that others have chosen, as at a table, but not what. `parallel_env` asks all of
them in one step; whoever has nothing to choose waits.
"""

from __future__ import annotations

from typing import Any, Final

import numpy as np

from kachidoki import catalog
from kachidoki.core import BadOption
from kachidoki.core.errors import quoted
from kachidoki.rl import rewards as reward_kinds
from kachidoki.rl import split
from kachidoki.rl.encode import encoding_of
from kachidoki.rl.episode import Episode

try:
    from gymnasium import spaces
    from gymnasium.utils import EzPickle, seeding
    from pettingzoo import AECEnv, ParallelEnv
except ImportError:
    raise ImportError(
        "kachidoki.rl.aec needs gymnasium and pettingzoo: pip install 'kachidoki[rl]'"
    ) from None
from kachidoki.rl.spaces import SEEDS, Observation, Space, observation_space

ILLEGAL: Final = -1.0  # what an illegal action costs in `env`


class NotYet:
    """An attribute that there is only after `reset`, which puts it into the instance.

    A `__getattr__` would say the same, and make every other attribute slow.
    """

    def __set_name__(self, owner: type, name: str) -> None:
        self.name = name

    def __get__(self, instance: object, owner: type) -> Any:
        raise AttributeError(f"there is no {self.name} before reset()")


class Agents:
    """What both interfaces share: the seats' names, their spaces, and seeds for games."""

    render_mode: str | None
    max_cycles: int | None

    def _begin(
        self,
        name: str,
        rewards: str,
        deals: str,
        max_cycles: int | None,
        render_mode: str | None,
        options: dict[str, Any],
    ) -> None:
        self.game = catalog.find_for_research(name, options)
        self.encoding = encoding_of(self.game)
        self.kind = reward_kinds.check(rewards)
        self.deals = split.check(self.game, deals)
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.game.seats)]
        self.agents: list[str] = []
        self.numbers = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._random: np.random.Generator | None = None
        self._seeded: int | None = None

    def _make_spaces(self, actions: int) -> None:
        self._observation_spaces = {
            agent: observation_space(self.encoding, actions) for agent in self.possible_agents
        }
        self._action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> Space:
        """What an agent sees: `observation` and `action_mask`."""
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> Space:
        """What an agent may choose from, by place in the mask."""
        return self._action_spaces[agent]

    def _new_episode(self, seed: int | None) -> None:
        if seed is not None:
            # A generator takes longer to make than some games: only when it is asked for.
            self._random, self._seeded = None, seed
        self.episode = Episode(self.game, self._drawn() if seed is None else seed, self.kind)
        while not split.has(self.deals, self.episode.state):
            self.episode = Episode(self.game, self._drawn(), self.kind)
        self.cycles = 0

    def _drawn(self) -> int:
        """A seed for a game that was given none."""
        if self._random is None:
            self._random, _ = seeding.np_random(self._seeded)
        return int(self._random.integers(SEEDS))

    def render(self) -> str | None:
        """What a spectator sees, as a position line."""
        return repr(self.episode.state.view(None)) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing is open."""


class raw_env(Agents, AECEnv, EzPickle):  # type: ignore[misc]  # noqa: N801  # PettingZoo has no types, and its own names
    """A game, agent by agent.

    `options` are those of the catalog: `raw_env("joraku", players=3, variants=[2, 5])`. `deals` are
    "all", or those to "train" or to "test" by; a seed with another deal gives another game. After
    `max_cycles` actions a game is cut off. `illegal` says what an illegal action does: "raise" a
    ValueError that changes nothing, or "lose".
    """

    metadata = {  # noqa: RUF012  # as PettingZoo has it
        "render_modes": ["ansi"],
        "name": "kachidoki",
        "is_parallelizable": False,
    }
    agent_selection: Any = NotYet()
    episode: Any = NotYet()

    def __init__(
        self,
        name: str = "joraku",
        *,
        rewards: str = "rank",
        deals: str = split.ALL,
        illegal: str = "raise",
        max_cycles: int | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        if illegal not in ("raise", "lose"):
            raise BadOption(f"illegal = {quoted(illegal)}: choose from raise, lose")
        EzPickle.__init__(
            self,
            name,
            rewards=rewards,
            deals=deals,
            illegal=illegal,
            max_cycles=max_cycles,
            render_mode=render_mode,
            **options,
        )
        AECEnv.__init__(self)
        self._begin(name, rewards, deals, max_cycles, render_mode, options)
        self._make_spaces(len(self.encoding.actions))
        self.illegal = illegal

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002  # there are none
        """Begin a game; the seed fixes what chance draws."""
        self._new_episode(seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.episode.seat]
        self._paid = False
        self._skip_agent_selection: str | None = None  # PettingZoo's, and else looked for in vain

    def observe(self, agent: str) -> Observation:
        """What an agent knows, and what it may do."""
        seat, episode = self.numbers[agent], self.episode
        observation, mask = self.encoding.both(episode.state.view(seat))
        if seat != episode.seat:
            mask[:] = 0
        return {"observation": observation, "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Take an action for the agent that is selected."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is to act: give the place of an action")
        if self.illegal == "lose" and not self.episode.is_legal(int(action)):
            self._lose(agent)
            return
        episode = self.episode
        paid = episode.step(int(action))
        self._cumulative_rewards[agent] = 0.0
        self.cycles += 1
        if paid is not None or self._paid:
            self._paid = paid is not None
            for each, seat in self.numbers.items():
                self.rewards[each] = paid[seat] if paid is not None else 0.0
        if paid is not None:
            self._accumulate_rewards()
        seat = episode.seat
        if seat < 0:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[seat]
            if self.cycles == self.max_cycles:
                self.truncations = dict.fromkeys(self.agents, True)

    def _was_dead_step(self, action: int | None) -> None:
        """Let an agent go after the end; as PettingZoo does it, and quicker: all of them go."""
        if action is not None:
            raise ValueError("when an agent is dead, the only valid action is None")
        agent = self.agent_selection
        self.agents.remove(agent)
        del self.terminations[agent], self.truncations[agent], self.infos[agent]
        del self._cumulative_rewards[agent]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        if self.agents:
            self.agent_selection = self.agents[0]

    def _lose(self, agent: str) -> None:
        """End the game for an illegal action, as PettingZoo's TerminateIllegalWrapper does."""
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self.rewards[agent] = ILLEGAL
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()


def env(name: str = "joraku", **options: Any) -> raw_env:
    """A game for programs that learn from mistakes: an illegal action loses, and ends it.

    PettingZoo's own games have wrappers for that. Here the game does it itself, which is faster.
    """
    return raw_env(name, illegal="lose", **options)


class parallel_env(Agents, ParallelEnv, EzPickle):  # type: ignore[misc]  # noqa: N801  # as above
    """A game in which every agent gives an action in each step.

    Those that choose at the same time really do. Whoever has nothing to choose waits: that is the
    last action, and the only one in its mask. After `max_cycles` steps a game is cut off.
    """

    metadata = {"render_modes": ["ansi"], "name": "kachidoki"}  # noqa: RUF012  # as PettingZoo has it

    def __init__(
        self,
        name: str = "joraku",
        *,
        rewards: str = "rank",
        deals: str = split.ALL,
        max_cycles: int | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        EzPickle.__init__(
            self,
            name,
            rewards=rewards,
            deals=deals,
            max_cycles=max_cycles,
            render_mode=render_mode,
            **options,
        )
        self._begin(name, rewards, deals, max_cycles, render_mode, options)
        self.wait = len(self.encoding.actions)
        self._make_spaces(self.wait + 1)

    def reset(
        self,
        seed: int | None = None,
        options: dict[str, Any] | None = None,  # noqa: ARG002  # there are none
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Begin a game; the seed fixes what chance draws."""
        self._new_episode(seed)
        self.agents = list(self.possible_agents)
        return self._observations(), {agent: {} for agent in self.agents}

    def _observations(self) -> dict[str, Observation]:
        return {agent: self._observe(self.numbers[agent]) for agent in self.agents}

    def _observe(self, seat: int) -> Observation:
        view = self.episode.state.view(seat)
        mask = np.zeros(self.wait + 1, np.int8)
        if seat in self.episode.acting:
            self.encoding.mask(view, mask.view(np.uint8)[: self.wait])
        else:
            mask[self.wait] = 1
        return {"observation": self.encoding.observe(view), "action_mask": mask}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        """Take everybody's action; whoever has nothing to choose must wait."""
        acting = self.episode.acting
        for agent, action in actions.items():
            if (self.numbers[agent] in acting) == (action == self.wait):
                what = "is to act" if action == self.wait else "can only wait"
                raise ValueError(f"{agent} {what} now")
            if action != self.wait:
                self.episode.action(self.numbers[agent], int(action))  # refused before any is taken
        total = [0.0] * self.game.seats
        for seat in acting:
            paid = self.episode.step_of(seat, int(actions[self.possible_agents[seat]]))
            if paid is not None:
                total = [sum(pair) for pair in zip(total, paid, strict=True)]
        self.cycles += 1
        over = self.episode.seat < 0
        cut = not over and self.cycles == self.max_cycles
        agents, seen = self.agents, self._observations()
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in agents}
        if over or cut:
            self.agents = []
        return (
            seen,
            {agent: total[self.numbers[agent]] for agent in agents},
            dict.fromkeys(agents, over),
            dict.fromkeys(agents, cut),
            infos,
        )
