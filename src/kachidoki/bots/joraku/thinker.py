"""Joraku's search as the other bots know it: in actions instead of bits."""

from __future__ import annotations

from collections.abc import Sequence

from kachidoki.bots.joraku import greedy
from kachidoki.bots.joraku.search import Search
from kachidoki.core import Action, BadOption, Rng
from kachidoki.joraku import JorakuView
from kachidoki.joraku.state import PLAYING


class JorakuThinker:
    """Looks for the best action, and the rest of its turn, as long as it is let."""

    def __init__(self, view: JorakuView, rng: Rng, limit: int) -> None:
        self.legal = view.legal()
        if not self.legal or view.seat is None:
            raise BadOption("the search acts only for a seat that is to act")
        # Even if there is only one card to play, there is its use to think about.
        self.forced = len(self.legal) == 1 and view.seen.phase != PLAYING
        self.view = view
        self.seat = view.seat
        self.rng = rng
        self.limit = limit
        self.search: Search | None = None

    def run(self, work: int) -> bool:
        """Imagine so many more worlds; says whether all within the limit changes nothing."""
        if self.forced:
            return True
        if self.search is None:
            self.search = Search(self.view.seen, self.seat, self.rng, self.limit)
        return self.search.run(work)

    def lines(self) -> list[tuple[list[Action], float]]:
        """The turns that were tried, with the chance to win the game, the best first."""
        if self.search is None:
            return [(in_actions(self.view, greedy.choose(self.view, self.rng)), 0.5)]
        return [(in_actions(self.view, bits), chance) for bits, chance in self.search.lines()]

    def choice(self) -> list[Action]:
        """The turn to play: the best one."""
        return self.lines()[0][0]


def in_actions(view: JorakuView, bits: Sequence[int]) -> list[Action]:
    """A turn that was found as bits, in actions."""
    seat = -1 if view.seat is None else view.seat
    state = view.seen.copy()
    found = []
    for bit in bits:
        action = next(each for each in state.legal(seat) if each.bit == bit)
        found.append(action)
        state.step(seat, action)
    return found
