"""Actions: one object for every possible decision of a game, made once."""

from __future__ import annotations

import unicodedata
from typing import Final, final

from mypy_extensions import i64

from kachidoki.core.errors import BadNotation, listing, quoted
from kachidoki.core.nearest import Node, nearest, tree_of

_SETS: Final[dict[str, Actions]] = {}


def _interned(game: str, index: int) -> Action:
    """Unpickling gives back the one object there is."""
    return _SETS[game].all[index]


@final
class Action:
    """One small decision: its text, its index for learning code, and what the rules read."""

    def __init__(self, game: str, text: str, index: int, kind: i64, bit: i64) -> None:
        self.game = game
        self.text = text
        self.index = index
        self.kind = kind
        self.bit = bit

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<{self.text}>"

    def __reduce__(self) -> tuple[object, tuple[str, int]]:
        return _interned, (self.game, self.index)


@final
class Actions:
    """The action set of one game: made when the game's module loads, then never changed."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.all: list[Action] = []
        self._by_text: dict[str, Action] = {}
        self._tree: Node | None = None
        _SETS[game] = self

    def add(self, text: str, kind: i64, bit: i64) -> Action:
        """Make the action for a text, or find it if the text was added before."""
        known = self._by_text.get(text)
        if known is not None:
            return known
        action = Action(self.game, text, len(self.all), kind, bit)
        self.all.append(action)
        self._by_text[text] = action
        return action

    def parse(self, text: str) -> Action:
        """The action a text names; capitals, accents and extra blanks do not matter."""
        action = self._by_text.get(text)
        if action is None:
            action = self._by_text.get(plain(text))
        if action is None:
            if self._tree is None:
                self._tree = tree_of(self._by_text)
            near = nearest(plain(text), self._tree)
            hint = f"; close to it: {listing(near)}" if near else ""
            raise BadNotation(f"{quoted(text)} is not an action of {self.game}{hint}")
        return action

    def __len__(self) -> int:
        return len(self.all)


def plain(text: str) -> str:
    """Lower case, no accents, single blanks.

    >>> plain("  Put  Ōmi ")
    'put omi'
    """
    decomposed = unicodedata.normalize("NFKD", text)
    letters = [c for c in decomposed if not unicodedata.combining(c)]
    return " ".join("".join(letters).lower().split())
