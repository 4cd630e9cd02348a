"""A transposition table: what a search of Rokumon has found out about positions."""

from __future__ import annotations

from typing import Final, final

from librt.vecs import vec
from mypy_extensions import i64

from kachidoki.bots.rokumon.search_context import NO_MOVE
from kachidoki.bots.rokumon.search_position import SearchPosition
from kachidoki.bots.rokumon.worth import SURE

EXACT: Final[i64] = 0
AT_LEAST: Final[i64] = 1
AT_MOST: Final[i64] = 2

FIRST_SIZE: Final[i64] = 1 << 13
MOST_SIZE: Final[i64] = 1 << 20
LOW: Final[i64] = 0x7FFFFFFF  # 31 bits
WHOLE: Final[i64] = 0x3FFFFFFFFFFFFFFF  # 62 bits


def key_of(p: SearchPosition) -> i64:
    """A number below 2**62 for a position, the same in both gears and in every search."""
    rest = p.top1 | (p.under1 << 7) | (p.used << 14) | (p.lock << 16) | (p.clan << 19)
    rest |= (p.fresh0 << 20) | (p.fresh1 << 23) | (p.readies << 26) | (p.showdown << 28)
    where = p.board.key
    key = (p.kinds_top * 1597334677) ^ (p.kinds_under * 1836311903) ^ (rest * 1779033703)
    key ^= ((where & LOW) * 1013904223) ^ ((where >> 31) * 1359893119)
    if p.worlds:
        key ^= ((p.worlds & LOW) * 528734635) ^ ((p.worlds >> 31) * 1541459225)
    if p.readies or p.added0 or p.added1 or p.showdown or p.fight != 7:
        bid = p.fight | (p.fighter << 3) | (p.added0 << 4) | (p.added1 << 7)
        key ^= (bid + 1) * 1150833019
    # Both halves stir each other, so that the low bits depend on everything.
    key = ((key & LOW) * 2024237689 ^ (key >> 31) * 1640531527) & WHOLE
    key ^= key >> 29
    key = ((key & LOW) * 1566083941 ^ (key >> 31) * 2127912215) & WHOLE
    return key ^ (key >> 32)


@final
class TranspositionTable:
    """Pairs of places: one keeps what was searched deeper, the other what came last."""

    def __init__(self) -> None:
        self.size: i64 = FIRST_SIZE
        self.keys: vec[i64] = vec[i64]([0] * int(FIRST_SIZE))
        self.found: vec[i64] = vec[i64]([0] * int(FIRST_SIZE))
        self.stored: i64 = 0

    def look(self, key: i64) -> i64:
        """What is known of a position, packed; below 0: nothing."""
        at = key & (self.size - 2)
        if self.keys[at] == key:
            return self.found[at]
        if self.keys[at + 1] == key:
            return self.found[at + 1]
        return -1

    def store(self, key: i64, entry: i64) -> None:
        """Keep what was found."""
        self.stored += 1
        if self.stored > self.size and self.size < MOST_SIZE:
            self.grow()
        at = key & (self.size - 2)
        if self.keys[at] != key and depth_of(entry) < depth_of(self.found[at]):
            at += 1
        self.keys[at] = key
        self.found[at] = entry

    def grow(self) -> None:
        """Four times the size."""
        keys, found, size = self.keys, self.found, self.size
        self.size = 4 * size
        self.keys = vec[i64]([0] * int(self.size))
        self.found = vec[i64]([0] * int(self.size))
        self.stored = 0
        for at in range(size):
            if keys[at]:
                self.store(keys[at], found[at])


def pack(value: i64, turns: i64, depth: i64, kind: i64, code: i64) -> i64:
    """An entry; a sure result is kept as counted from the position, not from the root."""
    if value > SURE:
        value += turns
    elif value < -SURE:
        value -= turns
    return (value + 65536) | (kind << 17) | (code << 19) | ((depth if depth > 0 else 0) << 32)


def value_in(entry: i64, turns: i64) -> i64:
    """The value of an entry, for a position so many turns from the root."""
    value = (entry & 131071) - 65536
    if value > SURE:
        return value - turns
    return value + turns if value < -SURE else value


def depth_of(entry: i64) -> i64:
    """How deep an entry was searched."""
    return entry >> 32


def kind_of(entry: i64) -> i64:
    """Whether the value is exact or a bound."""
    return entry >> 17 & 3


def code_in(entry: i64) -> i64:
    """The best move of an entry."""
    return entry >> 19 & NO_MOVE
