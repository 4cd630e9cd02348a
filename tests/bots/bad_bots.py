"""Bots as their authors should not write them, and two that are well made."""

from __future__ import annotations

import hashlib
import os
import random
import sys
import time
from types import FrameType

from kachidoki.bots.registry import BRAINS
from kachidoki.core import Action, Rng, State, View


class Climber:
    """Well made: moves whenever it can."""

    def __call__(self, view: View, rng: Rng) -> Action:
        moves = [action for action in view.legal() if str(action).startswith("move")]
        choices = moves or list(view.legal())
        return choices[rng.below(len(choices))]


def first(view: View, rng: Rng) -> Action:  # noqa: ARG001
    """Well made, though no class."""
    return view.legal()[0]


def text(view: View, rng: Rng) -> str:  # noqa: ARG001
    return str(view.legal()[0])


def nothing(view: View, rng: Rng) -> None:
    pass


def all_of_them(view: View, rng: Rng) -> list[Action]:  # noqa: ARG001
    return list(view.legal())


class Illegal:
    """Answers with an action that is never open so early."""

    def __call__(self, view: View, rng: Rng) -> Action:  # noqa: ARG002
        return BRAINS[view.game].actions.all[-1]


class Raises:
    def __call__(self, view: View, rng: Rng) -> Action:  # noqa: ARG002
        raise ZeroDivisionError("a card: katana 3")


class Exits:
    def __call__(self, view: View, rng: Rng) -> Action:  # noqa: ARG002
        sys.exit(0)


class Dies:
    """Ends the process, but never that of the tests."""

    def __call__(self, view: View, rng: Rng) -> Action:  # noqa: ARG002
        assert "pytest" not in sys.modules
        os._exit(3)


class Hangs:
    def __call__(self, view: View, rng: Rng) -> Action:  # noqa: ARG002
        while True:
            try:
                time.sleep(60)
            except Exception:
                continue


class HangsHere(Hangs):
    """Hangs where it is tried out, and not in a process of its own."""

    def __call__(self, view: View, rng: Rng) -> Action:
        return super().__call__(view, rng) if "pytest" in sys.modules else view.legal()[0]


class Unseeded:
    def __call__(self, view: View, rng: Rng) -> Action:  # noqa: ARG002
        return random.choice(list(view.legal()))


class HashOrder:
    """Does what the hash of a text says, which is another one in every process."""

    def __call__(self, view: View, rng: Rng) -> Action:  # noqa: ARG002
        return min(view.legal(), key=lambda action: hash(str(action)))


class Remembers:
    def __init__(self) -> None:
        self.asked = 0

    def __call__(self, view: View, rng: Rng) -> Action:  # noqa: ARG002
        self.asked += 1
        return view.legal()[self.asked % len(view.legal())]


class Changes:
    """Plays on in the view that it was given."""

    def __call__(self, view: View, rng: Rng) -> Action:  # noqa: ARG002
        action = view.legal()[0]
        view.seen.step(view.seat, action)  # type: ignore[attr-defined]
        return action


def by_position(state: State, view: View) -> Action:
    """An action that depends on everything in a state."""
    digest = hashlib.sha256(state.position().encode()).digest()
    return view.legal()[digest[0] % len(view.legal())]


class Peeks:
    """Looks for the state in the functions that have called it."""

    def __call__(self, view: View, rng: Rng) -> Action:  # noqa: ARG002
        frame: FrameType | None = sys._getframe()
        while frame is not None:
            if "state" in frame.f_locals:
                return by_position(frame.f_locals["state"], view)
            frame = frame.f_back
        return view.legal()[0]


class NeedsMore:
    def __init__(self, network: str) -> None:
        self.network = network


class NotCallable:
    pass


def without_rng(view: View) -> Action:
    return view.legal()[0]
