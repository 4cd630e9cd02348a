"""Fight: two warriors on one coin, and who goes home.

The acting player and the other take turns adding `revenge_tokens` until both are ready [K4]; then
both values are shown and the lower warrior goes back to its supply. The red 6 always loses to the
starred 1.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kachidoki.core.action import Action
from kachidoki.core.event import Event, Facts, Log
from kachidoki.rokumon import knowledge
from kachidoki.rokumon.action_kind import NOTHING, ActionKind
from kachidoki.rokumon.boards import POP
from kachidoki.rokumon.revenge_tokens import spend_added
from kachidoki.rokumon.state import BIDDING, SHOWN, Field
from kachidoki.rokumon.warriors import CLANS, SANADA, SIX, STAR, TOKUGAWA, value_of
from kachidoki.rokumon.winning import after_fight_or_surprise


def fightable(p: Field, clan: i64) -> i64:
    """[K3] Coins with exactly two warriors, at least one of them one's own."""
    pairs = p.under0 | p.under1
    return pairs & (p.top(clan) | p.under(clan))


class Fight(ActionKind):
    """Two warriors on a coin compare their values."""

    def listed(self, p: Field, clan: i64) -> tuple[Action, ...]:
        """One a coin."""
        coins = fightable(p, clan)
        return p.board.fights(coins) if coins else NOTHING

    def count(self, p: Field, clan: i64) -> i64:
        """As many as there are such coins."""
        return i64(POP[fightable(p, clan)])


FIGHT: Final = Fight()


def begin_fight(p: Field, coin: i64) -> None:
    """[K4] Both may add revenge tokens in turns, the acting player first."""
    p.fight = coin
    p.fighter = p.clan
    p.readies = 0
    p.phase = BIDDING
    top, under = owners(p, coin)
    if top == under:
        p.readies = 2  # with two warriors of one owner no tokens are added


def both_ready(p: Field) -> bool:
    """Whether the values are shown now: two "ready" in a row.

    Whoever has no face-up tokens is ready by itself.
    """
    while p.readies < 2 and p.fresh(p.clan) == 0:
        p.readies += 1
        p.clan = 1 - p.clan
    return p.readies >= 2


def say_ready(p: Field, log: Log | None) -> None:
    """Add nothing more for now."""
    if log is not None:
        facts: Facts = {"clan": CLANS[p.clan]}
        log.append(Event("rokumon.ready", facts, "Fight, K4"))
    p.readies += 1
    p.clan = 1 - p.clan


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
    if knowledge.tracked(p):
        knowledge.shown(p, top_clan, coin, True, top)
        knowledge.shown(p, under_clan, coin, False, under)
    if loser <= 0:
        p.take_under(coin)
        send_home(p, under_clan, coin, under, False)
    if loser != 0:
        p.lift(top_clan, coin)
        send_home(p, top_clan, coin, top, True)
        if knowledge.tracked(p) and loser == 1:
            knowledge.uncovered(p, under_clan, coin)
    if loser >= 0:
        p.kinds_top |= SHOWN << (4 * coin)  # [K6] known while it stands
    spend_added(p)
    return after_fight_or_surprise(p)


def send_home(p: Field, clan: i64, coin: i64, kind: i64, from_top: bool) -> None:
    """Back to the supply, where it is one of several again [K6]."""
    p.set_supply(clan, p.supply(clan) + (1 << (3 * kind)))
    if knowledge.tracked(p):
        knowledge.returned(p, clan, coin, from_top)
