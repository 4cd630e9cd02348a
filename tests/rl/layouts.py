"""What stands where in every encoding, as fingerprints in `layouts.json`.

A test fails if an encoding is no longer what is kept there. Whoever changes one raises
`LAYOUT_VERSION` of its game, tells it in the changelog, and runs `python -m tests.rl.layouts`. That
keeps the new ones, but nothing that changed under the same number.
"""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path
from typing import Any, Final

from kachidoki.core import Rng
from kachidoki.rl.encode import Encoding, encoding_of
from tests.rl.shapes import SHAPES, game_of, random_states

FILE: Final = Path(__file__).with_name("layouts.json")
STATES: Final = 150  # of a random game, whose numbers belong to the fingerprint


def fingerprint(shape: str, encoding: Encoding) -> str:
    """A digest of all parts, all actions, and the numbers of a game; not of how they are told."""
    found = hashlib.sha256()
    for part in encoding.information_layout.parts:
        found.update(f"{part.name} {part.shape} {part.most}\n".encode())
    for action in (*encoding.actions, *encoding.draws):
        found.update(f"{action}\n".encode())
    game = game_of(shape)
    for state in random_states(game, Rng(b"layout"), STATES):
        for seat in range(game.seats):
            view = state.view(seat)
            found.update(encoding.information(view).tobytes())
            found.update(encoding.mask(view).tobytes())
    return found.hexdigest()


def now(shape: str) -> dict[str, Any]:
    """The fingerprint of a shape as it is here, and the versions that it belongs to."""
    game = game_of(shape)
    encoding = encoding_of(game)
    return {
        "layout_version": encoding.layout_version,
        "rules_version": game.rules_version,
        "fingerprint": fingerprint(shape, encoding),
    }


def kept() -> dict[str, Any]:
    """All fingerprints as they were kept."""
    found: dict[str, Any] = json.loads(FILE.read_text("utf-8")) if FILE.exists() else {}
    return found


def changed_silently(before: dict[str, Any] | None, after: dict[str, Any]) -> bool:
    """Whether an encoding is another one, and no number says so."""
    numbers = ("layout_version", "rules_version")
    return (
        before is not None
        and before["fingerprint"] != after["fingerprint"]
        and all(before[name] == after[name] for name in numbers)
    )


if __name__ == "__main__":
    found = {shape: now(shape) for shape in SHAPES}
    old = kept()
    silent = [shape for shape, each in found.items() if changed_silently(old.get(shape), each)]
    if silent:
        sys.exit(f"raise LAYOUT_VERSION first: {', '.join(silent)} changed, and no number says so")
    FILE.write_text(json.dumps(found, indent=1) + "\n", "utf-8")
