"""A finished game as a list of steps: whole decisions, draws of chance, and the ends of parts.

What was taken back did not happen. A decision may be several lines: a card and all that its turn
does, or two cards to pass; others may choose in secret between them.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from kachidoki.core import CHANCE, Action, BadRecord, Game, Record, State, Table
from kachidoki.core.record import TAKE_BACK, TAKE_BACK_BOTH, Line
from kachidoki.review.registry import reviewer_of
from kachidoki.review.reviewer import Reviewer

RUNNING: Final = "the game is not over: only finished games are reviewed"


@dataclass(slots=True)
class Decision:
    """What a seat decided in one go."""

    seat: int
    lines: list[int]  # their numbers in the record, from 1
    actions: list[Action]
    before: State
    part: int
    shown: bool = False  # whether it brought to light what its seat did not know


@dataclass(slots=True)
class Draws:
    """Draws of chance, one after another."""

    lines: list[int]
    before: State
    part: int


@dataclass(slots=True)
class End:
    """The end of a part of the game, with what each seat made of it in millionths."""

    line: int
    results: tuple[int, ...]
    part: int


Step = Decision | Draws | End


@dataclass(slots=True)
class _Done:
    """A line that was not taken back, and the state before it."""

    line: int
    seat: int
    action: Action
    before: State


@dataclass(slots=True)
class History:
    """All steps of a finished game."""

    game: Game
    lines: int
    steps: list[Step] = field(default_factory=list)

    @classmethod
    def of(cls, game: Game, record: Record) -> History:
        """Read a record; raises BadRecord if it is wrong, or its game is not over."""
        table = Table.from_record(game, record)
        if table.outcome is None:
            raise BadRecord(RUNNING)
        done, last = _done(game, record.lines)
        history = cls(game, len(record.lines))
        history._fill(done, last, reviewer_of(game.name))
        return history

    def _fill(self, done: list[_Done], last: State, reviewer: Reviewer[Any, Any]) -> None:
        """Join lines to steps."""
        going_on: dict[int, Decision] = {}
        part = 0
        for at, each in enumerate(done):
            after = done[at + 1].before if at + 1 < len(done) else last
            latest = self.steps[-1] if self.steps else None
            if each.seat == CHANCE:
                if isinstance(latest, Draws):
                    latest.lines.append(each.line)
                else:
                    self.steps.append(Draws([each.line], each.before, part))
            elif each.seat in going_on and reviewer.goes_on(each.before, each.seat):
                going_on[each.seat].lines.append(each.line)
                going_on[each.seat].actions.append(each.action)
            else:
                decision = Decision(each.seat, [each.line], [each.action], each.before, part)
                going_on[each.seat] = decision
                self.steps.append(decision)
            if each.seat in going_on and reviewer.shows(each.before, after):
                going_on[each.seat].shown = True
            results = reviewer.results(each.before, after)
            if results is not None:
                self.steps.append(End(each.line, results, part))
                part += 1


def open_lines(game: Game, lines: Sequence[Line]) -> int:
    """How many lines of a game that goes on belong to parts that are over and hid nothing.

    Only from the start on: once a part hides anything, no later one counts.
    """
    reviewer = reviewer_of(game.name)
    if reviewer.hides(game.start()):
        return 0
    done, last = _done(game, lines)
    found = 0
    for at, each in enumerate(done):
        if reviewer.hides(each.before):
            break
        after = done[at + 1].before if at + 1 < len(done) else last
        if reviewer.results(each.before, after) is not None:
            found = each.line
    return found


def _done(game: Game, lines: Sequence[Line]) -> tuple[list[_Done], State]:
    """The lines that were not taken back, and the state after all of them."""
    state = game.start()
    done: list[_Done] = []
    for number, (seat, text) in enumerate(lines, start=1):
        if text in (TAKE_BACK, TAKE_BACK_BOTH):
            if text == TAKE_BACK_BOTH:
                state = done.pop().before.copy()
            at = max(k for k, each in enumerate(done) if each.seat == seat)
            state = done[at].before.copy()
            later = done[at + 1 :]
            del done[at:]
            # Others' secret choices stay as they are.
            for each in later:
                done.append(_Done(each.line, each.seat, each.action, state.copy()))
                state.step(each.seat, each.action)
            state.took_back(seat)
            continue
        action = game.actions.parse(text)
        done.append(_Done(number, seat, action, state.copy()))
        state.step(seat, action)
    return done, state
