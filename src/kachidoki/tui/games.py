"""What the terminal needs of each game, by its name: a new game brings its words and its board."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from kachidoki.protocol import EventInfo
from kachidoki.tui import joraku_scores, joraku_words, rokumon_words
from kachidoki.tui.ending import Ending, Scored

View = Mapping[str, Any]


@dataclass(frozen=True)
class Words:
    """A game in words; a view is the plain data of an update."""

    asked: Callable[[View, Sequence[str], str], str]  # what the seat is to do now
    hand: Callable[[View, str], str]  # what it has to choose from
    board: Callable[[View, Mapping[str, str], Sequence[str], str], list[str]]  # with its options
    card: Callable[[View, str], tuple[str, list[str]] | None]  # shown when its title changes
    ending: Callable[[Sequence[EventInfo], str], Ending]  # of its latest part that is over
    picks: Callable[[str], tuple[str, ...]]  # of an action
    # The action that a key would mean which is not open, after some picks, with places by number.
    tried: Callable[[View, Sequence[str], Sequence[str], str], str | None]
    closed: Callable[[View, str], Mapping[str, str]]  # picks that would do nothing, and why
    back: Callable[[View], bool]  # whether the latest step is one of a choice that goes on
    tips: Callable[[View, Mapping[str, str], str], list[str]]  # with its options: for this choice
    all_tips: Callable[[View, Mapping[str, str], str], list[str]]
    # What the latest part that is over paid.
    scored: Callable[[Sequence[EventInfo], View, Sequence[str], str], Scored | None]
    result: str  # the sentence about a place at the end


WORDS: Final[Mapping[str, Words]] = {
    "joraku": Words(
        joraku_words.asked,
        joraku_words.hand_told,
        joraku_words.board_told,
        joraku_words.card,
        joraku_words.ending,
        joraku_words.picks_of,
        joraku_words.tried,
        joraku_words.closed,
        joraku_words.goes_on,
        joraku_words.tips,
        joraku_words.all_tips,
        joraku_scores.scored,
        "tui-result-joraku",
    ),
    "rokumon": Words(
        rokumon_words.asked,
        rokumon_words.hand_told,
        rokumon_words.board_told,
        rokumon_words.card,
        rokumon_words.ending,
        rokumon_words.picks_of,
        rokumon_words.tried,
        rokumon_words.closed,
        rokumon_words.goes_on,
        rokumon_words.tips,
        rokumon_words.all_tips,
        rokumon_words.scored,
        "tui-result-rokumon",
    ),
}
