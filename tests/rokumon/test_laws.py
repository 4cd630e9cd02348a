"""The laws for every act, the campaign and the solo game."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from kachidoki import catalog
from kachidoki.core import Rng, laws

LAYOUT = "d4 d5 d6 d7 e3 f4 g4"
ACTS = ("1", "2", "3", "4", "5", "6", "campaign", "solo")


def options(act: str) -> st.SearchStrategy[dict[str, Any]]:
    if act == "solo":
        drawn = {
            "difficulty": st.sampled_from(["easy", "medium", "difficult"]),
            "layout": st.sampled_from(["hexagon", LAYOUT]),
        }
    else:
        drawn = {"honour": st.sampled_from(["on", "off"])}
        if act != "campaign":
            drawn["tokens"] = st.sampled_from(["0 0", "2 1", "0 3", "1 0", "3 3"])
    drawn["surrender"] = st.sampled_from(["on", "off"])
    return st.fixed_dictionaries(drawn).map(lambda chosen: {"act": act, **chosen})


@pytest.mark.slow
@pytest.mark.parametrize("act", ACTS)
def test_laws_hold_in_random_games(act: str) -> None:
    @settings(
        max_examples=10,
        deadline=None,
        derandomize=True,
        suppress_health_check=[HealthCheck.too_slow],  # an example is many whole games
    )
    @given(options(act), st.binary(min_size=8, max_size=8))
    def run(chosen: dict[str, Any], seed: bytes) -> None:
        game = catalog.find("rokumon", chosen)
        rng = Rng(seed)
        for _ in range(3 if act == "campaign" else 15):
            laws.random_game(game, rng, thorough_every=8)
        laws.random_table(game, seed, rng)

    run()
