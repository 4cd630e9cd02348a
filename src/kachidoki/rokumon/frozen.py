"""A state of Rokumon as plain data, and back.

For snapshots, for other processes, for `pickle` and for `copy`.
"""

from __future__ import annotations

import copyreg
from typing import Final

from kachidoki.core.errors import BadPosition
from kachidoki.core.frozen import fill, numbers, parts, whole, wholes
from kachidoki.rokumon.acts import ACTS
from kachidoki.rokumon.boards import COLOURS, NO_COIN, make_board
from kachidoki.rokumon.campaign import LAST_ACT, cells_of
from kachidoki.rokumon.cells import CELLS
from kachidoki.rokumon.state import NO_BOARD, PHASES, TURN, Past, Setting
from kachidoki.rokumon.turns import RokumonState
from kachidoki.rokumon.view import RokumonView
from kachidoki.rokumon.winning import REASONS

# What `Setting` is made from, in order.
SETTING: Final = (
    *("act", "campaign", "cells", "coins", "pips", "tokens0", "tokens1", "honour"),
    *("tokugawa", "taroma", "counting", "surrender"),
)

COINS: Final = int(NO_COIN)  # there are seven
CLAN: Final = range(-1, 2)
TOKENS: Final = range(8)
PIPS: Final = range(1 << 3 * COINS)
SUPPLY: Final = range(1 << 3 * 5)  # three bits for each kind
WORLD: Final = range(1 << 2 * 3 * COINS)

# An earlier position [K9]: the owners with all that `repetition.remember` adds to them, but
# for the number of the board above, which means nothing in another process.
USED_AT: Final = 28
BOARD_AT: Final = 40
OWNERS: Final = range(1 << BOARD_AT)
VALUES: Final = range(1 << 2 * 4 * COINS)
ANOTHER_BOARD: Final = -1


def fields(setting: Setting, coins: int) -> dict[str, range]:
    """Every field that is a number, and what it can hold with so many coins on the table."""
    first = int(setting.act)
    sets = range(1 << coins)
    kinds = range(1 << 4 * coins)
    coin = range(COINS + 1)
    return {
        "act": range(first, int(LAST_ACT if setting.campaign else setting.act) + 1),
        "phase": range(len(PHASES)),
        "clan": CLAN,
        "pips": PIPS,
        "dealt": range(COINS + 1),
        "flip": range(8),
        **dict.fromkeys(("top0", "top1", "under0", "under1"), sets),
        **dict.fromkeys(("kinds_top", "kinds_under"), kinds),
        "triple": coin,
        "kind_third": range(16),
        **dict.fromkeys(("supply0", "supply1"), SUPPLY),
        "used": range(4),
        "lock": coin,
        **dict.fromkeys(("fresh0", "fresh1", "spent0", "spent1"), TOKENS),
        "fight": coin,
        "fighter": CLAN,
        **dict.fromkeys(("added0", "added1"), TOKENS),
        "readies": range(3),
        "moved": CLAN,
        "taken": CLAN,
        "plain": range(2),
        **dict.fromkeys(("won0", "won1"), range(8)),
        "draws": range(2),
        "deciders": range(2),
        "winner": CLAN,
        "reason": range(len(REASONS)),
    }


def freeze(state: RokumonState) -> list[object]:
    """All that a state holds, but for its setting."""
    board = state.board
    return [
        numbers(state, fields(state.setting, COINS)),
        list(board.cells),
        list(board.colours),
        list(state.worlds0),
        list(state.worlds1),
        freeze_past(state),
    ]


def freeze_past(state: RokumonState) -> list[object]:
    """The earlier positions [K9], newest first."""
    found: list[object] = []
    past = state.past
    while past is not None:
        found.append([int(past.owners) % OWNERS.stop, int(past.values)])
        past = past.earlier
    return found


def thaw(setting: Setting, data: object) -> RokumonState:
    """The state that was frozen; raises BadPosition if the data is none."""
    held, cells, colours, worlds0, worlds1, past = parts(data, 6, "parts of the state")
    state = RokumonState(setting)
    where = wholes(cells, range(len(CELLS)), "cell")
    hues = parts(colours, len(where), "colours")
    if len(set(where)) != len(where) or len(where) > COINS:
        raise BadPosition("the coins need a cell each, and there are seven at most")
    fill(state, held, fields(setting, len(where)))
    if len(where) != (len(cells_of(state)) if state.phase >= TURN else 0):
        raise BadPosition(f"{len(where)} coins on the table do not fit the act and its phase")
    for name in ("triple", "lock", "fight"):
        if len(where) <= getattr(state, name) < COINS:
            raise BadPosition(f"{name} is {getattr(state, name)}, where no coin lies")
    if where:
        shown = wholes(hues, range(len(COLOURS)), "colour")
        state.board = make_board(where, shown, ACTS[state.act].square)
    else:
        state.board = NO_BOARD
    state.worlds0 = wholes(worlds0, WORLD, "worlds0")
    state.worlds1 = wholes(worlds1, WORLD, "worlds1")
    thaw_past(state, past)
    return state


def thaw_past(state: RokumonState, data: object) -> None:
    """The earlier positions [K9].

    Only a Surprise changes the board of an act, and every one is noted in `used`. So the
    positions of this board are those with the same mark; no other can come up again, and
    its board only has to be another one.
    """
    if not isinstance(data, list):
        raise BadPosition("the earlier positions should be a list")
    for entry in reversed(data):
        first, second = parts(entry, 2, "numbers of an earlier position")
        owners = whole(first, OWNERS, "an earlier position")
        values = whole(second, VALUES, "an earlier position's values")
        here = owners >> USED_AT & 3 == state.used
        board = int(state.board.number) if here else ANOTHER_BOARD
        state.past = Past(owners | board << BOARD_AT, values, state.past)


def setting_parts(setting: Setting) -> tuple[object, ...]:
    """What a setting is made from, in the order in which `Setting` takes it."""
    return tuple([getattr(setting, name) for name in SETTING])


# Native classes do not pickle by themselves, and Python ones would pickle what is derived too.
copyreg.pickle(Setting, lambda setting: (Setting, setting_parts(setting)))
copyreg.pickle(RokumonState, lambda state: (thaw, (state.setting, freeze(state))))
copyreg.pickle(RokumonView, lambda view: (RokumonView, (view.seat, view.seen)))
