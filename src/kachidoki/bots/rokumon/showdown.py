"""What a fight may show: the kinds that hidden warriors can be, with their weights."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from kachidoki.bots.rokumon.search_context import BIT, DIGIT, HIDDEN, NEW
from kachidoki.bots.rokumon.search_position import SearchPosition
from kachidoki.rokumon.warriors import KINDS, full


def warriors_standing(p: SearchPosition, clan: i64) -> tuple[i64, i64]:
    """The known warriors of a clan that stand, as a supply; and the root's hidden ones, as bits."""
    known: i64 = 0
    hidden: i64 = 0
    tops = p.top1 if clan else p.top0
    under = p.under1 if clan else p.under0
    for coin in range(p.board.coins):
        for covered in range(i64(2)):
            if (under if covered else tops) >> coin & 1:
                kind = p.kind_under(coin) if covered else p.kind_top(coin)
                if kind < HIDDEN:
                    known += DIGIT[kind]
                elif kind != NEW:
                    hidden |= 1 << (kind - HIDDEN)
    return known, hidden


def left_over(p: SearchPosition, world: i64, known: i64, hidden: i64) -> i64:
    """What a world leaves for the supply and for warriors deployed since the root."""
    left = full(p.context.hidden_clan) - known
    kinds = p.context.worlds[world]
    for warrior in range(len(kinds)):
        if hidden >> warrior & 1:
            left -= DIGIT[kinds[warrior]]
    return left


def outcomes(p: SearchPosition, codes: vec[i64], weights: vec[i64], at: i64) -> i64:
    """List what can be shown from a place on: both kinds, and a weight; returns the end."""
    top = p.kind_top(p.fight)
    under = p.kind_under(p.fight)
    known, hidden = warriors_standing(p, p.context.hidden_clan)
    totals: list[i64] = [0] * 25
    for world in range(len(p.context.worlds)):
        if not p.worlds & BIT[world]:
            continue
        left = left_over(p, world, known, hidden)
        for upper in range(KINDS):
            first = could_be(p, world, top, upper, left)
            if first == 0:
                continue
            rest = left - DIGIT[upper] if top == NEW else left
            for lower in range(KINDS):
                ways = first * could_be(p, world, under, lower, rest)
                totals[5 * upper + lower] += ways * p.context.chances[world]
    for both in range(i64(25)):
        if totals[both]:
            codes[at] = both
            weights[at] = totals[both]
            at += 1
    return at


def could_be(p: SearchPosition, world: i64, warrior: i64, kind: i64, left: i64) -> i64:
    """In how many ways a warrior is of a kind in a world."""
    if warrior < HIDDEN:
        return 1 if warrior == kind else 0
    if warrior == NEW:
        return 0 if kind == 0 else left >> (3 * kind) & 7
    return 1 if p.context.worlds[world][warrior - HIDDEN] == kind else 0


def show(p: SearchPosition, both: i64) -> i64:
    """Let a fight show two kinds, and settle it; says what came of it for the fighter."""
    top = p.kind_top(p.fight)
    under = p.kind_under(p.fight)
    known, hidden = warriors_standing(p, p.context.hidden_clan)
    agreeing: i64 = 0
    for world in range(len(p.context.worlds)):
        if p.worlds & BIT[world]:
            left = left_over(p, world, known, hidden)
            if could_be(p, world, top, both // 5, left):
                rest = left - DIGIT[both // 5] if top == NEW else left
                if could_be(p, world, under, both % 5, rest):
                    agreeing |= BIT[world]
    p.worlds = agreeing
    p.kinds_top += (both // 5 - top) << (4 * p.fight)
    p.kinds_under += (both % 5 - under) << (4 * p.fight)
    return p.settle()
