"""The last turn of a round: nothing is hidden that matters, and every board can be listed."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from kachidoki.joraku import JorakuState
from kachidoki.joraku.prestige import prestige
from kachidoki.joraku.state import HOUSES, OVER, PLAYING, reputation
from kachidoki.puzzles.puzzle import NEXT, POINTS, VICTORY, Found

MOST_BOARDS: Final = 3_000  # that a turn may lead to: beyond, nobody could find the best one
FEWEST: Final = 8  # boards: below, everybody would
STEPS: Final = ("daimyo", "remove", "move", "put")


@dataclass(frozen=True, slots=True)
class Turn:
    """A board that the turn can end with: how to get there, and the state after its scoring."""

    line: tuple[str, ...]
    board: JorakuState  # before its end
    after: JorakuState


def is_last(state: JorakuState) -> bool:
    """Whether the last card of a round is about to be played, for a seat with one colour."""
    setting = state.setting
    return bool(
        setting.shape != HOUSES
        and state.phase == PLAYING
        and state.skirmish == setting.skirmishes - 1
        and state.played == setting.plays - 1
    )


def armies(state: JorakuState) -> tuple[int, ...]:
    """All that lies on the map, with everybody's points."""
    return int(state.army0), int(state.army1), int(state.army2), int(state.army3)


def turns(state: JorakuState, seat: int, most: int) -> list[Turn] | None:
    """Every board that the turn can end with, each by its shortest way; None if too many."""
    known: set[tuple[int, ...]] = set()
    boards: dict[tuple[int, ...], Turn] = {}
    level: list[tuple[JorakuState, tuple[str, ...]]] = [(state, ())]
    while level:
        following: list[tuple[JorakuState, tuple[str, ...]]] = []
        for before, line in level:
            for action in before.legal(seat):
                after = before.copy()
                after.step(seat, action)
                way = (*line, action.text)
                if action.text == "end":
                    boards.setdefault(armies(before), Turn(way, before, after))
                    if len(boards) > most:
                        return None
                    continue
                key = (*armies(after), int(after.left), int(after.phase), int(after.now))
                if key not in known:
                    known.add(key)
                    following.append((after, way))
        level = following
    return list(boards.values())


def points(after: JorakuState, seat: int) -> int:
    """What a seat with one colour has."""
    return int(reputation(after.army(seat)))


def found(state: JorakuState, seat: int) -> Iterator[Found]:
    """Most points for oneself, now and by the next rows; in the last round the win of the game."""
    if not is_last(state):
        return
    boards = turns(state, seat, MOST_BOARDS)
    if boards is None or len(boards) < FEWEST:
        return
    had = points(state, seat)
    gained = one_best(boards, [points(turn.after, seat) - had for turn in boards])
    if gained is not None:
        yield Found(POINTS, theme_of(gained[0].line), gained[0].line, proof=gained[1])
    if boards[0].after.phase != OVER:
        ready = one_best(boards, [next_rows(turn.board, seat) for turn in boards])
        if ready is not None:
            yield Found(NEXT, "rows", ready[0].line, proof=ready[1])
        return
    winning = [turn for turn in boards if wins(turn.after, seat)]
    if len(winning) == 1 and has_step(winning[0].line):
        yield Found(VICTORY, VICTORY, winning[0].line, proof={"boards": len(boards)})


def one_best(boards: list[Turn], values: list[int]) -> tuple[Turn, dict[str, int]] | None:
    """The board that is worth most, if there is just one and something was done for it."""
    best, following = sorted(values, reverse=True)[:2]
    turn = boards[values.index(best)]
    if best == following or not has_step(turn.line):
        return None
    return turn, {"boards": len(boards), "points": best, "next": following}


def next_rows(board: JorakuState, seat: int) -> int:
    """What the areas would pay a seat by the rows of the next round."""
    later = board.copy()
    later.round += 1
    had = points(later, seat)
    prestige(later, None)
    return points(later, seat) - had


def wins(after: JorakuState, seat: int) -> bool:
    """Whether the game that is over was won by a seat."""
    outcome = after.outcome()
    return outcome is not None and outcome.winners == (seat,)


def has_step(line: tuple[str, ...]) -> bool:
    """Whether a turn does anything: to leave all as it is would be a poor answer."""
    return any(action.split()[0] in STEPS for action in line)


def theme_of(line: tuple[str, ...]) -> str:
    """What the turn is about."""
    verbs = {action.split()[0] for action in line}
    if "daimyo" in verbs:
        return "daimyo"
    if "remove" in verbs:
        return "removing"
    if line[0].endswith("ninja"):
        return "ninja"
    return "placing" if "place" in verbs else "marching"
