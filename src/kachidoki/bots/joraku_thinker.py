"""Joraku's search as the other bots know it: in actions instead of bits."""

from __future__ import annotations

from kachidoki.bots import joraku_greedy
from kachidoki.bots.joraku_search import Search
from kachidoki.core import Action, BadOption, Rng
from kachidoki.joraku import JorakuView


class JorakuThinker:
    """Looks for the best action, and the rest of its turn, as long as it is let."""

    def __init__(self, view: JorakuView, rng: Rng) -> None:
        self.legal = view.legal()
        if not self.legal or view.seat is None:
            raise BadOption("the search acts only for a seat that is to act")
        self.view = view
        self.seat = view.seat
        self.rng = rng
        self.search: Search | None = None

    def run(self, work: int) -> bool:
        """Imagine so many more worlds; says whether there is nothing to choose."""
        if len(self.legal) == 1:
            return True
        if self.search is None:
            self.search = Search(self.view.seen, self.seat, self.rng)
        self.search.run(work)
        return False

    def line(self) -> list[Action]:
        """The best action so far, and those that belong to the same turn."""
        if len(self.legal) == 1:
            return [self.legal[0]]
        if self.search is None:
            return [joraku_greedy.choose(self.view, self.rng)]
        state = self.view.seen.copy()
        actions = []
        for bit in self.search.line():
            action = next(each for each in state.legal(self.seat) if each.bit == bit)
            actions.append(action)
            state.step(self.seat, action)
        return actions

    def ranked(self) -> list[tuple[Action, float]]:
        """The actions that were tried, with the chance to win the game, the best first."""
        if self.search is None:
            return [(self.line()[0], 0.5)]
        by_bit = {action.bit: action for action in self.legal}
        return [(by_bit[bit], chance) for bit, chance in self.search.chances()]
