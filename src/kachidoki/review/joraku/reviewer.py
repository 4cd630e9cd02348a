"""Joraku's part of the contract `kachidoki.review.reviewer.Reviewer`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from kachidoki.core import Action, Event, Rng
from kachidoki.core.event import Facts
from kachidoki.joraku import JorakuState, JorakuView
from kachidoki.joraku.state import DISCARDING, DRAFTING, OVER, PASSING
from kachidoki.review.effort import Effort
from kachidoki.review.estimate import WHOLE, Estimate
from kachidoki.review.joraku import grid, judging, reasons, topics
from kachidoki.review.reviewer import Judged

SECRET: Final = (PASSING, DRAFTING, DISCARDING)
RULE: Final = "Skirmish"


class JorakuReviewer:
    """Reviews games of Joraku: whole turns, over worlds played on to the end of their round."""

    def goes_on(self, state: JorakuState, seat: int) -> bool:
        """A card and all that its turn does is one decision; so are all cards to pass."""
        return seat in state.in_turn()

    def start(self, state: JorakuState) -> int:
        """Everybody begins with an equal share."""
        return round(WHOLE / state.setting.seats)

    def hides(self, state: JorakuState) -> bool:
        """Hands are hidden."""
        return True

    def exact(self, state: JorakuState) -> bool:
        """It is not solved."""
        return False

    def part(self, state: JorakuState) -> int:
        """A game is one whole."""
        return 0

    def when(self, state: JorakuState, turn: int) -> Event:
        """The round, and the skirmish once cards are played."""
        numbers: Facts = {"round": int(state.round) + 1}
        if state.phase in SECRET:
            return Event("review.when-passing", numbers, RULE)
        numbers["skirmish"] = int(state.skirmish) + 1
        return Event("review.when-skirmish", numbers, RULE)

    def results(self, before: JorakuState, after: JorakuState) -> tuple[int, ...] | None:
        """One seat has won, at the end of the game."""
        outcome = after.outcome() if after.phase == OVER else None
        if outcome is None:
            return None
        return tuple(WHOLE if s in outcome.winners else 0 for s in range(len(outcome.scores)))

    def shows(self, before: JorakuState, after: JorakuState) -> bool:
        """Once the last one has chosen, cards or packs change hands."""
        return before.phase in SECRET and (
            after.phase != before.phase or after.pending == after.setting.everybody
        )

    def judge(self, view: JorakuView, line: Sequence[Action], effort: Effort, rng: Rng) -> Judged:
        """A decision by what its seat could know."""
        return judging.judge(view, line, effort, rng)

    def chance(self, view: JorakuView, effort: Effort, rng: Rng) -> Estimate:
        """A seat's chance by what it knows."""
        return judging.chance(view, effort, rng)

    def judge_open(
        self, state: JorakuState, seat: int, line: Sequence[Action], effort: Effort, rng: Rng
    ) -> tuple[list[int], list[int], Judged]:
        """A decision with all hands open."""
        return judging.judge_open(state, seat, line, effort, rng)

    def chances_open(self, state: JorakuState, effort: Effort, rng: Rng) -> list[int]:
        """Everybody's chance with all hands open."""
        return judging.chances_open(state, effort, rng)

    def reasons(
        self, view: JorakuView, line: Sequence[Action], judged: Judged, rng: Rng
    ) -> list[Event]:
        """What the better turn has on the map and in the skirmish."""
        return reasons.reasons(view, line, judged.line, rng)

    def replies(self, view: JorakuView, line: Sequence[Action]) -> list[tuple[int, Action]]:
        """What others do then depends on cards that nobody could know."""
        return []

    def topic(self, view: JorakuView, line: Sequence[Action], best: Sequence[Action]) -> str:
        """Cards to hand on, the card that is played, or what it is used for."""
        return topics.topic(view, line, best)

    def grid(self, view: JorakuView, rng: Rng) -> Mapping[str, Any]:
        """Which cards each other seat could hold, and why not the rest."""
        return grid.grid(view, rng)
