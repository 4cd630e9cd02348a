"""Why an action is not open now. Legality itself is said by `legal` alone."""

from __future__ import annotations

from mypy_extensions import i64

from kachidoki.core.action import Action
from kachidoki.core.event import Event, Facts
from kachidoki.joraku import actions as kinds
from kachidoki.joraku.cards import ALL_CARDS, AREAS, COLOURS, SUITS
from kachidoki.joraku.state import (
    CHOOSING,
    DISCARDING,
    DRAFTING,
    HOUSES,
    MARCHING,
    NEUTRAL,
    NEUTRAL_COLOUR,
    PASSING,
    PHASES,
    PLACING,
    PLAYING,
    Pieces,
    daimyo_area,
    played_card,
    samurai,
)
from kachidoki.joraku.variants import daimyo_cost


def why_not(p: Pieces, seat: i64, action: Action) -> Event:
    """The reason a person needs, from what the seat knows."""
    kind = action.kind
    phase = p.phase
    bit = action.bit
    if phase == PASSING and kinds.PASS <= kind <= kinds.PASS_RIGHT:
        return _not_to_pass(p, seat, bit)
    if (phase == DRAFTING and kind == kinds.DRAFT) or (
        phase == DISCARDING and kind == kinds.DISCARD
    ):
        return _no("not-in-hand", {}, "Recruit")
    if phase == PLAYING and kinds.PLAY <= kind < kinds.MODE:
        return _not_to_play(p, seat, kind, bit)
    if phase == PLACING and kind == kinds.PUT:
        if p.left == 0:
            return _no("no-samurai-left-to-place", {}, "Skirmish, R3")
        number = played_card(p.now, p.played - 1) % 7
        return _no("a-number-places-only-in", {"area": AREAS[number]}, "Skirmish")
    if phase == MARCHING and kind == kinds.MARCH:
        return _not_to_march(p, bit)
    facts: Facts = {"phase": PHASES[phase]}
    chapter = "Recruit" if phase < PLAYING else "Skirmish"
    if phase == CHOOSING:
        return _no("first-choose-to-place-or-to-march", {}, chapter)
    return _no("this-is-the-time-to", facts, chapter)


def _no(what: str, facts: Facts, rule: str) -> Event:
    return Event(f"joraku.no.{what}", facts, rule)


def _not_to_pass(p: Pieces, seat: i64, bit: i64) -> Event:
    if not p.hand(seat) & (1 << bit):
        return _no("not-in-hand", {}, "Recruit")
    if not p.setting.pass_both:
        return _no("all-cards-go-to-the-left", {}, "Recruit")
    side = "left" if p.gave(seat) == 0 else "right"
    return _no("this-card-goes-to-the", {"side": side}, "Recruit")


def _not_to_play(p: Pieces, seat: i64, kind: i64, bit: i64) -> Event:
    card = bit % 21
    if not p.hand(seat) & (1 << card):
        return _no("not-in-hand", {}, "Skirmish")
    if not (p.open | (p.open >> 21)) & ALL_CARDS & (1 << card):
        suit = SUITS[played_card(p.now, 0) // 7]
        return _no("must-follow", {"suit": suit}, "Skirmish")
    if p.setting.shape != HOUSES:
        return _no("a-card-here-is-for-ones-one-colour", {}, "Skirmish")
    if kind == kinds.PLAY or kind - kinds.PLAY_FOR != seat:
        return _no("name-one-of-your-own-colours", {}, "Two houses")
    second = p.open & ALL_CARDS == 0
    return _no("this-card-is-for", {"colour": COLOURS[2 * seat + second]}, "Two houses, R8")


def _not_to_march(p: Pieces, bit: i64) -> Event:
    here = daimyo_area(p.army(p.colour))
    facts: Facts = {"area": AREAS[here]}
    if p.left == 0:
        return _no("no-action-points-left", {}, "Skirmish")
    if bit >= kinds.REMOVE:
        victim = bit - kinds.REMOVE
        facts["colour"] = COLOURS[victim]
        if samurai(p.army(victim), here) == 0:
            return _no("no-such-samurai-beside-your-daimyo-in", facts, "Skirmish")
        if p.setting.shape == NEUTRAL and victim == NEUTRAL_COLOUR:
            return _no("a-neutral-samurai-is-sent-to-another-area", {}, "R10")
        return _no("only-an-opponents-samurai-can-be-removed", {}, "Skirmish, R9")
    area = bit >> 2
    if bit & 3 == kinds.DAIMYO_TO:
        if area - here != 1 and here - area != 1:
            return _no("not-next-to", facts, "Pieces and map, R1")
        costs: Facts = {"cost": daimyo_cost(p.variants), "left": p.left}
        return _no("not-enough-action-points", costs, "Skirmish")
    if bit & 3 == kinds.SEND_TO:
        if p.setting.shape != NEUTRAL:
            return _no("only-a-neutral-samurai-is-sent-elsewhere", {}, "R10")
        if samurai(p.army(NEUTRAL_COLOUR), here) == 0:
            return _no("no-neutral-samurai-in", facts, "Two players and a neutral army")
        return _no("not-where-it-is-nor-behind-its-daimyo", {}, "R10")
    return _no("no-samurai-of-yours-in", {"area": AREAS[area]}, "Skirmish")
