"""Every decision of Joraku, interned.

The choices of a decision are one mask. What a bit means depends on the kind of decision;
`choices` joins ready-made tuples, so that listing allocates nothing but the list.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kachidoki.core.action import Action, Actions
from kachidoki.joraku.cards import AREAS, CARD_NAMES, COLOURS

ACTIONS: Final = Actions("joraku")

# Kinds of decision.
DRAW_VARIANT: Final[i64] = 0
DRAW_DAIMYO: Final[i64] = 1
DEAL: Final[i64] = 2
PASS: Final[i64] = 3
PASS_LEFT: Final[i64] = 4
PASS_RIGHT: Final[i64] = 5
DRAFT: Final[i64] = 6
DISCARD: Final[i64] = 7
PLAY: Final[i64] = 8
PLAY_FOR: Final[i64] = 9  # + seat; bit = card, + 21 for the seat's second colour
MODE: Final[i64] = 11
PUT: Final[i64] = 12
MARCH: Final[i64] = 13

# Bits of MODE.
CHOOSE_PLACE: Final[i64] = 0
CHOOSE_MARCH: Final[i64] = 1
# Bits of PUT: the area, or the end.
# Bits of MARCH: four for each area (a Samurai away from Kyoto, a Samurai toward Kyoto, the
# Daimyo to here, a neutral Samurai sent here), then the four colours to remove, then the end.
AWAY: Final[i64] = 0
TOWARD: Final[i64] = 1
DAIMYO_TO: Final[i64] = 2
SEND_TO: Final[i64] = 3
REMOVE: Final[i64] = 28
# The end of a turn has the same bit after a placement and after a march.
END: Final[i64] = 32
END_ONLY: Final[i64] = 0x100000000

SLICE: Final = 2048  # eleven bits


def _cards(verb: str, kind: i64, after: str = "") -> list[Action | None]:
    return [ACTIONS.add(f"{verb} {name}{after}", kind, bit) for bit, name in enumerate(CARD_NAMES)]


def _plays_for(seat: i64) -> list[Action | None]:
    kind = PLAY_FOR + seat
    plays: list[Action | None] = []
    for colour in COLOURS[2 * seat : 2 * seat + 2]:
        for name in CARD_NAMES:
            plays.append(ACTIONS.add(f"play {name} for {colour}", kind, len(plays)))
    return plays


def _marches() -> list[Action | None]:
    bits: list[Action | None] = []
    for area, name in enumerate(AREAS):
        away = f"move {name} {AREAS[area + 1]}" if area < 6 else ""
        toward = f"move {name} {AREAS[area - 1]}" if area > 0 else ""
        for text in (away, toward, f"daimyo {name}", f"remove yellow to {name}"):
            bits.append(ACTIONS.add(text, MARCH, len(bits)) if text else None)
    for colour in COLOURS:
        bits.append(ACTIONS.add(f"remove {colour}", MARCH, len(bits)))
    bits.append(ACTIONS.add("end", MARCH, END))
    return bits


def _puts() -> list[Action | None]:
    puts: list[Action | None] = [
        ACTIONS.add(f"put {name}", PUT, bit) for bit, name in enumerate(AREAS)
    ]
    puts += [None] * (END - 7)
    puts.append(ACTIONS.add("end", PUT, END))
    return puts


def _numbers(what: str, kind: i64) -> list[Action | None]:
    return [ACTIONS.add(f"draw {what} {bit + 1}", kind, bit) for bit in range(6)]


_MEANING: Final[list[list[Action | None]]] = [
    _numbers("variant", DRAW_VARIANT),
    _numbers("daimyo", DRAW_DAIMYO),
    _cards("deal", DEAL),
    _cards("pass", PASS),
    _cards("pass", PASS_LEFT, " left"),
    _cards("pass", PASS_RIGHT, " right"),
    _cards("draft", DRAFT),
    _cards("discard", DISCARD),
    _cards("play", PLAY),
    _plays_for(0),
    _plays_for(1),
    [ACTIONS.add("place", MODE, CHOOSE_PLACE), ACTIONS.add("march", MODE, CHOOSE_MARCH)],
    _puts(),
    _marches(),
]

# One tuple for each kind and each pattern of eleven bits, made when first asked for.
_SLICES: Final[list[tuple[Action, ...] | None]] = [None] * (len(_MEANING) * 4 * SLICE)


def _slice(kind: i64, part: i64, bits: i64) -> tuple[Action, ...]:
    at = (kind * 4 + part) * 2048 + bits
    ready = _SLICES[at]
    if ready is None:
        ready = _make_slice(kind, part, bits)
        _SLICES[at] = ready
    return ready


def _make_slice(kind: i64, part: i64, bits: i64) -> tuple[Action, ...]:
    meaning = _MEANING[kind]
    found = []
    for bit in range(11):
        if bits >> bit & 1:
            action = meaning[part * 11 + bit]
            assert action is not None, f"kind {kind} has no choice {part * 11 + bit}"
            found.append(action)
    return tuple(found)


def choices(kind: i64, mask: i64) -> tuple[Action, ...]:
    """The actions of a mask, in the order of its bits."""
    low = mask & 2047
    middle = (mask >> 11) & 2047
    high = mask >> 22
    if high == 0:
        if low == 0:
            return _slice(kind, 1, middle)
        if middle == 0:
            return _slice(kind, 0, low)
        return _slice(kind, 0, low) + _slice(kind, 1, middle)
    found = _slice(kind, 0, low) + _slice(kind, 1, middle) + _slice(kind, 2, high & 2047)
    if high >= 2048:
        found = found + _slice(kind, 3, high >> 11)
    return found
