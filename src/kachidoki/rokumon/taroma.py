"""Taroma, the automaton: fully determined by the board.

[K12] After CONQUER only actions are considered that leave you the fewest wins, and among the
rest the list picks. [K13] Within a step: the landing coin with the fewest pips, then the starting
coin with the fewest; a Deploy starts nowhere, which is fewer than any pips.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kachidoki.core.action import Action
from kachidoki.core.event import Event, Facts, Log
from kachidoki.rokumon import actions
from kachidoki.rokumon.actions import SURRENDER_ACTION, TO_AT
from kachidoki.rokumon.available_actions import ACTION_KINDS
from kachidoki.rokumon.boards import POP
from kachidoki.rokumon.deploy import deploy
from kachidoki.rokumon.honour import fresh_copy, wins_with
from kachidoki.rokumon.move import move
from kachidoki.rokumon.state import Field
from kachidoki.rokumon.winning import LINE, REVEAL, STACK

STEPS: Final = (
    "",
    "CONQUER",
    "COVER",
    "BLOCK",
    "MATCH",
    "BOLSTER",
    "MANEUVER",
    "DEPLOY",
    "MOVE",
    "RETREAT",
    "SURRENDER",
)
CONQUER: Final[i64] = 1
COVER: Final[i64] = 2
BLOCK: Final[i64] = 3
MATCH: Final[i64] = 4
BOLSTER: Final[i64] = 5
MANEUVER: Final[i64] = 6
DEPLOY: Final[i64] = 7
MOVE: Final[i64] = 8
RETREAT: Final[i64] = 9
SURRENDER: Final[i64] = 10


def wins_of(p: Field, clan: i64) -> i64:
    """How many actions of a clan would win at once if it were to move; equal deploys once."""
    total: i64 = 0
    for kind in ACTION_KINDS[p.act]:
        for action in kind.listed(p, clan):
            if wins_with(p, clan, action.kind, action.bit):
                total += 1
    return total


def after(p: Field, clan: i64, action: Action) -> tuple[Field, i64]:
    """The board after an action of a clan, and its verdict."""
    q = fresh_copy(p, clan)
    coin = i64(q.board.coin_at[action.bit & 127])
    if action.kind == actions.DEPLOY:
        return q, deploy(q, coin, 0)
    return q, move(q, coin, i64(q.board.coin_at[action.bit >> TO_AT & 127]))


def lone(p: Field, clan: i64) -> i64:
    """The coins where a clan's warrior stands alone."""
    return p.top(clan) & ~(p.under0 | p.under1)


def step_of(p: Field, clan: i64, action: Action, blocks: bool) -> i64:
    """The first step of the list, after CONQUER, that an action belongs to."""
    mine, yours = lone(p, clan), lone(p, 1 - clan)
    start: i64 = 1 << i64(p.board.coin_at[action.bit & 127])
    if action.kind == actions.DEPLOY:
        if blocks:
            return BLOCK
        return MATCH if start & majority(p, clan) else DEPLOY
    to: i64 = 1 << i64(p.board.coin_at[action.bit >> TO_AT & 127])
    if start & mine:
        if to & yours:
            return COVER
        return BOLSTER if to & mine else MOVE
    return MANEUVER if to & (mine | yours) else RETREAT


def majority(p: Field, clan: i64) -> i64:
    """The coins of the colour on which you have more lone warriors; equal: all coins."""
    yours = lone(p, 1 - clan)
    on_gold = i64(POP[yours & p.board.gold])
    on_green = i64(POP[yours & p.board.green])
    if on_gold == on_green:
        return p.board.everywhere
    return p.board.gold if on_gold > on_green else p.board.green


def pips_of(p: Field, cell: i64) -> i64:
    """The pips of the coin on a cell."""
    return p.pips >> (3 * i64(p.board.coin_at[cell])) & 7


def pips_order(p: Field, action: Action) -> i64:
    """[K13] Smaller is preferred: first the landing coin's pips, then the starting coin's."""
    if action.kind == actions.DEPLOY:
        return 8 * pips_of(p, action.bit & 127)
    return 8 * pips_of(p, action.bit >> TO_AT & 127) + pips_of(p, action.bit & 127)


def taroma_turn(p: Field, log: Log | None) -> Action:
    """What Taroma does, and why."""
    clan = p.clan
    listed: list[Action] = []
    for kind in ACTION_KINDS[p.act]:
        listed += kind.listed(p, clan)
    facts: Facts = {}
    step = SURRENDER
    best = SURRENDER_ACTION
    least: i64 = 0
    if listed:
        step, best, least = choose(p, clan, listed)
    if log is not None:
        facts["step"] = step
        facts["name"] = STEPS[step]
        facts["action"] = str(best)
        facts["wins"] = least
        facts["before"] = wins_of(p, 1 - clan)
        if step == SURRENDER:
            facts["pips"] = 0
        elif best.kind == actions.DEPLOY:
            facts["pips"] = pips_of(p, best.bit & 127)
        else:
            facts["pips"] = pips_of(p, best.bit >> TO_AT & 127)
        log.append(Event("rokumon.taroma", facts, "Taroma, K12, K13"))
    return best


def choose(p: Field, clan: i64, listed: list[Action]) -> tuple[i64, Action, i64]:
    """The step, the action, and how many wins it leaves you."""
    conquering: list[Action] = []
    safe: list[Action] = []
    left: list[i64] = []
    for action in listed:
        q, verdict = after(p, clan, action)
        if verdict in (LINE, STACK):
            conquering.append(action)
        elif verdict != REVEAL:
            safe.append(action)
            left.append(wins_of(q, 1 - clan))
    if conquering:
        return CONQUER, first_by_pips(p, conquering), 0
    if not safe:
        # Only losing reveals: the battle ends with any of them, so none leaves a win.
        return list_picks(p, clan, listed, False, 0)
    least = left[0]
    for wins in left:
        if wins < least:
            least = wins
    considered = [safe[k] for k in range(len(safe)) if left[k] == least]
    blocks = least < wins_of(p, 1 - clan)
    return list_picks(p, clan, considered, blocks, least)


def list_picks(
    p: Field, clan: i64, considered: list[Action], blocks: bool, least: i64
) -> tuple[i64, Action, i64]:
    """The first step of the list that some considered action belongs to."""
    step: i64 = SURRENDER
    for action in considered:
        here = step_of(p, clan, action, blocks)
        if here < step:
            step = here
    chosen = [a for a in considered if step_of(p, clan, a, blocks) == step]
    return step, first_by_pips(p, chosen), least


def first_by_pips(p: Field, among: list[Action]) -> Action:
    """[K13] The golden rule for doubt."""
    best = among[0]
    for action in among:
        if pips_order(p, action) < pips_order(p, best):
            best = action
    return best
