"""A view as plain numbers and words, so that it can be sent to another process.

Only what a seat may know is in a view, and so only that is sent. The setting goes with it: a
worker has no game of its own.
"""

from __future__ import annotations

from typing import Any

from kachidoki.core import BadOption, View
from kachidoki.joraku import JorakuView
from kachidoki.joraku import frozen as joraku
from kachidoki.joraku.state import Setting as JorakuSetting
from kachidoki.rokumon import RokumonView
from kachidoki.rokumon import frozen as rokumon
from kachidoki.rokumon.state import Setting as RokumonSetting

# The game, the seat, what its setting is made from, and the frozen state.
Parcel = tuple[str, int | None, list[Any], list[object]]


def pack(view: View) -> Parcel:
    """All that a view holds."""
    if isinstance(view, JorakuView):
        setting = [getattr(view.seen.setting, name) for name in joraku.SETTING]
        return "joraku", view.seat, setting, joraku.freeze(view.seen)
    if isinstance(view, RokumonView):
        setting = [getattr(view.seen.setting, name) for name in rokumon.SETTING]
        return "rokumon", view.seat, setting, rokumon.freeze(view.seen)
    raise BadOption("no process knows this game")


def unpack(parcel: Parcel) -> View:
    """The view that was packed."""
    game, seat, setting, state = parcel
    if game == "joraku":
        return JorakuView(seat, joraku.thaw(JorakuSetting(*setting), state))
    return RokumonView(seat, rokumon.thaw(RokumonSetting(*setting), state))
