"""Every view, outcome and fact is what `kachidoki.protocol` describes."""

from __future__ import annotations

import json
from typing import Any

import pytest

from kachidoki import catalog
from kachidoki.core import Event, Game, Rng
from kachidoki.core.event import Log
from kachidoki.core.laws import chosen, seats_of
from kachidoki.protocol.facts import EventFacts
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


def told(event: Event | None) -> None:
    """An event's facts, for whoever may know them and for the others, are as described."""
    while event is not None:
        sent = json.loads(json.dumps(event.facts))
        read = EventFacts.model_validate(sent)
        assert read.model_dump(exclude_unset=True) == sent, event
        assert None not in sent.values()
        event = event.instead


def views_of_a_game(game: Game, seed: bytes) -> None:
    log: Log = []
    state, rng = game.start(log), Rng(seed)
    while acting := state.to_act():
        for seat in seats_of(game):
            described(state.view(seat).as_dict())
        seat = acting[rng.below(len(acting))]
        state.step(seat, chosen(state, seat, rng), log)
    for seat in seats_of(game):
        described(state.view(seat).as_dict())
    outcome = state.outcome()
    assert outcome is not None
    sent = json.loads(json.dumps(outcome.as_dict()))
    assert OutcomeData.model_validate(sent).model_dump() == sent
    for event in (*log, outcome.reason):
        told(event)


@pytest.mark.parametrize(("name", "options"), GAMES)
def test_views_and_events_of_whole_games_are_as_described(
    name: str, options: dict[str, Any]
) -> None:
    game = catalog.find(name, options)
    for seed in (b"one", b"two", b"three"):
        views_of_a_game(game, seed)
