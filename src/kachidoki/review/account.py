"""Where a seat's chance went: what its decisions cost, and what came to it.

A seat's chance goes from its value at the start of a part to 1 or 0 at the end. Each change on the
way is an entry with a cause, so start and entries add up to the result, to the last digit. A part
that is solved starts with what it is worth once it is dealt.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from kachidoki.review.history import Decision, Draws, End, History
from kachidoki.review.pieces import (
    CHANCE_KNOWN,
    CHANCE_OPEN,
    EVERYBODY,
    KNOW,
    OPEN,
    Answer,
    begins_part,
    name_of,
)
from kachidoki.review.registry import reviewer_of

DECISION: Final = "decision"  # the seat's own
DEAL: Final = "deal"  # drawn by chance
OTHERS: Final = "others"  # what others played, and what that showed
SHOWN: Final = "shown"  # what came to light by the seat's own action
ESTIMATE: Final = "estimate"  # nothing happened: the next turn could be judged better than foreseen
LUCK: Final = (DEAL, OTHERS, SHOWN, ESTIMATE)


@dataclass(frozen=True, slots=True)
class Entry:
    """A change of a seat's chance."""

    line: int  # of the record: the one that brought it about
    cause: str
    change: int
    chance: int  # afterwards


@dataclass(slots=True)
class Account:
    """A seat's chance through a part of the game, in millionths."""

    part: int
    start: int | None  # None: what it is worth when it is first looked at
    result: int = 0
    end: int = 0  # the line of the record with which the part ended
    entries: list[Entry] = field(default_factory=list)

    @property
    def chance(self) -> int:
        """Where it stands after all entries so far."""
        return self.entries[-1].chance if self.entries else self.start or 0

    def move_to(self, chance: int, line: int, cause: str) -> None:
        """Note that the chance has become another one."""
        if self.start is None:
            self.start = chance
        elif chance != self.chance:
            self.entries.append(Entry(line, cause, chance - self.chance, chance))

    def total(self, *causes: str) -> int:
        """The sum of all changes that have one of these causes."""
        return sum(entry.change for entry in self.entries if entry.cause in causes)

    def as_dict(self) -> dict[str, Any]:
        """As plain data: start + decisions + luck = result."""
        return {
            "start": self.start,
            "decisions": self.total(DECISION),
            "luck": self.total(*LUCK),
            "luck_by_cause": {cause: self.total(cause) for cause in LUCK},
            "result": self.result,
            "end": self.end,
            "entries": [
                {
                    "line": entry.line,
                    "cause": entry.cause,
                    "change": entry.change,
                    "chance": entry.chance,
                }
                for entry in self.entries
            ],
        }


def accounts(
    history: History, answers: Mapping[str, Answer], seat: int, opened: bool
) -> list[Account]:
    """A seat's accounts, one for each part: by what it knew, or with everything open.

    With everything open all seats' chances are looked at in the same moments, in the same play that
    follows: there they add up to a whole at any moment. So they are where a part is open and
    solved, for what a seat knew is the same there.
    """
    reviewer = reviewer_of(history.game.name)
    found: list[Account] = []
    since: list[Decision | Draws] = []  # what happened after the chance was last looked at
    latest = 0  # line of what happened so far
    exact = False  # whether the part is open and solved
    for step, each in enumerate(history.steps):
        if isinstance(each, End):
            found[-1].result, found[-1].end = each.results[seat], each.line
            found[-1].move_to(each.results[seat], each.line, cause_of(since, seat))
            since = []
            continue
        if begins_part(history, step):
            exact = reviewer.exact(each.before)
            found.append(Account(each.part, None if exact else reviewer.start(each.before)))
            since = []
        account = found[-1]
        seen = opened or exact
        for looked in before(answers, step, each, seat, seen):
            account.move_to(looked, latest or each.lines[0], cause_of(since, seat))
            since = []
        latest = max(latest, *each.lines)
        if isinstance(each, Decision):
            after = after_decision(answers, step, each.seat, seat, seen)
            if after is not None:
                cause = DECISION if each.seat == seat else OTHERS
                account.move_to(after, each.lines[0], cause)
                since = []
                if seen or not each.shown:
                    continue
        since.append(each)
    return found


def before(
    answers: Mapping[str, Answer], step: int, each: Decision | Draws, seat: int, opened: bool
) -> list[int]:
    """A seat's chance before a step, as often as it was looked at.

    Where somebody decides, by their best choice: what they then give away is told apart.
    """
    found = []
    if opened:
        moment = answers.get(name_of(CHANCE_OPEN, EVERYBODY, step))
        if moment is not None:
            found.append(int(moment["chances"][seat]))
        judged = answers.get(name_of(OPEN, each.seat, step)) if isinstance(each, Decision) else None
        if judged is not None:
            found.append(int(judged["before"][seat]))
        return found
    known = answers.get(name_of(CHANCE_KNOWN, seat, step))
    if known is not None:
        return [int(known["chance"][0])]
    own = answers.get(name_of(KNOW, seat, step))
    return [] if own is None else [int(own["best"][0])]


def after_decision(
    answers: Mapping[str, Answer], step: int, by: int, seat: int, opened: bool
) -> int | None:
    """A seat's chance right after a decision, if that was looked at."""
    if opened:
        judged = answers.get(name_of(OPEN, by, step))
        return None if judged is None else int(judged["after"][seat])
    own = answers.get(name_of(KNOW, seat, step)) if by == seat else None
    return None if own is None else int(own["played"][0])


def cause_of(since: list[Decision | Draws], seat: int) -> str:
    """What a change is due to, by what happened."""
    if any(isinstance(step, Draws) for step in since):
        return DEAL
    if any(isinstance(step, Decision) and step.seat != seat for step in since):
        return OTHERS
    return SHOWN if any(isinstance(step, Decision) and step.shown for step in since) else ESTIMATE
