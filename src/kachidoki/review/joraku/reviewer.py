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
from kachidoki.review.joraku import grid, judging, likely, reasons, topics
from kachidoki.review.reviewer import Judged

SECRET: Final = (PASSING, DRAFTING, DISCARDING)
RULE: Final = "Skirmish"
DEALT: Final = "joraku.dealt"
ROUND: Final = "joraku.round"
TELLING: Final = (
    *("joraku.daimyo", "joraku.received", "joraku.pack", "joraku.last-card", "joraku.drafted"),
    *("joraku.discarded", "joraku.advance", "joraku.play", "joraku.kachidoki"),
)


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
            after.phase != before.phase
            or after.pending == after.setting.everybody != before.pending
        )

    def telling(self, before: JorakuState, events: Sequence[Event]) -> list[Event]:
        """Which cards came, which card was played, and who won a skirmish with it and where."""
        dealt = tuple(str(event.facts["card"]) for event in events if event.key == DEALT)
        begun = [event.facts["round"] for event in events if event.key == ROUND]
        facts: Facts = {"round": begun[0] if begun else int(before.round) + 1, "cards": dealt}
        hand = [Event("review.dealt", facts, RULE)] if dealt else []
        return [*hand, *(event for event in events if event.key in TELLING)]

    def chosen(self, by: int, line: Sequence[Action]) -> list[Event]:
        """The cards that a seat passed, drafted or discarded."""
        cards = tuple(" ".join(action.text.split()[1:3]) for action in line)
        return [Event("review.chose", {"seat": by, "cards": cards}, RULE)]

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
        self,
        view: JorakuView,
        line: Sequence[Action],
        judged: Judged,
        replies: Sequence[tuple[int, Action]],
        rng: Rng,
    ) -> list[Event]:
        """What the better turn has on the map and in the skirmish."""
        return reasons.reasons(view, line, judged.line, rng)

    def replies(
        self, view: JorakuView, line: Sequence[Action], effort: Effort, rng: Rng
    ) -> list[tuple[int, Action]]:
        """How the skirmish goes on in one world that fits what the seat knew."""
        return likely.replies(view, line)

    def in_truth(self, state: JorakuState, seat: int, reply: Action) -> Action:
        """Replies are shown where others hold the cards for them: on the `stage`."""
        return reply

    def stage(self, state: JorakuState, seat: int) -> JorakuState:
        """The world in which replies were found: others' cards are imagined."""
        return likely.world_of(state.view(seat))

    def in_secret(self, state: JorakuState) -> bool:
        """Cards are passed, drafted and discarded face down."""
        return state.phase in SECRET

    def topic(self, view: JorakuView, line: Sequence[Action], best: Sequence[Action]) -> str:
        """Cards to hand on, the card that is played, or what it is used for."""
        return topics.topic(view, line, best)

    def grid(self, view: JorakuView, rng: Rng) -> Mapping[str, Any]:
        """Which cards each other seat could hold, and why not the rest."""
        return grid.grid(view, rng)
