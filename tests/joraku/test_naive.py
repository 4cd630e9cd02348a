"""The rules against a second, naive implementation, step by step."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kachidoki import catalog
from kachidoki.core import Rng
from kachidoki.joraku import Joraku
from kachidoki.joraku.cards import AREAS, COLOURS, card_names
from kachidoki.joraku.state import daimyo_area, reputation, samurai
from tests.joraku.naive import Naive
from tests.joraku.options import SHAPES, options


def lockstep(game: Joraku, naive: Naive, rng: Rng) -> int:
    state = game.start()
    steps = 0
    while acting := list(state.to_act()):
        assert acting == naive.to_act()
        for seat in acting:
            assert {str(action) for action in state.legal(seat)} == naive.legal(seat)
        seat = acting[rng.below(len(acting))]
        choices = state.legal(seat)
        action = choices[rng.below(len(choices))]
        state.step(seat, action)
        naive.step(seat, str(action))
        steps += 1
        for k, colour in enumerate(COLOURS):
            if colour in naive.daimyo:
                army = state.army(k)
                assert naive.rp[colour] == reputation(army)
                assert naive.daimyo[colour] == AREAS[daimyo_area(army)]
                assert naive.samurai[colour] == {a: samurai(army, n) for n, a in enumerate(AREAS)}
        for seat in range(game.seats):
            assert naive.hands[seat] == set(card_names(state.hand(seat)))
        if naive.holder >= 0:
            assert naive.holder == state.lead
    assert naive.to_act() == []
    outcome = state.outcome()
    assert outcome is not None
    assert naive.ranking() == list(outcome.ranking)
    return steps


@pytest.mark.exhaustive
@pytest.mark.parametrize("shape", SHAPES)
def test_same_choices_same_points_same_end(shape: str) -> None:
    @settings(max_examples=40, deadline=None, derandomize=True)
    @given(
        options(shape),
        st.binary(min_size=8, max_size=8),
        st.lists(st.integers(0, 9), min_size=63, max_size=63),
    )
    def run(chosen: dict[str, Any], seed: bytes, numbers: list[int]) -> None:
        rows = {a: [numbers[9 * n + 3 * r :][:3] for r in range(3)] for n, a in enumerate(AREAS)}
        line = ", ".join(
            f"{a} {' / '.join(' '.join(map(str, row)) for row in table)} own"
            for a, table in rows.items()
        )
        game = catalog.find("joraku", chosen, board=line)
        assert isinstance(game, Joraku)
        variants = None if chosen["variants"] == "random" else chosen["variants"]
        naive = Naive(shape, variants, chosen["kachidoki"], chosen["passing"], rows)
        assert lockstep(game, naive, Rng(seed)) > 100

    run()


@pytest.mark.exhaustive
def test_the_standard_rows_are_those_of_the_naive_rules() -> None:
    game = catalog.find("joraku", players=4)
    assert isinstance(game, Joraku)
    for k in range(20):
        lockstep(game, Naive("4", []), Rng(b"standard %d" % k))
