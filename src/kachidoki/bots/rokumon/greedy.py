"""A plain heuristic for Rokumon: wins if it can, and otherwise looks one answer ahead.

What is hidden it imagines once, from its view; then every action is judged by how many
winning answers it leaves the other, and by how much of the board it controls. It does not
take back its last move without a good reason. Whoever is inattentive misses wins, its own
and the other's, that are hard to see.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from kachidoki.bots.best import best_of
from kachidoki.core.action import Action
from kachidoki.core.rng import Rng
from kachidoki.rokumon import actions
from kachidoki.rokumon.actions import TO_AT
from kachidoki.rokumon.available_actions import ACTION_KINDS
from kachidoki.rokumon.boards import POP, CoinBoard, coins_of
from kachidoki.rokumon.cells import COLUMNS, point
from kachidoki.rokumon.honour import wins_with
from kachidoki.rokumon.imagine import imagine
from kachidoki.rokumon.state import BIDDING, NOBODY, TURN, Field
from kachidoki.rokumon.turns import RokumonState
from kachidoki.rokumon.view import RokumonView

WON: int = 10_000
ANSWER: int = 100  # a winning answer that is left to the other
BACK: int = 50  # moving straight back: only to take away a winning answer

# What makes a win hard to see, as a mask.
SLANTED: Final[i64] = 1  # no line of it is a row
AFAR: Final[i64] = 2  # the warrior comes from three coins away or more
OFF_A_STACK: Final[i64] = 4  # the warrior stands on another one
NO_LINE: Final[i64] = 8  # three in a stack, or the other is left without an action
FOUGHT: Final[i64] = 16
SURPRISED: Final[i64] = 32
HARD_KINDS: Final = 6
OTHERS: Final[i64] = 64  # it is the other's


def choose(
    view: RokumonView, rng: Rng, among: Sequence[Action] | None = None, unseen: i64 = 0
) -> Action:
    """The best-looking action, or the best of some; ties are broken at random.

    `unseen` says which wins are not seen, by what makes them hard.
    """
    seen = view.seen
    clan: i64 = NOBODY if view.seat is None else seen.clan_of(view.seat)
    legal = view.legal() if among is None else among
    if seen.phase == BIDDING:
        return legal[rng.below(len(legal))]
    p = imagine(seen, clan, rng)
    back = way_back(seen, clan)
    return best_of(legal, [worth(p, clan, action, back, unseen) for action in legal], rng)


def worth(p: RokumonState, clan: i64, action: Action, back: i64, unseen: i64) -> i64:
    """How good an action looks."""
    if action.kind == actions.SURRENDER:
        return -2 * WON
    won = p.won1 if clan else p.won0
    lost = p.won0 if clan else p.won1
    after = p.copy()
    after.take(action, None)
    if (after.won1 if clan else after.won0) > won:
        # Whether a fight wins may be no more than imagined.
        return WON - 1 if action.kind == actions.FIGHT else WON
    if (after.won0 if clan else after.won1) > lost:
        return -WON
    if after.phase != TURN:
        return 0
    value = seen_wins(after, clan, unseen)
    if after.clan != clan and not unseen & OTHERS:
        value -= ANSWER * seen_wins(after, 1 - clan, unseen)
    if action.kind == actions.MOVE and action.bit == back:
        value -= BACK
    control = i64(POP[after.top(clan)]) - i64(POP[after.top(1 - clan)])
    return value + 2 * control


def way_back(seen: Field, clan: i64) -> i64:
    """The bits of the Move that would undo the clan's last action, if that was a Move; else -1."""
    after = seen.past.earlier if seen.past is not None else None
    before = after.earlier if after is not None else None
    if after is None or before is None:
        return -1
    came: i64 = -1
    left: i64 = -1
    for coin in range(seen.board.coins):
        change = warriors(after.owners, clan, coin) - warriors(before.owners, clan, coin)
        if change > 0:
            came = coin
        elif change < 0:
            left = coin
    if came < 0 or left < 0:
        return -1
    return seen.board.cells[came] | seen.board.cells[left] << TO_AT


def warriors(owners: i64, clan: i64, coin: i64) -> i64:
    """How many warriors of a clan stand on a coin, by the owners that [K9] remembers."""
    return (owners >> (7 * clan + coin) & 1) + (owners >> (14 + 7 * clan + coin) & 1)


def seen_wins(p: RokumonState, clan: i64, unseen: i64) -> i64:
    """How many actions would win at once for a clan if it were to move, of those that are seen."""
    total: i64 = 0
    for kind in ACTION_KINDS[p.act]:
        for action in kind.listed(p, clan):
            if wins_with(p, clan, action.kind, action.bit):
                if not unseen or not hard_to_see(p, clan, action) & unseen:
                    total += 1
    return total


def hard_to_see(p: Field, clan: i64, action: Action) -> i64:
    """What makes it hard to see that an action wins at once."""
    hard = hard_to_think_of(p, action)
    if action.kind != actions.DEPLOY and action.kind != actions.MOVE:
        return hard
    start: i64 = 1 << i64(p.board.coin_at[action.bit & 127])
    tops = p.top(clan)
    if action.kind == actions.MOVE:
        if not p.under(clan) & start:
            tops &= ~start
        start = 1 << i64(p.board.coin_at[action.bit >> TO_AT & 127])
    tops |= start
    if not p.board.has_line(tops):
        return hard | NO_LINE
    return hard if holds_row(p.board, tops) else hard | SLANTED


def hard_to_think_of(p: Field, action: Action) -> i64:
    """What makes it hard to think of an action, whatever it is good for."""
    if action.kind == actions.FIGHT:
        return FOUGHT
    if action.kind == actions.SURPRISE:
        return SURPRISED
    hard: i64 = 0
    if action.kind == actions.MOVE:
        if (p.under0 | p.under1) >> i64(p.board.coin_at[action.bit & 127]) & 1:
            hard = OFF_A_STACK
        if distance(p.board, action.bit & 127, action.bit >> TO_AT & 127) > 2:
            hard |= AFAR
    return hard


def holds_row(board: CoinBoard, coins: i64) -> bool:
    """Whether three of a set of coins lie side by side in a row."""
    cells = [board.cells[coin] for coin in coins_of(coins)]
    for cell in cells:
        if cell % COLUMNS < COLUMNS - 2 and cell + 1 in cells and cell + 2 in cells:
            return True
    return False


def distance(board: CoinBoard, start: int, to: int) -> int:
    """How many steps from coin to coin lie between two cells."""
    if board.square:
        return abs(start // COLUMNS - to // COLUMNS) + abs(start % COLUMNS - to % COLUMNS)
    (x, y), (other_x, other_y) = point(start), point(to)
    across, down = abs(x - other_x), abs(y - other_y)
    return down + max(0, across - down) // 2
