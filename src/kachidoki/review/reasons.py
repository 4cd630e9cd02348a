"""Which reasons tell of what was played, which of the better choice, and where two differ."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

# How the keys of those begin that tell of what was played; all others tell of the better choice.
OF_PLAYED: Final = (
    "bots.judged-",
    "review.answer-",
    "review.taroma-",
    "review.likely",
    "review.gives-up",
    "review.leaves",
    "review.no-supply",
    "review.unplaced",
    "review.unspent",
)

Reasons = list[Mapping[str, Any]]


def parted(reasons: Sequence[Mapping[str, Any]]) -> tuple[Reasons, Reasons]:
    """Reasons as plain data: those that tell of what was played, and those of the better choice.

    >>> parted([{"key": "bots.hint-wins"}, {"key": "review.answer-wins"}])
    ([{'key': 'review.answer-wins'}], [{'key': 'bots.hint-wins'}])
    """
    played = [each for each in reasons if each["key"].startswith(OF_PLAYED)]
    return played, [each for each in reasons if each not in played]


def best_apart(decision: Mapping[str, Any]) -> str | None:
    """What is said where another choice is best with all cards open: both are as good, or not.

    None where the two are the same, or no cards were hidden. They are as good if neither look
    can tell its best from what was played.

    >>> def judged(line: str, low: int) -> dict[str, object]:
    ...     return {"line": line.split(), "loss": [9_000, low, 20_000]}
    >>> cards = {"hidden": True, "grid": {"kind": "cards"}}
    >>> best_apart({**cards, "know": judged("a b", -5), "open": judged("c", -7)})
    'review-open-equal'
    >>> best_apart({**cards, "know": judged("a b", 5), "open": judged("c", -7)})
    'review-open-apart'
    >>> best_apart({**cards, "know": judged("a b", 5), "open": judged("b a", -7)})
    """
    know, opened = decision["know"], decision["open"]
    if not decision["hidden"] or decision["grid"]["kind"] != "cards":
        return None
    if sorted(know["line"]) == sorted(opened["line"]):
        return None
    equal = know["loss"][1] <= 0 and opened["loss"][1] <= 0
    return "review-open-equal" if equal else "review-open-apart"
