"""What each action is worth, for the page and for the review of a game.

The solution counts the best play of both from the position that lies on the board. It looks at
no repetition: a win can still end as a draw by [K9] if the way to it leads through a position
that has stood twice already. In the solo game it does not count on Taroma's habits either:
Taroma does not always do its best, so what "loses" may yet be won against it.
"""

from __future__ import annotations

from dataclasses import dataclass

from kachidoki.bots.rokumon.solved.exact import SOLVED_ACTS, open_state, solved_board
from kachidoki.core.action import Action
from kachidoki.core.errors import BadPosition, IllegalAction, listing
from kachidoki.core.event import Event, Facts
from kachidoki.rokumon import RokumonView
from kachidoki.rokumon.actions import SURRENDER_ACTION
from kachidoki.rokumon.state import PHASES, TURN


@dataclass(frozen=True, slots=True)
class Verdict:
    """What an action is worth to the clan that takes it."""

    action: Action
    value: str  # win, draw or loss
    plies: int  # actions of both until the end, this one counted; 0 for a draw
    best: bool  # nothing is worth more, wins sooner or loses later
    only: bool  # no other action keeps what the position is worth

    def worth(self) -> tuple[str, int, bool]:
        """What `kachidoki.text` makes words of."""
        return self.value, self.plies, self.only


@dataclass(frozen=True, slots=True)
class Judgement:
    """An action that was taken, next to the best one."""

    played: Verdict
    best: Verdict

    @property
    def gave_away(self) -> bool:
        """Whether the position was worth more than the action: a win or a draw is gone."""
        return self.played.value != self.best.value

    def event(self) -> Event:
        """The judgement for the review, to be told by `kachidoki.text`."""
        played = self.played
        facts: Facts = {"action": str(played.action), "worth": played.worth()}
        if played.best:
            facts["worth"] = (played.value, played.plies, False)  # the sentence says what is only
            if played.value == "loss":
                return Event("bots.judged-lost", facts, "Solved")
            if played.only:
                return Event("bots.judged-only", {**facts, "given": played.value}, "Solved")
            return Event("bots.judged-best", facts, "Solved")
        facts["best"] = str(self.best.action)
        facts["best_worth"] = self.best.worth()
        if not self.gave_away:
            return Event("bots.judged-slower", facts, "Solved")
        facts["given"] = self.best.value
        return Event("bots.judged-gave-away", facts, "Solved")


def covers(view: RokumonView) -> bool:
    """Whether the actions that are open here can be judged: a turn of an act that is solved."""
    return view.seen.act in SOLVED_ACTS and view.seen.phase == TURN


def verdicts(view: RokumonView) -> list[Verdict]:
    """Every action of the clan to move but the surrender, the best first.

    Nothing is hidden in these acts, so the view of any seat, or of a spectator, will do.
    """
    seen = view.seen
    if not covers(view):
        raise BadPosition(
            f"act {seen.act}, phase {PHASES[seen.phase]}: only a turn of Act 1, Act 2 or the "
            "solo game can be judged"
        )
    solved = solved_board(seen.board, int(seen.act), int(seen.setting.tokugawa))
    judged = solved.judged(open_state(seen, solved))
    _, value, plies = judged[0]
    keep = sum(each == value for _, each, _ in judged)
    return [
        Verdict(
            action=action,
            value=each,
            plies=after,
            best=(each, after) == (value, plies),
            only=each == value and keep == 1,
        )
        for action, each, after in judged
    ]


def judge(view: RokumonView, action: Action) -> Judgement:
    """An action of the clan to move, judged; to surrender loses at once."""
    found = verdicts(view)
    best = found[0]
    for verdict in found:
        if verdict.action is action:
            return Judgement(verdict, best)
    if action is SURRENDER_ACTION and view.seen.setting.surrender:
        at_once = (best.value, best.plies) == ("loss", 1)
        return Judgement(Verdict(action, "loss", 1, best=at_once, only=False), best)
    choices = listing([str(verdict.action) for verdict in found])
    raise IllegalAction(f"{action} cannot be judged: it is not open here; open: {choices}")
