"""The code of honour: who is bound, what may be taken back, and "Tanomo!"."""

from __future__ import annotations

from mypy_extensions import i64

from kachidoki.rokumon import actions
from kachidoki.rokumon.acts import ACTS, FACE_UP
from kachidoki.rokumon.available_actions import ACTION_KINDS, can_act
from kachidoki.rokumon.boards import NO_COIN, coins_of
from kachidoki.rokumon.deploy import deploy
from kachidoki.rokumon.fight import fightable, settle_fight
from kachidoki.rokumon.move import move
from kachidoki.rokumon.state import LOST, NOBODY, SHOWN, TURN, Field
from kachidoki.rokumon.surprise import lock, surprise
from kachidoki.rokumon.winning import GO_ON, LINE, STACK


def bound(p: Field) -> i64:
    """The clan with fewer revenge tokens [K15]; equal, nobody is bound."""
    if not p.setting.honour or p.setting.taroma >= 0 or p.tokens(0) == p.tokens(1):
        return NOBODY
    return 0 if p.tokens(0) < p.tokens(1) else 1


def may_take_back(p: Field, clan: i64) -> bool:
    """[K10] One's very last action, if it was a Move; once a turn, before the other acts."""
    if bound(p) != 1 - clan or p.moved != clan or p.taken == clan:
        return False
    return (p.phase == TURN and p.clan == 1 - clan) or (p.phase == LOST and p.clan == clan)


def fresh_copy(p: Field, clan: i64) -> Field:
    """The same board with a clan to move, as if the other had passed; the lock has lapsed."""
    q = Field(p.setting)
    q.copy_field(p)
    q.clan = clan
    q.fighter = NOBODY
    q.lock = NO_COIN
    return q


def wins_with(p: Field, clan: i64, kind: i64, bit: i64) -> bool:
    """Whether an action wins the act at once for a clan that is to move; a fight, as it stands."""
    q = fresh_copy(p, clan)
    coin = i64(q.board.coin_at[bit & 127])
    to = bit >> actions.TO_AT & 127
    if kind == actions.DEPLOY:
        verdict = deploy(q, coin, bit >> actions.KIND_AT)
    elif kind == actions.MOVE:
        verdict = move(q, coin, i64(q.board.coin_at[to]))
    elif kind == actions.FIGHT:
        verdict = settle_fight(q, coin)
    else:
        verdict = surprise(q, coin, to)
        lock(q, coin)
    return decides(q, clan, verdict)


def decides(q: Field, clan: i64, verdict: i64) -> bool:
    """Whether a verdict wins for a clan, or leaves the other without an action."""
    if verdict == GO_ON:
        return not can_act(q, 1 - clan)
    return verdict in (LINE, STACK)


def tanomo(p: Field) -> bool:
    """[K11] Whether the bound clan, which has just acted, would win if the other passed."""
    clan = bound(p)
    if p.phase != TURN or clan < 0 or p.clan != 1 - clan:
        return False
    q = fresh_copy(p, clan)
    for kind in ACTION_KINDS[p.act]:
        for action in kind.listed(q, clan):
            if action.kind != actions.FIGHT and wins_with(q, clan, action.kind, action.bit):
                return True
    if ACTS[p.act].values:
        for coin in coins_of(fightable(q, clan)):
            if wins_fight(q, clan, coin):
                return True
    return False


def wins_fight(p: Field, clan: i64, coin: i64) -> bool:
    """A fight whose values are public and which no tokens of the other could change."""
    if ACTS[p.act].values != FACE_UP and not p.kind_top(coin) & p.kind_under(coin) & SHOWN:
        return False
    own_pair = p.top(clan) & p.under(clan) & (1 << coin) != 0
    most = 0 if own_pair else p.fresh(clan)
    theirs = 0 if own_pair else p.fresh(1 - clan)
    for mine in range(most + 1):
        always = True
        for yours in range(theirs + 1):
            q = fresh_copy(p, clan)
            q.added0 = yours if clan else mine
            q.added1 = mine if clan else yours
            if not decides(q, clan, settle_fight(q, coin)):
                always = False
        if always:
            return True
    return False
