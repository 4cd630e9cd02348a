"""The laws over thousands of random games: all shapes, variants and editions."""

from __future__ import annotations

import os
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from kachidoki import catalog
from kachidoki.core import Rng, laws
from tests.joraku.options import SHAPES, options

EXAMPLES = int(os.environ.get("KACHIDOKI_TEST_OPTIONS", "40"))  # of each shape
GAMES = 30  # a drawn set of options; 4 shapes * 40 * 30 = 4,800


@pytest.mark.slow
@pytest.mark.parametrize("shape", SHAPES)
def test_laws_hold_in_random_games(shape: str) -> None:
    played = 0

    @settings(
        max_examples=EXAMPLES,
        deadline=None,  # a speed belongs in a benchmark
        derandomize=True,
        suppress_health_check=[HealthCheck.too_slow],  # an example is many whole games
    )
    @given(options(shape), st.binary(min_size=8, max_size=8))
    def run(chosen: dict[str, Any], seed: bytes) -> None:
        nonlocal played
        game = catalog.find("joraku", chosen)
        rng = Rng(seed)
        for _ in range(GAMES):
            steps = laws.random_game(game, rng, thorough_every=400)
            assert steps > 100
            played += 1

    run()
    assert played >= EXAMPLES * GAMES


@pytest.mark.slow
@pytest.mark.parametrize("shape", SHAPES)
def test_tables_with_take_backs_save_and_replay(shape: str) -> None:
    @settings(max_examples=6, deadline=None, derandomize=True)
    @given(options(shape), st.binary(min_size=8, max_size=8))
    def run(chosen: dict[str, Any], seed: bytes) -> None:
        game = catalog.find("joraku", chosen)
        table = laws.random_table(game, seed, Rng(seed))
        assert any(text == "take back" for _, text in table.record().lines)

    run()
