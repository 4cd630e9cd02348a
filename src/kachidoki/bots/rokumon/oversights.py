"""What a level overlooks in a turn of Rokumon, as a person does who does not look at everything.

Wins in one action are never forgotten with a coin, only if they are hard to see.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from kachidoki.bots.rokumon.greedy import HARD_KINDS, OTHERS, hard_to_see, hard_to_think_of
from kachidoki.bots.skill import overlooked
from kachidoki.core import Action, Rng
from kachidoki.rokumon import RokumonState, RokumonView, actions
from kachidoki.rokumon.acts import ACTS, HIDDEN
from kachidoki.rokumon.boards import NO_COIN
from kachidoki.rokumon.fight import settle_fight
from kachidoki.rokumon.honour import decides, fresh_copy, wins_with
from kachidoki.rokumon.imagine import fill
from kachidoki.rokumon.knowledge import worlds
from kachidoki.rokumon.state import TURN

IN_A_TURN = (actions.DEPLOY, actions.MOVE, actions.FIGHT, actions.SURPRISE)


@dataclass(frozen=True)
class RokumonOversights:
    """How often a level overlooks something; figures are percent."""

    coins: int = 0  # each coin: no action from it or onto it is thought of
    unseen: int = 0  # each kind of action and win that is hard to see
    threats: int = 0  # that the other could win with its answer


NOTHING_OVERLOOKED: Final = RokumonOversights()
BEGINNER: Final = RokumonOversights(coins=50, unseen=50, threats=75)
CASUAL: Final = RokumonOversights(coins=20, unseen=15, threats=10)
SKILLED: Final = RokumonOversights(coins=20)
EXPERT: Final = RokumonOversights(coins=6)


def actions_in_mind(
    oversights: RokumonOversights, view: RokumonView, rng: Rng
) -> tuple[list[Action], int]:
    """The actions that are thought of, and what else is not seen, as a mask for `greedy`."""
    if view.seen.phase != TURN:
        return list(view.legal()), 0
    unseen = overlooked(HARD_KINDS, oversights.unseen, rng)
    if rng.below(100) < oversights.threats:
        unseen |= int(OTHERS)
    return noticed(view, overlooked(int(NO_COIN), oversights.coins, rng), unseen), unseen


def noticed(view: RokumonView, forgotten: int, unseen: int) -> list[Action]:
    """The actions of a turn among which somebody chooses: wins in one if any is seen.

    `forgotten` is a set of coins: what starts or lands there is not thought of, but for a win.
    `unseen` says what is not seen because it is hard to see, as in `greedy`; a win that
    is not seen is not thought of at all. There is always something left, surrender last of all.
    """
    seen = view.seen
    wins = sure_wins(view)
    plain = [win for win in wins if not hard_to_see(seen, seen.clan, win) & unseen]
    if plain:
        return plain
    legal = view.legal()
    others = [action for action in legal if action.kind in IN_A_TURN] or list(legal)
    open_ = [action for action in others if action not in wins] or others
    in_mind = [
        action
        for action in open_
        if not coins_used(seen, action) & forgotten and not hard_to_think_of(seen, action) & unseen
    ]
    return in_mind or open_


def coins_used(seen: RokumonState, action: Action) -> int:
    """The coins that an action of a turn starts from and lands on, as a mask."""
    coins = 1 << seen.board.coin_at[action.bit & 127]
    if action.kind == actions.MOVE:
        coins |= 1 << seen.board.coin_at[action.bit >> actions.TO_AT & 127]
    return coins


def sure_wins(view: RokumonView) -> list[Action]:
    """The actions that win the act at once, whatever is hidden and whatever the other adds."""
    seen = view.seen
    if seen.phase != TURN:
        return []
    found = []
    for action in view.legal():
        if action.kind == actions.FIGHT:
            if wins_fight_for_sure(seen, action):
                found.append(action)
        elif action.kind in IN_A_TURN and wins_with(seen, seen.clan, action.kind, action.bit):
            found.append(action)
    return found


def wins_fight_for_sure(seen: RokumonState, action: Action) -> bool:
    """Whether some number of own tokens wins a fight in every world that fits."""
    clan, coin = int(seen.clan), seen.board.coin_at[action.bit & 127]
    own_pair = seen.top(clan) & seen.under(clan) & 1 << coin
    most = (0, 0) if own_pair else (int(seen.fresh(clan)), int(seen.fresh(1 - clan)))

    def wins(p: RokumonState, mine: int, theirs: int) -> bool:
        after = fresh_copy(p, clan)
        after.added0, after.added1 = (theirs, mine) if clan else (mine, theirs)
        return decides(after, clan, settle_fight(after, coin))

    return any(
        all(wins(p, mine, theirs) for p in possible(seen) for theirs in range(most[1] + 1))
        for mine in range(most[0] + 1)
    )


def possible(seen: RokumonState) -> Iterator[RokumonState]:
    """The position of the clan to move with all that the other's hidden warriors could be."""
    if ACTS[seen.act].values != HIDDEN:
        yield seen
        return
    other = 1 - int(seen.clan)
    for world in worlds(seen, other):
        p = seen.copy()
        fill(p, other, world)
        yield p
