"""All that bots need to know of Rokumon, in one object."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from kachidoki.bots.brain import Hint
from kachidoki.bots.rokumon import greedy, hints, levels
from kachidoki.bots.rokumon.solved import exact, verdicts
from kachidoki.bots.rokumon.thinker import RokumonThinker
from kachidoki.bots.thinking import Budget, Stop
from kachidoki.core import Action, Event, Rng
from kachidoki.rokumon import RokumonView, frozen
from kachidoki.rokumon.actions import ACTIONS
from kachidoki.rokumon.state import Setting


class RokumonBrain:
    """Rokumon's part of the contract `kachidoki.bots.brain.Brain`."""

    actions: Final = ACTIONS
    skills: Final = levels.SKILLS

    def pack(self, view: RokumonView) -> tuple[list[Any], list[object]]:
        """What the setting is made from, and the frozen state."""
        return list(frozen.setting_parts(view.seen.setting)), frozen.freeze(view.seen)

    def unpack(self, seat: int | None, setting: list[Any], state: list[object]) -> RokumonView:
        """The view that was packed."""
        return RokumonView(seat, frozen.thaw(Setting(*setting), state))

    def as_text(self, view: RokumonView) -> str:
        """The seat and the position as it sees it."""
        return f"{view.seat} {view.seen.position()}"

    def foreseen(self, view: RokumonView, action: Action) -> None:
        """A turn is one action: what comes after it is up to the other."""
        return

    def think_greedily(self, view: RokumonView, rng: Rng) -> list[Action]:
        """The action that looks best on the board."""
        return [greedy.choose(view, rng)]

    def think_exactly(self, view: RokumonView, rng: Rng) -> list[Action]:
        """A perfect action; raises BadOption in acts that are not solved."""
        return [exact.choose(view, rng)]

    def think_as(self, level: str, view: RokumonView, rng: Rng, stop: Stop) -> Sequence[Action]:
        """The action of a level."""
        return levels.think(self.skills[level], view, rng, stop)

    def thinker(self, view: RokumonView, rng: Rng, work: int) -> RokumonThinker:
        """AlphaBeta-beta, or the solution; how much work there will be in all does not matter."""
        return RokumonThinker(view, rng)

    def forced(self, view: RokumonView) -> bool:
        """Whether there is one action at most."""
        return len(view.legal()) < 2

    def rest_of_choice(
        self, view: RokumonView, first: Action, rng: Rng, budget: Budget, stop: Stop
    ) -> Sequence[Action]:
        """An action is a whole choice."""
        return ()

    def reason_for(self, view: RokumonView, line: Sequence[Action], rng: Rng) -> Event:
        """What an action is worth where that is known, else what it makes and stops."""
        return hints.reason_for(view, line[0], rng)

    def known_first(self, view: RokumonView, found: list[Hint]) -> list[Hint]:
        """What beats Taroma comes first, nothing loses that need not, and the first sounds best."""
        good = hints.without_losses(view, hints.taroma_first(view, found))
        return hints.in_order(good)

    def covers(self, view: RokumonView) -> bool:
        """Whether it is a turn of an act that is solved."""
        return verdicts.covers(view)

    def judge(self, view: RokumonView, action: Action) -> Event:
        """How good an action is, next to the best one."""
        return verdicts.judge(view, action).event()
