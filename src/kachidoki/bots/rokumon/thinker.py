"""The strong bot of Rokumon: exact where the game is solved, alpha-beta everywhere else."""

from __future__ import annotations

from collections.abc import Sequence

from kachidoki.bots.rokumon import greedy
from kachidoki.bots.rokumon.alpha_beta import AlphaBeta
from kachidoki.bots.rokumon.belief import Habits
from kachidoki.bots.rokumon.habits import HABITS
from kachidoki.bots.rokumon.mixing import DEPLOY_WORK, MARGIN, PARTS, choice_of, compared
from kachidoki.bots.rokumon.repeated_positions import stood_twice
from kachidoki.bots.rokumon.revenge_tokens import worth_keeping
from kachidoki.bots.rokumon.search_position import SearchPosition
from kachidoki.bots.rokumon.search_root import code_of, root_of
from kachidoki.bots.rokumon.solved import exact
from kachidoki.bots.rokumon.solved.exact import SOLVED_ACTS
from kachidoki.bots.rokumon.worth import MOST, SURE
from kachidoki.core.action import Action
from kachidoki.core.errors import BadOption
from kachidoki.core.rng import Rng
from kachidoki.rokumon import actions
from kachidoki.rokumon.view import RokumonView


class RokumonThinker:
    """Looks for the best action of the seat that is to act, as long as it is let.

    What it finds depends on the seed and on how many nodes it was given in all, not on how
    they were cut into runs; and it has an answer at any time. Habits say what the other's
    hidden warriors are likely to be (None: anything that fits); with `mixing` the choice
    between warriors to deploy that are nearly as good is left to chance.
    """

    def __init__(
        self,
        view: RokumonView,
        rng: Rng,
        among: Sequence[Action] | None = None,
        habits: Habits | None = HABITS,
        mixing: bool = True,
    ) -> None:
        legal = list(view.legal() if among is None else among)
        if not legal:
            raise BadOption("the search bot acts only for a seat that is to act")
        self.view = view
        self.rng = rng
        self.habits = habits
        self.mixing = mixing
        self.part = int(rng.below(PARTS))  # decides between deploys
        self.given = 0
        self.search: AlphaBeta | None = None
        self.early: list[tuple[int, int]] = []  # what compared after DEPLOY_WORK positions
        self.by_code: dict[int, Action] = {}
        self.found: list[tuple[Action, float]] = []  # until something better is known
        self.last = [(a, 0.0) for a in legal if a.kind == actions.SURRENDER]
        # Equal moves are tried in an order that chance decides.
        self.open = [a for a in legal if a.kind != actions.SURRENDER]
        for k in range(len(self.open) - 1, 0, -1):
            other = int(rng.below(k + 1))
            self.open[k], self.open[other] = self.open[other], self.open[k]

    def run(self, nodes: int) -> bool:
        """Look at about so many more nodes; says whether nothing more can be learned."""
        if len(self.open) == 1:
            return True
        seen = self.view.seen
        if seen.act in SOLVED_ACTS:
            if not self.found:
                ranked = exact.ranked(self.view, self.rng)
                self.found = [pair for pair in ranked if pair[0] in self.open]
            return True
        if self.search is None:
            self.by_code = {int(code_of(seen, action)): action for action in self.open}
            root = self.root()
            root.context.keep0 = worth_keeping(seen, 0)
            root.context.keep1 = worth_keeping(seen, 1)
            self.search = AlphaBeta(root, list(self.by_code), stood_twice(seen))
            if self.mixing and root.context.hidden_clan >= 0:
                self.search.margin = MARGIN[int(seen.act)]
        before, self.given = self.given, self.given + nodes
        if self.search.margin and before < DEPLOY_WORK <= self.given:
            self.search.run(DEPLOY_WORK)
            self.early = compared(self.search) if self.search.has_answer() else []
        self.search.run(self.given)
        return self.search.done

    def root(self) -> SearchPosition:
        """The position to search."""
        return root_of(self.view.seen, self.view.seen.clan, self.habits)

    def choice(self) -> list[Action]:
        """What to play: the best action, or a deploy in its place that is nearly as good."""
        if self.search is None or not self.search.margin or not self.search.has_answer():
            return [self.ranked()[0][0]]
        return [self.by_code[choice_of(self.search, self.part, self.early)]]

    def lines(self) -> list[tuple[list[Action], float]]:
        """Every action as a turn of its own, with the chance to win, the best first."""
        return [([action], chance) for action, chance in self.ranked()]

    def ranked(self) -> list[tuple[Action, float]]:
        """Every legal action with the chance to win that it seems to give, the best first.

        Of an action that is not the best the chance is what it gives at most.
        """
        if self.search is not None and self.search.has_answer():
            pairs = zip(self.search.order, self.search.values, strict=True)
            highest = self.search.best_value
            found = [(self.by_code[int(code)], min(value, highest)) for code, value in pairs]
            found.sort(key=lambda pair: -pair[1])
            best = self.by_code[int(self.search.best_code)]
            found.sort(key=lambda pair: pair[0] is not best)
            self.found = [(action, chance(int(value))) for action, value in found]
        elif not self.found:
            # Nothing was looked at yet, or there is no choice.
            self.found = [(action, 0.5) for action in self.open]
            if len(self.found) > 1:
                best = greedy.choose(self.view, self.rng, self.open)
                self.found.sort(key=lambda pair: pair[0] is not best)
        return self.found + self.last


def chance(value: int) -> float:
    """A value as a chance to win; only what is sure is 0 or 1."""
    if value > SURE or value < -SURE:
        return 1.0 if value > 0 else 0.0
    return min(max(0.5 + value / (2 * int(MOST)), 0.01), 0.99)
