"""Marching: what action points are spent on, step by step.

A Samurai or the Daimyo moves, an opponent's Samurai is removed, a neutral one is sent away.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kachidoki.core.event import Event, Facts, Log
from kachidoki.joraku import neutral
from kachidoki.joraku.actions import DAIMYO_TO, END_ONLY, REMOVE, SEND_TO, TOWARD
from kachidoki.joraku.cards import AREAS, COLOURS, KYOTO, SHINANO
from kachidoki.joraku.state import (
    AREA_AT,
    HOUSES,
    KYOTO_PAID,
    MARCHING,
    NEUTRAL,
    NEUTRAL_COLOUR,
    Pieces,
    daimyo_area,
    samurai,
)
from kachidoki.joraku.variants import daimyo_cost, kyoto_bonus

STEP_COST: Final[i64] = 1  # action points of every step of a march but the Daimyo's
# Bits AWAY and TOWARD of the areas from which a Samurai can go there.
CAN_GO_AWAY: Final[i64] = 0x0111111
CAN_GO_TOWARD: Final[i64] = 0x1111110


def begin(p: Pieces, number: i64) -> None:
    """A number gives as many action points."""
    p.phase = MARCHING
    p.left = number
    p.open = choices(p)


def choices(p: Pieces) -> i64:
    """What the points that are left can be spent on, and the end [R3] [R12]."""
    if p.left == 0:
        return END_ONLY
    army = p.army(p.colour)
    here = daimyo_area(army)
    pairs = army | (army >> 1)
    present = (pairs | (pairs >> 2)) & 0x1111111
    open_now = (present & CAN_GO_AWAY) | ((present & CAN_GO_TOWARD) << TOWARD) | END_ONLY
    if p.left >= daimyo_cost(p.variants):
        if here > KYOTO:
            open_now |= 1 << (4 * here - 4 + DAIMYO_TO)
        if here < SHINANO:
            open_now |= 1 << (4 * here + 4 + DAIMYO_TO)
    victims: i64 = 0
    for colour in range(i64(4)):
        if samurai(p.army(colour), here) and may_remove(p, colour):
            victims |= 1 << colour
    open_now |= victims << REMOVE
    if p.setting.shape == NEUTRAL:
        open_now |= neutral.targets(p, here)
    return open_now


def may_remove(p: Pieces, colour: i64) -> bool:
    """Whether a colour is an opponent's; a neutral Samurai is sent away instead."""
    if p.setting.shape == HOUSES:
        return colour // 2 != p.seat  # [R9] not one's own second colour
    if p.setting.shape == NEUTRAL and colour == NEUTRAL_COLOUR:
        return False
    return colour != p.colour


def step(p: Pieces, bit: i64, log: Log | None) -> None:
    """Spend action points on one step."""
    p.steps += 1
    if bit >= REMOVE:
        remove(p, bit - REMOVE, log)
    elif bit & 3 == DAIMYO_TO:
        move_daimyo(p, bit >> 2, log)
    elif bit & 3 == SEND_TO:
        p.left -= STEP_COST
        neutral.send(p, daimyo_area(p.army(p.colour)), bit >> 2, log)
    else:
        move_samurai(p, bit >> 2, -1 if bit & 3 == TOWARD else 1, log)
    p.open = choices(p)


def move_samurai(p: Pieces, area: i64, way: i64, log: Log | None) -> None:
    """1 AP: one Samurai to an adjacent area; the same one may go on."""
    p.left -= STEP_COST
    to = area + way
    p.set_army(p.colour, p.army(p.colour) - (1 << (4 * area)) + (1 << (4 * to)))
    if log is not None:
        facts: Facts = {
            "colour": COLOURS[p.colour],
            "area": AREAS[area],
            "to": AREAS[to],
            "left": p.left,
        }
        log.append(Event("joraku.move", facts, "Skirmish"))


def move_daimyo(p: Pieces, to: i64, log: Log | None) -> None:
    """2 AP (1 with variant 6): the Daimyo to an adjacent area."""
    cost = daimyo_cost(p.variants)
    p.left -= cost
    army = p.army(p.colour)
    here = daimyo_area(army)
    bonus = kyoto_bonus(p.variants, army, to)
    army += (to - here) << AREA_AT
    if bonus:
        army |= KYOTO_PAID
    p.set_army(p.colour, army)
    p.gain(p.colour, bonus)
    if log is not None:
        facts: Facts = {
            "colour": COLOURS[p.colour],
            "area": AREAS[here],
            "to": AREAS[to],
            "cost": cost,
            "left": p.left,
        }
        log.append(Event("joraku.move-daimyo", facts, "Skirmish"))
        if bonus:
            facts = {"colour": COLOURS[p.colour], "points": bonus, "area": AREAS[to]}
            log.append(Event("joraku.kyoto", facts, "Variant 4, R6"))


def remove(p: Pieces, victim: i64, log: Log | None) -> None:
    """1 AP: an opponent's Samurai beside one's Daimyo goes back to its owner's supply."""
    p.left -= STEP_COST
    area = daimyo_area(p.army(p.colour))
    p.set_army(victim, p.army(victim) - (1 << (4 * area)))
    if log is not None:
        facts: Facts = {
            "colour": COLOURS[p.colour],
            "victim": COLOURS[victim],
            "area": AREAS[area],
            "left": p.left,
        }
        log.append(Event("joraku.remove", facts, "Skirmish"))
