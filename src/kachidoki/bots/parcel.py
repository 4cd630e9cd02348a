"""A view as plain numbers and words, so that it can be sent to another process.

Only what a seat may know is in a view, and so only that is sent.
"""

from __future__ import annotations

from typing import Any, Final

from kachidoki.core import BadOption, View
from kachidoki.joraku import JorakuView
from kachidoki.joraku import state as joraku
from kachidoki.joraku.turns import JorakuState
from kachidoki.rokumon import RokumonView
from kachidoki.rokumon import state as rokumon
from kachidoki.rokumon.boards import make_board
from kachidoki.rokumon.turns import RokumonState

Parcel = tuple[Any, ...]

JORAKU_SETTING: Final = (
    *("shape", "seats", "variants", "variants_drawn", "winner_only", "pass_both", "rows"),
    "sources",
)
JORAKU_FIELDS: Final = (
    *("variants", "phase", "round", "lead", "dealt", "skirmish", "played", "seat", "colour"),
    *("left", "steps", "open", "pending", "army0", "army1", "army2", "army3"),
    *("hand0", "hand1", "hand2", "hand3", "gave0", "gave1", "gave2", "gave3"),
    *("packs0", "packs1", "picks0", "picks1", "now", "past0", "past1", "past2", "past3"),
)
ROKUMON_SETTING: Final = (
    *("act", "campaign", "cells", "coins", "pips", "tokens0", "tokens1", "honour"),
    *("tokugawa", "taroma", "counting"),
)
ROKUMON_FIELDS: Final = (
    *("act", "phase", "clan", "pips", "dealt", "flip", "top0", "top1", "under0", "under1"),
    *("kinds_top", "kinds_under", "triple", "kind_third", "supply0", "supply1", "used", "lock"),
    *("fresh0", "fresh1", "spent0", "spent1", "fight", "fighter", "added0", "added1"),
    *("readies", "moved", "taken", "plain", "won0", "won1", "draws", "deciders", "winner"),
    *("reason", "worlds0", "worlds1"),
)
BOARD_AT: Final = 40  # above it the number of a board, which only its own process knows
BELOW: Final = 2**BOARD_AT - 1


def pack(view: View) -> Parcel:
    """All that a view holds."""
    if isinstance(view, JorakuView):
        seen = view.seen
        return (
            *("joraku", view.seat),
            tuple(getattr(seen.setting, name) for name in JORAKU_SETTING),
            tuple(getattr(seen, name) for name in JORAKU_FIELDS),
        )
    if isinstance(view, RokumonView):
        return (
            *("rokumon", view.seat),
            tuple(getattr(view.seen.setting, name) for name in ROKUMON_SETTING),
            tuple(getattr(view.seen, name) for name in ROKUMON_FIELDS),
            (view.seen.board.cells, view.seen.board.colours, view.seen.board.square),
            pack_past(view.seen),
        )
    raise BadOption("no process knows this game")


def pack_past(p: rokumon.Field) -> list[tuple[int, int, int]]:
    """The earlier positions [K9], newest first, boards counted from the one that lies there."""
    found = []
    past = p.past
    while past is not None:
        owners = int(past.owners)
        found.append((owners & BELOW, (owners >> BOARD_AT) - int(p.board.number), int(past.values)))
        past = past.earlier
    return found


def unpack(parcel: Parcel) -> View:
    """The view that was packed."""
    game, seat, setting, fields = parcel[:4]
    if game == "joraku":
        state = JorakuState(joraku.Setting(*setting))
        for name, value in zip(JORAKU_FIELDS, fields, strict=True):
            setattr(state, name, value)
        return JorakuView(seat, state)
    board, past = parcel[4:]
    field = RokumonState(rokumon.Setting(*setting))
    for name, value in zip(ROKUMON_FIELDS, fields, strict=True):
        setattr(field, name, value)
    field.board = make_board(*board)
    field.past = None
    for owners, number, values in reversed(past):
        # Other boards need no number of their own here, only one that is not this board's.
        here = int(field.board.number) if number == 0 else -1 - abs(number)
        field.past = rokumon.Past(owners | (here << BOARD_AT), values, field.past)
    return RokumonView(seat, field)
