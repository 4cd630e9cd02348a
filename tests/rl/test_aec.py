"""PettingZoo's own suites, and what they do not look at."""

from __future__ import annotations

import pickle
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, seed_test
from pettingzoo.utils import wrappers

from kachidoki.core import BadOption
from kachidoki.rl.aec import env, parallel_env, raw_env
from tests.rl.shapes import SHAPES

# Two suites of PettingZoo are left out, because they take any action, whatever the mask says:
# parallel_seed_test, and max_cycles_test, which also asks that every agent acts equally often. What
# they look for is tested below with legal actions.
MASKED = [
    # A game with a mask has a dictionary of both; PettingZoo excuses its own games by their names.
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    # The same for what those see who are not to act, and for everybody when the game is over.
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),
]
pytestmark = MASKED


@pytest.mark.parametrize("shape", SHAPES)
def test_pettingzoo_accepts_every_shape(shape: str) -> None:
    name, options = SHAPES[shape]
    api_test(env(name, **options), num_cycles=150)


@pytest.mark.parametrize("shape", ["4", "act 4"])
def test_pettingzoo_accepts_the_game_without_wrappers(shape: str) -> None:
    name, options = SHAPES[shape]
    api_test(raw_env(name, **options), num_cycles=300)


@pytest.mark.parametrize("shape", SHAPES)
def test_pettingzoo_accepts_every_shape_in_parallel(shape: str) -> None:
    name, options = SHAPES[shape]
    parallel_api_test(parallel_env(name, **options), num_cycles=150)


@pytest.mark.parametrize("shape", ["3", "houses", "act 5"])
def test_the_same_seed_gives_the_same_game(shape: str) -> None:
    name, options = SHAPES[shape]
    seed_test(lambda: env(name, **options), num_cycles=30)
    one, two = parallel_env(name, **options), parallel_env(name, **options)
    left, _ = one.reset(seed=7)
    right, _ = two.reset(seed=7)
    rng = np.random.default_rng(7)
    while one.agents:
        for agent, seen in left.items():
            assert all((seen[part] == right[agent][part]).all() for part in seen)
        actions = {a: int(rng.choice(left[a]["action_mask"].nonzero()[0])) for a in one.agents}
        left, *ends = one.step(actions)
        right, *others = two.step(actions)
        assert ends == others
    assert two.agents == []


def play(made: Any, seed: int) -> dict[str, float]:
    """A random game to its end; what each agent got in all."""
    made.reset(seed=seed)
    rng = np.random.default_rng(seed)
    total = dict.fromkeys(made.possible_agents, 0.0)
    for agent in made.agent_iter():
        seen, reward, terminated, truncated, _ = made.last()
        total[agent] += reward
        over = terminated or truncated
        made.step(None if over else int(rng.choice(seen["action_mask"].nonzero()[0])))
    return total


@pytest.mark.parametrize("rewards", ["rank", "win", "points"])
@pytest.mark.parametrize("shape", ["3", "houses", "act 2", "campaign"])
def test_rewards_add_up_to_nothing(shape: str, rewards: str) -> None:
    name, options = SHAPES[shape]
    made = raw_env(name, rewards=rewards, **options)
    total = play(made, 5)
    outcome = made.episode.state.outcome()
    assert outcome is not None
    assert sum(total.values()) == pytest.approx(0)
    best = max(total, key=lambda agent: total[agent])
    assert not outcome.winners or int(best[-1]) in outcome.winners
    if rewards == "points":
        mean = sum(outcome.scores) / len(outcome.scores)
        assert list(total.values()) == pytest.approx([score - mean for score in outcome.scores])
    elif rewards == "rank" and shape == "3":
        assert sorted(total.values()) == [-1, 0, 1]
    elif rewards == "win" and shape == "3":
        assert sorted(total.values()) == [-0.5, -0.5, 1]


def test_one_seat_against_taroma_gets_its_result() -> None:
    made = raw_env("rokumon", act="solo", surrender="off")
    found = {play(made, seed)["seat_0"] for seed in range(12)}
    assert found <= {-1.0, 0.0, 1.0}
    assert -1.0 in found


