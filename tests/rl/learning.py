"""What tests of the learner need, PyTorch included."""

from __future__ import annotations

from dataclasses import replace

import torch

from kachidoki.rl.baselines import learner
from kachidoki.rl.baselines.ppo import Learner, Rollout, Settings

__all__ = ["TINY", "Learner", "Rollout", "learner", "torch"]

# Some hundred games of Act 1.
TINY = replace(
    learner.COURSES["rokumon"],
    steps=4096,
    games=32,
    ahead=16,
    trials=20,
    points=2,
    settings=Settings(hidden=32, rate=3e-3, batch=128),
)
