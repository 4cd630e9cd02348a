"""How good a position of Rokumon looks, for the clan to move."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kachidoki.bots.rokumon_frame import HIDDEN
from kachidoki.bots.rokumon_place import Place
from kachidoki.rokumon.boards import NO_COIN, POP
from kachidoki.rokumon.warriors import SANADA, SIX, STAR, supply_size, value_of

WIN: Final[i64] = 20_000
MOST: Final[i64] = 16_000  # what a position that nobody has won yet is worth at most
SURE: Final[i64] = 18_000  # beyond it somebody has won
BOUND: Final[i64] = 24_000  # nothing is worth more

FEATURES: Final = (
    "to move",
    "Sanada",
    "their wins",
    "their winning surprise",
    "controlled coins",
    "completing coins",
    "own pairs",
    "covered enemies",
    "better warrior in a pair",
    "surprise left",
    "tokens",
    "supply",
    "lines through coins",
    "lines with one",
    "lines with two",
    "lines with two, blocked",
)
WEIGHTS: Final[list[i64]] = [0, 0, -250, -200, 60, 30, 60, 40, 30, 80, 40, 0, 5, 15, 60, 20]
SCALE: Final = 256  # a weight of so much is one in the logarithm of the odds
STEPS: Final[i64] = 2048
# The chance that goes with a sum of weights, as a value.
VALUE_OF: Final[list[i64]] = [
    round(int(MOST) * math.tanh(n / SCALE / 2)) for n in range(int(STEPS))
]


def strength(clan: i64, kind: i64) -> i64:
    """Twice a warrior's number; a hidden one is about average."""
    if kind >= HIDDEN:
        return 5 if clan else 7
    return 2 * value_of(clan, kind)


def better(p: Place, coin: i64) -> i64:
    """1 if Sanada's warrior in a mixed pair is better, -1 if Tokugawa's is."""
    top, under = p.kind_top(coin), p.kind_under(coin)
    red, black = (top, under) if p.top0 >> coin & 1 else (under, top)
    if red == SIX and black == STAR:
        return -1
    return 1 if strength(SANADA, red) > strength(1 - SANADA, black) else -1


def fill_features(p: Place, f: vec[i64]) -> None:
    """Count what the weights are for, seen from the clan to move."""
    clan = p.clan
    where = p.layout
    if clan:
        mine, yours, under, under_yours = p.top1, p.top0, p.under1, p.under0
        sign: i64 = -1
    else:
        mine, yours, under, under_yours = p.top0, p.top1, p.under0, p.under1
        sign = 1
    wins = p.wins_of(1 - clan, NO_COIN)
    f[0] = 1
    f[1] = sign
    f[2] = min(wins & 63, 4)
    f[3] = wins >> 6
    f[4] = i64(POP[mine]) - i64(POP[yours])
    f[5] = i64(POP[where.completing[mine]]) - i64(POP[where.completing[yours]])
    f[6] = i64(POP[mine & under]) - i64(POP[yours & under_yours])
    f[7] = i64(POP[mine & under_yours]) - i64(POP[yours & under])
    f[8] = 0
    mixed = (mine & under_yours) | (yours & under)
    if mixed and p.frame.fights:
        for coin in range(where.coins):
            if mixed >> coin & 1:
                f[8] += sign * better(p, coin)
    f[9] = sign * ((p.used >> 1 & 1) - (p.used & 1))
    f[10] = sign * (p.fresh0 - p.fresh1)
    f[11] = sign * (supply_size(p.supply0) - supply_size(p.supply1))
    f[12] = 0
    for coin in range(where.coins):
        if mine >> coin & 1:
            f[12] += i64(where.through[coin])
        elif yours >> coin & 1:
            f[12] -= i64(where.through[coin])
    f[13] = f[14] = f[15] = 0
    for line in where.lines:
        us = i64(POP[mine & line])
        them = i64(POP[yours & line])
        if them == 0:
            if us:
                f[12 + us] += 1
        elif us == 0:
            f[12 + them] -= 1
        elif us == 2:
            f[15] += 1
        elif them == 2:
            f[15] -= 1


def worth(p: Place, f: vec[i64]) -> i64:
    """The value of a position that goes on, for the clan to move."""
    fill_features(p, f)
    total: i64 = 0
    for k in range(len(WEIGHTS)):
        total += WEIGHTS[k] * f[k]
    kept = p.frame.keep0 * p.fresh0 - p.frame.keep1 * p.fresh1
    if total >= 0:
        value = VALUE_OF[min(total, STEPS - 1)]
    else:
        value = -VALUE_OF[min(-total, STEPS - 1)]
    return value + (-kept if p.clan else kept)


def won(p: Place, clan: i64) -> i64:
    """The value for a clan of having won with the turn that is on; sooner is better."""
    kept = p.frame.keep0 * p.fresh0 - p.frame.keep1 * p.fresh1
    return WIN - p.turns - 1 + (-kept if clan else kept)
