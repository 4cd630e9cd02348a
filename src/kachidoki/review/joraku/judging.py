"""What choices of Joraku are worth: in all worlds that fit, in some of them, or in the true one."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from math import fsum
from typing import Final

from kachidoki.core import Action, Rng
from kachidoki.joraku import JorakuState, JorakuView
from kachidoki.joraku.imagine import imagine
from kachidoki.joraku.state import DEALING, PASSING
from kachidoki.review.effort import Effort, opened
from kachidoki.review.estimate import (
    ENUMERATED,
    SAMPLED,
    Estimate,
    certain,
    millionths,
    of_all_worlds,
    of_differences,
    of_sample,
)
from kachidoki.review.joraku.choices import (
    actions_of,
    all_choices,
    choice_of,
    place_among,
)
from kachidoki.review.joraku.rollouts import Choice, Rollouts
from kachidoki.review.joraku.worlds import all_worlds
from kachidoki.review.reviewer import Judged

TIMES: Final = 4  # a listed world is played on so often at least
HEATS: Final = 6  # parts of the second round
BEHIND: Final = 4.0  # standard errors: what is so far behind the best is hardly ever better


@dataclass(frozen=True, slots=True)
class Worlds:
    """Worlds to try choices in, with dice for each; listed ones come several times in a row."""

    states: list[JorakuState]
    dice: list[int]
    times: int  # 0: drawn at random


@dataclass(frozen=True, slots=True)
class Tried:
    """A choice and what came of it in each world."""

    choice: Choice
    values: list[float]


def dice(rng: Rng, count: int) -> list[int]:
    """So many states of a generator."""
    return [int(Rng(b"%d %d" % (rng.next(), rng.next())).state) for _ in range(count)]


def drawn(view: JorakuView, count: int, rng: Rng) -> Worlds:
    """Worlds that fit a view, at random."""
    seat = -1 if view.seat is None else view.seat
    return Worlds([imagine(view.seen, seat, rng) for _ in range(count)], dice(rng, count), 0)


def listed(view: JorakuView, count: int, rng: Rng) -> Worlds | None:
    """All worlds that fit a view, each so often that they are about `count`; None if too many."""
    seat = -1 if view.seat is None else view.seat
    states = all_worlds(view.seen, seat, count // TIMES)
    if states is None:
        return None
    times = max(TIMES, count // len(states))
    states = [state for state in states for _ in range(times)]
    return Worlds(states, dice(rng, len(states)), times)


def summed_up(worlds: Worlds, values: Sequence[float]) -> Estimate:
    """The mean over worlds, with its interval."""
    if not worlds.times:
        return of_sample(values)
    return of_all_worlds(by_world(worlds, values))


def difference(worlds: Worlds, better: Sequence[float], worse: Sequence[float]) -> Estimate:
    """The mean difference in the same worlds, with its interval."""
    values = [one - other for one, other in zip(better, worse, strict=True)]
    if not worlds.times:
        return of_differences(values)
    return of_all_worlds(by_world(worlds, values), -1.0)


def compared(
    view: JorakuView,
    worlds: Worlds,
    played: Tried,
    best: Tried,
    choices: int,
) -> Judged:
    """What was played next to what seemed best; the better of the two in these worlds is best."""
    mine, found = summed_up(worlds, played.values), summed_up(worlds, best.values)
    line = tuple(actions_of(view, played.choice))
    # Where nothing better was found, as much may be missing as what was played may be worth more.
    loss = Estimate(0, 0, mine.high - mine.value)
    if best.choice is not played.choice and found.value > mine.value:
        apart = difference(worlds, best.values, played.values)
        value = found.value - mine.value
        loss = Estimate(value, min(apart.low, value), max(apart.high, value))
        line = tuple(actions_of(view, best.choice))
    else:
        found = mine
    return Judged(
        played=mine,
        best=found,
        loss=loss,
        how=ENUMERATED if worlds.times else SAMPLED,
        worlds=len(worlds.states) // max(worlds.times, 1),
        choices=choices,
        line=line,
    )


def by_world(worlds: Worlds, values: Sequence[float]) -> list[Sequence[float]]:
    """The values of each listed world."""
    return [values[at : at + worlds.times] for at in range(0, len(values), worlds.times)]


def best_of(
    choices: list[Choice],
    rounds: Sequence[Worlds],
    kept: int,
    values: Callable[[Choice, Worlds], list[float]],
) -> int:
    """Which choice is best: a first round for all, a second one for the best of them.

    The second round comes in heats of other worlds each: whoever is surely behind after one of them
    does not go on. `values` says what a choice is worth in each of some worlds.
    """
    sums = [fsum(values(choice, rounds[0])) for choice in choices]
    left = sorted(range(len(choices)), key=lambda at: (-sums[at], at))[:kept]
    found: dict[int, list[float]] = {at: [] for at in left}
    for heat in heats(rounds[1]):
        if len(left) == 1:
            break
        for at in left:
            found[at] += values(choices[at], heat)
        ahead = max(left, key=lambda at: (fsum(found[at]), -at))
        left = [at for at in left if not surely_behind(found[at], found[ahead])]
    return max(left, key=lambda at: (sums[at] + fsum(found[at]), -at))


def heats(worlds: Worlds) -> Iterator[Worlds]:
    """The same worlds in parts."""
    size = -(-len(worlds.states) // HEATS)
    for at in range(0, len(worlds.states), size):
        part = slice(at, at + size)
        yield Worlds(worlds.states[part], worlds.dice[part], worlds.times)


def surely_behind(mine: Sequence[float], best: Sequence[float]) -> bool:
    """Whether one of two choices is worse in the same worlds, by more than chance explains."""
    apart = [one - other for one, other in zip(best, mine, strict=True)]
    count, mean = len(apart), fsum(apart) / len(apart)
    squares = fsum((each - mean) ** 2 for each in apart)
    return mean > 0 and mean * mean * count * (count - 1) > BEHIND * BEHIND * squares


def judge(
    view: JorakuView, line: Sequence[Action], effort: Effort, rng: Rng, enumerate_few: bool = True
) -> Judged:
    """A decision by what its seat could know, next to the best that was found."""
    seat = view.seat or 0
    choices = all_choices(view, effort.plans)
    ordered = bool(view.seen.setting.pass_both) or view.seen.phase != PASSING
    at = place_among(choices, choice_of(view, line), ordered)
    rollouts = Rollouts(view.seen)
    rounds = [drawn(view, count, rng) for count in (effort.first, effort.second)]

    def values(choice: Choice, worlds: Worlds) -> list[float]:
        return rollouts.values(worlds.states, worlds.dice, seat, choice, seat)

    best = best_of(choices, rounds, effort.kept, values)
    worlds = listed(view, effort.final, rng) if enumerate_few else None
    if worlds is None:
        worlds = drawn(view, effort.final, rng)
    tried = [Tried(choice, values(choice, worlds)) for choice in (choices[at], choices[best])]
    return compared(view, worlds, tried[0], tried[1], len(choices))


def chance(view: JorakuView, effort: Effort, rng: Rng) -> Estimate:
    """A seat's chance by what it knows at a moment when it has nothing to decide."""
    seat = view.seat or 0
    if view.seen.phase <= DEALING:
        return certain(before_deal(view.seen)[seat])
    worlds = listed(view, effort.moment, rng) or drawn(view, effort.moment, rng)
    rollouts = Rollouts(view.seen)
    return summed_up(worlds, rollouts.values(worlds.states, worlds.dice, seat, None, seat))


