"""A finished game as a list of steps: whole decisions, draws of chance, and the ends of parts.

What was taken back did not happen. A decision may be several lines: a card and all that its turn
does, or two cards to pass; others may choose in secret between them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any, Final

from kachidoki.core import CHANCE, Action, BadRecord, Event, Game, Record, State, Table
from kachidoki.core.record import TAKE_BACK, TAKE_BACK_BOTH, Line
from kachidoki.review.registry import reviewer_of
from kachidoki.review.reviewer import Reviewer

RUNNING: Final = (
    "the game is not over: only finished games are reviewed, and of one that goes on the acts that "
    "are over, as far as nothing was hidden in them"
)


@dataclass(slots=True)
class Decision:
    """What a seat decided in one go."""

    seat: int
    lines: list[int]  # their numbers in the record, from 1
    actions: list[Action]
    before: State
    part: int
    turn: int  # the how many-th decision of its seat in its part, from 1
    shown: bool = False  # whether it brought to light what its seat did not know
    events: list[Event] = field(default_factory=list)  # what happened with it, uncut


@dataclass(slots=True)
class Draws:
    """Draws of chance, one after another."""

    lines: list[int]
    before: State
    part: int
    events: list[Event] = field(default_factory=list)


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
    events: list[Event]


@dataclass(slots=True)
class History:
    """All steps of a finished game."""

    game: Game
    lines: int
    steps: list[Step] = field(default_factory=list)

    @classmethod
    def of(cls, game: Game, record: Record) -> History:
        """Read a record; raises BadRecord if it is wrong, or nothing of its game is over.

        Of a game that goes on only what `open_ends` says is read.
        """
        lines = record.lines
        if Table.from_record(game, record).outcome is None:
            ends = open_ends(game, lines)
            if not ends:
                raise BadRecord(RUNNING)
            lines = lines[: ends[-1]]
        done, last = _done(game, lines)
        history = cls(game, len(lines))
        history._fill(done, last, reviewer_of(game.name))
        return history

    def _fill(self, done: list[_Done], last: State, reviewer: Reviewer[Any, Any]) -> None:
        """Join lines to steps."""
        going_on: dict[int, Decision] = {}
        turns: Counter[int] = Counter()
        part = 0
        for at, each in enumerate(done):
            after = done[at + 1].before if at + 1 < len(done) else last
            latest = self.steps[-1] if self.steps else None
            if each.seat == CHANCE:
                if not isinstance(latest, Draws):
                    latest = Draws([], each.before, part)
                    self.steps.append(latest)
                latest.lines.append(each.line)
                latest.events += each.events
            elif each.seat in going_on and reviewer.goes_on(each.before, each.seat):
                going_on[each.seat].lines.append(each.line)
                going_on[each.seat].actions.append(each.action)
                going_on[each.seat].events += each.events
            else:
                turns[each.seat] += 1
                decision = Decision(
                    seat=each.seat,
                    lines=[each.line],
                    actions=[each.action],
                    before=each.before,
                    part=part,
                    turn=turns[each.seat],
                    events=list(each.events),
                )
                going_on[each.seat] = decision
                self.steps.append(decision)
            if each.seat in going_on and reviewer.shows(each.before, after):
                going_on[each.seat].shown = True
            results = reviewer.results(each.before, after)
            if results is not None:
                self.steps.append(End(each.line, results, part))
                part += 1
                turns.clear()


def open_ends(game: Game, lines: Sequence[Line]) -> list[int]:
    """The lines with which parts ended that hid nothing, of a game that may go on.

    Only from the start on: once a part hides anything, no later one counts.
    """
    reviewer = reviewer_of(game.name)
    found: list[int] = []
    if reviewer.hides(game.start()):
        return found
    done, last = _done(game, lines)
    for at, each in enumerate(done):
        if reviewer.hides(each.before):
            break
        after = done[at + 1].before if at + 1 < len(done) else last
        if reviewer.results(each.before, after) is not None:
            found.append(each.line)
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
                done.append(replace(each, before=state.copy()))
                state.step(each.seat, each.action)
            state.took_back(seat)
            continue
        action = game.actions.parse(text)
        events: list[Event] = []
        done.append(_Done(number, seat, action, state.copy(), events))
        state.step(seat, action, events)
    return done, state
