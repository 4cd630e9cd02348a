"""From what a seat knows to the position that is searched, and from moves back to actions."""

from __future__ import annotations

from mypy_extensions import i64

from kachidoki.bots.rokumon.belief import Habits, chances
from kachidoki.bots.rokumon.search_board import search_board_of
from kachidoki.bots.rokumon.search_context import (
    ADD,
    BIT,
    DEPLOY,
    EVEN,
    FIGHT,
    HIDDEN,
    MOVE,
    NEW,
    READY,
    SURPRISE,
    SearchContext,
)
from kachidoki.bots.rokumon.search_position import SearchPosition
from kachidoki.core.action import Action
from kachidoki.rokumon import actions, knowledge
from kachidoki.rokumon.actions import KIND_AT, TO_AT
from kachidoki.rokumon.acts import ACTS
from kachidoki.rokumon.acts import HIDDEN as VALUES_HIDDEN
from kachidoki.rokumon.state import BIDDING, Field
from kachidoki.rokumon.warriors import KINDS, SANADA, SIX, STAR, VALUES, value_of


def root_of(seen: Field, clan: i64, habits: Habits | None = None) -> SearchPosition:
    """The position as a clan knows it; without habits all worlds are equally likely."""
    act = ACTS[seen.act]
    board = seen.board
    fights = act.fights
    p = SearchPosition(
        SearchContext(seen.act, board.coins, board.gold, board.green, board.flipped, fights),
        search_board_of(board.cells),
    )
    p.clan = seen.clan
    p.top0, p.top1 = seen.top0, seen.top1
    p.under0, p.under1 = seen.under0, seen.under1
    p.supply0, p.supply1 = seen.supply0, seen.supply1
    p.used = seen.used if act.surprises else 3
    p.lock = seen.lock
    p.fresh0, p.fresh1 = seen.fresh0, seen.fresh1
    p.context.tokens0, p.context.tokens1 = seen.fresh0, seen.fresh1
    if seen.phase == BIDDING:
        p.fight, p.fighter, p.readies = seen.fight, seen.fighter, seen.readies
        p.added0, p.added1 = seen.added0, seen.added1
    if act.values == VALUES_HIDDEN and not seen.setting.counting:
        p.context.hidden_clan = 1 - clan
    give_kinds(p, seen)
    if p.context.hidden_clan >= 0:
        if habits is None:
            p.context.chances = [1] * len(p.context.worlds)
        else:
            p.context.chances = chances(seen, p.context.hidden_clan, habits)
        set_leads(p.context)
    return p


def set_leads(context: SearchContext) -> None:
    """How likely each hidden warrior is to be better than each kind of the other clan."""
    context.leads = []
    total: i64 = 0
    for chance in context.chances:
        total += chance
    for warrior in range(len(context.worlds[0])):
        leads: list[i64] = [0] * int(KINDS)
        for number in range(len(context.worlds)):
            kind = context.worlds[number][warrior]
            for other in range(i64(len(VALUES[1 - context.hidden_clan]))):
                won = beats(context.hidden_clan, kind, other)
                leads[other] += context.chances[number] if won else -context.chances[number]
        context.leads.append([EVEN * lead // total for lead in leads])


def beats(clan: i64, kind: i64, other: i64) -> bool:
    """Whether a clan's kind is better than one of the other clan's, without tokens."""
    if clan == SANADA and kind == SIX and other == STAR:
        return False
    if clan != SANADA and kind == STAR and other == SIX:
        return True
    return value_of(clan, kind) > value_of(1 - clan, other)


def give_kinds(p: SearchPosition, seen: Field) -> None:
    """Known warriors have their kinds; those of the other that are hidden get numbers."""
    places: list[i64] = []
    for top in (False, True):
        for coin in range(seen.board.coins):
            covered = (seen.under0 | seen.under1) >> coin & 1
            if not (seen.top0 | seen.top1 if top else covered << coin) >> coin & 1:
                continue
            kind = (seen.kind_top(coin) if top else seen.kind_under(coin)) & 7
            if kind == 0 and p.context.hidden_clan < 0:
                kind = NEW
            elif kind == 0:
                kind = HIDDEN + len(places)
                places.append(knowledge.place_of(coin, top))
            if top:
                p.kinds_top |= kind << (4 * coin)
            else:
                p.kinds_under |= kind << (4 * coin)
    if p.context.hidden_clan >= 0:
        for world in knowledge.worlds(seen, p.context.hidden_clan):
            whole: i64 = world
            p.worlds |= BIT[len(p.context.worlds)]
            p.context.worlds.append([whole >> at & 7 for at in places])


def code_of(seen: Field, action: Action) -> i64:
    """The number of an action; surrendering has none."""
    bit = action.bit
    kind = action.kind
    if kind == actions.ADD:
        return ADD | (bit << 3)
    if kind == actions.READY:
        return READY
    coin = i64(seen.board.coin_at[bit & 127]) << 3
    to = bit >> TO_AT & 127
    if kind == actions.DEPLOY:
        return DEPLOY | coin | (bit >> KIND_AT << 6)
    if kind == actions.MOVE:
        return MOVE | coin | (i64(seen.board.coin_at[to]) << 6)
    if kind == actions.FIGHT:
        return FIGHT | coin
    return SURPRISE | coin | (to << 6)
