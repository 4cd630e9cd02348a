"""Ways: what a card or a piece can do in one go, and what that would change.

A way is the actions that lead a piece, or several of a stack, to an area: `play yari 5`, `march`,
`move ise owari`, `move owari mikawa`. Ways are found by walking what `legal` lists, upon what a
seat knows: until a turn ends nothing in it depends on anything hidden.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import pairwise
from typing import Final, Literal

from kachidoki.core.action import Action
from kachidoki.core.event import Log
from kachidoki.joraku.actions import ACTIONS, PLAY, PLAY_FOR
from kachidoki.joraku.cards import AREAS, COLOURS
from kachidoki.joraku.prestige import prestige
from kachidoki.joraku.state import (
    CARD_AT,
    CHOOSING,
    MARCHING,
    NEUTRAL_COLOUR,
    PLACING,
    daimyo_area,
    reputation,
    samurai,
)
from kachidoki.joraku.turns import JorakuState
from kachidoki.joraku.view import JorakuView

# Playing a card: for one's one colour, or with two houses for one of seat 0's or seat 1's.
PLAYS: Final = (PLAY, PLAY_FOR, PLAY_FOR + 1)
# Samurai or Daimyo, of a colour, in an area; None is the supply.
Piece = tuple[Literal["samurai", "daimyo"], str, str | None]


@dataclass(frozen=True)
class Standing:
    """A colour's rank in an area, 0 if it is not there, and what the area would pay it."""

    area: str
    colour: str
    rank: int
    points: int


@dataclass(frozen=True)
class Forecast:
    """Ranks and points if the round ended now: of each colour in each area, and its new sum."""

    standings: tuple[Standing, ...]
    totals: Mapping[str, int]


@dataclass(frozen=True)
class Way:
    """Some pieces of a kind go to an area: by which actions, for how much, and what that changes.

    They come from the supply if there is no `area`, and go back to it if there is no `to`. The
    cost is in action points; for Samurai that are placed it is how many of those that may be.
    `then` has only what would be different.
    """

    piece: Literal["samurai", "daimyo"]
    colour: str
    area: str | None
    to: str | None
    count: int
    actions: tuple[Action, ...]
    cost: int
    then: Forecast


@dataclass(frozen=True)
class Ways:
    """Where things stand, and every way from there."""

    now: Forecast
    ways: tuple[Way, ...]


NONE: Final = Forecast((), {})


class Walk:
    """Actions within one turn, and where they lead."""

    def __init__(self, state: JorakuState, actions: tuple[Action, ...], now: Forecast) -> None:
        self.state = state
        self.actions = actions
        self.now = now  # before the first of them

    def on(self, text: str, times: int = 1) -> Walk | None:
        """Further by an action, so many times; None if the rules do not let it."""
        action = ACTIONS.parse(text)
        state = self.state.copy()
        for _ in range(times):
            if action not in state.legal(state.seat):
                return None
            state.step(state.seat, action)
        return Walk(state, self.actions + (action,) * times, self.now)

    def way(self, before: Walk, piece: Piece, to: str | None, count: int) -> Way:
        """The way that leads here; the pieces were where they were in `before`."""
        kind, colour, area = piece
        cost = int(before.state.left - self.state.left)
        then = changes(self.now, forecast(self.state))
        return Way(kind, colour, area, to, count, self.actions, cost, then)


def ways(view: JorakuView, first: Action | None = None) -> Ways:
    """Every way of a seat in its turn, or of a card that it would play first.

    There is none where no piece can be moved: in other seats' turns, while cards are passed, or
    before a card is chosen.
    """
    if view.seat is None or view.seat != view.seen.seat:
        return Ways(NONE, ())
    now = forecast(view.seen)
    start = Walk(view.seen, (), now)
    if first is not None and first.kind in PLAYS:
        start = start.on(first.text) or start
    return Ways(now, tuple(way for walk in effects(start) for way in pieces_go(walk)))


def effects(start: Walk) -> Iterator[Walk]:
    """What a card can be used for: to place, to march, or either; without a card nothing."""
    phase = start.state.phase
    if phase == CHOOSING:
        for mode in ("place", "march"):
            chosen = start.on(mode)
            if chosen is not None:  # pragma: no branch (both are always open)
                yield chosen
    elif phase in (PLACING, MARCHING):
        yield start


def pieces_go(before: Walk) -> Iterator[Way]:
    """Every way of every piece that the card can be used for."""
    state = before.state
    own = COLOURS[state.colour]
    army = state.army(state.colour)
    for area in AREAS:
        yield from again_and_again(before, f"put {area}", ("samurai", own, None), area)
    for number, area in enumerate(AREAS):
        for count in range(1, int(samurai(army, number)) + 1):
            yield from along_the_road(before, ("samurai", own, area), "move {here} {to}", count)
    here = AREAS[daimyo_area(army)]
    yield from along_the_road(before, ("daimyo", own, here), "daimyo {to}", 1)
    for colour in COLOURS:
        yield from again_and_again(before, f"remove {colour}", ("samurai", colour, here), None)
    for area in AREAS:  # a neutral Samurai, over any distance [R10]
        sent: Piece = ("samurai", COLOURS[NEUTRAL_COLOUR], here)
        yield from again_and_again(before, f"remove {sent[1]} to {area}", sent, area)


def again_and_again(before: Walk, text: str, piece: Piece, to: str | None) -> Iterator[Way]:
    """One piece by an action, two by doing it twice, and so on."""
    count = 1
    walk = before.on(text)
    while walk is not None:
        yield walk.way(before, piece, to, count)
        count += 1
        walk = walk.on(text)


def along_the_road(before: Walk, piece: Piece, step: str, count: int) -> Iterator[Way]:
    """So many pieces of an area together, area by area, both ways as far as it goes."""
    start = AREAS.index(piece[2] or "")
    for road in (AREAS[start::-1], AREAS[start:]):
        walk = before
        for here, to in pairwise(road):
            further = walk.on(step.format(here=here, to=to), count)
            if further is None:
                break
            yield further.way(before, piece, to, count)
            walk = further


def forecast(state: JorakuState) -> Forecast:
    """Ranks and points if the round ended now, as Prestige itself pays them."""
    end = state.copy()
    log: Log = []
    prestige(end, log)
    found: dict[tuple[str, str], tuple[int, int]] = {}
    for event in log:  # the row of an area comes first, then what a variant adds
        facts = event.facts
        place = str(facts["area"]), str(facts["colour"])
        rank, points = found.get(place, (facts.get("rank"), 0))
        found[place] = int(str(rank)), points + int(str(facts["points"]))
    armies = {colour: end.army(k) for k, colour in enumerate(COLOURS)}
    # The neutral army has no Daimyo card, and its points are lost.
    totals = {c: int(reputation(army)) for c, army in armies.items() if army >> CARD_AT & 7}
    return Forecast(tuple(Standing(*place, *paid) for place, paid in found.items()), totals)


def changes(now: Forecast, then: Forecast) -> Forecast:
    """What is different then."""
    left = {(each.area, each.colour) for each in then.standings}
    gone = [each for each in now.standings if (each.area, each.colour) not in left]
    return Forecast(
        tuple(each for each in then.standings if each not in now.standings)
        + tuple(Standing(each.area, each.colour, 0, 0) for each in gone),
        {c: points for c, points in then.totals.items() if points != now.totals[c]},
    )
