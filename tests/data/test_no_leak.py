"""What a seat cannot know changes no byte of its rows. Leaks that are planted must be found.

Whole games are compared that differ only in what the seat never saw, worked out from the record
apart from `view` (`secrets.py` of both games).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from kachidoki.core import Action, Event, Game, Outcome, Record, Rng, State, View, play
from kachidoki.data.dataset import numbers_of
from kachidoki.data.files import json_line
from kachidoki.data.rows import Row, decision_rows
from tests.rl.shapes import game_of
from tests.rl.test_no_leak import HIDING, Line, possible, twins

Look = Callable[[State, int], Any]  # what a row is made from, of a state and a seat
UNKNOWN = Event("", {}, "")


def honest(state: State, seat: int) -> View:
    return state.view(seat)


class Leaking:
    """A view that tells one thing too much: where everything lies."""

    def __init__(self, state: State, seat: int) -> None:
        self.seat = seat
        self.view = state.view(seat)
        self.legal = self.view.legal
        self.position = state.position()

    def as_dict(self) -> dict[str, object]:
        return {**self.view.as_dict(), "position": self.position}


def rows_of(game: Game, lines: list[Line], seat: int, look: Look = honest) -> list[Row]:
    """The rows of a seat, of a game or the beginning of one."""
    state = game.start()
    seen: list[tuple[View, Action]] = []
    for who, text in lines:
        action = game.actions.parse(text)
        if who >= 0:
            seen.append((look(state, who), action))
        play(state, who, action)
    seats = tuple(range(game.seats))
    outcome = state.outcome() or Outcome((0,) * game.seats, seats, (), UNKNOWN)
    record = Record(game.name, game.rules_version, game.options, "", b"the same", lines)
    numbers = numbers_of(game) if look is honest else None
    rows = decision_rows(0, ["bot"] * game.seats, record, outcome, seen, numbers)
    return [row for row in rows if row["seat"] == seat]


def differences(shape: str, wanted: int, look: Look = honest) -> tuple[int, int]:
    """Of so many pairs of games: how many a seat can tell apart by its rows, and the others."""
    game = game_of(shape)
    rng = Rng(b"rows " + shape.encode())
    mine = theirs = 0
    while wanted > 0:
        seat = wanted % game.seats
        for lines, other in twins(game, rng, seat):
            if not possible(game, other):
                continue
            wanted -= 1
            for who in range(game.seats):
                one, two = (rows_of(game, each, who, look) for each in (lines, other))
                differ = [json_line(row) for row in one] != [json_line(row) for row in two]
                mine += differ and who == seat
                theirs += differ and who != seat
    return mine, theirs


@pytest.mark.parametrize("shape", HIDING)
def test_the_rows_of_a_seat_do_not_depend_on_what_it_cannot_know(shape: str) -> None:
    mine, theirs = differences(shape, 6)
    assert mine == 0
    assert theirs > 0


@pytest.mark.parametrize("shape", ["4", "neutral", "act 3"])
def test_a_planted_leak_is_found(shape: str) -> None:
    assert differences(shape, 8, Leaking)[0] > 0
