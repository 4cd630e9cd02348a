"""What nobody does in a turn of Joraku, however little of the board is in mind.

A Ninja is not played with no Samurai to place while there is another card, steps of a march do not
undo each other, and points of action are not left over where they would gain something.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Final

from kachidoki.bots.joraku import greedy
from kachidoki.bots.joraku.area_worth import AreaWorth
from kachidoki.bots.joraku.plans import find_plans
from kachidoki.joraku import JorakuState, JorakuView
from kachidoki.joraku.actions import CHOOSE_MARCH, END
from kachidoki.joraku.cards import DECK
from kachidoki.joraku.state import (
    CHOOSING,
    HOUSES,
    MARCHING,
    PLACING,
    PLAYING,
    played_card,
    supply,
)

SUIT: Final = 7  # cards
SIX: Final = 6
BEAM: Final = 24  # boards kept at each step of a march
LOOKED_AT: Final = 14  # boards that it may end with


def of_some_use(view: JorakuView, among: int) -> int:
    """The cards among some that do anything, as a mask of bits; if none does, all that do.

    A Ninja does nothing with no Samurai in supply, but for beating a 6 that lies there.
    """
    p, seat = view.seen, view.seat
    if p.phase != PLAYING or seat is None or lies_there(p, SIX):
        return among
    useless = 0
    for action in view.legal():
        second, card = divmod(action.bit, int(DECK))
        colour = 2 * seat + second if p.setting.shape == HOUSES else seat
        if card % SUIT == 0 and supply(p.army(colour)) == 0:
            useless |= 1 << action.bit
    useful = sum(1 << action.bit for action in view.legal()) & ~useless
    return among & useful or useful or among


def lies_there(p: JorakuState, number: int) -> bool:
    """Whether a card of a number was played in this skirmish."""
    return any(played_card(p.now, k) % SUIT == number for k in range(p.played))


def tidied(view: JorakuView, bits: Sequence[int]) -> list[int]:
    """The same turn without steps that undo each other, and with what is left made use of.

    A turn is bits, its end the last of them; one that marches nowhere stays as it is.
    """
    if view.seen.phase < PLAYING:
        return list(bits)
    head, board = opening(view, bits)
    steps = list(bits[len(head) : -1])
    if board.phase == PLACING and view.seen.phase != PLACING and not steps:
        marching = walked(view.seen, [*head[:-1], CHOOSE_MARCH])
        if marching is None or marching.phase != MARCHING:
            return list(bits)  # a Ninja
        board, head = marching, [*head[:-1], CHOOSE_MARCH]
    if board.phase != MARCHING:
        return list(bits)
    while True:
        steps = without_detours(board, steps)
        after = walked(board, steps)
        assert after is not None, "these steps are legal"
        more = further(after)
        if not more:
            return [*(head if steps else bits[: len(head)]), *steps, END]
        steps += more


def opening(view: JorakuView, bits: Sequence[int]) -> tuple[list[int], JorakuState]:
    """The card and what it is used for, and the board before its first step."""
    board = view.seen.copy()
    head: list[int] = []
    while board.phase in (PLAYING, CHOOSING):
        head.append(bits[len(head)])
        board.apply(view.seat or 0, head[-1], None)
    return head, board


def walked(board: JorakuState, steps: Sequence[int]) -> JorakuState | None:
    """The board after some steps of whose turn it is; None if one of them is not legal."""
    after = board.copy()
    for bit in steps:
        if not after.open >> bit & 1:
            return None
        after.apply(board.seat, bit, None)
    return after


def without_detours(board: JorakuState, steps: list[int]) -> list[int]:
    """The steps of a march without any two that only undo each other."""
    end = walked(board, steps)
    for first, second in combinations(range(len(steps)), 2):
        fewer = [bit for at, bit in enumerate(steps) if at not in (first, second)]
        same = walked(board, fewer)
        if same is not None and end is not None and armies(same) == armies(end):
            return without_detours(board, fewer)
    return steps


def further(board: JorakuState) -> list[int]:
    """The steps to spend points of action on that are left; none if they would gain nothing."""
    if board.left == 0:
        return []
    colour = int(board.colour)
    plans = find_plans(board, AreaWorth(board), BEAM, LOOKED_AT)
    best = max(plans, key=lambda plan: greedy.prospects(plan.board, colour, greedy.FULL))
    gain = greedy.prospects(best.board, colour, greedy.FULL)
    gain -= greedy.prospects(board, colour, greedy.FULL)
    return [int(bit) for bit in best.steps] if gain > 0 else []


def armies(p: JorakuState) -> tuple[int, int, int, int]:
    """How all armies stand."""
    return int(p.army0), int(p.army1), int(p.army2), int(p.army3)
