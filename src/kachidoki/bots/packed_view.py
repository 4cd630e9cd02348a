"""A view as plain numbers and words, so that it can be sent to another process.

Only what a seat may know is in a view, and so only that is sent. The setting goes with it: a
worker has no game of its own.
"""

from __future__ import annotations

from typing import Any

from kachidoki.bots.registry import BRAINS, brain_of
from kachidoki.core import View

# The game, the seat, what its setting is made from, and the frozen state.
PackedView = tuple[str, int | None, list[Any], list[object]]


def pack(view: View) -> PackedView:
    """All that a view holds; raises BadOption if no bot knows its game."""
    setting, state = brain_of(view).pack(view)
    return view.game, view.seat, setting, state


def unpack(packed: PackedView) -> View:
    """The view that was packed."""
    game, seat, setting, state = packed
    view: View = BRAINS[game].unpack(seat, setting, state)
    return view
