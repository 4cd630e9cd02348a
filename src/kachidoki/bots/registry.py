"""The games that bots can play: the only place here that names them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from kachidoki.bots.brain import Brain
from kachidoki.bots.joraku.brain import JorakuBrain
from kachidoki.bots.rokumon.brain import RokumonBrain
from kachidoki.core import BadOption, View
from kachidoki.core.errors import quoted

# By the name of the game. Each takes views of its own game only, as `brain_of` sees to.
BRAINS: Final[Mapping[str, Brain[Any]]] = {"joraku": JorakuBrain(), "rokumon": RokumonBrain()}


def brain_of(view: View) -> Brain[Any]:
    """What bots know of a view's game; raises BadOption if they do not know the game."""
    brain = BRAINS.get(view.game)
    if brain is None:
        raise BadOption(f"no bot knows the game {quoted(view.game)}")
    return brain
