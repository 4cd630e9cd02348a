"""Games between bots as rows: a row for every decision, and one for every game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from kachidoki.bots.bot import checked
from kachidoki.bots.own_bots import Chooser
from kachidoki.bots.simulate import play_trusted
from kachidoki.core import CHANCE, Action, Game, Outcome, Record, Rng, View

Row = dict[str, Any]
Numbers = Callable[[View, Action], Row]  # the columns of a decision that are numbers


class Noting:
    """A bot that keeps what it was shown, and what it answered."""

    def __init__(self, bot: Chooser, seen: list[tuple[View, Action]]) -> None:
        self.bot = bot
        self.seen = seen

    def __call__(self, view: View, rng: Rng) -> Action:
        """What the bot answers."""
        action = self.bot(view, rng)
        self.seen.append((view, action))
        return action


def play(
    game: Game, bots: Sequence[Chooser], seed: bytes
) -> tuple[Record, Outcome, list[tuple[View, Action]]]:
    """A game from its seed, and every decision: the view of whoever decided, and its action."""
    seen: list[tuple[View, Action]] = []
    record, outcome = play_trusted(game, [Noting(checked(bot), seen) for bot in bots], seed)
    return record, outcome, seen


def of_view(view: View, action: Action) -> Row:
    """The columns that say what a seat knew and did: made from its view, and from nothing else."""
    known = dict(view.as_dict())
    del known["legal"]
    legal = [str(each) for each in view.legal()]
    text = str(action)
    return {
        "view": known,
        "legal": legal,
        "choice": legal.index(text),
        "action": text,
        "index": int(action.index),
    }


def decision_rows(
    number: int,
    names: Sequence[str],
    record: Record,
    outcome: Outcome,
    seen: Sequence[tuple[View, Action]],
    numbers: Numbers | None = None,
) -> list[Row]:
    """The rows of a game, in the order of its record."""
    assert record.seed is not None
    lines = [at for at, (who, _) in enumerate(record.lines, start=1) if who != CHANCE]
    rows = []
    for ply, (line, (view, action)) in enumerate(zip(lines, seen, strict=True)):
        seat = view.seat
        assert seat is not None
        row: Row = {
            "game": number,
            "seed": record.seed.hex(),
            "ply": ply,
            "line": line,
            "seat": seat,
            "bot": names[seat],
            **of_view(view, action),
            "score": outcome.scores[seat],
            "rank": outcome.ranking.index(seat) + 1,
            "won": seat in outcome.winners,
        }
        if numbers is not None:
            row |= numbers(view, action)
        rows.append(row)
    return rows


def game_row(
    number: int, names: Sequence[str], record: Record, outcome: Outcome, decisions: int
) -> Row:
    """The row of a game."""
    assert record.seed is not None
    return {
        "game": number,
        "seed": record.seed.hex(),
        "rules_version": record.rules,
        "options": dict(record.options),
        "bots": list(names),
        "decisions": decisions,
        "scores": list(outcome.scores),
        "ranking": list(outcome.ranking),
        "winners": list(outcome.winners),
        "reason": outcome.reason.key,
        "record": record.text(),
    }
