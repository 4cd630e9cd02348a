"""Putting a review together: from a record to plain data."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict
from typing import Any, Final

from kachidoki.core import BadOption, Game, Record
from kachidoki.review.account import accounts
from kachidoki.review.effort import EFFORTS, Effort
from kachidoki.review.estimate import Estimate, of_estimates
from kachidoki.review.grades import GRADES, grade_of
from kachidoki.review.history import Decision, History
from kachidoki.review.pieces import KNOW, OPEN, Answer, Piece, name_of, pieces_of, plain, work
from kachidoki.review.registry import reviewer_of

FORMAT: Final = 6  # of what a review holds; what is stored of another one is done again

# Does pieces, in any order, and hands out each answer with its name.
Workers = Callable[[Sequence[Piece]], Iterable[tuple[str, Answer]]]


class Reviewing:
    """A review under way: its pieces, the answers so far, and the whole once all are there.

    `done` are answers of an earlier run of the same review, by their names: those pieces are not
    done again.
    """

    def __init__(
        self,
        game: Game,
        record: Record,
        effort: Effort = EFFORTS["quick"],
        seat: int | None = None,
        done: Mapping[str, Answer] | None = None,
    ) -> None:
        if seat is not None and not 0 <= seat < game.seats:
            raise BadOption(f"there is no seat {seat}; seats are 0 to {game.seats - 1}")
        self.history = History.of(game, record)
        self.effort = effort
        self.seats = list(range(game.seats)) if seat is None else [seat]
        self.answers: dict[str, Answer] = dict(done or {})
        self.pieces = list(pieces_of(self.history, effort, self.seats))

    def left(self) -> list[Piece]:
        """The pieces that are still to be done."""
        return [
            piece
            for piece in self.pieces
            if name_of(piece["kind"], piece["seat"], piece["step"]) not in self.answers
        ]

    def take(self, name: str, answer: Answer) -> None:
        """Keep the answer to a piece."""
        self.answers[name] = answer

    def as_dict(self) -> dict[str, Any]:
        """The review as plain data, once every piece is done."""
        game = self.history.game
        return {
            "format": FORMAT,
            "game": game.name,
            "options": dict(game.options),
            "effort": self.effort.name,
            "grades": [asdict(grade) for grade in GRADES],
            "seats": [self._seat(seat) for seat in self.seats],
            "decisions": [self._decision(step, each) for step, each in self._judged(self.seats)],
        }

    def so_far(self, seats: Collection[int]) -> list[dict[str, Any]]:
        """The decisions of some seats that are judged already by what could be known.

        Like those of the whole review, without `open`, `grid` and `replies`.
        """
        found = [self._known(step, each) for step, each in self._judged(seats)]
        for each in found:
            del each["grid"], each["replies"]
        return found

    def _judged(self, seats: Collection[int]) -> Iterator[tuple[int, Decision]]:
        """The decisions that are judged by what could be known, with their steps."""
        for step, each in enumerate(self.history.steps):
            if not isinstance(each, Decision) or each.seat not in seats:
                continue
            if name_of(KNOW, each.seat, step) in self.answers:
                yield step, each

    def _seat(self, seat: int) -> dict[str, Any]:
        know = accounts(self.history, self.answers, seat, opened=False)
        opened = accounts(self.history, self.answers, seat, opened=True)
        about = self._parts()
        parts = [
            {**about[known.part], "know": known.as_dict(), "open": seen.as_dict()}
            for known, seen in zip(know, opened, strict=True)
        ]
        lost = [
            Estimate(*self.answers[name_of(KNOW, seat, step)]["loss"])
            for step in range(len(self.history.steps))
            if name_of(KNOW, seat, step) in self.answers
        ]
        average = of_estimates(lost).as_list() if lost else None
        return {"seat": seat, "decisions": len(lost), "average": average, "parts": parts}

    def _parts(self) -> dict[int, dict[str, Any]]:
        """The parts in their order: the number of each, whether it hides anything or is exact.

        And of those that are, after how many moves of both they end if both do their best.
        """
        reviewer = reviewer_of(self.history.game.name)
        found: dict[int, dict[str, Any]] = {}
        for step, each in enumerate(self.history.steps):
            if isinstance(each, Decision) and each.part not in found:
                first = self.answers.get(name_of(OPEN, each.seat, step))
                found[each.part] = {
                    "part": reviewer.part(each.before),
                    "hidden": reviewer.hides(each.before),
                    "exact": reviewer.exact(each.before),
                    "moves": 0 if first is None else first["moves"][1],
                }
        return found

    def _decision(self, step: int, decision: Decision) -> dict[str, Any]:
        opened = dict(self.answers[name_of(OPEN, decision.seat, step)])
        for chances in ("before", "after"):
            del opened[chances]
        return {**self._known(step, decision), "open": opened}

    def _known(self, step: int, decision: Decision) -> dict[str, Any]:
        """A decision by what its seat could know."""
        know = dict(self.answers[name_of(KNOW, decision.seat, step)])
        about = {name: know.pop(name) for name in ("topic", "reasons", "replies", "grid")}
        reviewer = reviewer_of(self.history.game.name)
        part = self._parts()[decision.part]
        return {
            "seat": decision.seat,
            **{name: part[name] for name in ("part", "hidden", "exact")},
            "lines": decision.lines,
            "actions": [str(action) for action in decision.actions],
            "when": plain(reviewer.when(decision.before, decision.turn).as_dict()),
            "grade": grade_of(*(Estimate(*know[name]) for name in ("played", "best", "loss"))),
            "know": know,
            **about,
        }


def one_by_one(pieces: Sequence[Piece]) -> Iterable[tuple[str, Answer]]:
    """Do pieces in this process."""
    return map(work, pieces)


def review(
    game: Game,
    record: Record,
    effort: Effort = EFFORTS["quick"],
    seat: int | None = None,
    workers: Workers = one_by_one,
) -> dict[str, Any]:
    """Review a finished game; raises BadRecord if the record is wrong or the game not over."""
    reviewing = Reviewing(game, record, effort, seat)
    for name, answer in workers(reviewing.left()):
        reviewing.take(name, answer)
    return reviewing.as_dict()
