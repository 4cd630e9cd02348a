"""A bot that plays by a network somebody has trained: NumPy alone, no search, no random numbers."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from kachidoki import catalog
from kachidoki.core import Action, BadOption, Game, Rng, View
from kachidoki.rl.baselines.own_first import OwnFirst
from kachidoki.rl.encode import encoding_of

Floats = npt.NDArray[np.float32]
LAYERS: Final = ("first", "second", "policy")  # each with a weight and a bias
FARTHEST: Final = 5.0  # standard deviations from the mean that a number seen can be
# Beside the weights of a network: what makes a bot of them, for `--bots learned.py:Learned`.
BOT_FILE: Final = '''"""Plays by the network beside this file."""

from pathlib import Path

from kachidoki.rl.baselines.net_bot import NetBot


class Learned(NetBot):
    """What has learned, as a bot."""

    def __init__(self) -> None:
        super().__init__(Path(__file__).with_name("weights.npz"))
'''


def save(folder: Path, game: Game, arrays: dict[str, Floats]) -> None:
    """Write the weights of a network for a game, and a bot that plays by them."""
    shape = json.dumps({"name": game.name, "options": dict(game.options)})
    everything: dict[str, npt.NDArray[Any]] = {
        **arrays,
        "game": np.array(shape),
        "layout_version": np.array(encoding_of(game).layout_version),
    }
    np.savez(folder / "weights.npz", allow_pickle=False, **everything)
    (folder / "learned.py").write_text(BOT_FILE, encoding="utf-8")


class NetBot:
    """Takes the action that its network likes best, from what the view of its seat shows."""

    def __init__(self, weights: Path) -> None:
        with np.load(weights) as found:
            shape = json.loads(str(found["game"]))
            self.arrays: dict[str, Floats] = {name: found[name] for name in found if "." in name}
            self.mean, self.scale = found["mean"], found["scale"]
            learned = int(found["layout_version"])
        self.game = catalog.find(shape["name"], shape["options"])
        self.encoding = encoding_of(self.game)
        if learned != self.encoding.layout_version:
            raise BadOption(
                f"this network has learned observations of layout {learned}; here they have "
                f"layout {self.encoding.layout_version}: train it again"
            )
        self.known = frozenset(self.encoding.actions)
        self.own = OwnFirst(self.game)

    def __call__(self, view: View, rng: Rng) -> Action:  # noqa: ARG002  # it plays no lottery
        """One of the actions that are open to this seat."""
        legal = view.legal()
        if view.seat is None or view.game != self.game.name or not self.known.issuperset(legal):
            told = " ".join([self.game.name, *(f"{k}={v}" for k, v in self.game.options.items())])
            raise BadOption(f"this network has learned {told}, and nothing else")
        seen = self.encoding.observe(view)[self.own.observations[view.seat]]
        likes = np.empty(len(self.encoding.actions), np.float32)
        likes[self.own.actions[view.seat]] = self.likes(seen.astype(np.float32))
        return max(legal, key=lambda action: float(likes[self.encoding.index(action)]))

    def likes(self, seen: Floats) -> Floats:
        """What the network thinks of every action, the higher the better."""
        layer: Floats = np.clip((seen - self.mean) * self.scale, -FARTHEST, FARTHEST)
        for name in LAYERS:
            layer = self.arrays[f"{name}.weight"] @ layer + self.arrays[f"{name}.bias"]
            if name != LAYERS[-1]:
                layer = np.maximum(layer, 0)
        return layer
