"""Gymnasium's description of what a seat sees."""

from __future__ import annotations

from typing import Any, Final

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from kachidoki.rl.encode import Encoding

Observation = dict[str, npt.NDArray[Any]]
Space = gymnasium.Space[Any]
SEEDS: Final = 1 << 62  # games that are begun without a seed draw one below this


def observation_space(encoding: Encoding, actions: int) -> spaces.Dict:
    """An observation, and a mask of so many actions."""
    most = encoding.layout.most()
    return spaces.Dict(
        {
            "observation": spaces.Box(np.zeros_like(most), most, dtype=np.uint8),
            "action_mask": spaces.Box(0, 1, (actions,), np.int8),
        }
    )
