"""Many games at once, also through Gymnasium's vector interface."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from gymnasium.vector import AutoresetMode, SyncVectorEnv

from kachidoki.core import BadOption
from kachidoki.rl.batch import Batch
from kachidoki.rl.gym_env import KachidokiEnv
from kachidoki.rl.vector_env import KachidokiVectorEnv
from tests.rl.shapes import SHAPES


def legal(masks: Any, rng: np.random.Generator) -> Any:
    """A legal action for each game; any where there is none."""
    return (masks * rng.random(masks.shape)).argmax(1)


def test_games_that_end_are_begun_anew_in_the_same_step() -> None:
    batch = Batch("rokumon", 6, seed=10, act="1")
    rng = np.random.default_rng(1)
    ended = 0
    for _ in range(60):
        before = batch.seats.copy()
        batch.step(legal(batch.masks, rng))
        assert (batch.masks.sum(1) > 0).all()
        assert (batch.seats < 2).all()
        assert (batch.rewards.sum(1) == 0).all()
        for game in batch.over.nonzero()[0]:
            ended += 1
            assert batch.seats[game] == 0
            assert set(batch.rewards[game]) in ({-1.0, 1.0}, {0.0})
        assert (batch.rewards[~batch.over] == 0).all()
        assert len(before) == 6
    assert ended > 10
    assert [seed % 6 for seed in batch.seeds] == [4, 5, 0, 1, 2, 3]


def test_an_illegal_action_is_refused() -> None:
    batch = Batch("joraku", 2, players=3)
    closed = (batch.masks == 0).argmax(1)
    with pytest.raises(ValueError, match=f"game 0: action {closed[0]} is not open now"):
        batch.step(closed)
    with pytest.raises(ValueError, match="game 0: action -1 is not open now"):
        batch.step(np.array([-1, 0]))
    with pytest.raises(
        ValueError, match=r"an array of shape \(3,\) and type int64; it has to be of shape \(2,\)"
    ):
        batch.step(np.zeros(3, np.int64))
    with pytest.raises(ValueError, match="there has to be one at least"):
        Batch("joraku", 0)


@pytest.mark.parametrize(
    ("shape", "rewards"),
    [("3", "win"), ("3", "points"), ("houses", "win"), ("act 3", "win"), ("solo", "win")],
)
def test_the_vector_interface_is_that_of_single_environments(shape: str, rewards: str) -> None:
    name, options = SHAPES[shape]
    options = {**options, "seat": "every", "opponents": "random", "rewards": rewards}
    many = KachidokiVectorEnv(name, 3, **options)
    single = SyncVectorEnv(
        [lambda: KachidokiEnv(name, **options)] * 3, autoreset_mode=AutoresetMode.NEXT_STEP
    )
    assert many.metadata["autoreset_mode"] == single.metadata["autoreset_mode"]
    assert many.observation_space == single.observation_space
    assert many.action_space == single.action_space
    rng = np.random.default_rng(2)
    (ours, info), (theirs, other) = many.reset(seed=5), single.reset(seed=5)
    ended = 0
    for _ in range(400):
        for part in ("observation", "action_mask"):
            assert (ours[part] == theirs[part]).all()
        assert many.observation_space.contains(ours)
        assert info.keys() == other.keys()
        assert (info["seat"] == other["seat"]).all()
        actions = legal(ours["action_mask"], rng)
        ours, paid, over, cut, info = many.step(actions)
        theirs, same, end, never, other = single.step(actions)
        assert paid == pytest.approx(same)  # a sum of thirds is not the same to the last bit
        assert (over == end).all()
        assert not cut.any()
        assert not never.any()
        ended += over.sum()
        if ended > 8:
            break
    assert ended > 2
    single.close()


def test_games_go_on_without_a_new_seed_and_can_have_one_each() -> None:
    many = KachidokiVectorEnv("rokumon", 2, act="2")
    first, _ = many.reset(seed=[3, 4])
    other, _ = many.reset()
    again, _ = many.reset(seed=3)
    assert (first["observation"] == again["observation"]).all()
    assert (first["observation"] != other["observation"]).any()


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(BadOption, match="choose from rank, win, points"):
        KachidokiVectorEnv("joraku", 2, rewards="wins")
    with pytest.raises(BadOption, match="choose from 0 to 3"):
        KachidokiVectorEnv("joraku", 2, seat=7)
