"""Where a seat's chance went: what its decisions cost, and what came to it.

A seat's chance goes from its value at the start of a part to 1 or 0 at the end. Each change on the
way is an entry with a cause, so start and entries add up to the result, to the last digit. A part
that is solved starts with what it is worth once it is dealt.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from kachidoki.core import Event
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
    plain,
)
from kachidoki.review.registry import reviewer_of
from kachidoki.review.reviewer import Reviewer

DECISION: Final = "decision"  # the seat's own
DEAL: Final = "deal"  # drawn by chance
OTHERS: Final = "others"  # what others played, and what that showed
SHOWN: Final = "shown"  # what came to light by the seat's own action
ESTIMATE: Final = "estimate"  # nothing happened: the next turn could be judged better than foreseen
Happened = Decision | Draws
LUCK: Final = (DEAL, OTHERS, SHOWN, ESTIMATE)


@dataclass(frozen=True, slots=True)
class Entry:
    """A change of a seat's chance."""

    line: int  # of the record: the one that brought it about
    cause: str
    change: int
    chance: int  # afterwards
    when: Event | None  # where in the game it came; None where nothing happened, or cards came
    happened: tuple[Event, ...]  # what brought it about, as the seat saw it; not of its decisions


@dataclass(slots=True)
class Account:
    """A seat's chance through a part of the game, in millionths."""

    part: int
    seat: int
    opened: bool  # whether everything is open
    reviewer: Reviewer[Any, Any]
    start: int | None  # None: what it is worth when it is first looked at
    result: int = 0
    end: int = 0  # the line of the record with which the part ended
    entries: list[Entry] = field(default_factory=list)

    @property
    def chance(self) -> int:
        """Where it stands after all entries so far."""
        return self.entries[-1].chance if self.entries else self.start or 0

    def move_to(self, chance: int, line: int, since: Sequence[Happened], own: bool = False) -> None:
        """Note that the chance has become another one, by what happened since the last look.

        `own` if that is what the seat decided.
        """
        if self.start is None:
            self.start = chance
        elif chance != self.chance:
            cause = DECISION if own else cause_of(since, self.seat, self.opened)
            when, told = self.named([] if cause in (DECISION, ESTIMATE) else since)
            self.entries.append(Entry(line, cause, chance - self.chance, chance, when, told))

    def named(self, since: Sequence[Happened]) -> tuple[Event | None, tuple[Event, ...]]:
        """Where in the game something happened, and what of it says why the chance changed."""
        when: Event | None = None
        told: list[Event] = []
        for step in since:
            found = self.reviewer.telling(step.before, seen(step, self.seat))
            if isinstance(step, Decision):
                when = self.reviewer.when(step.before, step.turn)
                if not found and self.opened:
                    found = self.reviewer.chosen(step.seat, step.actions)
            told += found
        return when, tuple(told)

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
                    "when": entry.when and plain(entry.when.as_dict()),
                    "happened": [plain(event.as_dict()) for event in entry.happened],
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
    since: list[Happened] = []  # what happened after the chance was last looked at
    latest = 0  # line of what happened so far
    exact = False  # whether the part is open and solved
    for step, each in enumerate(history.steps):
        if isinstance(each, End):
            found[-1].result, found[-1].end = each.results[seat], each.line
            found[-1].move_to(each.results[seat], each.line, since)
            since = []
            continue
        if begins_part(history, step):
            exact = reviewer.exact(each.before)
            start = None if exact else reviewer.start(each.before)
            found.append(Account(each.part, seat, opened or exact, reviewer, start))
            since = []
        account = found[-1]
        face_up = opened or exact
        for looked in before(answers, step, each, seat, face_up):
            account.move_to(looked, latest or each.lines[0], since)
            since = []
        latest = max(latest, *each.lines)
        if isinstance(each, Decision):
            after = after_decision(answers, step, each.seat, seat, face_up)
            if after is not None:
                account.move_to(after, each.lines[0], [each], own=each.seat == seat)
                since = []
                if face_up or not each.shown:
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


def seen(step: Happened, seat: int) -> list[Event]:
    """What a seat saw of a step."""
    return [found for event in step.events if (found := event.seen_by(seat)) is not None]


def cause_of(since: Sequence[Happened], seat: int, opened: bool) -> str:
    """What a change is due to, by what happened; not by what others chose unseen by the seat."""
    if any(isinstance(step, Draws) for step in since):
        return DEAL
    decided = [step for step in since if isinstance(step, Decision)]
    if any(step.seat != seat and (opened or seen(step, seat)) for step in decided):
        return OTHERS
    return SHOWN if any(step.shown for step in decided) else ESTIMATE
