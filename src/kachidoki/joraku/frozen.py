"""A state of Joraku as plain data, and back.

For snapshots, for other processes, for `pickle` and for `copy`.
"""

from __future__ import annotations

import copyreg
from typing import Final

from kachidoki.core.frozen import fill, numbers
from kachidoki.joraku.cards import DECK
from kachidoki.joraku.position_reader import MOST_RP
from kachidoki.joraku.state import PHASES, RP_AT, Setting
from kachidoki.joraku.turns import JorakuState
from kachidoki.joraku.view import JorakuView

# What `Setting` is made from, in order; the rest of it follows.
SETTING: Final = (
    *("shape", "seats", "variants", "variants_drawn", "winner_only", "pass_both", "rows"),
    "sources",
)

CARDS: Final = range(1 << DECK)
TWO_SETS: Final = range(1 << 2 * DECK)
SKIRMISH: Final = range(1 << 28)  # four cards of seven bits
ARMY: Final = range(MOST_RP + 1 << int(RP_AT))


def fields(setting: Setting) -> dict[str, range]:
    """Every field of a state, and what it can hold in this game."""
    somebody = range(-1, int(setting.seats))
    return {
        "variants": range(1 << 6),
        "phase": range(len(PHASES)),
        "round": range(-1, 3),
        "lead": somebody,
        "dealt": range(DECK + 1),
        "skirmish": range(int(setting.skirmishes) + 1),
        "played": range(int(setting.plays) + 1),
        "seat": somebody,
        "colour": range(5),  # one past the last while Daimyo cards are drawn
        "left": range(7),
        "steps": range(10),
        "open": TWO_SETS,
        "pending": range(int(setting.everybody) + 1),
        **dict.fromkeys(("army0", "army1", "army2", "army3"), ARMY),
        **dict.fromkeys(("hand0", "hand1", "hand2", "hand3"), CARDS),
        **dict.fromkeys(("gave0", "gave1", "gave2", "gave3"), TWO_SETS),
        **dict.fromkeys(("packs0", "packs1"), range(1 << 3 * DECK)),
        **dict.fromkeys(("picks0", "picks1"), range(1 << DECK + 4 * 5)),
        "now": SKIRMISH,
        **dict.fromkeys(("past0", "past1", "past2", "past3"), range(1 << 2 * 28)),
    }


def freeze(state: JorakuState) -> list[object]:
    """All that a state holds, but for its setting."""
    return numbers(state, fields(state.setting))


def thaw(setting: Setting, data: object) -> JorakuState:
    """The state that was frozen; raises BadPosition if the data is none."""
    state = JorakuState(setting)
    fill(state, data, fields(setting))
    return state


def setting_parts(setting: Setting) -> tuple[object, ...]:
    """What a setting is made from, in the order in which `Setting` takes it."""
    return tuple([getattr(setting, name) for name in SETTING])


# Native classes do not pickle by themselves, and Python ones would pickle what is derived too.
copyreg.pickle(Setting, lambda setting: (Setting, setting_parts(setting)))
copyreg.pickle(JorakuState, lambda state: (thaw, (state.setting, freeze(state))))
copyreg.pickle(JorakuView, lambda view: (JorakuView, (view.seat, view.seen)))
