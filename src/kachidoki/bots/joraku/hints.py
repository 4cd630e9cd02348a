"""Why a turn of Joraku is a good idea."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from kachidoki.bots.joraku.quick_play import QuickPlay
from kachidoki.bots.joraku.thinker import JorakuThinker
from kachidoki.bots.thinking import Budget, Stop, ponder
from kachidoki.core import Action, Event, Rng
from kachidoki.core.event import Facts
from kachidoki.joraku import JorakuState, JorakuView
from kachidoki.joraku.cards import AREAS, CARD_NAMES, COLOURS, SUITS, card_names
from kachidoki.joraku.kachidoki import kachidoki_points
from kachidoki.joraku.prestige import POINTS
from kachidoki.joraku.ranking import ranks
from kachidoki.joraku.skirmish import winning_play
from kachidoki.joraku.state import (
    DRAFTING,
    PASSING,
    PLAYING,
    daimyo_area,
    influence,
    played_colour,
)
from kachidoki.joraku.ways import forecast

CERTAIN: Final = 100  # percent
LIKELY: Final = 60
UNLIKELY: Final = 25
LOW: Final = 3  # a card that rarely wins
NINJAS: Final = (0, 7, 14)
SUIT: Final = 0b1111111  # the cards of a suit


def second_pass(
    view: JorakuView, first: Action, rng: Rng, budget: Budget, stop: Stop
) -> Sequence[Action]:
    """The other card to pass on, once the first one is chosen; nothing if one is enough."""
    if view.seat is None or view.seen.phase != PASSING:
        return ()
    after = view.seen.copy()
    after.step(view.seat, first)
    if after.phase != PASSING or view.seat not in after.to_act():
        return ()
    less = Budget(max(1, budget.work // 4), budget.seconds / 4)
    thinker = JorakuThinker(after.view(view.seat), rng, less.work)
    ponder(thinker, less, stop)
    return thinker.lines()[0][0][:1]


def reason_for(view: JorakuView, line: Sequence[Action]) -> Event:
    """What a turn does on the map and in the skirmish."""
    p = view.seen
    seat = -1 if view.seat is None else view.seat
    if p.phase < PLAYING:
        cards = 0
        for action in line:
            cards |= 1 << action.bit
        if p.phase == DRAFTING:
            return taken(p, line[0].bit, p.hand(seat) | cards)
        return given(p, cards, p.hand(seat) & ~cards)
    after = p.copy()
    for action in line:
        if action.text != "end":
            after.step(seat, action)
    if p.phase == PLAYING:
        card_number = line[0].bit % 21 % 7
        sure = QuickPlay(p).chance(p.now, p.played, card_number)
        area = daimyo_area(after.army(after.colour))
        rank = ranks(after, area) >> (3 * after.colour) & 7
        points = kachidoki_points(after.variants, rank)
        if sure >= LIKELY and points:
            facts: Facts = {"area": AREAS[area], "points": points, **if_now(p, after)}
            key = "bots.hint-surely-wins" if sure >= CERTAIN else "bots.hint-wins-skirmish"
            return Event(key, facts, "Hint")
        gain = gained(p, after)
        chosen = len({action.bit % 21 for action in view.legal()}) > 1  # else only its use is
        low = sure <= UNLIKELY and 0 < card_number <= LOW
        if chosen and low and gain.key != "bots.hint-area":
            best = max(QuickPlay(p).chance(p.now, p.played, a.bit % 21 % 7) for a in view.legal())
            rest = "bots.hint-low" if best else "bots.hint-cannot-win"
            key = "bots.hint-spares" if best > UNLIKELY else rest
            return Event(key, if_now(p, after) | skirmish_pays(p, after), "Hint")
        return gain
    return gained(p, after)


def if_now(p: JorakuState, after: JorakuState) -> Facts:
    """How many points more, or less, a turn is worth if the round ended now."""
    colour = COLOURS[after.colour]
    change = forecast(after).totals[colour] - forecast(p).totals[colour]
    return {"more": max(0, change), "less": max(0, -change)}


def skirmish_pays(p: JorakuState, after: JorakuState) -> Facts:
    """What a turn brings if whoever is then ahead in the skirmish wins it, and where.

    Nothing if that was so before: of a seat that is ahead itself, if its Daimyo stays.
    """
    colour = after.colour
    winner = played_colour(after.now, winning_play(after.now, after.played))
    area, was = daimyo_area(after.army(winner)), daimyo_area(p.army(winner))
    points = kachidoki_points(after.variants, ranks(after, area) >> (3 * colour) & 7)
    before = kachidoki_points(p.variants, ranks(p, area) >> (3 * colour) & 7)
    own = winner == colour
    news = area != was if own else points > before and not p.setting.winner_only
    decided = after.played == after.setting.plays  # nobody plays after this seat
    pays = int(points) if news else 0
    return {"stands": AREAS[area], "pays": pays, "own": int(own), "decided": int(decided)}


def gained(p: JorakuState, after: JorakuState) -> Event:
    """The area where a turn gains the most points, and what it gains and gives up elsewhere.

    Of this round's rows; if nothing is gained there in all, of the next's.
    """
    colour = after.colour
    for ahead in range(3 - int(p.round)):
        changes: list[tuple[int, int]] = []
        for area in range(7):
            row = p.setting.rows[7 * (p.round + ahead) + area]
            before = paid(row, ranks(p, area) >> (3 * colour) & 7)
            now = paid(row, ranks(after, area) >> (3 * colour) & 7)
            changes.append((now - before, area))
        gain, area = max(changes)
        whole = sum(change for change, _ in changes)
        if whole > 0:
            rank = ranks(after, area) >> (3 * colour) & 7
            others = [each for each in changes if each != (gain, area)]
            facts: Facts = {
                "area": AREAS[area],
                "rank": int(rank),
                "points": gain,
                "also": sum(change for change, _ in others if change > 0),
                "areas": tuple(AREAS[each] for change, each in others if change > 0),
                "lost": -sum(change for change, _ in others if change < 0),
                "round": int(p.round) + ahead + 1,
                **skirmish_pays(p, after),
            }
            return Event("bots.hint-area", facts, "Hint")
    return changed(p, after)


def changed(p: JorakuState, after: JorakuState) -> Event:
    """What a turn without points yet does on the map: the seat grows, or others shrink."""
    colour = after.colour
    others = [each for each in range(4) if each != colour]

    def strength(of: JorakuState, who: int, area: int) -> int:
        return int(influence(of.army(who), area))

    grown = [
        (strength(after, colour, area) - strength(p, colour, area), first_pays(p, area), area)
        for area in range(7)
    ]
    more, _, area = max(grown)
    if more > 0:
        facts: Facts = {
            "area": AREAS[area],
            "mine": strength(after, colour, area),
            "theirs": max(strength(after, each, area) for each in others),
            **if_now(p, after),
            **skirmish_pays(p, after),
        }
        return Event("bots.hint-grows", facts, "Hint")
    shrunk = [
        (sum(strength(p, each, area) - strength(after, each, area) for each in others), area)
        for area in range(7)
    ]
    less, area = max(shrunk)
    if less > 0:
        removed: Facts = {"area": AREAS[area], "count": less, **if_now(p, after)}
        removed |= skirmish_pays(p, after)
        return Event("bots.hint-removes", removed, "Hint")
    return Event("bots.hint-holds", {}, "Hint")


def given(p: JorakuState, cards: int, kept: int) -> Event:
    """Why these cards are given away, or dropped, and the others kept."""
    facts: Facts = {"cards": card_names(kept)}
    for suit, name in enumerate(SUITS):
        if cards >> 7 * suit & SUIT and not kept >> 7 * suit & SUIT:
            return Event("bots.hint-give-void", {**facts, "suit": name}, "Hint")
    numbers = [card % 7 for card in range(21) if cards >> card & 1]
    lowest = min((card % 7 for card in range(21) if kept >> card & 1 and card % 7), default=7)
    if 0 not in numbers and max(numbers) <= min(LOW, lowest):
        return Event("bots.hint-give-low", facts, "Hint")
    pays, number = min((first_pays(p, number), number) for number in numbers)
    left = [first_pays(p, card % 7) for card in range(21) if kept >> card & 1 and card % 7]
    if number and left and pays < min(left):
        facts |= {"area": AREAS[number], "points": pays}
        return Event("bots.hint-give-area", facts, "Hint")
    if 0 not in numbers and any(kept >> card & 1 for card in NINJAS):
        return Event("bots.hint-give-ninja", facts, "Hint")
    best = max(
        (card for card in range(21) if kept >> card & 1 and card % 7),
        key=lambda card: (first_pays(p, card % 7), card % 7),
        default=0,
    )
    most = max(first_pays(p, each) for each in numbers)
    if 0 not in numbers and best and first_pays(p, best % 7) > most:
        facts |= {"card": CARD_NAMES[best], "area": AREAS[best % 7]}
        facts["points"] = first_pays(p, best % 7)
        return Event("bots.hint-give-keeps", facts, "Hint")
    return Event("bots.hint-give", facts, "Hint")


def taken(p: JorakuState, card: int, held: int) -> Event:
    """Why this card of a pack is kept."""
    number = card % 7
    facts: Facts = {"cards": card_names(held)}
    if not number:
        return Event("bots.hint-take-ninja", facts, "Hint")
    facts |= {"area": AREAS[number], "points": first_pays(p, number)}
    return Event("bots.hint-take", facts, "Hint")


def first_pays(p: JorakuState, area: int) -> int:
    """What the first in an area gets at the end of this round."""
    return paid(p.setting.rows[7 * p.round + area], 1)


def paid(row: int, rank: int) -> int:
    """What a row pays a rank."""
    return int(row >> (20 * (rank - 1)) & POINTS) if 0 < rank < 4 else 0
