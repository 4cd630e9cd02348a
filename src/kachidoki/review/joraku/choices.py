"""The choices of Joraku that a review compares: whole turns, and whole sets of cards to pass."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, permutations
from typing import Final

from kachidoki.bots.joraku.area_worth import AreaWorth
from kachidoki.bots.joraku.plans import find_plans
from kachidoki.core import Action
from kachidoki.joraku import JorakuState, JorakuView
from kachidoki.joraku.actions import END
from kachidoki.joraku.state import PASSING, PLAYING
from kachidoki.review.joraku.rollouts import Choice

BEAM: Final = 24  # boards kept at each step of a march


def all_choices(view: JorakuView, plans: int) -> list[Choice]:
    """What the seat of a view could do, with so many ways to use each card at most."""
    seen, seat = view.seen, view.seat
    assert seat is not None, "a spectator chooses nothing"
    bits = [action.bit for action in view.legal()]
    if seen.phase == PASSING:
        size = int(seen.setting.passes)
        ways = permutations(bits, size) if seen.setting.pass_both else combinations(bits, size)
        return [Choice(list(way), None) for way in ways]
    if seen.phase != PLAYING:
        return [Choice([bit], None) for bit in bits]
    area_worth = AreaWorth(seen)
    found = []
    for bit in bits:
        after = seen.copy()
        after.apply(seat, bit, None)
        for plan in find_plans(after, area_worth, BEAM, plans):
            found.append(Choice([bit, *plan.steps, END], plan.board))
    return found


def choice_of(view: JorakuView, line: Sequence[Action]) -> Choice:
    """The actions of a whole decision as a choice."""
    bits = [action.bit for action in line]
    if view.seen.phase != PLAYING:
        return Choice(bits, None)
    board = view.seen.copy()
    for action in line:
        if action.text != "end":
            board.step(view.seat or 0, action)
    return Choice(bits, board)


def actions_of(view: JorakuView, choice: Choice) -> list[Action]:
    """A choice in actions."""
    seat = view.seat or 0
    state = view.seen.copy()
    found = []
    for bit in choice.bits:
        action = next(each for each in state.legal(seat) if each.bit == bit)
        found.append(action)
        if action.text != "end":  # a card for a second house can have the same bit
            state.step(seat, action)
    return found


def place_among(choices: list[Choice], played: Choice, ordered: bool) -> int:
    """Where what was played stands among the choices; it is added if it is not there."""
    for at, each in enumerate(choices):
        if each.board is None or played.board is None:
            same = each.bits == played.bits
            if same or (not ordered and sorted(each.bits) == sorted(played.bits)):
                return at
        elif each.bits[0] == played.bits[0] and armies(each.board) == armies(played.board):
            return at
    choices.append(played)
    return len(choices) - 1


def armies(p: JorakuState) -> tuple[int, int, int, int]:
    """How all armies stand."""
    return int(p.army0), int(p.army1), int(p.army2), int(p.army3)
