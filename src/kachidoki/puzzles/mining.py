"""The mine: goes through games and keeps the positions that have one proved best answer."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass, field, replace
from typing import Final

from kachidoki import catalog
from kachidoki.bots import bot as bots
from kachidoki.bots.simulate import play_game, seed_of
from kachidoki.core import BadOption, Game, Record, State
from kachidoki.puzzles.difficulty import failures, rating_of
from kachidoki.puzzles.puzzle import Puzzle
from kachidoki.puzzles.registry import prover_of
from kachidoki.review.history import Decision, History

EASY_SHARE: Final = 5  # one of so many may be a puzzle that no bot fails


@dataclass(frozen=True, slots=True)
class Source:
    """Games of bots against themselves: the same seed, the same games."""

    game: str
    options: Mapping[str, str]
    bots: str
    games: int
    seed: int

    def records(self) -> Iterator[tuple[Game, Record]]:
        """The games, one after another."""
        game = catalog.find(self.game, self.options)
        players = [bots.find(self.bots) for _ in range(game.seats)]
        for number in range(self.games):
            record, _ = play_game(game, players, seed_of(self.seed, number))
            yield game, Record.parse(record.text())  # sealed, as a file would be

    def as_dict(self) -> dict[str, object]:
        """As the head of a pack says it."""
        return {
            "game": self.game,
            "options": dict(self.options),
            "bots": self.bots,
            "games": self.games,
            "seed": self.seed,
        }


@dataclass(slots=True)
class Mine:
    """What was found so far; no more of a theme than is wanted, and nothing twice."""

    wanted: Callable[[str], int]  # how many of a theme
    known: set[str] = field(default_factory=set)
    counts: Counter[str] = field(default_factory=Counter)
    easy: Counter[str] = field(default_factory=Counter)  # that no level fails
    positions: int = 0  # that were looked at

    def dig(self, games: Iterable[tuple[Game, Record]], most: int = 3) -> Iterator[Puzzle]:
        """The puzzles of games, at most so many of a game, each with its difficulty."""
        for game, record in games:
            taken = 0
            for state, seat in decisions(game, record):
                for puzzle in self.at(game, state, seat) if taken < most else ():
                    failed = failures(puzzle)
                    if self.keeps(puzzle.found.theme, failed):
                        taken += 1
                        yield replace(puzzle, failed=failed, rating=rating_of(failed))

    def keeps(self, theme: str, failed: Mapping[str, int]) -> bool:
        """Count a puzzle, unless it is one too many of those that everybody solves."""
        easy = not any(failed.values())
        if easy and self.easy[theme] * EASY_SHARE >= self.wanted(theme):
            return False
        self.easy[theme] += easy
        self.counts[theme] += 1
        return True

    def at(self, game: Game, state: State, seat: int) -> Iterator[Puzzle]:
        """What is new and wanted of a position."""
        self.positions += 1
        prover = prover_of(game.name)
        for found in prover.found(state, seat):
            alike = f"{game.name} {prover.alike(state, seat, found)}"
            if alike in self.known or self.counts[found.theme] >= self.wanted(found.theme):
                continue
            self.known.add(alike)
            yield Puzzle(game.name, options_of(game), state.position(), seat, found)


def decisions(game: Game, record: Record) -> Sequence[tuple[State, int]]:
    """The states before each whole decision of a finished game, and whose it was."""
    steps = History.of(game, record).steps
    return [(step.before, step.seat) for step in steps if isinstance(step, Decision)]


def options_of(game: Game) -> dict[str, str]:
    """The options of a game without which it would be another one."""
    needed = dict(game.options)
    for option in catalog.GAMES[game.name].options:
        left = {name: value for name, value in needed.items() if name != option.name}
        with suppress(BadOption):
            if catalog.find(game.name, left).options == game.options:
                needed = left
    return needed