def before_deal(p: JorakuState) -> list[int]:
    """Everybody's chance before cards are dealt: equal at the start, then by the board."""
    seats = int(p.setting.seats)
    if p.round <= 0:
        return [millionths(1 / seats)] * seats
    rollouts = Rollouts(p)
    rollouts.settle(p)
    return [millionths(rollouts.reward[seat]) for seat in range(seats)]


def judge_open(
    state: JorakuState, seat: int, line: Sequence[Action], effort: Effort, rng: Rng
) -> tuple[list[int], list[int], Judged]:
    """A decision with all hands open, next to the best one: what everybody had by either."""
    view = state.view(seat)
    choices = all_choices(view, effort.plans)
    effort = opened(effort)
    ordered = bool(state.setting.pass_both) or state.phase != PASSING
    at = place_among(choices, choice_of(view, line), ordered)
    rollouts = Rollouts(state)
    rounds = [open_world(state, count, rng) for count in (effort.first, effort.second)]

    def values(choice: Choice, worlds: Worlds) -> list[float]:
        return rollouts.values(worlds.states, worlds.dice, seat, choice, seat)

    best = best_of(choices, rounds, effort.kept, values)
    worlds = open_world(state, effort.final, rng)
    played, better = (
        rollouts.vectors(state, worlds.dice, seat, choices[which]) for which in (at, best)
    )
    judged = compared(
        view,
        worlds,
        Tried(choices[at], played[seat]),
        Tried(choices[best], better[seat]),
        len(choices),
    )
    after = means(played)
    return means(better) if judged.loss.value else after, after, judged


def open_world(state: JorakuState, times: int, rng: Rng) -> Worlds:
    """The one world that is true, to be played on so many times."""
    return Worlds([state] * times, dice(rng, times), times)


def chances_open(state: JorakuState, effort: Effort, rng: Rng) -> list[int]:
    """Everybody's chance with all hands open."""
    if state.phase <= DEALING:
        return before_deal(state)
    return means(Rollouts(state).vectors(state, dice(rng, opened(effort).moment), 0, None))


def means(vectors: Sequence[Sequence[float]]) -> list[int]:
    """Everybody's chance by what each had after every throw of the dice."""
    return [millionths(fsum(each) / len(each)) for each in vectors]
