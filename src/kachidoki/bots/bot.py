"""The bots by name."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from kachidoki.bots import joraku_greedy, joraku_rollout, rokumon_exact, rokumon_greedy
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


BOTS: Final[Mapping[str, Bot]] = {
    "random": choose_random,
    "greedy": choose_greedy,
    "rollout": choose_rollout,
    "exact": choose_exact,
}


def find(name: str) -> Bot:
    """A bot by its name."""
    if name not in BOTS:
        raise BadOption(f"there is no bot {quoted(name)}; the bots are {listing(list(BOTS))}")
    return BOTS[name]
