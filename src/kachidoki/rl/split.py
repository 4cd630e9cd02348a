"""Deals to learn from and deals to measure by: none is in both.

Seeds alone do not keep them apart: in most acts of Rokumon the coins can lie in 35 ways, and
whoever learns has soon seen all of them, from whichever seeds. So a deal is in the part `train` or
in the part `test` by itself, whatever seed leads to it. About one in five is for tests.
"""

from __future__ import annotations

import hashlib
from typing import Final

from kachidoki.core import BadOption, Game, State
from kachidoki.core.errors import listing, quoted
from kachidoki.rl.episode import Episode
from kachidoki.rokumon import RokumonState
from kachidoki.rokumon.boards import LETTERS

ALL: Final = "all"
TRAIN: Final = "train"
TEST: Final = "test"
DEALS: Final = (ALL, TRAIN, TEST)
ONE_IN: Final = 5
TRIED: Final = 200  # seeds among which each part has a deal, unless the deal is given


def check(game: Game, deals: str) -> str:
    """The part that was chosen, or a refusal if it does not exist or has no deal of this game."""
    if deals not in DEALS:
        raise BadOption(f"deals = {quoted(deals)}: choose from {listing(list(DEALS))}")
    if not any(has(deals, Episode(game, seed).state) for seed in range(TRIED)):
        raise BadOption(f"deals = {quoted(deals)}: this game has only one deal, and not there")
    return deals


def has(deals: str, state: State) -> bool:
    """Whether a game that has just been dealt is one of a part."""
    return deals == ALL or part_of(deal_of(state)) == deals


def deal_of(state: State) -> str:
    """What was dealt, where the first decision is to be made.

    In Rokumon the colours of the coins and where they lie: two deals that differ in nothing but
    pips are one. In a campaign it is the deal of the first act, in Joraku that of the first round
    with everybody's cards.
    """
    if isinstance(state, RokumonState):
        board = state.board
        coins = sorted(zip(board.cells, board.colours, strict=True))
        return " ".join(f"{cell}{LETTERS[colour]}" for cell, colour in coins)
    return state.position()


def part_of(deal: str) -> str:
    """The part in which a deal is, always the same one."""
    number = int.from_bytes(hashlib.sha256(f"deal {deal}".encode()).digest()[:4], "big")
    return TRAIN if number % ONE_IN else TEST
