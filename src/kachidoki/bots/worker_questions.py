"""What a bot's process can be asked, and its answers: plain data that a pipe carries.

A question holds a packed view, which is all that a seat may know, and nothing of the game beyond.
"""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final, Protocol

from kachidoki.bots import levels
from kachidoki.bots.bot import find
from kachidoki.bots.brain import Hint
from kachidoki.bots.hints import hints
from kachidoki.bots.packed_view import PackedView, unpack
from kachidoki.bots.registry import brain_of
from kachidoki.bots.thinking import Stop
from kachidoki.core import Actions, Event, Rng
from kachidoki.core.event import Facts

MOVE: Final = 0  # ranks: what is answered first
ADVICE: Final = 1


class Question(Protocol):
    """Something to be asked: plain data, so that a pipe carries it."""

    @property
    def rank(self) -> int:
        """What is answered first."""
        ...

    @property
    def short(self) -> bool:
        """Whether the answer takes a fraction of a second."""
        ...

    @property
    def limit(self) -> float | None:
        """Seconds after which the process is ended, whatever it does."""
        ...

    def answer(self, stop: Stop) -> object:
        """The answer, found until the word to stop comes."""
        ...


@dataclass(frozen=True)
class Think:
    """What a bot does next, and what it plans to follow it."""

    bot: str
    view: PackedView
    seed: bytes
    # Seconds that a bot has which is not ours, so that nobody knows what it does.
    limit: float | None = None

    rank = MOVE

    @property
    def short(self) -> bool:
        """Whether the answer takes a fraction of a second: of all levels but the strongest."""
        return self.bot in ("random", "greedy") or levels.quick(self.bot)

    def answer(self, stop: Stop) -> list[str]:
        """The actions as texts."""
        think = find(self.bot).think  # loaded: that is no thinking
        with ended_after(self.limit):
            found = think(unpack(self.view), Rng(self.seed), stop)
        return [action.text for action in found]


@dataclass(frozen=True)
class FindHints:
    """The best few actions of a seat, with reasons."""

    view: PackedView
    seed: bytes

    rank = ADVICE
    short, limit = False, None

    def answer(self, stop: Stop) -> list[PackedHint]:
        """The hints as plain data."""
        return [packed(hint) for hint in hints(unpack(self.view), Rng(self.seed), stop=stop)]


@dataclass(frozen=True)
class Judge:
    """How good an action was where the game is solved; solving a deal takes its time."""

    view: PackedView
    action: str

    rank = ADVICE
    short, limit = False, None

    def answer(self, stop: Stop) -> tuple[str, Facts, str]:  # noqa: ARG002  # solved whole
        """The parts of an event."""
        view = unpack(self.view)
        brain = brain_of(view)
        event = brain.judge(view, brain.actions.parse(self.action))
        return event.key, event.facts, event.rule


@contextmanager
def ended_after(seconds: float | None) -> Iterator[None]:
    """Have the system end this process, whatever it does, if this is not over in time."""
    if seconds is not None:
        signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)


PackedHint = tuple[list[str], float | None, str, Facts, str]


def packed(hint: Hint) -> PackedHint:
    """A hint as plain data."""
    actions = [action.text for action in (hint.action, *hint.then)]
    return actions, hint.chance, hint.reason.key, hint.reason.facts, hint.reason.rule


def unpacked(data: PackedHint, actions: Actions) -> Hint:
    """The hint that was packed."""
    texts, chance, key, facts, rule = data
    first, *then = [actions.parse(text) for text in texts]
    return Hint(first, tuple(then), chance, Event(key, facts, rule))
