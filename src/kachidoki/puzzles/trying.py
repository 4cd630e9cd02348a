"""Answering a puzzle: action by action, whether that was right, and what refutes it if not."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kachidoki.core import CHANCE, IllegalAction, State, play
from kachidoki.core.event import Log
from kachidoki.joraku import JorakuState
from kachidoki.puzzles.joraku.sure_card import refuting_world
from kachidoki.puzzles.puzzle import CARD, Lines, Puzzle


@dataclass(frozen=True, slots=True)
class Step:
    """A step that was taken: by whom, what, what happened, and where that led."""

    seat: int
    action: str
    events: Log
    state: State


@dataclass(frozen=True, slots=True)
class Attempt:
    """How far an answer has come."""

    start: State
    steps: list[Step]  # of the seat that answers
    done: bool  # whether the answer is complete
    right: bool
    reply: list[Step]  # what follows a complete answer: its proof, or what refutes it

    @property
    def state(self) -> State:
        """Where the answer led."""
        return self.steps[-1].state if self.steps else self.start


def done(puzzle: Puzzle, state: State, actions: int) -> bool:
    """Whether so many actions of a seat, which led to a state, are a whole answer."""
    if puzzle.found.goal == CARD:
        return actions > 0
    return actions > 0 and puzzle.seat not in state.in_turn()


def taken(puzzle: Puzzle, state: State, lines: Lines) -> list[Step]:
    """Take actions one after another, each checked; raises IllegalAction if one is not open."""
    game = puzzle.configured()
    found = []
    for seat, text in lines:
        state = state.copy()
        events = play(state, seat, game.actions.parse(text))
        found.append(Step(seat, text, events, state))
    return found


def attempt(puzzle: Puzzle, actions: Sequence[str]) -> Attempt:
    """Answer a puzzle with actions; whatever follows a complete answer is refused."""
    start = puzzle.state()
    steps: list[Step] = []
    for text in actions:
        if steps and done(puzzle, steps[-1].state, len(steps)):
            raise IllegalAction("the answer is complete: nothing can follow it")
        before = steps[-1].state if steps else start
        steps += taken(puzzle, before, ((puzzle.seat, text),))
    if not steps or not done(puzzle, steps[-1].state, len(steps)):
        return Attempt(start, steps, done=False, right=False, reply=[])
    right = is_answer(puzzle, start, steps[-1].state)
    return Attempt(start, steps, done=True, right=right, reply=reply(puzzle, start, steps, right))


def is_answer(puzzle: Puzzle, start: State, after: State) -> bool:
    """Whether a complete answer led where the right one leads, by whatever way."""
    lines = tuple((puzzle.seat, text) for text in puzzle.found.answer)
    return taken(puzzle, start, lines)[-1].state == after


def reply(puzzle: Puzzle, start: State, steps: Sequence[Step], right: bool) -> list[Step]:
    """What follows: after the right answer how it goes on, after another one what refutes it."""
    found = puzzle.found
    after = steps[-1].state
    if right:
        return taken(puzzle, after, found.line)
    lines = found.replies.get(steps[0].action, ())
    if not lines:
        return []
    if isinstance(start, JorakuState):
        return cards_played(puzzle, start, steps[0].action, lines)
    return taken(puzzle, after, lines)


def cards_played(puzzle: Puzzle, start: JorakuState, card: str, lines: Lines) -> list[Step]:
    """The cards of the others that beat one's own, in a world that fits what the seat knows."""
    world = refuting_world(start, puzzle.seat, card, lines)
    state: State = taken(puzzle, world, ((puzzle.seat, card),))[-1].state
    found: list[Step] = []
    for seat, text in lines:
        for step in taken(puzzle, state, quick_end(state)):
            state = step.state
        found += taken(puzzle, state, ((seat, text),))
        state = found[-1].state
    return found


def quick_end(state: State) -> Lines:
    """How a turn ends in which the card is used for nothing."""
    (seat,) = state.to_act()
    if seat == CHANCE:
        return ()
    texts = [action.text for action in state.legal(seat)]
    return ((seat, "end"),) if "end" in texts else ((seat, "place"), (seat, "end"))
