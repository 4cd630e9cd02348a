"""Searches of Rokumon with and without mixing and habits, and duplicate matches between them."""

from __future__ import annotations

import hashlib
import json
import math
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from mypy_extensions import i64

from kachidoki.bots.rokumon.belief import Habits
from kachidoki.bots.rokumon.search_context import EVEN
from kachidoki.bots.rokumon.search_position import SearchPosition
from kachidoki.bots.rokumon.thinker import RokumonThinker
from kachidoki.bots.simulate import play_game
from kachidoki.bots.thinking import Budget, ponder
from kachidoki.core import Action, Rng, View
from kachidoki.rokumon import Rokumon, RokumonView
from kachidoki.rokumon.warriors import KINDS, VALUES

PATIENCE = 3600.0
PAIR_BEFORE = {3: 30, 4: 34, 5: 45}  # by act, what the better warrior in a pair weighed


class Before(RokumonThinker):
    """The search before it mixed and read: a hidden warrior is average, and pairs weigh little."""

    def root(self) -> SearchPosition:
        position = super().root()
        context = position.context
        if context.hidden_clan >= 0:
            average = 5 if context.hidden_clan else 7  # twice the number on the warrior
            row = [i64(0)] * int(KINDS)
            for kind, value in enumerate(VALUES[1 - context.hidden_clan]):
                row[kind] = EVEN if average > 2 * value else -EVEN
            context.leads = [row] * len(context.leads)
            context.pair = PAIR_BEFORE[context.act]
        return position


@dataclass(frozen=True)
class Player:
    """A search with so many positions; without `mixing` it is the one before."""

    name: str
    work: int
    habits: Habits | None
    mixing: bool = True

    def __call__(self, view: View, rng: Rng) -> Action:
        assert isinstance(view, RokumonView)
        kind = RokumonThinker if self.mixing else Before
        search = kind(view, rng, habits=self.habits, mixing=self.mixing)
        ponder(search, Budget(self.work, PATIENCE))
        return search.choice()[0]


def old(work: int) -> Player:
    """The search before it mixed and read."""
    return Player("old", work, None, mixing=False)


@lru_cache
def game_of(act: int) -> Rokumon:
    """An act on its own, without tokens."""
    return Rokumon(act=str(act), honour="off")


def deal_seed(name: str) -> bytes:
    """The seed of a deal."""
    return hashlib.sha256(name.encode()).digest()[:16]


def duel(act: int, first: Player, second: Player, seed: bytes) -> float:
    """The first player's part of two games on one deal, the sides exchanged."""
    points = 0.0
    for seat in range(2):
        bots = [second, second]
        bots[seat] = first
        winners = play_game(game_of(act), bots, seed)[1].winners
        points += 0.5 if len(winners) != 1 else float(seat in winners)
    return points / 2


@dataclass(frozen=True)
class Share:
    """A part of the points, in so many deals of two games, with its 95 % interval."""

    deals: int
    value: float
    reach: float

    def __str__(self) -> str:
        low, high = self.value - self.reach, self.value + self.reach
        return f"{self.value:.1%} ({low:.1%} – {high:.1%}) of {2 * self.deals} games"


def match(act: int, first: Player, second: Player, games: int, file: Path) -> Share:
    """Play what the file does not have yet; every finished deal is kept there."""
    points: list[float] = []
    if file.exists():
        points = [json.loads(line) for line in file.read_text("utf-8").splitlines()]
    with file.open("a", encoding="utf-8") as kept:
        for deal in range(len(points), games // 2):
            points.append(duel(act, first, second, deal_seed(f"duel {act} {deal}")))
            print(json.dumps(points[-1]), file=kept, flush=True)
    points = points[: games // 2]
    mean = sum(points) / len(points)
    spread = sum((each - mean) ** 2 for each in points) / max(1, len(points) - 1)
    return Share(len(points), mean, 1.96 * math.sqrt(spread / len(points)))
