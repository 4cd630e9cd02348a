"""All doors in step: the same seeds and choices give the same, bit for bit, through each of them.

Each seat chooses by its own random numbers, so that it chooses the same however the doors order
those who choose at once. The gate plays a few games; KACHIDOKI_TEST_DOORS says how many to play.
"""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel
import pytest

from kachidoki.core import CHANCE, Rng
from kachidoki.rl.aec import env, parallel_env, raw_env
from kachidoki.rl.batch import Batch
from kachidoki.rl.encode import encoding_of
from kachidoki.rl.episode import Episode, seed_bytes
from kachidoki.rl.gym_env import KachidokiEnv, Opponents
from kachidoki.rl.openspiel import parameters
from tests.rl.shapes import SHAPES, game_of

GAMES = int(os.environ.get("KACHIDOKI_TEST_DOORS", "104"))
EACH = max(1, GAMES // len(SHAPES))
Options = dict[str, Any]


class Players:
    """Choices of every seat of a game, and what each seat was shown."""

    def __init__(self, seats: int, seed: int, overlooked: slice | None = None) -> None:
        self.overlooked = overlooked or slice(0)
        self.rngs = [Rng(b"player %d %d" % (seat, seed)) for seat in range(seats)]
        self.shown = [hashlib.sha256() for _ in range(seats)]

    def choose(self, seat: int, observation: Any, mask: Any) -> int:
        seen = np.array(observation, np.uint8)
        seen[self.overlooked] = 0
        self.shown[seat].update(seen.tobytes())
        self.shown[seat].update(np.asarray(mask, np.uint8).tobytes())
        places = np.asarray(mask).nonzero()[0]
        return int(places[self.rngs[seat].below(len(places))])

    def result(self, rewards: Any) -> tuple[list[str], list[float]]:
        return [shown.hexdigest() for shown in self.shown], [float(each) for each in rewards]


Result = tuple[list[str], list[float]]


def who_is_to_act(shape: str) -> slice:
    """Where an observation says who has yet to choose."""
    return encoding_of(game_of(shape)).layout.places["to_act"]


def by_episode(shape: str, seed: int, overlooked: slice | None = None) -> Result:
    """What all others are compared with: a loop over the state itself."""
    game = game_of(shape)
    episode = Episode(game, seed)
    players = Players(game.seats, seed, overlooked)
    paid = None
    while (seat := episode.seat) >= 0:
        paid = episode.step(players.choose(seat, episode.observe(seat), episode.mask(seat)))
    assert paid is not None
    return players.result(paid)


def by_aec(make: Callable[..., Any]) -> Callable[[str, int], Result]:
    """PettingZoo, agent by agent."""

    def play(shape: str, seed: int) -> Result:
        name, options = SHAPES[shape]
        made = make(name, **options)
        made.reset(seed=seed)
        players = Players(len(made.possible_agents), seed)
        paid = dict.fromkeys(made.possible_agents, 0.0)
        for agent in made.agent_iter():
            seen, reward, over, _, _ = made.last()
            paid[agent] += reward
            place = None
            if not over:
                place = players.choose(int(agent[-1]), seen["observation"], seen["action_mask"])
            made.step(place)
        return players.result(paid.values())

    return play


def by_parallel(shape: str, seed: int) -> Result:
    """PettingZoo, all agents at once; whoever waits is not asked."""
    name, options = SHAPES[shape]
    made = parallel_env(name, **options)
    seen, _ = made.reset(seed=seed)
    players = Players(len(made.possible_agents), seed, who_is_to_act(shape))
    paid: dict[str, float] = {}
    while made.agents:
        actions = {}
        for agent in made.agents:
            mask = seen[agent]["action_mask"]
            actions[agent] = made.wait
            if not mask[made.wait]:
                actions[agent] = players.choose(
                    int(agent[-1]), seen[agent]["observation"], mask[: made.wait]
                )
        seen, paid, _, _, _ = made.step(actions)
    return players.result(paid.values())


def by_openspiel(shape: str, seed: int) -> Result:
    """OpenSpiel, where we draw for chance."""
    name, options = SHAPES[shape]
    chosen: dict[str, Any] = {}
    for key, value in options.items():
        several = isinstance(value, list)
        text = ";".join(map(str, value)) + ";" if several else str(value).replace(" ", ";")
        chosen[key] = value if isinstance(parameters(name)[key], int) and key != "act" else text
    if "act" in chosen:
        chosen["act"] = ("campaign", *"123456", "solo").index(chosen["act"])
    game = pyspiel.load_game(f"kachidoki_{name}", chosen)
    rng = Rng(seed_bytes(seed))
    players = Players(game.num_players(), seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[rng.below(len(outcomes))][0])
        else:
            seat = state.current_player()
            mask = state.legal_actions_mask(seat)
            state.apply_action(players.choose(seat, state.observation_tensor(seat), mask))
    return players.result(state.returns())


DOORS: dict[str, Callable[[str, int], Result]] = {
    "aec": by_aec(raw_env),
    "aec, where illegal actions lose": by_aec(env),
    "openspiel": by_openspiel,
}


@pytest.mark.parametrize("shape", SHAPES)
def test_all_doors_show_and_pay_the_same(shape: str) -> None:
    wanted = [by_episode(shape, seed) for seed in range(EACH)]
    for name, door in DOORS.items():
        found = [door(shape, seed) for seed in range(EACH)]
        assert found == wanted, name


@pytest.mark.parametrize("shape", SHAPES)
def test_all_agents_at_once_are_shown_and_paid_the_same(shape: str) -> None:
    """But for who has yet to choose: asked in turn, a seat sees that others have chosen."""
    for seed in range(EACH):
        assert by_parallel(shape, seed) == by_episode(shape, seed, who_is_to_act(shape))


@pytest.mark.parametrize("shape", SHAPES)
def test_a_batch_shows_and_pays_the_same(shape: str) -> None:
    name, options = SHAPES[shape]
    batch = Batch(name, EACH, seed=0, **options)
    players = [Players(batch.players, seed) for seed in range(EACH)]
    found: dict[int, Result] = {}
    while len(found) < EACH:
        actions = [
            who.choose(int(seat), seen, mask)
            for who, seat, seen, mask in zip(
                players, batch.seats, batch.observations, batch.masks, strict=True
            )
        ]
        batch.step(np.array(actions))
        for game in batch.over.nonzero()[0].tolist():
            found.setdefault(game, players[game].result(batch.rewards[game]))
    assert [found[seed] for seed in range(EACH)] == [by_episode(shape, s) for s in range(EACH)]


@pytest.mark.parametrize("shape", SHAPES)
def test_one_seat_against_bots_sees_and_gets_the_same(shape: str) -> None:
    name, options = SHAPES[shape]
    made = KachidokiEnv(name, opponents="random", **options)
    for seed in range(EACH):
        seen, _ = made.reset(seed=seed)
        mine = Players(made.game.seats, seed)
        paid, over = 0.0, False
        while not over:
            place = mine.choose(0, seen["observation"], seen["action_mask"])
            seen, paid, over, _, _ = made.step(place)
        game = game_of(shape)
        episode = Episode(game, seed)
        others = Opponents(["random"] * (game.seats - 1), 0, game.seats, seed)
        players = Players(game.seats, seed)
        rewards = None
        while (seat := episode.seat) >= 0:
            if seat == 0:
                place = players.choose(0, episode.observe(0), episode.mask(0))
            else:
                place = others.choose(episode, seat)
            rewards = episode.step(place)
        assert rewards is not None
        assert players.result([rewards[0]]) == mine.result([paid])


@pytest.mark.parametrize("shape", ["3", "campaign"])
def test_points_are_paid_the_same_step_by_step(shape: str) -> None:
    name, options = SHAPES[shape]
    batch = Batch(name, 1, rewards="points", **options)
    episode = Episode(game_of(shape), 0, "points")
    players = Players(batch.players, 0)
    while not batch.over[0]:
        place = players.choose(int(batch.seats[0]), batch.observations[0], batch.masks[0])
        batch.step(np.array([place]))
        assert episode.step(place) == batch.rewards[0].tolist()


def test_chance_is_never_asked_of_a_player() -> None:
    episode = Episode(game_of("3"), 1)
    assert episode.seat != CHANCE
    assert episode.acting == (0, 1, 2)
