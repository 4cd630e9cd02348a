"""Gymnasium's own checks, and one seat against bots."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from kachidoki import catalog
from kachidoki.core import BadOption
from kachidoki.rl.episode import Episode
from kachidoki.rl.gym_env import KachidokiEnv, Opponents
from kachidoki.rl.vector_env import KachidokiVectorEnv
from tests.rl.shapes import SHAPES


class Legal(KachidokiEnv):
    """Takes a legal action for any: check_env does not look at masks."""

    def step(self, action: Any) -> Any:
        places = self.encoding.mask(self.episode.state.view(self.seat)).nonzero()[0]
        return super().step(places[int(action) % len(places)] if len(places) else action)


gymnasium.register("kachidoki/Legal-v0", entry_point=Legal)


@pytest.mark.parametrize("shape", SHAPES)
def test_gymnasium_accepts_every_shape(shape: str) -> None:
    name, options = SHAPES[shape]
    env = gymnasium.make("kachidoki/Legal-v0", name=name, render_mode="ansi", **options)
    check_env(env.unwrapped)


def play(env: KachidokiEnv, seed: int) -> tuple[float, int]:
    """A random game; the reward, and the steps it took."""
    rng = np.random.default_rng(seed)
    seen, _ = env.reset(seed=seed)
    total, steps, over = 0.0, 0, False
    while not over:
        place = rng.choice(seen["action_mask"].nonzero()[0])
        seen, reward, over, cut, info = env.step(place)
        assert not cut
        assert info == {"seat": env.seat}
        assert (env.action_masks() == seen["action_mask"]).all()
        total += reward
        steps += 1
    return total, steps


def test_only_the_learner_is_asked() -> None:
    env = KachidokiEnv("joraku", players=3, seat=1, opponents=["greedy", "random"])
    total, steps = play(env, 4)
    assert total in (-1, 0, 1)
    assert steps < 150
    assert play(env, 4) == (total, steps)
    assert env.episode.state.outcome() is not None
    with pytest.raises(ValueError, match="the game is over"):
        env.step(0)


def test_a_stronger_opponent_wins_more() -> None:
    random = KachidokiEnv("joraku", players=3, rewards="points", opponents="random")
    greedy = KachidokiEnv("joraku", players=3, rewards="points", opponents="greedy")
    assert sum(play(random, n)[0] for n in range(6)) > sum(play(greedy, n)[0] for n in range(6))


def test_a_bot_of_ones_own_can_be_the_opponent(tmp_path: Path) -> None:
    file = tmp_path / "first_bot.py"
    file.write_text(
        "class First:\n    def __call__(self, view, rng):\n        return view.legal()[0]\n"
    )
    env = KachidokiEnv("rokumon", act="2", opponents=f"{file}:First")
    env.reset(seed=1)
    total, steps = play(env, 1)
    assert total in (-1, 1)
    assert steps > 1


def test_the_seat_can_change_from_game_to_game() -> None:
    env = KachidokiEnv("rokumon", act="2", seat="every")
    seats = set()
    for seed in range(4):
        _, info = env.reset(seed=seed)
        seats.add(info["seat"])
        assert env.episode.seat == info["seat"]
    assert seats == {0, 1}


def test_the_games_are_registered() -> None:
    env = gymnasium.make("kachidoki/Rokumon-v0", act="1", render_mode="ansi")
    env.reset(seed=1)
    shown = env.render()
    assert isinstance(shown, str)
    assert shown.startswith("<what seat 0 knows: act 1")


@pytest.mark.parametrize("name", ["Joraku", "Rokumon"])
def test_make_vec_gives_the_vector_environment_and_not_single_ones(name: str) -> None:
    made = gymnasium.make_vec(f"kachidoki/{name}-v0", num_envs=3, seat="every", deals="train")
    assert isinstance(made, KachidokiVectorEnv)
    ours = KachidokiVectorEnv(name.lower(), 3, seat="every", deals="train")
    seen, info = made.reset(seed=5)
    same, other = ours.reset(seed=5)
    assert seen["observation"].tolist() == same["observation"].tolist()
    assert info["seat"].tolist() == other["seat"].tolist()


def test_a_vector_takes_a_list_of_actions_as_well_as_an_array() -> None:
    """A list had no `tolist`, which was all that the error said."""
    listed, given = (KachidokiVectorEnv("rokumon", 2, act="1") for _ in range(2))
    seen = listed.reset(seed=1)[0]
    given.reset(seed=1)
    places = seen["action_mask"].argmax(1)
    one, other = listed.step(places.tolist())[0], given.step(places)[0]
    assert one["observation"].tolist() == other["observation"].tolist()


@pytest.mark.parametrize(
    ("actions", "given"),
    [
        (0, r"shape \(\) and type int64"),
        ([0], r"shape \(1,\) and type int64"),
        ([[0], [0]], r"shape \(2, 1\) and type int64"),
        ([0.0, 0.0], r"shape \(2,\) and type float64"),
        ([True, False], r"shape \(2,\) and type bool"),
        (None, r"shape \(\) and type object"),
        ("ab", r"shape \(\) and type <U2"),
    ],
)
def test_what_is_no_action_for_each_game_is_refused(actions: Any, given: str) -> None:
    many = KachidokiVectorEnv("rokumon", 2, act="1")
    before = many.reset(seed=1)[0]["observation"].tolist()
    wanted = r"it has to be of shape \(2,\), a whole number for each game"
    with pytest.raises(ValueError, match=f"an array of {given}; {wanted}"):
        many.step(actions)
    assert many.games.observations.tolist() == before


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(BadOption, match="seat = 5: choose from 0 to 2, or 'every'"):
        KachidokiEnv("joraku", players=3, seat=5)
    with pytest.raises(BadOption, match="2 bots for 3 seats"):
        KachidokiEnv("joraku", opponents=["random", "greedy"])
    with pytest.raises(BadOption, match="there is no bot 'nobody'"):
        KachidokiEnv("joraku", opponents="nobody")
    env = KachidokiEnv("rokumon", act="1")
    seen, _ = env.reset(seed=1)
    with pytest.raises(ValueError, match="is not open to seat 0 now"):
        env.step(np.int64((seen["action_mask"] == 0).argmax()))


def test_a_game_that_is_over_before_one_could_choose_is_not_the_one_that_begins() -> None:
    """A bot may give up at once; such a game had no action, and a vector's step broke it."""
    game = catalog.find("rokumon", act="1", surrender="on")
    for seed in range(100):
        episode = Episode(game, seed)
        episode.step(Opponents(["random"], 1, 2, seed).choose(episode, 0))
        if episode.seat < 0:
            break
    assert episode.seat < 0
    one = KachidokiEnv("rokumon", act="1", surrender="on", seat=1)
    many = KachidokiVectorEnv("rokumon", 1, act="1", surrender="on", seat=1)
    seen, _ = one.reset(seed=seed)
    all_seen, _ = many.reset(seed=seed)
    assert seen["action_mask"].any()
    for name, part in seen.items():
        assert all_seen[name][0].tolist() == part.tolist()
    place = np.int64(seen["action_mask"].argmax())
    assert many.step(np.array([place]))[1][0] == one.step(place)[1]
