"""The sampled review of Joraku against the truth, in positions with few enough worlds to list.

The truth of a choice is its mean over every world that fits, each played on so often that hardly
any error is left. The review is made as if the worlds were too many to list.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from math import fsum

from kachidoki import bots, catalog
from kachidoki.core import CHANCE, Action, Rng
from kachidoki.joraku import JorakuState, JorakuView
from kachidoki.joraku.state import PLAYING
from kachidoki.review.effort import EFFORTS
from kachidoki.review.joraku.choices import all_choices, choice_of, place_among
from kachidoki.review.joraku.judging import dice, judge
from kachidoki.review.joraku.rollouts import Choice, Rollouts
from kachidoki.review.joraku.worlds import all_worlds
from kachidoki.review.reviewer import Judged

MOST_WORLDS = 630  # of four players, at the first card of the last skirmish but one
SHAPES: list[dict[str, object]] = [
    {"players": 4},
    {"players": 3},
    {"players": 2, "mode": "houses"},
    {"players": 2, "mode": "neutral"},
]
ROUGH = 500  # playouts for every choice
FINE = 8_000  # for the best of them, and for those that the review names
KEPT = 3


@dataclass
class Compared:
    """A position: the review's numbers and the true ones, as chances from 0 to 1."""

    shape: int
    worlds: int
    choices: int
    judged: Judged
    played: float
    named: float  # the true value of what the review calls best
    proved: float  # that of the best choice
    spread: float  # how far the worlds' values of the named choice lie apart


def positions(seed: int) -> Iterator[tuple[int, JorakuView, list[Action]]]:
    """Decisions with at most so many worlds, of games of all shapes, without end."""
    rng = Rng(b"positions %d" % seed)
    players = [bots.find("greedy"), bots.find("search:200"), bots.find("random")]
    number = 0
    while True:
        shape = number % len(SHAPES)
        number += 1
        state = catalog.find("joraku", SHAPES[shape]).start()
        assert isinstance(state, JorakuState)
        while acting := state.to_act():
            seat = acting[0]
            if seat == CHANCE:
                draws = state.legal(seat)
                state.step(seat, draws[rng.below(len(draws))])
                continue
            view = state.view(seat)
            line = []
            who = players[rng.below(4) % 3]
            while True:
                action = who(state.view(seat), rng)
                line.append(action)
                state.step(seat, action)
                if seat not in state.in_turn():
                    break
            if view.seen.phase == PLAYING and rng.below(3) == 0:
                worlds = all_worlds(view.seen, seat, MOST_WORLDS)
                if worlds is not None and len(worlds) > 1:
                    yield shape, view, line


def true_value(
    view: JorakuView, worlds: list[JorakuState], choice: Choice, playouts: int, rng: Rng
) -> tuple[float, float]:
    """The mean of a choice over all worlds, and how far values lie apart."""
    times = max(playouts // len(worlds), 1)
    seat = view.seat or 0
    states = [world for world in worlds for _ in range(times)]
    values = Rollouts(view.seen).values(states, dice(rng, len(states)), seat, choice, seat)
    mean = fsum(values) / len(values)
    return mean, (fsum((value - mean) ** 2 for value in values) / len(values)) ** 0.5


def compare(shape: int, view: JorakuView, line: list[Action], effort: str = "quick") -> Compared:
    """A position reviewed by sampling, and by full enumeration."""
    rng = Rng(b"truth " + repr(view).encode())
    numbers = EFFORTS[effort]
    judged = judge(view, line, numbers, Rng(b"judge " + repr(view).encode()), enumerate_few=False)
    worlds = all_worlds(view.seen, view.seat or 0, MOST_WORLDS)
    assert worlds is not None
    choices = all_choices(view, numbers.plans)
    place_among(choices, choice_of(view, line), ordered=True)
    rough = [true_value(view, worlds, choice, ROUGH, rng)[0] for choice in choices]
    order = sorted(range(len(choices)), key=lambda at: -rough[at])[:KEPT]
    fine = [true_value(view, worlds, choices[at], FINE, rng)[0] for at in order]
    named, spread = true_value(view, worlds, choice_of(view, judged.line), FINE, rng)
    played = named
    if judged.line != tuple(line):
        played = true_value(view, worlds, choice_of(view, line), FINE, rng)[0]
    proved = max(*fine, named, played)
    return Compared(shape, len(worlds), len(choices), judged, played, named, proved, spread)
