"""Deals to learn from and deals to measure by are never the same."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

import numpy as np
import pytest

from kachidoki import catalog
from kachidoki.core import BadOption
from kachidoki.rl import split
from kachidoki.rl.aec import parallel_env, raw_env
from kachidoki.rl.batch import Batch, Games
from kachidoki.rl.episode import Episode
from kachidoki.rl.gym_env import KachidokiEnv
from kachidoki.rl.spaces import SEEDS
from kachidoki.rl.vector_env import KachidokiVectorEnv
from tests.rl.shapes import SHAPES, game_of


@pytest.mark.parametrize("shape", SHAPES)
def test_every_shape_has_deals_in_both_parts(shape: str) -> None:
    game = game_of(shape)
    deals = [split.deal_of(Episode(game, seed).state) for seed in range(300)]
    share = Counter(split.part_of(deal) for deal in deals)[split.TEST] / len(deals)
    assert 0.05 < share < 0.4


def test_a_deal_of_rokumon_is_its_colours_whatever_the_pips() -> None:
    game = game_of("act 2")
    states = [Episode(game, seed).state for seed in range(600)]
    assert len({state.position() for state in states}) > 400
    assert len({split.deal_of(state) for state in states}) == 35  # three gold coins among seven


def deals_of(door: str, name: str, options: dict[str, Any], deals: str) -> set[str]:
    """The deals of some games that a door begins, from seeds that are given and by itself."""
    made: Any
    if door == "batch":
        made = Batch(name, 30, seed=5, deals=deals, **options)
        return {split.deal_of(made.games.state(game)) for game in range(30)}
    if door == "vector":
        made = KachidokiVectorEnv(name, 15, deals=deals, **options)
        found = set()
        for seed in (5, None):
            made.reset(seed=seed)
            # Nobody but this seat has acted: it has the first one, and is asked first.
            found |= {split.deal_of(made.games.state(game)) for game in range(15)}
        return found
    make: Any = {"aec": raw_env, "parallel": parallel_env, "gymnasium": KachidokiEnv}[door]
    made = make(name, deals=deals, **options)
    found = set()
    for seed in (*range(15), *[None] * 15):
        made.reset(seed=seed)
        found.add(split.deal_of(made.episode.state))
    return found


@pytest.mark.parametrize("door", ["aec", "parallel", "gymnasium", "vector", "batch"])
@pytest.mark.parametrize("shape", ["3", "act 2"])
def test_a_door_begins_only_games_of_its_part(door: str, shape: str) -> None:
    name, options = SHAPES[shape]
    for deals in (split.TRAIN, split.TEST):
        found = deals_of(door, name, options, deals)
        assert {split.part_of(deal) for deal in found} == {deals}
        assert len(found) > 1


def test_what_cannot_be_is_refused() -> None:
    with pytest.raises(BadOption, match="deals = 'some': choose from all, train, test"):
        raw_env("joraku", deals="some")
    options = {"act": "2", "coins": "gggjjjj"}
    deal = split.deal_of(Episode(catalog.find("rokumon", options), 0).state)
    here = split.part_of(deal)
    (other,) = {split.TRAIN, split.TEST} - {here}
    KachidokiEnv("rokumon", deals=here, **options)
    with pytest.raises(BadOption, match="this game has only one deal, and not there"):
        KachidokiEnv("rokumon", deals=other, **options)


@pytest.mark.parametrize("course", ["joraku", "rokumon"])
def test_what_a_learner_is_measured_by_it_has_never_learned_from(
    course: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    from tests.rl.learning import Learner, learner  # loads PyTorch

    assert {*learner.COURSES} == {"joraku", "rokumon"}
    begun: dict[int, tuple[int, str]] = {}  # of every game that is under way: its seed, its deal
    played: set[tuple[int, str]] = set()
    begin, look = Games.begin, learner.Games.look

    def noted(games: Games, game: int, seed: int) -> None:
        begin(games, game, seed)
        begun[game] = (seed, split.deal_of(games.state(game)))

    def looked(games: learner.Games, *seen: Any) -> None:
        look(games, *seen)
        played.update(begun.values())

    monkeypatch.setattr(Games, "begin", noted)
    monkeypatch.setattr(learner.Games, "look", looked)
    tiny = replace(learner.COURSES[course], games=24, trials=24, ahead=100)
    training = learner.Games(tiny, 24, "win", split.TRAIN, 0)
    made = Learner(training.env.encoding, tiny.settings, 0)
    learner.rollout(tiny, training, made)
    learned = set(played)
    begun.clear()
    played.clear()
    learner.tried(tiny, made)
    assert len(learned) > 24
    assert len(played) >= 24
    for each in (0, 1):
        assert not {one[each] for one in learned} & {one[each] for one in played}
    assert learner.TRIALS_FROM == SEEDS  # games without a seed draw one below this


def test_the_same_seed_gives_the_same_games_of_a_part() -> None:
    one, two = (KachidokiVectorEnv("rokumon", 8, act="2", deals="test") for _ in range(2))
    assert (one.reset(seed=3)[0]["observation"] == two.reset(seed=3)[0]["observation"]).all()
    single = KachidokiEnv("rokumon", act="2", deals="test")
    seen = single.reset(seed=4)[0]["observation"]
    assert (one.reset(seed=3)[0]["observation"][1] == seen).all()
    assert np.array_equal(single.reset(seed=4)[0]["observation"], seen)
