"""The bots by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final

from kachidoki.bots import joraku_greedy, levels, rokumon_exact, rokumon_greedy
from kachidoki.bots.joraku_thinker import in_actions
from kachidoki.bots.thinking import Budget, Stop, begin, never, ponder
from kachidoki.core import Action, BadOption, Rng, View
from kachidoki.core.errors import listing, quoted
from kachidoki.joraku import JorakuView
from kachidoki.rokumon import RokumonView

# The next action of the seat whose view it is, and those planned to follow in the same turn.
Think = Callable[[View, Rng, Stop], Sequence[Action]]

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
        return bool(self.actions) and self.foreseen in (None, seen_as_text(view))

    def next(self, view: View) -> Action:
        """The next action; what cannot be foreseen after it is forgotten."""
        action = self.actions.pop(0)
        if self.actions and isinstance(view, JorakuView):
            after = view.seen.copy()
            after.step(-1 if view.seat is None else view.seat, action)
            self.foreseen = f"{view.seat} {after.position()}"
        else:
            self.actions.clear()
        return action


def seen_as_text(view: View) -> str:
    """All that a seat of Joraku sees, on one line."""
    return f"{view.seat} {view.seen.position()}" if isinstance(view, JorakuView) else ""


class Bot:
    """Chooses an action for the seat whose view it is given."""

    def __init__(self, think: Think) -> None:
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
    if isinstance(view, JorakuView):
        return in_actions(view, joraku_greedy.choose(view, rng))
    if isinstance(view, RokumonView):
        return [rokumon_greedy.choose(view, rng)]
    raise BadOption("the greedy bot does not know this game")


def think_exactly(view: View, rng: Rng, stop: Stop) -> list[Action]:  # noqa: ARG001  # at once
    """A perfect action, where the game is solved."""
    if isinstance(view, RokumonView):
        return [rokumon_exact.choose(view, rng)]
    raise BadOption("the exact bot plays Act 1, Act 2 and the solo game of rokumon")


def searching(work: int) -> Think:
    """Searches with so many iterations or positions, however long that takes."""

    def think(view: View, rng: Rng, stop: Stop) -> Sequence[Action]:
        thinker = begin(view, rng, work)
        ponder(thinker, Budget(work, PATIENCE), stop)
        return thinker.choice()

    return think


BOTS: Final[Mapping[str, Think]] = {
    "random": think_randomly,
    "greedy": think_greedily,
    "exact": think_exactly,
    "search": searching(WORK),
    **{level: levels.thinking(level) for level in levels.LEVELS},
}


def find(name: str) -> Bot:
    """A bot by its name; `search:2000` searches with so many iterations or positions."""
    kind, colon, work = name.partition(":")
    if kind == "search" and colon:
        if not (work.isascii() and work.isdigit() and 0 < int(work[:12]) <= MOST_WORK):
            raise BadOption(f"{quoted(name)}: write search:WORK, for example search:5000")
        return Bot(searching(int(work)))
    if name not in BOTS:
        known = listing([*BOTS, "search:WORK"])
        raise BadOption(f"there is no bot {quoted(name)}; the bots are {known}")
    return Bot(BOTS[name])
