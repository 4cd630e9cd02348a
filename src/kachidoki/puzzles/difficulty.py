"""How hard a puzzle is: how often bots of each level fail it.

Where a puzzle asks for what bots play for, they play. Two questions are not theirs: they would
rather win the game than a skirmish or a void. There a level stands for how many worlds somebody
imagines before choosing what is best in most of them. And where the most points of a turn are asked
for, only those levels try that look at the board after their turn and no further.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from kachidoki.bots import bot as bots
from kachidoki.core import Rng
from kachidoki.puzzles.puzzle import POINTS, Puzzle
from kachidoki.puzzles.registry import prover_of
from kachidoki.puzzles.trying import done, is_answer

# How often each level tries, how many worlds it imagines, and the rating that stands for it.
TRIES: Final[Mapping[str, int]] = {"beginner": 6, "casual": 4, "skilled": 2, "expert": 1}
WORLDS: Final[Mapping[str, int]] = {"beginner": 1, "casual": 3, "skilled": 8, "expert": 20}
LEVEL_RATINGS: Final[Mapping[str, int]] = {
    "beginner": 900,
    "casual": 1200,
    "skilled": 1500,
    "expert": 1800,
}
BOARD_ONLY: Final = ("beginner", "casual")
LOWEST, HIGHEST = 600, 2200


def solves(puzzle: Puzzle, level: str, number: int) -> bool:
    """Whether a bot finds the answer, at one of its tries."""
    rng = Rng(f"{puzzle.position} {level} {number}".encode())
    start = puzzle.state()
    prover, goal = prover_of(puzzle.game), puzzle.found.goal
    guess = prover.guess(start, puzzle.seat, goal, WORLDS[level], rng)
    if guess is not None:
        return sorted(guess) == sorted(puzzle.found.answer)
    state, bot, actions = start.copy(), bots.find(level), 0
    while not done(puzzle, state, actions):
        state.step(puzzle.seat, bot(state.view(puzzle.seat), rng))
        actions += 1
    return is_answer(puzzle, start, state)


def failures(puzzle: Puzzle) -> dict[str, int]:
    """How often each level fails, in percent."""
    levels = BOARD_ONLY if puzzle.found.goal == POINTS else tuple(TRIES)
    found = {}
    for level in levels:
        tries = TRIES[level]
        failed = sum(not solves(puzzle, level, number) for number in range(tries))
        found[level] = round(100 * failed / tries)
    return found


def rating_of(failed: Mapping[str, int]) -> int:
    """The rating that explains the failures by the usual scale of 400 points, within bounds.

    >>> rating_of({"beginner": 50, "casual": 0, "skilled": 0, "expert": 0})
    815
    >>> rating_of({"beginner": 100, "casual": 100, "skilled": 100, "expert": 100})
    2200
    """
    wanted = sum(failed.values()) / 100
    low, high = float(LOWEST), float(HIGHEST)
    while high - low > 0.5:
        middle = (low + high) / 2
        chances = [1 / (1 + 10 ** ((LEVEL_RATINGS[level] - middle) / 400)) for level in failed]
        if sum(chances) < wanted:
            low = middle
        else:
            high = middle
    return round(high)
