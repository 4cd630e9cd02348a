"""Every shape of game that the catalog has, for tests of encodings and doors."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from kachidoki import catalog
from kachidoki.core import CHANCE, Game, Rng, State

SHAPES: dict[str, tuple[str, dict[str, Any]]] = {
    "3": ("joraku", {"players": 3}),
    "4": ("joraku", {"players": 4, "variants": [2, 5]}),
    "4 both": ("joraku", {"players": 4, "passing": "both", "variants": "random"}),
    "houses": ("joraku", {"players": 2, "mode": "houses"}),
    "neutral": ("joraku", {"players": 2, "mode": "neutral", "variants": [4]}),
    **{f"act {act}": ("rokumon", {"act": act, "surrender": "off"}) for act in "126"},
    **{
        f"act {act}": ("rokumon", {"act": act, "surrender": "off", "tokens": "2 1"})
        for act in "345"
    },
    "campaign": ("rokumon", {"act": "campaign", "surrender": "on"}),
    "solo": ("rokumon", {"act": "solo", "difficulty": "medium", "surrender": "off"}),
}


def game_of(shape: str) -> Game:
    name, options = SHAPES[shape]
    return catalog.find(name, options)


def random_states(game: Game, rng: Rng, most: int = 1000) -> Iterator[State]:
    """A random game, state by state: always the same object, played on."""
    state = game.start()
    yield state
    steps = 0
    while (acting := state.to_act()) and steps < most:
        seat = acting[rng.below(len(acting))]
        choices = state.legal(seat)
        state.step(seat, choices[rng.below(len(choices))])
        steps += seat != CHANCE
        yield state
