"""How a skirmish of Joraku likely goes on after a choice, by what the seat knew."""

from __future__ import annotations

import json
from collections.abc import Iterator

import pytest

from kachidoki import catalog
from kachidoki.core import BadRecord, Rng
from kachidoki.core.record import Line
from kachidoki.joraku import Joraku, JorakuState
from kachidoki.joraku.state import PLAYING
from kachidoki.review.history import Decision, History
from kachidoki.review.joraku import likely
from kachidoki.review.joraku.reviewer import JorakuReviewer
from tests.joraku import secrets
from tests.joraku.options import SHAPES
from tests.review.games import finished, record_of


def decisions(game: Joraku, lines: list[Line]) -> Iterator[Decision]:
    """The decisions of a game."""
    for step in History.of(game, record_of(game, lines)).steps:
        if isinstance(step, Decision):
            yield step


@pytest.mark.parametrize("shape", SHAPES)
def test_a_better_turn_goes_on_to_the_end_of_a_skirmish(shape: str) -> None:
    game = catalog.find("joraku", SHAPES[shape])
    assert isinstance(game, Joraku)
    followed = 0
    for decision in decisions(game, finished(game, [], Rng(shape.encode()))):
        start = decision.before
        assert isinstance(start, JorakuState)
        world = JorakuReviewer().stage(start, decision.seat)
        for action in decision.actions:
            world.step(decision.seat, action)
        over = world.round != start.round or world.outcome() is not None
        skirmish = int(world.skirmish) if world.phase >= PLAYING else 0
        replies = likely.replies(start.view(decision.seat), decision.actions)
        assert bool(replies) != over
        for seat, action in replies:
            assert action in world.legal(seat)
            world.step(seat, action)
        later = world.round != start.round or world.outcome() is not None
        assert later or over or world.skirmish == skirmish + 1
        followed += not over
    assert followed > 20


@pytest.mark.parametrize("shape", SHAPES)
def test_how_it_goes_on_depends_on_no_unseen_card(shape: str) -> None:
    """Cards that the seat could not know are exchanged, and no byte of what it is shown changes."""
    game = catalog.find("joraku", SHAPES[shape])
    assert isinstance(game, Joraku)
    rng = Rng(shape.encode())
    lines = secrets.random_lines(game, rng)
    differed = 0
    for seat in range(game.seats):
        for _ in range(6):
            cut = len(lines) // 3 + int(rng.below(len(lines) // 2))
            other = secrets.exchange_unseen(game, lines[:cut], seat, rng)
            if other == lines[:cut]:
                continue
            try:
                changed = finished(game, other, rng)
            except BadRecord:
                continue  # no such game: somebody could not have played so
            true = finished(game, lines[:cut], rng)
            assert shown(game, true, seat, cut) == shown(game, changed, seat, cut)
            differed += 1
    assert differed >= 3


def shown(game: Joraku, lines: list[Line], seat: int, cut: int) -> str:
    """What a seat is shown after its last decision before a line, as it is stored and drawn."""
    own = [step for step in decisions(game, lines) if step.seat == seat and max(step.lines) <= cut]
    if not own:
        return ""
    start = own[-1].before
    assert isinstance(start, JorakuState)
    found: list[object] = []
    world = JorakuReviewer().stage(start, seat)
    replies = likely.replies(start.view(seat), own[-1].actions)
    for by, action in [*((seat, each) for each in own[-1].actions), *replies]:
        world.step(by, action)
        found.append([by, str(action), world.view(seat).as_dict()])
    return json.dumps(found)
