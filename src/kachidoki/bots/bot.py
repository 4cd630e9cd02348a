"""The bots by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from kachidoki.bots import (
    joraku_greedy,
    joraku_rollout,
    rokumon_exact,
    rokumon_greedy,
    rokumon_search,
)
from kachidoki.core import Action, BadOption, Rng, View
from kachidoki.core.errors import listing, quoted
from kachidoki.joraku import JorakuView
from kachidoki.rokumon import RokumonView

# Chooses an action for the seat whose view it is given.
Bot = Callable[[View, Rng], Action]


def choose_random(view: View, rng: Rng) -> Action:
    """Any legal action, all equally likely."""
    legal = view.legal()
    return legal[rng.below(len(legal))]


def choose_greedy(view: View, rng: Rng) -> Action:
    """The action that looks best on the board right now."""
    if isinstance(view, JorakuView):
        return joraku_greedy.choose(view, rng)
    if isinstance(view, RokumonView):
        return rokumon_greedy.choose(view, rng)
    raise BadOption("the greedy bot does not know this game")


def choose_exact(view: View, rng: Rng) -> Action:
    """A perfect action, where the game is solved."""
    if isinstance(view, RokumonView):
        return rokumon_exact.choose(view, rng)
    raise BadOption("the exact bot plays Act 1, Act 2 and the solo game of rokumon")


def choose_rollout(view: View, rng: Rng) -> Action:
    """The action that does best when greedy players go on in imagined worlds."""
    if isinstance(view, JorakuView):
        return joraku_rollout.choose(view, rng)
    raise BadOption("the rollout bot plays joraku only")


def choose_search(view: View, rng: Rng, nodes: int = rokumon_search.NODES) -> Action:
    """The best action that looking at so many positions finds."""
    if isinstance(view, RokumonView):
        return rokumon_search.choose(view, rng, nodes)
    raise BadOption("the search bot plays rokumon only")


BOTS: Final[Mapping[str, Bot]] = {
    "random": choose_random,
    "greedy": choose_greedy,
    "rollout": choose_rollout,
    "exact": choose_exact,
    "search": choose_search,
}
MOST_NODES: Final = 1_000_000_000


def find(name: str) -> Bot:
    """A bot by its name; `search:5000` looks at so many positions."""
    kind, colon, nodes = name.partition(":")
    if kind == "search" and colon:
        if not (nodes.isascii() and nodes.isdigit() and 0 < int(nodes[:12]) <= MOST_NODES):
            raise BadOption(f"{quoted(name)}: write search:NODES, for example search:5000")
        return partial(choose_search, nodes=int(nodes))
    if name not in BOTS:
        known = listing([*BOTS, "search:NODES"])
        raise BadOption(f"there is no bot {quoted(name)}; the bots are {known}")
    return BOTS[name]
