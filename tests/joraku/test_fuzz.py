"""Garbage and near-misses: parsers answer with one clear line or with the right thing."""

from __future__ import annotations

import pytest
from hypothesis import example, given, settings
from hypothesis import strategies as st

from kachidoki import catalog
from kachidoki.core import BadNotation, KachidokiError, Record, Rng, Table
from kachidoki.core.laws import random_table
from kachidoki.joraku import Board, Joraku
from tests.fuzzing import GARBAGE, damaged, one_line
from tests.joraku.options import SHAPES

pytestmark = pytest.mark.exhaustive

GAMES = {shape: catalog.find("joraku", options) for shape, options in SHAPES.items()}


@settings(max_examples=200, deadline=None, derandomize=True)
@given(GARBAGE)
@example("")
@example("PUT  ŌMI")
def test_actions(text: str) -> None:
    game = GAMES["4"]
    try:
        action = game.actions.parse(text)
    except BadNotation as error:
        one_line(error)
    else:
        assert game.actions.parse(str(action)) is action


def samples(shape: str) -> list[str]:
    """Positions from all over a game."""
    game = GAMES[shape]
    rng = Rng(shape.encode())
    state = game.start()
    found = []
    while acting := state.to_act():
        if rng.below(12) == 0:
            found.append(state.position())
        seat = acting[rng.below(len(acting))]
        choices = state.legal(seat)
        state.step(seat, choices[rng.below(len(choices))])
    return found


@pytest.mark.parametrize("shape", SHAPES)
def test_positions(shape: str) -> None:
    game = GAMES[shape]
    good = samples(shape)

    @settings(max_examples=250, deadline=None, derandomize=True)
    @given(st.one_of(GARBAGE, st.sampled_from(good).flatmap(damaged)))
    def run(text: str) -> None:
        try:
            state = game.parse_position(text)
        except KachidokiError as error:
            one_line(error)
            return
        # What is accepted can be played: it writes itself the same and goes on to the end.
        assert game.parse_position(state.position()).position() == state.position()
        rng = Rng(b"on")
        for _ in range(2000):
            acting = state.to_act()
            if not acting:
                break
            choices = state.legal(acting[0])
            assert choices
            state.step(acting[0], choices[rng.below(len(choices))])
        assert state.outcome() is not None

    run()


@pytest.mark.parametrize("shape", ["3", "houses"])
def test_records(shape: str) -> None:
    game = GAMES[shape]
    text = random_table(game, b"record", Rng(b"record")).record().text()
    assert Table.from_record(game, Record.parse(text)).record().text() == text

    @settings(max_examples=250, deadline=None, derandomize=True)
    @given(st.one_of(GARBAGE, damaged(text), st.integers(0, len(text) - 1).map(lambda n: text[:n])))
    def run(changed: str) -> None:
        if changed == text:
            return
        try:
            record = Record.parse(changed)
            Table.from_record(catalog.find(record.game, record.options), record)
        except KachidokiError as error:
            one_line(error)
        else:
            raise AssertionError("a changed record was accepted")

    run()


def test_board_files() -> None:
    assert isinstance(GAMES["4"], Joraku)
    text = "\n".join(
        f"[{area}]\nI = [1, 2, 3]\nII = [0, 0, 0]\nIII = [9, 0, 99]\nfrom = 'own'"
        for area in ("kyoto", "omi", "ise", "owari", "mikawa", "totomi", "shinano")
    )

    @settings(max_examples=200, deadline=None, derandomize=True)
    @given(st.one_of(GARBAGE, damaged(text)))
    def run(changed: str) -> None:
        for read in (Board.from_toml, Board.from_line):
            try:
                board = read(changed)
            except KachidokiError as error:
                one_line(error)
            else:
                assert Board.from_line(board.line()) == board

    run()
