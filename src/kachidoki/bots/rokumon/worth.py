"""How good a position of Rokumon looks, for the clan to move."""

from __future__ import annotations

import math
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from kachidoki.bots.rokumon.search_context import EVEN, HIDDEN, NEW
from kachidoki.bots.rokumon.search_position import SearchPosition
from kachidoki.rokumon.boards import NO_COIN, POP
from kachidoki.rokumon.warriors import SANADA, SIX, STAR, supply_size, value_of

WIN: Final[i64] = 44_000
MOST: Final[i64] = 25_000  # what a position that nobody has won yet is worth at most
TOKENS: Final[i64] = 9_000  # what tokens spent in this act can cost at most, later
SURE: Final[i64] = 34_500  # beyond it somebody has won
BOUND: Final[i64] = 54_000  # nothing is worth more

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
# By act; fitted to the results of games that the search played against itself.
# fmt: off
ACT_3: Final[list[i64]] = [
    148, -153, -83, 0, 86, 89, 321, 108, 0, 0, 72, -146, -4, 48, -10, -31
]
ACT_4: Final[list[i64]] = [
    97, -138, -57, -160, 70, 96, 306, 84, 0, 74, 72, -153, -32, 38, -17, -35
]
ACT_5: Final[list[i64]] = [
    99, -167, -87, -234, 65, 35, 349, 104, 0, 53, 85, -143, -10, 34, -20, -5
]
ACT_6: Final[list[i64]] = [
    121, -270, -107, -179, 83, -42, 410, 60, 0, 46, 108, -164, 23, -4, -12, 49
]
# fmt: on
WEIGHTS: Final = [ACT_3, ACT_3, ACT_3, ACT_3, ACT_4, ACT_5, ACT_6]
PAIRS: Final[i64] = 8  # the better warrior in a pair: its weight is the context's
SCALE: Final = 256  # a weight of so much is one in the logarithm of the odds
STEPS: Final[i64] = 2048
# The chance that goes with a sum of weights, as a value.
VALUE_OF: Final[list[i64]] = [
    round(int(MOST) * math.tanh(n / SCALE / 2)) for n in range(int(STEPS))
]


def scratch() -> vec[i64]:
    """Room for the features of a position."""
    return vec[i64]([0] * len(FEATURES))


def strength(clan: i64, kind: i64) -> i64:
    """Twice a warrior's number; a hidden one is about average."""
    if kind >= HIDDEN:
        return 5 if clan else 7
    return 2 * value_of(clan, kind)


def better(p: SearchPosition, coin: i64) -> i64:
    """EVEN if Sanada's warrior in a mixed pair is better, -EVEN if Tokugawa's is.

    Between them is what hidden warriors are likely to be.
    """
    top, under = p.kind_top(coin), p.kind_under(coin)
    red, black = (top, under) if p.top0 >> coin & 1 else (under, top)
    if red >= HIDDEN and red != NEW:
        return p.context.leads[red - HIDDEN][black]
    if black >= HIDDEN and black != NEW:
        return -p.context.leads[black - HIDDEN][red]
    if red == SIX and black == STAR:
        return -EVEN
    return EVEN if strength(SANADA, red) > strength(1 - SANADA, black) else -EVEN


def fill_features(p: SearchPosition, f: vec[i64]) -> None:
    """Count what the weights are for, seen from the clan to move."""
    clan = p.clan
    where = p.board
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
    if mixed and p.context.fights:
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


def worth(p: SearchPosition, f: vec[i64]) -> i64:
    """The value of a position that goes on, for the clan to move."""
    fill_features(p, f)
    weights = WEIGHTS[p.context.act]
    total: i64 = 0
    for k in range(len(weights)):
        total += weights[k] * f[k]
    total += p.context.pair * f[PAIRS] // EVEN
    if total >= 0:
        value = VALUE_OF[min(total, STEPS - 1)]
    else:
        value = -VALUE_OF[min(-total, STEPS - 1)]
    return value + kept(p, p.clan)


def kept(p: SearchPosition, clan: i64) -> i64:
    """What the tokens spent since the root will be missed later in the campaign."""
    context = p.context
    if context.keep0 == 0 and context.keep1 == 0:
        return 0
    spent0 = context.tokens0 - p.fresh0
    spent1 = context.tokens1 - p.fresh1
    cost = min(max(context.keep1 * spent1 - context.keep0 * spent0, -TOKENS), TOKENS)
    return -cost if clan else cost


def won(p: SearchPosition, clan: i64) -> i64:
    """The value for a clan of having won with the turn that is on; sooner is better."""
    return WIN - p.turns - 1 + kept(p, clan)
