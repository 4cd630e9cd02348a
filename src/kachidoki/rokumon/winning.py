"""Carrying out an action, and whether it decides the act."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kachidoki.rokumon import knowledge
from kachidoki.rokumon.acts import ACTS, HIDDEN
from kachidoki.rokumon.state import SHOWN, Field
from kachidoki.rokumon.warriors import SANADA, SIX, STAR, TOKUGAWA, value_of

# Verdicts, from the side of the player whose turn it is.
GO_ON: Final[i64] = 0
LINE: Final[i64] = 1  # wins with three in a row
STACK: Final[i64] = 2  # wins with three in a stack
REVEAL: Final[i64] = 3  # loses: the lift uncovered a line of the other's
EXPOSED: Final[i64] = 4  # loses: a fight or a surprise left a line of the other's
SURRENDERED: Final[i64] = 5  # loses
NO_ACTION: Final[i64] = 6  # wins: the other cannot act
REPEATED: Final[i64] = 7  # nobody wins [K9]
REASONS: Final = (
    "",
    "line",
    "stack",
    "reveal",
    "exposed",
    "surrender",
    "no-action",
    "repetition",
)


def loses(verdict: i64) -> bool:
    """Whether a verdict is against the player whose turn it is."""
    return verdict in (REVEAL, EXPOSED, SURRENDERED)


def tracked(p: Field) -> bool:
    """Whether somebody has to guess values here."""
    return not p.setting.counting and ACTS[p.act].values == HIDDEN


def deploy(p: Field, coin: i64, kind: i64) -> i64:
    """Put a warrior of the supply on an empty coin."""
    clan = p.clan
    p.set_supply(clan, p.supply(clan) - (1 << (3 * kind)))
    p.place(clan, coin, kind)
    if tracked(p):
        knowledge.deployed(p, clan, coin)
    return LINE if p.board.has_line(p.top(clan)) else GO_ON


def move(p: Field, start: i64, to: i64) -> i64:
    """Lift, then land [K7]: a line of the other's that the lift uncovers loses at once."""
    clan = p.clan
    pair_is_mine = p.top(clan) & p.under(clan) & (1 << to) != 0
    kind = p.lift(clan, start)
    revealed = p.board.has_line(p.top(1 - clan))
    if tracked(p):
        knowledge.moved(p, clan, start, to)
    if pair_is_mine:
        p.triple = to
        p.kind_third = p.kind_under(to)
        p.kinds_under += (p.kind_top(to) - p.kind_third) << (4 * to)
        p.kinds_top += (kind - p.kind_top(to)) << (4 * to)
        return REVEAL if revealed else STACK
    p.place(clan, to, kind)
    if revealed:
        return REVEAL
    return LINE if p.board.has_line(p.top(clan)) else GO_ON


def owners(p: Field, coin: i64) -> tuple[i64, i64]:
    """The clans of the top and the covered warrior of a pair."""
    return p.top1 >> coin & 1, p.under1 >> coin & 1


def fight_loser(p: Field, coin: i64) -> i64:
    """Who is lower in a fight: 1 the top warrior, 0 the covered one, -1 both, tied."""
    top_clan, under_clan = owners(p, coin)
    top = p.kind_top(coin) & 7
    under = p.kind_under(coin) & 7
    top_value = value_of(top_clan, top)
    under_value = value_of(under_clan, under)
    if top_clan != under_clan:
        top_value += p.added1 if top_clan else p.added0
        under_value += p.added1 if under_clan else p.added0
        # The red 6 always loses to the black starred 1, whatever was added.
        if top_clan == SANADA and top == SIX and under == STAR:
            top_value = -1
        elif top_clan == TOKUGAWA and top == STAR and under == SIX:
            under_value = -1
    if top_value == under_value:
        return -1
    return 1 if top_value < under_value else 0


def settle_fight(p: Field, coin: i64) -> i64:
    """Show both warriors, compare, and send the lower one back; tied, both."""
    top_clan, under_clan = owners(p, coin)
    top = p.kind_top(coin) & 7
    under = p.kind_under(coin) & 7
    loser = fight_loser(p, coin)
    if tracked(p):
        knowledge.shown(p, top_clan, coin, True, top)
        knowledge.shown(p, under_clan, coin, False, under)
    if loser <= 0:
        p.take_under(coin)
        send_home(p, under_clan, coin, under, False)
    if loser != 0:
        p.lift(top_clan, coin)
        send_home(p, top_clan, coin, top, True)
        if tracked(p) and loser == 1:
            knowledge.uncovered(p, under_clan, coin)
    if loser >= 0:
        p.kinds_top |= SHOWN << (4 * coin)  # [K6] known while it stands
    p.spent0 += p.added0
    p.spent1 += p.added1
    p.added0 = p.added1 = p.readies = 0
    return stands(p)


def send_home(p: Field, clan: i64, coin: i64, kind: i64, from_top: bool) -> None:
    """Back to the supply, where it is one of several again [K6]."""
    p.set_supply(clan, p.supply(clan) + (1 << (3 * kind)))
    if tracked(p):
        knowledge.returned(p, clan, coin, from_top)


def surprise(p: Field, coin: i64, to: i64) -> i64:
    """Set a coin elsewhere; nothing is checked while it is in the air."""
    p.used |= 1 << p.clan
    p.board = p.board.after(coin, to)
    return stands(p)


def stands(p: Field) -> i64:
    """[K8] After a fight or a surprise: an own line wins, else one of the other's loses."""
    clan = p.fighter if p.fighter >= 0 else p.clan
    if p.board.has_line(p.top(clan)):
        return LINE
    return EXPOSED if p.board.has_line(p.top(1 - clan)) else GO_ON


def actions_of(p: Field, clan: i64) -> i64:
    """How many actions a clan has, surrender not counted."""
    total: i64 = 0
    for rule in ACTS[p.act].rules:
        total += rule.count(p, clan)
    return total


def can_act(p: Field, clan: i64) -> bool:
    """Whether a clan has any action but surrender."""
    for rule in ACTS[p.act].rules:
        if rule.count(p, clan):
            return True
    return False
