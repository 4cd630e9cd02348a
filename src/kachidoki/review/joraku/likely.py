"""How a skirmish of Joraku likely goes on after a choice: in one world that fits what a seat knew.

Of several worlds it is the one whose chance is nearest to their mean. Everybody picks cards like
the quick player that chances are told from, and uses each in the most promising way. World and play
follow from the seat's view alone, so what it could not know changes nothing.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Sequence
from math import fsum
from typing import Final

from kachidoki.bots.joraku.area_worth import AreaWorth
from kachidoki.bots.joraku.plans import find_plans
from kachidoki.bots.joraku.quick_play import QuickPlay
from kachidoki.bots.packed_view import pack
from kachidoki.core import Action, Rng
from kachidoki.joraku import JorakuState, JorakuView
from kachidoki.joraku.actions import END
from kachidoki.joraku.cards import ALL_CARDS, DECK
from kachidoki.joraku.state import DEALING, HOUSES, NOBODY, OVER, PLAYING
from kachidoki.review.joraku.choices import BEAM
from kachidoki.review.joraku.judging import drawn
from kachidoki.review.joraku.rollouts import Rollouts

WORLDS: Final = 24  # that the one is chosen from

Replies = list[tuple[int, Action]]


def rng_of(view: JorakuView) -> Rng:
    """Random numbers that follow from a view."""
    _, seat, _, seen = pack(view)
    return Rng(hashlib.sha256(json.dumps([seat, seen], sort_keys=True).encode()).digest())


def world_of(view: JorakuView) -> JorakuState:
    """One world that fits a view and is like most of them."""
    worlds = drawn(view, WORLDS, rng_of(view))
    seat = view.seat or 0
    values = Rollouts(view.seen).values(worlds.states, worlds.dice, seat, None, seat)
    mean = fsum(values) / len(values)
    nearest = min(range(WORLDS), key=lambda at: (abs(values[at] - mean), at))
    return worlds.states[nearest]


def replies(view: JorakuView, line: Sequence[Action]) -> Replies:
    """What everybody does after a choice until a skirmish is over, each action with its seat.

    That is the one of the choice, the next one if the choice has ended it, or after cards were
    passed the first of the round.
    """
    world, rng = world_of(view), rng_of(view)
    for action in line:
        world.step(view.seat or 0, action)
    quick_play = QuickPlay(world)
    played_in = int(world.skirmish) if world.phase >= PLAYING else 0
    found: Replies = []
    while goes_on(world, view.seen, played_in):
        if world.seat == NOBODY:
            seat = world.to_act()[0]
            found.append((seat, given(world, seat, quick_play, rng)))
        else:
            seat = int(world.seat)
            found += [(seat, action) for action in turn(world, seat, quick_play, rng)]
    return found


def goes_on(world: JorakuState, start: JorakuState, skirmish: int) -> bool:
    """Whether a skirmish of the round in which a line began goes on, or is still to come."""
    if world.round != start.round or world.phase in (DEALING, OVER):
        return False
    return bool(world.phase < PLAYING or world.skirmish == skirmish)


def given(world: JorakuState, seat: int, quick_play: QuickPlay, rng: Rng) -> Action:
    """Let a seat pass, draft or discard a card."""
    after = world.copy()
    quick_play.give(after, seat, rng)
    for action in world.legal(seat):
        tried = world.copy()
        tried.step(seat, action)
        if tried == after:
            world.step(seat, action)
            return action
    raise AssertionError("what a player gives is open to it")


def turn(world: JorakuState, seat: int, quick_play: QuickPlay, rng: Rng) -> list[Action]:
    """Let a seat play a card and use it."""
    cards, second = int(world.open), 0
    if world.setting.shape == HOUSES:
        first = cards & int(ALL_CARDS)
        cards >>= int(DECK)
        second = 0 if first and (not cards or rng.below(2)) else 1
        cards = cards if second else first
    colour = 2 * seat + second if world.setting.shape == HOUSES else seat
    quick_play.think(world, colour, cards)
    bits = [int(quick_play.best_card(world, cards, rng)) + int(DECK) * second]
    after = world.copy()
    after.apply(seat, bits[0], None)
    bits += [int(bit) for bit in find_plans(after, AreaWorth(world), BEAM, 1)[0].steps]
    done = [taken(world, seat, bit) for bit in bits]
    return [*done, taken(world, seat, int(END))]


def taken(world: JorakuState, seat: int, bit: int) -> Action:
    """Take the action that has a bit; returns it."""
    action = next(each for each in world.legal(seat) if each.bit == bit)
    world.step(seat, action)
    return action
