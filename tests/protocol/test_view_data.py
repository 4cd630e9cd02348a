"""Every view and every outcome is what `kachidoki.protocol.views` describes."""

from __future__ import annotations

import json
from typing import Any

import pytest

from kachidoki import catalog
from kachidoki.core import Game, Rng
from kachidoki.core.laws import chosen, seats_of
from kachidoki.protocol.views import VIEW_DATA, OutcomeData
from tests.joraku.options import SHAPES

GAMES: list[tuple[str, dict[str, Any]]] = [
    *(("joraku", {**options, "variants": "random"}) for options in SHAPES.values()),
    ("joraku", {"players": 4, "passing": "both"}),
    *(("rokumon", {"act": act}) for act in ("1", "2", "3", "4", "5", "6", "campaign", "solo")),
    ("rokumon", {"act": "4", "tokens": "2 1"}),
]


def described(data: dict[str, object]) -> None:
    """A view says exactly what its description names, and leaves out rather than say null."""
    sent = json.loads(json.dumps(data))
    read = VIEW_DATA.validate_python(sent)
    assert read.model_dump(exclude_unset=True) == sent
    parts = [read, *([read.own] if read.game == "joraku" and read.own else [])]
    for part in parts:
        fields = type(part).model_fields
        said = [name for name in part.model_fields_set if not fields[name].is_required()]
        assert None not in [getattr(part, name) for name in said]


def views_of_a_game(game: Game, seed: bytes) -> None:
    state, rng = game.start(), Rng(seed)
    while acting := state.to_act():
        for seat in seats_of(game):
            described(state.view(seat).as_dict())
        seat = acting[rng.below(len(acting))]
        state.step(seat, chosen(state, seat, rng))
    for seat in seats_of(game):
        described(state.view(seat).as_dict())
    outcome = state.outcome()
    assert outcome is not None
    sent = json.loads(json.dumps(outcome.as_dict()))
    assert OutcomeData.model_validate(sent).model_dump() == sent


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_views_of_whole_games_are_as_described(name: str, options: dict[str, Any]) -> None:
    game = catalog.find(name, options)
    for seed in (b"one", b"two", b"three"):
        views_of_a_game(game, seed)
