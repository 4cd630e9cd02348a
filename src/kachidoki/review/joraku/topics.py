"""What two choices of Joraku differ in: by that, losses of many games are told together."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kachidoki.core import Action
from kachidoki.joraku import JorakuState, JorakuView
from kachidoki.joraku.state import PLAYING, influence
from kachidoki.review.joraku.choices import choice_of

PASSING: Final = "passing"  # which cards are passed, drafted or discarded
LEADING: Final = "leading"  # the first card of a skirmish
FOLLOWING: Final = "following"  # a later one
MARCHING: Final = "marching"  # the same card, used otherwise
KYOTO: Final = "kyoto"  # the same card, used otherwise in Kyoto

TOPICS: Final = (PASSING, LEADING, FOLLOWING, MARCHING, KYOTO)


def topic(view: JorakuView, line: Sequence[Action], best: Sequence[Action]) -> str:
    """What two choices differ in."""
    if view.seen.phase != PLAYING:
        return PASSING
    if line[0].text != best[0].text:
        return FOLLOWING if view.seen.played else LEADING
    mine, other = choice_of(view, line).board, choice_of(view, best).board
    return MARCHING if in_kyoto(mine) == in_kyoto(other) else KYOTO


def in_kyoto(p: JorakuState | None) -> tuple[int, ...]:
    """The influence of every colour in Kyoto."""
    assert p is not None, "a card is used on the board"
    return tuple(int(influence(p.army(colour), 0)) for colour in range(4))
