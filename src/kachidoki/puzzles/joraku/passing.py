"""Passing so that suits run out: nothing that may be received makes another pass better."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from kachidoki.bots.best import best_of
from kachidoki.core import Rng
from kachidoki.joraku import JorakuState
from kachidoki.joraku.cards import ALL_CARDS, CARD_NAMES, DECK, SUIT
from kachidoki.joraku.state import NEUTRAL, PASSING
from kachidoki.puzzles.puzzle import VOID, Found


def voids(cards: int) -> int:
    """How many suits are missing among cards.

    >>> voids(0b1_0000001)
    1
    """
    return sum(not cards >> (7 * suit) & int(SUIT) for suit in range(3))


def sets(cards: int, size: int) -> list[int]:
    """All sets of so many of the cards."""
    single = [1 << card for card in range(int(DECK)) if cards >> card & 1]
    return [sum(chosen) for chosen in combinations(single, size)]


def found(state: JorakuState, seat: int) -> Iterator[Found]:
    """The pass after which the seat lacks most suits whatever it receives, if there is just one."""
    setting = state.setting
    if state.phase != PASSING or setting.pass_both or setting.shape == NEUTRAL or state.gave(seat):
        return
    hand, size = int(state.hand(seat)), int(setting.passes)
    received = sets(int(ALL_CARDS) & ~hand, size)
    passes = sets(hand, size)
    lacking = {each: [voids(hand & ~each | more) for more in received] for each in passes}
    most = [max(column) for column in zip(*lacking.values(), strict=True)]
    best = [each for each, row in lacking.items() if row == most]
    if len(best) != 1:
        return
    proof = {"worlds": len(received), "passes": len(passes), "voids": voids(hand & ~best[0])}
    yield Found(VOID, VOID, actions_of(best[0]), proof=proof)


def actions_of(cards: int) -> tuple[str, ...]:
    """The actions that pass a set of cards."""
    return tuple(f"pass {CARD_NAMES[card]}" for card in range(int(DECK)) if cards >> card & 1)


def guess(state: JorakuState, seat: int, worlds: int, rng: Rng) -> tuple[str, ...]:
    """The pass that leaves most suits out with a few things that may be received."""
    hand, size = int(state.hand(seat)), int(state.setting.passes)
    received = sets(int(ALL_CARDS) & ~hand, size)
    some = [received[rng.below(len(received))] for _ in range(worlds)]
    passes = sets(hand, size)
    lacking = [sum(voids(hand & ~each | more) for more in some) for each in passes]
    return actions_of(best_of(passes, lacking, rng))
