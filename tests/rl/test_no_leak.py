"""What a seat cannot know changes no bit of its observation, mask or information state.

Two ways to change it: `game.imagine` at every step, and whole games in which what the seat never
saw is something else, worked out from the record apart from `view` (`secrets.py` of both games).
Leaks that are planted must be found.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest

from kachidoki.core import Game, IllegalAction, Rng, State, View, play
from kachidoki.joraku import Joraku, JorakuState
from kachidoki.joraku.view import JorakuView
from kachidoki.rl.encode import encoding_of
from kachidoki.rl.memory import Memory, told
from kachidoki.rokumon import Rokumon, RokumonState
from kachidoki.rokumon.view import RokumonView
from tests.joraku.secrets import exchange_unseen
from tests.joraku.secrets import random_lines as joraku_lines
from tests.rl.shapes import SHAPES, game_of, random_states
from tests.rokumon.secrets import follow, other_values
from tests.rokumon.secrets import random_lines as rokumon_lines

Line = tuple[int, str]
# What a seat gets: from the game, its state, the seat, and what happened so far.
Tell = Callable[[Game, State, int, Memory], bytes]
HIDING = [shape for shape in SHAPES if SHAPES[shape][0] == "joraku"]
HIDING += ["act 3", "act 4", "act 5", "campaign"]


def honest(game: Game, state: State, seat: int, memory: Memory) -> bytes:
    """All numbers that a door gives to a seat: the tensor begins with the observation."""
    encoding = encoding_of(game)
    view = state.view(seat)
    return encoding.mask(view).tobytes() + memory.tensor(view).tobytes()


def honest_text(game: Game, state: State, seat: int, memory: Memory) -> bytes:  # noqa: ARG001
    """The information state as text: it tells all that happened."""
    return memory.text(state.view(seat)).encode()


def unhidden(state: State, seat: int) -> View:
    """A view from which nothing was taken out."""
    if isinstance(state, JorakuState):
        return JorakuView(seat, state.copy())
    assert isinstance(state, RokumonState)
    return RokumonView(seat, state.copy())


def leaking_observation(game: Game, state: State, seat: int, memory: Memory) -> bytes:  # noqa: ARG001
    """Numbers of the state itself, where another seat's cards or values are still there."""
    other = (seat + 1) % game.seats
    return encoding_of(game).observe(unhidden(state, other)).tobytes()


def leaking_mask(game: Game, state: State, seat: int, memory: Memory) -> bytes:  # noqa: ARG001
    """What everybody may do."""
    masks = [encoding_of(game).mask(state.view(other)) for other in range(game.seats)]
    return b"".join(mask.tobytes() for mask in masks)


def leaking_memory(game: Game, state: State, seat: int, memory: Memory) -> bytes:  # noqa: ARG001
    """All events, whoever they are for."""
    return "\n".join(told(event) for event in memory._events).encode()


LEAKS = [leaking_observation, leaking_mask, leaking_memory]


def received(game: Game, lines: list[Line], seat: int, tell: Tell, every: int) -> list[bytes]:
    """What a seat gets after the lines of a game."""
    state = game.start()
    memory = Memory(encoding_of(game), game.seats)
    found = []
    for number, (who, text) in enumerate(lines):
        before = state.copy()
        memory.note(before, play(state, who, game.actions.parse(text)), state)
        if number % every == 0 or number == len(lines) - 1:
            found.append(tell(game, state, seat, memory))
    return found


def possible(game: Game, lines: list[Line]) -> bool:
    """Whether there is such a game: an exchange may have made somebody fail to follow suit."""
    state = game.start()
    try:
        for who, text in lines:
            play(state, who, game.actions.parse(text))
    except IllegalAction:
        return False
    return True


def twins(game: Game, rng: Rng, seat: int) -> Iterator[tuple[list[Line], list[Line]]]:
    """Beginnings of a random game, each with another that differs in what the seat cannot know."""
    if isinstance(game, Joraku):
        lines = joraku_lines(game, rng)
        for length in (len(lines), len(lines) // 2, len(lines) // 3, len(lines) // 4):
            cut = lines[: 1 + int(rng.below(length))]
            yield cut, exchange_unseen(game, cut, seat, rng)
        return
    assert isinstance(game, Rokumon)
    lines, settled, acts = rokumon_lines(game, rng)
    for length in (len(lines), len(lines) // 2):
        cut = lines[: 1 + int(rng.below(max(1, length)))]
        witness = follow(cut, settled)
        yield cut, other_values(cut, acts, witness, [1 - seat], rng)


def differences(shape: str, tell: Tell, wanted: int, every: int = 1) -> int:
    """How many of so many pairs of games a seat can tell apart."""
    game = game_of(shape)
    rng = Rng(b"twins " + shape.encode())
    compared = different = number = 0
    while compared < wanted:
        number += 1
        seat = number % game.seats
        for lines, other in twins(game, rng, seat):
            if other != lines and possible(game, other):
                compared += 1
                mine, theirs = (received(game, each, seat, tell, every) for each in (lines, other))
                different += mine != theirs
    return different


@pytest.mark.parametrize("shape", HIDING)
def test_whole_games_that_a_seat_cannot_tell_apart_give_it_the_same(shape: str) -> None:
    assert differences(shape, honest, 6) == 0
    assert differences(shape, honest_text, 12, every=50) == 0


@pytest.mark.parametrize("shape", SHAPES)
def test_an_imagined_state_gives_the_same_numbers_at_every_step(shape: str) -> None:
    game = game_of(shape)
    rng = Rng(b"imagined " + shape.encode())
    encoding = encoding_of(game)
    memory = Memory(encoding, game.seats)
    for number, state in enumerate(random_states(game, rng)):
        seat = number % game.seats
        dreamt = game.imagine(state.view(seat), rng)
        assert honest(game, dreamt, seat, memory) == honest(game, state, seat, memory)


@pytest.mark.parametrize("leak", LEAKS)
@pytest.mark.parametrize("shape", ["3", "neutral", "act 3"])
def test_a_planted_leak_is_found(shape: str, leak: Tell) -> None:
    assert differences(shape, leak, 12, every=7) > 0


@pytest.mark.parametrize("shape", ["4", "neutral", "act 4"])
def test_a_planted_leak_is_found_by_imagining(shape: str) -> None:
    game = game_of(shape)
    rng = Rng(b"planted " + shape.encode())
    memory = Memory(encoding_of(game), game.seats)
    found = 0
    for state in random_states(game, rng):
        dreamt = game.imagine(state.view(0), rng)
        one, two = (leaking_observation(game, s, 0, memory) for s in (state, dreamt))
        found += one != two
    assert found > 0
