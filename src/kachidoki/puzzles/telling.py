"""What a puzzle asks, and what is said of an answer, in words."""

from __future__ import annotations

from collections.abc import Mapping

from kachidoki.core import State
from kachidoki.joraku import JorakuState
from kachidoki.joraku.cards import COLOURS
from kachidoki.puzzles.joraku.last_turn import next_rows, points
from kachidoki.puzzles.joraku.passing import voids
from kachidoki.puzzles.puzzle import CARD, POINTS, STAND, VICTORY, Puzzle
from kachidoki.puzzles.trying import Attempt
from kachidoki.rokumon import RokumonState
from kachidoki.rokumon.warriors import CLANS
from kachidoki.text import capital, card_name, deed, sentence, turn_deeds, word


def facts_of(puzzle: Puzzle, state: State) -> dict[str, object]:
    """The numbers of a proof, as sentences name them."""
    proof: Mapping[str, int] = puzzle.found.proof
    facts: dict[str, object] = {**proof}
    if "actions" in proof:
        facts["others"] = proof["actions"] - 1
    if "plies" in proof:
        facts["turns"] = (proof["plies"] + 1) // 2
    if isinstance(state, JorakuState):
        facts["round"] = int(state.round) + 1
    return facts


def theme_name(theme: str, language: str) -> str:
    """What a theme is called."""
    return sentence(f"puzzle-theme-{theme}", language)


def question(puzzle: Puzzle, state: State, language: str) -> str:
    """What is asked, and of whom."""
    facts = facts_of(puzzle, state)
    asked = sentence(f"puzzle-ask-{puzzle.found.goal}", language, **facts)
    return sentence("puzzle-side", language, side=side(puzzle, state, language), asked=asked)


def side(puzzle: Puzzle, state: State, language: str) -> str:
    """The colour or clan that one plays."""
    if isinstance(state, RokumonState):
        return word(f"clan-{CLANS[state.clan]}", language)
    return word(f"colour-{COLOURS[puzzle.seat]}", language)


def verdict(puzzle: Puzzle, attempt: Attempt, language: str) -> str:
    """What is said of a complete answer: why it is right, or what refutes it."""
    goal = puzzle.found.goal
    facts = facts_of(puzzle, attempt.start)
    if attempt.right:
        return sentence(f"puzzle-right-{goal}", language, **facts)
    if isinstance(attempt.start, JorakuState):
        facts |= wrong_facts(puzzle, attempt)
    if attempt.reply:
        last = attempt.reply[-1].action
        facts["reply"] = capital(deed(last, language))
        facts["card"] = card_name(last.removeprefix("play "), language) if goal == CARD else ""
        return sentence(f"puzzle-wrong-{goal}", language, **facts)
    lost = attempt.state.outcome()
    if lost is not None and goal not in (STAND, VICTORY, POINTS):
        return sentence("puzzle-wrong-lost", language)
    return sentence(f"puzzle-wrong-{goal}", language, **facts)


def wrong_facts(puzzle: Puzzle, attempt: Attempt) -> dict[str, object]:
    """What a wrong answer of Joraku brought, next to what is possible."""
    start, after, seat = attempt.start, attempt.state, puzzle.seat
    assert isinstance(start, JorakuState), "a position of Joraku"
    assert isinstance(after, JorakuState), "which stays one"
    proof = puzzle.found.proof
    match puzzle.found.goal:
        case "points":
            gained = points(after, seat) - points(start, seat)
            return {"points": gained, "best": proof["points"]}
        case "next":
            board = attempt.steps[-2].state
            assert isinstance(board, JorakuState), "before the end of the turn"
            return {"points": next_rows(board, seat), "best": proof["points"]}
        case "void":
            return {"voids": voids(int(after.hand(seat))), "best": proof["voids"]}
    return {}


def solution(puzzle: Puzzle, language: str) -> str:
    """The answer in words."""
    return turn_deeds(puzzle.found.answer, language)