def test_a_game_is_cut_off_after_max_cycles() -> None:
    made = raw_env("joraku", players=3, max_cycles=10)
    play(made, 1)
    assert made.cycles == 10
    both = parallel_env("joraku", players=3, max_cycles=4)
    seen, _ = both.reset(seed=1)
    for cycle in range(1, 5):
        actions = {agent: int(seen[agent]["action_mask"].argmax()) for agent in both.agents}
        seen, _, terminated, truncated, _ = both.step(actions)
        assert set(truncated.values()) == {cycle == 4}
        assert not any(terminated.values())
    assert both.agents == []


def test_those_that_choose_at_once_do_not_see_each_other() -> None:
    one, two = raw_env("joraku", players=3), raw_env("joraku", players=3)
    one.reset(seed=3)
    two.reset(seed=3)
    actions = one.last()[0]["action_mask"].nonzero()[0]
    one.step(actions[0])
    two.step(actions[1])
    for agent in ("seat_1", "seat_2"):
        assert (one.observe(agent)["observation"] == two.observe(agent)["observation"]).all()
    assert (one.observe("seat_0")["observation"] != two.observe("seat_0")["observation"]).any()


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    made = raw_env("rokumon", act="1")
    made.reset(seed=0)
    closed = int((made.last()[0]["action_mask"] == 0).argmax())
    before = made.last()[0]["observation"]
    with pytest.raises(ValueError, match=f"action {closed} is not open to seat 0 now"):
        made.step(closed)
    with pytest.raises(ValueError, match="give the place of an action"):
        made.step(None)
    assert (made.last()[0]["observation"] == before).all()
    both = parallel_env("joraku", players=3)
    seen, _ = both.reset(seed=0)
    good = {agent: int(seen[agent]["action_mask"].argmax()) for agent in both.agents}
    with pytest.raises(ValueError, match="seat_2 is to act now"):
        both.step({**good, "seat_2": both.wait})
    with pytest.raises(ValueError, match="is not open to seat 2 now"):
        both.step({**good, "seat_2": int((seen["seat_2"]["action_mask"] == 0).argmax())})
    assert both.episode.acting == (0, 1, 2)


@pytest.mark.parametrize("own", [True, False])
def test_an_illegal_action_loses_as_it_does_in_pettingzoos_wrapper(own: bool) -> None:
    made: Any = env("rokumon", act="1")
    if not own:
        made = wrappers.TerminateIllegalWrapper(raw_env("rokumon", act="1"), -1)
    made.reset(seed=0)
    made.step(int((made.last()[0]["action_mask"] == 0).argmax()))
    assert made.terminations == {"seat_0": True, "seat_1": True}
    assert made.rewards == {"seat_0": -1, "seat_1": 0}
    paid = {}
    for agent in made.agent_iter():
        paid[agent] = made.last()[1]
        made.step(None)
    assert paid == {"seat_0": -1, "seat_1": 0}


def test_nothing_can_be_asked_before_a_game_has_begun() -> None:
    made = env("rokumon", act="1")
    with pytest.raises(AttributeError, match="before reset"):
        made.last()
    with pytest.raises(AttributeError, match="before reset"):
        made.step(0)
    with pytest.raises(BadOption, match="illegal = 'shrug': choose from raise, lose"):
        raw_env("rokumon", illegal="shrug")


def test_pettingzoos_own_wrappers_fit() -> None:
    checked = wrappers.AssertOutOfBoundsWrapper(raw_env("joraku", players=3))
    api_test(wrappers.OrderEnforcingWrapper(checked), num_cycles=50)


def test_an_environment_can_be_pickled_and_shows_what_a_spectator_sees() -> None:
    made = raw_env("joraku", players=3, variants=[2, 5], render_mode="ansi")
    made.reset(seed=1)
    shown = made.render()
    assert shown is not None
    assert shown.startswith("<what a spectator knows: round 1; phase pass")
    again = pickle.loads(pickle.dumps(made))
    again.reset(seed=1)
    assert again.render() == shown


def test_rewards_that_do_not_exist_are_refused() -> None:
    with pytest.raises(BadOption, match="choose from rank, win, points"):
        raw_env("joraku", rewards="money")
