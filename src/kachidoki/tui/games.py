"""What the terminal needs of each game, by its name: a new game brings its words and its board."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from kachidoki.protocol import EventInfo
from kachidoki.tui import joraku_words, rokumon_words
from kachidoki.tui.ending import Ending

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
    result: str  # the sentence about a place at the end


WORDS: Final[Mapping[str, Words]] = {
    "joraku": Words(
        joraku_words.asked,
        joraku_words.hand_told,
        joraku_words.board_told,
        joraku_words.card,
        joraku_words.ending,
        joraku_words.picks_of,
        "tui-result-joraku",
    ),
    "rokumon": Words(
        rokumon_words.asked,
        rokumon_words.hand_told,
        rokumon_words.board_told,
        rokumon_words.card,
        rokumon_words.ending,
        rokumon_words.picks_of,
        "tui-result-rokumon",
    ),
}
