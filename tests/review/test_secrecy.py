"""What a seat could not know changes no byte of what its review says of what it could know."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

from kachidoki import catalog
from kachidoki.core import BadRecord, Game, Rng
from kachidoki.core.record import Line
from kachidoki.joraku import Joraku
from kachidoki.review import Reviewing
from kachidoki.review.history import Decision, End
from kachidoki.review.pieces import CHANCE_KNOWN, KNOW, Piece, view_of, work
from kachidoki.rokumon import Rokumon
from tests.joraku import secrets as joraku
from tests.joraku.options import SHAPES
from tests.review.games import TINY, finished, record_of
from tests.rokumon import secrets as rokumon


def known_pieces(game: Game, lines: list[Line], seat: int, cut: int) -> list[Piece]:
    """The pieces about what a seat knew, of all that was decided before a line of the record."""
    reviewing = Reviewing(game, record_of(game, lines), TINY, seat)
    steps = reviewing.history.steps
    known = [piece for piece in reviewing.pieces if piece["kind"] in (KNOW, CHANCE_KNOWN)]
    found = []
    for piece in known:
        step = steps[piece["step"]]
        if isinstance(step, Decision) and max(step.lines) <= cut:
            found.append(piece)
    return found


def bytes_of(answers: Any) -> bytes:
    return json.dumps(answers, sort_keys=True).encode()


def compared(
    game: Game,
    lines: list[Line],
    seat: int,
    rng: Rng,
    resampled: Callable[[int], list[Line]],
) -> int:
    """Reviews a game and others that differ in what the seat could not know; how many differed."""
    found = 0
    for _ in range(6):
        cut = len(lines) // 3 + int(rng.below(len(lines) // 2))
        other = resampled(cut)
        if other == lines[:cut]:
            continue
        try:
            changed = finished(game, other, rng)
        except BadRecord:
            continue  # no such game: somebody could not have played so
        left = known_pieces(game, finished(game, lines[:cut], rng), seat, cut)
        right = known_pieces(game, changed, seat, cut)
        assert bytes_of(left) == bytes_of(right)
        if left:
            assert bytes_of(work(left[-1])) == bytes_of(work(right[-1]))
        found += 1
    return found


@pytest.mark.parametrize("shape", SHAPES)
def test_other_unseen_cards_of_joraku_change_nothing(shape: str) -> None:
    game = catalog.find("joraku", SHAPES[shape])
    assert isinstance(game, Joraku)
    rng = Rng(shape.encode())
    lines = joraku.random_lines(game, rng)
    differed = 0
    for seat in range(game.seats):
        differed += compared(
            game,
            lines,
            seat,
            rng,
            lambda cut, seat=seat: joraku.exchange_unseen(game, lines[:cut], seat, rng),  # type: ignore[misc]  # bound at once
        )
    assert differed >= 3


@pytest.mark.parametrize("act", ["3", "5"])
def test_other_hidden_warriors_of_rokumon_change_nothing(act: str) -> None:
    game = Rokumon(act=act, tokens="2 1")
    rng = Rng(act.encode())
    differed = 0
    for _ in range(4):
        lines, settled, acts = rokumon.random_lines(game, rng)
        if len(lines) < 14:
            continue
        for seat in range(2):

            def resampled(cut: int, seat: int = seat) -> list[Line]:
                witness = rokumon.follow(lines[:cut], settled)  # noqa: B023  # called at once
                return rokumon.other_values(lines[:cut], acts, witness, [1 - seat], rng)  # noqa: B023

            differed += compared(game, lines, seat, rng, resampled)
    assert differed >= 5


@pytest.mark.parametrize(
    ("name", "options"), [("joraku", {"players": 4}), ("rokumon", {"act": "3"})]
)
def test_a_piece_holds_only_what_its_seat_saw_and_can_be_stored(
    name: str, options: dict[str, Any]
) -> None:
    game = catalog.find(name, options)
    lines = finished(game, [], Rng(b"whole"))
    reviewing = Reviewing(game, record_of(game, lines), TINY)
    for at, piece in enumerate(reviewing.pieces):
        if piece["kind"] in (KNOW, CHANCE_KNOWN):
            holds = {"kind", "step", "seat", "game", "options", "effort", "seen", "line"}
            assert set(piece) <= holds
            step = reviewing.history.steps[piece["step"]]
            assert not isinstance(step, End)
            assert view_of(piece, game) == step.before.view(piece["seat"])
        if at % 20 == 0:
            stored = json.loads(json.dumps(piece))
            assert json.loads(json.dumps(work(stored))) == list(work(piece))
