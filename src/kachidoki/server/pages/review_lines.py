"""A choice at a decision of a review, played on the board step by step with its answers."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from operator import itemgetter
from typing import Any, Final

from kachidoki import text
from kachidoki.core import Event, State, Table
from kachidoki.core.event import Log
from kachidoki.core.record import Line
from kachidoki.protocol import EventInfo, Moment, ReviewLine
from kachidoki.protocol.reviews import LineName
from kachidoki.review.registry import reviewer_of
from kachidoki.server.pages.history import FinishedGame
from kachidoki.server.tables.updates import told
from kachidoki.text import Players

TAROMA: Final = "rokumon.taroma"  # that it has answered, by itself


@dataclass(frozen=True)
class Reviewed:
    """A game that may be reviewed, with all that is needed to tell its review."""

    over: FinishedGame
    players: Players
    language: str

    def version(self, line: int) -> int:
        """The version that brought a line of the record, which are counted from 1."""
        return bisect_left(self.over.marks, line) + 1


def choice_of(decision: Mapping[str, Any], of: LineName) -> list[Line]:
    """A choice at a decision as lines of a record."""
    return [(decision["seat"], action) for action in own_part(decision, of)]


def replies_of(decision: Mapping[str, Any], of: LineName) -> list[Line]:
    """How it goes on after a choice, as lines of a record; nothing where nobody could say."""
    if of == "open":
        return []
    found = decision["replies"]["played" if of == "played" else "best"]
    return [(by, action) for by, action in found]


def own_part(decision: Mapping[str, Any], of: LineName) -> Sequence[str]:
    """The actions of a choice at a decision."""
    found: Sequence[str] = decision["actions"] if of == "played" else decision[of]["line"]
    return found


def is_proved(decision: Mapping[str, Any], of: LineName) -> bool:
    """Whether all of a choice and its answers is proved: solved, or won by the very next action."""
    keys = [reason["key"] for reason in decision["reasons"]]
    return decision["exact"] or (of == "played" and "review.answer-wins" in keys)


def step_in_words(actions: Sequence[str], events: Sequence[EventInfo], language: str) -> str:
    """What is done in a step, and what Taroma answers by itself."""
    told = [text.turn_deeds(actions, language)]
    for event in events:
        if event.key == TAROMA:
            answer = text.deed(str(event.facts["action"]), language)
            label = text.sentence("draw-taroma", language)
            told.append(text.sentence("page-labelled", language, label=label, text=answer))
    return text.joined(told, language)


class Stage:
    """A board on which a choice and its replies are shown to the seat that decides."""

    def __init__(
        self, decision: Mapping[str, Any], replies: Sequence[Line], game: Reviewed
    ) -> None:
        over = game.over
        self.game = game
        self.seat: int = decision["seat"]
        self.reviewer = reviewer_of(over.game.name)
        self.version = game.version(decision["lines"][0]) - 1
        truth = Table.to_look_at(over.game, over.lines[: decision["lines"][0] - 1]).state
        imagined = self.reviewer.stage(truth, self.seat) if replies else None
        self.imagined = imagined is not None
        self.state: State = truth if imagined is None else imagined
        self.steps = [self.moment([])]
        self.seats: list[int] = []
        self.told: list[str] = []

    def moment(self, events: Sequence[Event]) -> Moment:
        """What the seat sees now, and what has happened, as far as it saw that."""
        over, name = self.game.over, self.game.over.game.name
        seen = [found for event in events if (found := event.seen_by(self.seat)) is not None]
        return Moment(
            version=self.version,
            first=over.first,
            last=len(over.marks),
            seat=self.seat,
            view=self.state.view(self.seat).as_dict(),
            events=[
                told(each, self.version, name, self.game.language, self.game.players)
                for each in seen
            ],
            outcome=None,
        )

    def show(self, by: int, actions: Sequence[str]) -> None:
        """A step: what a seat does; what others do in secret is told by what comes of it."""
        secret = by != self.seat and self.reviewer.in_secret(self.state)
        events: Log = []
        for action in actions:
            parsed = self.game.over.game.actions.parse(action)
            self.state.step(by, self.reviewer.in_truth(self.state, by, parsed), events)
        moment = self.moment(events)
        if secret and not moment.events:
            return
        self.steps.append(moment)
        self.seats.append(self.seat if secret else by)
        words = [event.text for event in moment.events]
        language = self.game.language
        self.told.append(
            " ".join(words) if secret else step_in_words(actions, moment.events, language)
        )


def line_of(decision: Mapping[str, Any], of: LineName, game: Reviewed) -> ReviewLine:
    """A choice, played on the board as it stood; the seat that decides looks at it.

    Where others' cards are imagined, what each of them does in one go is one step.
    """
    choice, replies = choice_of(decision, of), replies_of(decision, of)
    stage = Stage(decision, replies, game)
    for by, action in choice:
        stage.show(by, [action])
    own = len(stage.told)
    for by, action in () if stage.imagined else replies:
        stage.show(by, [action])
    for by, several in groupby(replies, key=itemgetter(0)) if stage.imagined else ():
        stage.show(by, [action for _, action in several])
    return ReviewLine(
        steps=stage.steps,
        seats=stage.seats,
        told=stage.told,
        proved=len(stage.told) if is_proved(decision, of) else own,
        imagined=stage.imagined,
    )
