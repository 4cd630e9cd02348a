"""Nobody gives up in an environment for learning, unless it is asked for; at tables people may."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest

import kachidoki.rl.openspiel  # noqa: F401  # registers the games
from kachidoki import catalog
from kachidoki.cli import main
from kachidoki.core import BadOption
from kachidoki.rl.aec import env, parallel_env, raw_env
from kachidoki.rl.batch import Batch
from kachidoki.rl.encode import encoding_of
from kachidoki.rl.vector_env import KachidokiVectorEnv

ACTS = ("1", "4", "campaign", "solo")
Options = dict[str, Any]


def by_agent(make: Callable[..., Any]) -> Callable[[Options], list[str]]:
    def names(options: Options) -> list[str]:
        made = make("rokumon", **options)
        made.reset(seed=1)
        return [str(made.encoding.actions[place]) for place in legal_places(made.last()[0])]

    return names


def legal_places(seen: Any) -> list[int]:
    found: list[int] = np.flatnonzero(seen["action_mask"]).tolist()
    return found


def by_parallel(options: Options) -> list[str]:
    made = parallel_env("rokumon", **options)
    seen, _ = made.reset(seed=1)
    places = legal_places(seen["seat_0"])
    return [str(made.encoding.actions[place]) for place in places if place != made.wait]


def by_gymnasium(options: Options) -> list[str]:
    made: Any = gymnasium.make("kachidoki/Rokumon-v0", **options).unwrapped
    seen, _ = made.reset(seed=1)
    return [str(made.encoding.actions[place]) for place in legal_places(seen)]


def by_vector(options: Options) -> list[str]:
    made = KachidokiVectorEnv("rokumon", 1, **options)
    seen, _ = made.reset(seed=1)
    places = np.flatnonzero(seen["action_mask"][0])
    return [str(made.encoding.actions[place]) for place in places]


def by_batch(options: Options) -> list[str]:
    made = Batch("rokumon", 1, seed=1, **options)
    return [str(made.encoding.actions[place]) for place in np.flatnonzero(made.masks[0])]


def by_openspiel(options: Options) -> list[str]:
    act = ("campaign", *"123456", "solo").index(options["act"])
    more = "".join(f",{name}={value}" for name, value in options.items() if name != "act")
    state = pyspiel.load_game(f"kachidoki_rokumon(act={act}{more})").new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    return [state.action_to_string(action) for action in state.legal_actions()]


DOORS = {
    "aec": by_agent(env),
    "raw aec": by_agent(raw_env),
    "parallel": by_parallel,
    "gymnasium": by_gymnasium,
    "vector": by_vector,
    "batch": by_batch,
    "openspiel": by_openspiel,
}


@pytest.mark.parametrize("act", ACTS)
@pytest.mark.parametrize("door", DOORS)
def test_a_door_has_surrender_only_if_it_is_chosen(door: str, act: str) -> None:
    without, chosen = DOORS[door]({"act": act}), DOORS[door]({"act": act, "surrender": "on"})
    assert "surrender" not in without
    assert without == DOORS[door]({"act": act, "surrender": "off"})
    assert sorted(chosen) == sorted([*without, "surrender"])


@pytest.mark.parametrize("act", ACTS)
def test_at_tables_people_may_give_up_and_indices_of_actions_are_the_same(act: str) -> None:
    table = catalog.find("rokumon", act=act)
    research = catalog.find_for_research("rokumon", act=act)
    assert "surrender" not in table.options  # on, as it was before there was a choice
    assert research.options["surrender"] == "off"
    # Places in masks move by one behind it; the index in the game stays what it was.
    ours, theirs = encoding_of(research).actions, encoding_of(table).actions
    assert ours == tuple(action for action in theirs if str(action) != "surrender")
    assert len(ours) == len(theirs) - 1


def test_joraku_is_the_same_game_and_what_cannot_be_is_refused() -> None:
    one = catalog.find_for_research("joraku", players=3, variants=[2, 5])
    assert one.options == catalog.find("joraku", players=3, variants=[2, 5]).options
    with pytest.raises(BadOption, match="there is no game 'go'"):
        catalog.find_for_research("go")
    with pytest.raises(BadOption, match="surrender = 'never': choose from on, off"):
        Batch("rokumon", 1, surrender="never")


def test_nobody_gives_up_in_a_dataset_unless_it_is_chosen(tmp_path: Path) -> None:
    def actions(*more: str) -> set[str]:
        out = tmp_path / "play.jsonl"
        command = ["dataset", "rokumon", "-o", "act=2", "--games", "20", "--out", str(out)]
        assert main([*command, *more]) == 0
        return {json.loads(line)["action"] for line in out.read_text("utf-8").splitlines()}

    assert "surrender" not in actions()
    assert "surrender=off" in (tmp_path / "play.md").read_text("utf-8")
    assert "surrender" in actions("-o", "surrender=on")
