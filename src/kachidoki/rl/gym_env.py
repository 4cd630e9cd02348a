"""The games for Gymnasium: one seat learns, bots play the others."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from kachidoki import bots, catalog
from kachidoki.bots.bot import Bot
from kachidoki.core import BadOption, Game, Rng
from kachidoki.rl import rewards as reward_kinds
from kachidoki.rl import split
from kachidoki.rl.encode import encoding_of
from kachidoki.rl.episode import Episode

try:
    import gymnasium
    from gymnasium import spaces
except ImportError:
    raise ImportError("kachidoki.rl.gym_env needs gymnasium: pip install 'kachidoki[rl]'") from None
from kachidoki.rl.spaces import SEEDS, Observation, Space, observation_space

EVERY_SEAT: Final = "every"


def names_for(game: Game, names: Sequence[str] | str) -> list[str]:
    """A bot's name for each of the other seats, in the order of the seats after the learner's."""
    given = [names] if isinstance(names, str) else list(names)
    if len(given) == 1:
        given *= game.seats - 1
    if len(given) != game.seats - 1:
        raise BadOption(f"opponents: {len(given)} bots for {game.seats - 1} seats")
    for name in given:
        bots.find(name)
    return given


class Opponents:
    """The bots of one game, each with its own random numbers, fixed by the game's seed."""

    def __init__(self, names: Sequence[str], seat: int, seats: int, seed: int) -> None:
        self.bots: dict[int, Bot] = {}
        self.rngs: dict[int, Rng] = {}
        for k, name in enumerate(names):
            other = (seat + 1 + k) % seats
            self.bots[other] = bots.find(name)
            self.rngs[other] = Rng(b"opponent %d %d" % (other, seed))

    def choose(self, episode: Episode, seat: int) -> int:
        """The place of the action that a bot takes; it gets the view of its seat, nothing else."""
        action = self.bots[seat](episode.state.view(seat), self.rngs[seat])
        return episode.encoding.index(action)


class KachidokiEnv(gymnasium.Env[Observation, np.int64]):
    """One seat of a game against bots.

    `seat` is a number, or "every": then the seed of each game decides it. `opponents` is a bot's
    name for all other seats, or a list with one for each. `deals` are "all", or those to "train"
    or to "test" by. An action is a place in the observation's `action_mask`; an illegal one is a
    ValueError.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012  # as Gymnasium has it

    def __init__(
        self,
        name: str = "joraku",
        *,
        seat: int | str = 0,
        opponents: Sequence[str] | str = "random",
        rewards: str = "rank",
        deals: str = split.ALL,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        self.game = catalog.find_for_research(name, options)
        self.encoding = encoding_of(self.game)
        self.kind = reward_kinds.check(rewards)
        self.deals = split.check(self.game, deals)
        self.render_mode = render_mode
        if seat != EVERY_SEAT and seat not in range(self.game.seats):
            raise BadOption(f"seat = {seat!r}: choose from 0 to {self.game.seats - 1}, or 'every'")
        self.choice = seat
        self.opponent_names = names_for(self.game, opponents)
        self.observation_space: Space = observation_space(self.encoding, len(self.encoding.actions))
        self.action_space = spaces.Discrete(len(self.encoding.actions))

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a game; the seed fixes what chance draws and what the bots choose.

        Another game is begun if its deal is not one of `deals`, or if a bot gives up before this
        seat could choose.
        """
        super().reset(seed=seed, options=options)
        begun = self._begin(seed if seed is not None else int(self.np_random.integers(SEEDS)))
        while not begun:
            begun = self._begin(int(self.np_random.integers(SEEDS)))
        return self._observe()

    def _begin(self, number: int) -> bool:
        """Begin the game of a seed; returns whether it is one that can be played here."""
        self.seat = number % self.game.seats if isinstance(self.choice, str) else self.choice
        self.episode = Episode(self.game, number, self.kind)
        if not split.has(self.deals, self.episode.state):
            return False
        self.others = Opponents(self.opponent_names, self.seat, self.game.seats, number)
        self._reward = 0.0
        self._let_others_act()
        return self.episode.seat >= 0

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Take an action; the bots act until it is this seat's turn again, or the game is over."""
        if self.episode.seat < 0:
            raise ValueError("the game is over: reset it")
        self._reward = 0.0
        self._take(int(action))
        self._let_others_act()
        seen, info = self._observe()
        return seen, self._reward, self.episode.seat < 0, False, info

    def _take(self, place: int) -> None:
        paid = self.episode.step(place)
        if paid is not None:
            self._reward += paid[self.seat]

    def _let_others_act(self) -> None:
        while self.episode.seat not in (-1, self.seat):
            self._take(self.others.choose(self.episode, self.episode.seat))

    def _observe(self) -> tuple[Observation, dict[str, Any]]:
        observation, mask = self.encoding.both(self.episode.state.view(self.seat))
        return {"observation": observation, "action_mask": mask}, {"seat": self.seat}

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """What may be done now, where other libraries look for it."""
        return self._observe()[0]["action_mask"].astype(np.bool_)

    def render(self) -> Any:
        """What the seat knows, as a position line."""
        if self.render_mode != "ansi":
            return None
        return repr(self.episode.state.view(self.seat))


def register() -> None:
    """Let `gymnasium.make("kachidoki/Joraku-v0", players=3)` and `make_vec` find the games."""
    for name in catalog.GAMES:
        gymnasium.register(
            f"kachidoki/{name.title()}-v0",
            entry_point="kachidoki.rl.gym_env:KachidokiEnv",
            vector_entry_point="kachidoki.rl.vector_env:KachidokiVectorEnv",
            kwargs={"name": name},
        )


register()
