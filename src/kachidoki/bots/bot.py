"""The bots by name."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from kachidoki.bots import levels, own_bots
from kachidoki.bots.own_bots import Chooser
from kachidoki.bots.registry import brain_of
from kachidoki.bots.thinking import Budget, Stop, ThinkFunction, never, searched
from kachidoki.core import Action, BadOption, Rng, View
from kachidoki.core.errors import listing, quoted

WORK: Final = 5_000  # of `search`, if nothing else is said
MOST_WORK: Final = 1_000_000_000
PATIENCE: Final = 3600.0  # seconds: a search that is told its work is not hurried


class Plan:
    """A turn that was thought out once: played on while the table stands as it foresaw."""

    def __init__(self, actions: Sequence[Action]) -> None:
        self.actions = list(actions)
        self.foreseen: str | None = None  # how the table stands if all goes by the plan

    def fits(self, view: View) -> bool:
        """Whether something is planned for what this seat sees."""
        if not self.actions:
            return False
        return self.foreseen is None or self.foreseen == brain_of(view).as_text(view)

    def next(self, view: View) -> Action:
        """The next action; what cannot be foreseen after it is forgotten."""
        action = self.actions.pop(0)
        if self.actions:
            self.foreseen = brain_of(view).foreseen(view, action)
            if self.foreseen is None:
                self.actions.clear()
        return action


class Bot:
    """Chooses an action for the seat whose view it is given."""

    def __init__(self, think: ThinkFunction) -> None:
        self.think = think
        self.plan = Plan([])

    def __call__(self, view: View, rng: Rng, stop: Stop = never) -> Action:
        """The action to take now."""
        if not self.plan.fits(view):
            self.plan = Plan(self.think(view, rng, stop))
        return self.plan.next(view)


def think_randomly(view: View, rng: Rng, stop: Stop) -> list[Action]:  # noqa: ARG001  # at once
    """Any legal action, all equally likely."""
    legal = view.legal()
    return [legal[rng.below(len(legal))]]


def think_greedily(view: View, rng: Rng, stop: Stop) -> list[Action]:  # noqa: ARG001  # at once
    """What looks best on the board right now: an action, in Joraku a whole turn."""
    return brain_of(view).think_greedily(view, rng)


def think_exactly(view: View, rng: Rng, stop: Stop) -> list[Action]:  # noqa: ARG001  # at once
    """A perfect action, where the game is solved."""
    return brain_of(view).think_exactly(view, rng)


def searching(work: int) -> ThinkFunction:
    """Searches with so many iterations or positions, however long that takes."""

    def think(view: View, rng: Rng, stop: Stop) -> Sequence[Action]:
        return searched(brain_of(view).thinker(view, rng, work), Budget(work, PATIENCE), stop)

    return think


BOTS: Final[Mapping[str, ThinkFunction]] = {
    "random": think_randomly,
    "greedy": think_greedily,
    "exact": think_exactly,
    "search": searching(WORK),
    **{level: levels.thinking(level) for level in levels.LEVELS},
}


def find(name: str) -> Bot:
    """A bot by its name; `search:2000` searches with so many iterations or positions.

    `module:Class` and `file.py:Class` are bots of your own, as `own_bots` says.
    """
    kind, colon, work = name.partition(":")
    if kind == "search" and colon:
        if not (work.isascii() and work.isdigit() and 0 < int(work[:12]) <= MOST_WORK):
            raise BadOption(f"{quoted(name)}: write search:WORK, for example search:5000")
        return Bot(searching(int(work)))
    if name in BOTS:
        return Bot(BOTS[name])
    if own_bots.place_of(name) is not None:
        return Bot(own_bots.thinking(name, own_bots.loaded(name)))
    known = listing([*BOTS, "search:WORK", *own_bots.installed()], most=20)
    raise BadOption(f"there is no bot {quoted(name)}; the bots are {known}, or {own_bots.HOW}")


def checked(bot: Chooser) -> Bot:
    """A bot whose answers are legal: one that is here as it is, any other with a check."""
    if isinstance(bot, Bot):
        return bot
    name = getattr(bot, "__name__", type(bot).__name__)
    return Bot(own_bots.thinking(name, bot))
