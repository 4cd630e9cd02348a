"""All that bots need to know of Joraku, in one object."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from kachidoki.bots.brain import Hint
from kachidoki.bots.joraku import greedy, hints, levels
from kachidoki.bots.joraku.thinker import JorakuThinker, in_actions
from kachidoki.bots.thinking import Budget, Stop
from kachidoki.core import Action, BadOption, BadPosition, Event, Rng
from kachidoki.joraku import JorakuView, frozen
from kachidoki.joraku.actions import ACTIONS
from kachidoki.joraku.state import PLAYING, Setting


class JorakuBrain:
    """Joraku's part of the contract `kachidoki.bots.brain.Brain`."""

    actions: Final = ACTIONS
    skills: Final = levels.SKILLS

    def pack(self, view: JorakuView) -> tuple[list[Any], list[object]]:
        """What the setting is made from, and the frozen state."""
        return list(frozen.setting_parts(view.seen.setting)), frozen.freeze(view.seen)

    def unpack(self, seat: int | None, setting: list[Any], state: list[object]) -> JorakuView:
        """The view that was packed."""
        return JorakuView(seat, frozen.thaw(Setting(*setting), state))

    def as_text(self, view: JorakuView) -> str:
        """The seat and the position as it sees it."""
        return f"{view.seat} {view.seen.position()}"

    def foreseen(self, view: JorakuView, action: Action) -> str:
        """The same after an action: within a turn nothing happens that the seat does not do."""
        after = view.seen.copy()
        after.step(-1 if view.seat is None else view.seat, action)
        return self.as_text(JorakuView(view.seat, after))

    def think_greedily(self, view: JorakuView, rng: Rng) -> list[Action]:
        """The turn that looks best on the board."""
        return in_actions(view, greedy.choose(view, rng))

    def think_exactly(self, view: JorakuView, rng: Rng) -> list[Action]:
        """Joraku is not solved: raises BadOption."""
        raise BadOption("the exact bot plays Act 1, Act 2 and the solo game of rokumon")

    def think_as(self, level: str, view: JorakuView, rng: Rng, stop: Stop) -> Sequence[Action]:
        """The turn of a level."""
        return levels.think(self.skills[level], view, rng, stop)

    def thinker(self, view: JorakuView, rng: Rng, work: int) -> JorakuThinker:
        """A tree search with so many iterations at most."""
        return JorakuThinker(view, rng, work)

    def forced(self, view: JorakuView) -> bool:
        """Of an only card it may still be asked what to do with it."""
        return len(view.legal()) < 2 and view.seen.phase != PLAYING

    def rest_of_choice(
        self, view: JorakuView, first: Action, rng: Rng, budget: Budget, stop: Stop
    ) -> Sequence[Action]:
        """The other card to pass on."""
        return hints.second_pass(view, first, rng, budget, stop)

    def reason_for(self, view: JorakuView, line: Sequence[Action], rng: Rng) -> Event:
        """What a turn does on the map and in the skirmish."""
        return hints.reason_for(view, line)

    def known_first(self, view: JorakuView, found: list[Hint]) -> list[Hint]:
        """Nothing is known but by search."""
        return found

    def covers(self, view: JorakuView) -> bool:
        """Joraku is not solved."""
        return False

    def judge(self, view: JorakuView, action: Action) -> Event:
        """Joraku is not solved: raises BadPosition."""
        raise BadPosition("no action of joraku can be judged: the game is not solved")
